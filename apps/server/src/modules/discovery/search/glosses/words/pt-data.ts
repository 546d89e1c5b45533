/** Portuguese words of creators' topics, by their English gloss. */
export const ptWords = `
food: comida, alimento, alimentação, gastronomia, gastronômico
cooking: cozinhar, culinária, culinário, cozinha, cozinhando
recipe: receita, receitinha
chef: cozinheiro, cozinheira, chefe de cozinha
kitchen: cozinha, cozinhas
meal prep: marmitas fitness, preparo de refeições, refeições da semana
breakfast: café da manhã, pequeno-almoço
lunch: almoço, almoçar
dinner: jantar, janta
soup: sopa, caldo
salad: salada
meat: carne, açougue, açougueiro, talho, carnívoro
chicken: frango, galeto
beef: carne bovina, carne de vaca, picanha, bife
pork: carne de porco, porco, costelinha, presunto, torresmo
fish: peixe, bacalhau, salmão, atum
seafood: frutos do mar, marisco, camarão, camarões
rice: arroz, risoto
noodles: macarrão instantâneo, talharim, miojo, yakisoba
pasta: macarrão, massas, espaguete, lasanha, nhoque
pizza: pizzaria, pizzaiolo
egg: ovo, ovos, omelete
cheese: queijo, queijaria, pão de queijo
vegetables: legumes, verdura, vegetais, vegetal, hortaliças
fruit: fruta
potato: batata
mushroom: cogumelo
tomato: tomate
spicy: picante, apimentado, apimentada, pimenta
sauce: molho
spices: especiarias, tempero, condimentos
barbecue: churrasco, churrasqueiro, churrascaria
grill: grelhado, grelha, grelhar, na brasa, churrasqueira
frying: fritar, frito, frita, fritura
fermented food: fermentados, alimentos fermentados, fermentação natural
curry: caril
dumplings: guioza, bolinhos chineses
burger: hambúrguer, hamburgueria
sandwich: sanduíche, sandes, lanche natural, tosta mista
coffee: café, cafés, cafezinho, cafeteira
latte art: arte no café, arte em latte
tea: chá, chás, chimarrão, infusões
milk tea: chá com leite
wine: vinho, vinícola, enologia
beer: cerveja, cervejaria, cervejeiro, chope
cocktail: coquetel, coquetéis, coquetelaria, drinques, drinks autorais
juice: suco, sumos, sumo de laranja
water: água
snack: lanche, salgadinhos, petisco, salgados para festa, petiscos, salgadinho, lanches
ice cream: sorvete, sorveteria, gelataria, picolé, gelados
honey: mel
delicious: delicioso, deliciosa, gostoso, saboroso, saborosa, delícia
gourmet: alta gastronomia, sibarita
foodie: comilão, amante de comida, gastrônomo
ingredients: ingrediente
air fryer: fritadeira elétrica, fritadeira sem óleo, fritadeira de ar, airfryer
baking: assar, panificação, confeitaria, padaria
baker: padeiro, padeira, confeiteiro, confeiteira
cake: bolo, torta, boleira
birthday cake: bolo de aniversário, bolos de aniversário
bread: pão, pães, pãozinho, pão caseiro
sourdough: massa mãe, fermentação natural, fermento natural, levain
cookie: biscoito, bolacha
pastry: massa folhada, pastelaria, folhados, pastel de nata
dessert: sobremesa
chocolate: chocolateria, bombom, bombons, chocolateiro
cupcake: queque, bolinho decorado
pie: empada, empadão, torta de limão, tarte, torta salgada
croissant: croassã
donut: rosquinha, sonho de padaria, bola de berlim
candy: balas de goma, guloseimas, rebuçados, pirulito
sweets: doces, doce, docinhos, brigadeiro, doceria
sugar: açúcar
flour: farinha
yeast: fermento, levedura, fermento biológico
oven: forno, no forno
cake decorating: decoração de bolos, bolos decorados, bolo decorado
pancake: panqueca
vegan: vegano, vegana, veganismo
vegetarian: vegetariano, vegetariana, vegetarianismo
plant based: à base de plantas, alimentação vegetal, base vegetal
organic: orgânico, orgânica, produtos orgânicos, produtos biológicos, agricultura biológica
gluten free: sem glúten, celíaco, celíaca
sugar free: sem açúcar, sem adição de açúcar
raw food: comida crua, alimentação viva, crudívoro, crudivorismo
street food: comida de rua, petiscos de rua, comida de feira
food stall: barraca de comida, barraquinha de comida, barracas de comida
night market: mercado noturno, feira noturna, feiras noturnas
food truck: carrinho de lanche, carrinho de cachorro-quente
taco: tacos mexicanos, taqueria
kebab: döner, shawarma
luxury restaurant: restaurante de luxo
fine dining: alta gastronomia, alta cozinha, cozinha de autor
michelin star: estrela michelin, estrelas michelin
tasting menu: menu degustação, menu de degustação
sommelier: sommelière, escanção, enólogo, enóloga
whisky: uísque
buffet: bufê, rodízio, comida a quilo
restaurant: restaurante
cafe: cafeteria, café colonial
food review: crítica gastronômica, crítico gastronômico, avaliação de comida, provando comida, experimentando comida
bar: bares, boteco, botequim, barzinho, tasca
food tour: roteiro gastronômico, tour gastronômico, turismo gastronômico
coffee shop: cafeteria, cafés especiais, café especial
beauty: beleza, estética, esteticista
perfume: perfumaria, perfumes importados, perfumado
fragrance: fragrância, aroma
cosmetics: cosmético, cosmética
beauty salon: salão de beleza, centro de estética, clínica de estética
tattoo: tatuagem, tatuagens, tatuador, tatuadora, tatuado
eyelashes: cílios, pestanas, alongamento de cílios, extensão de cílios
eyebrows: sobrancelhas, sobrancelha, design de sobrancelhas
anti aging: antienvelhecimento, rejuvenescimento, antirrugas, anti-idade
plastic surgery: cirurgia plástica, cirurgião plástico, cirurgia estética, rinoplastia
massage: massagem, massagens, massagista, massoterapia
skincare: cuidados com a pele, cuidados de pele, cuidado com a pele, limpeza de pele
skin: pele
sunscreen: protetor solar, proteção solar, filtro solar, protetores solares
moisturizer: hidratante, creme hidratante
face mask: máscara facial, máscaras faciais
serum: sérum facial
acne: espinhas, cravos e espinhas, cravos, pele com acne
wrinkles: rugas
dermatologist: dermatologista, dermatologia
face: rosto
eyeliner: delineador, delineado
makeup: maquiagem, maquilhagem, maquiar, maquiagens
makeup artist: maquiador, maquiadora, maquilhador, maquilhadora
lipstick: batom, batons
eyeshadow: sombra de olhos, paleta de sombras, sombra para olhos
mascara: rímel, máscara de cílios
wedding makeup: maquiagem de noiva, maquiagem para noivas, maquilhagem de noiva, maquiagem de casamento
hair: cabelo, capilar, cabelão
haircare: cuidados com o cabelo, cuidado capilar, cuidados capilares, cronograma capilar, tratamento capilar
hairstyle: penteado, trancista
haircut: corte de cabelo, cortes de cabelo, corte masculino
hairdresser: cabeleireiro, cabeleireira
curly hair: cabelo cacheado, cabelos cacheados, cachos, cacheada, cabelo crespo
hair color: tintura, coloração, cor de cabelo, colorista, mechas, tinta de cabelo, luzes no cabelo
hair loss: queda de cabelo, queda capilar, calvície, alopecia
shampoo: xampu, champô
wig: peruca
beard: barba, barbas
barber: barbeiro, barbearia
nails: unha, unhas
nail art: unhas decoradas, decoração de unhas, nail designer, unha decorada, unhas artísticas
manicure: manicura
pedicure: podologia, podóloga
nail polish: esmalte, esmaltação, verniz de unhas
gel nails: unhas em gel, unhas de gel, unha em gel, alongamento de unhas, unhas de fibra
fashion: moda
outfit: roupa do dia, look do dia
style: estilo, estilista, estiloso
clothing: roupa, vestuário, peças de roupa
dress: vestido
skirt: saia
shirt: camisa, blusa
jeans: calça jeans, calças de ganga, ganga
shoes: sapatos, sapato, calçado, sandália, sapataria, botas
high heels: salto alto, saltos altos, sapatos de salto
bag: bolsa, mala de mão
jewelry: joias, joia, joalheria, bijuteria, semijoias, joalharia
ring: anel, anéis
earrings: brinco
necklace: colar, gargantilha
watch: relógio, relojoaria, relojoeiro
hat: chapéu, chapéus, boné, gorro
glasses: óculos, óculos de sol, ótica
model: modelo
fashion designer: estilista, designer de moda, modista
modest fashion: moda modesta, moda evangélica
hijab: véu islâmico
swimsuit: maiô, biquíni, moda praia, fato de banho, roupa de banho
underwear: lingerie, roupa íntima, moda íntima, roupa interior, cueca, calcinha
wedding dress: vestido de noiva, vestidos de noiva
traditional dress: traje típico, traje tradicional, roupa típica, trajes típicos
kimono: quimono
men's fashion: moda masculina, roupa masculina, roupas masculinas, moda homem
women's fashion: moda feminina, roupa feminina, roupas femininas, moda mulher
fashion week: semana de moda, desfile de moda, desfiles de moda
streetwear: moda urbana, moda de rua
sneakers: tênis, sapatilhas, tênis esportivo, tênis masculino, tênis feminino, tênis raros
hoodie: moletom, moletons, camisola com capuz
t-shirt: camiseta, camisa polo
luxury: luxo, luxuoso, luxuosa
luxury fashion: moda de luxo
designer bag: bolsa de grife, bolsas de grife, bolsa de luxo, bolsas de luxo
haute couture: alta-costura
diamonds: diamante
gold: ouro, dourado
leather: couro, cabedal, marroquinaria
vintage: moda antiga
thrifting: garimpo de brechó
second hand: segunda mão, usado, seminovo, seminovos, usados, roupas usadas, brechó, brechós, roupas de brechó
flea market: feira da ladra, mercado de pulgas, feira de usados
antiques: antiquário, antiguidade
upcycling: customização de roupas, reaproveitamento, roupa customizada
collector: colecionador, colecionadora
fitness: condicionamento físico, vida fit, vida fitness
workout: treino, treinar, treinos, treinando, malhar, malhação, musculação
gym: academia, ginásio
home workout: treino em casa, treinar em casa, treinos em casa, exercícios em casa
exercise: exercício, atividade física, exercitar
personal trainer: treinador pessoal, personal, educador físico, educadora física
weight loss: emagrecimento, emagrecer, perda de peso, perder peso, emagreça
diet: dieta, dietético
healthy: saudável, saudáveis
nutrition: nutrição, nutricionista, nutricional
calories: caloria, déficit calórico, calórico
protein: proteína, proteico
abs: barriga chapada
cardio: aeróbico
stretching: alongamento, alongar
calisthenics: calistenia
warm up: aquecimento
muscle: músculo, muscular
body: corpo, corporal
bodybuilding: fisiculturismo, fisiculturista, culturismo, culturista
strength training: treino de força, musculação, treinamento de força
weightlifting: levantamento de peso, halterofilismo, levantamento de pesos
powerlifting: levantamento básico
dumbbells: halteres, haltere
muscle building: ganhar massa muscular, massa muscular, hipertrofia, ganho de massa
yoga: ioga, iogue, professora de yoga
pilates: pilates em casa
meditation: meditação, meditar, meditações
breathing: respiração, respirar
mindfulness: atenção plena
relaxation: relaxamento, relaxar
flexibility: flexibilidade, contorcionismo
back pain: dor nas costas, dores nas costas, dor lombar, lombalgia
posture: postura
trail running: corrida de montanha, corrida em trilha
running shoes: tênis de corrida, sapatilhas de corrida, tênis para correr
running: corrida, correr, corrida de rua, correndo
runner: corredor, corredora
marathon: maratona, maratonista
jogging: trotar
triathlon: triatlo, triatlon, triatleta
cycling: ciclismo, cicloturismo, pedalar, pedalada
bicycle: bicicleta, bici
cyclist: ciclista
mountain bike: bicicleta de montanha, bicicleta todo-o-terreno
road bike: bicicleta de estrada, ciclismo de estrada
electric bike: bicicleta elétrica, bicicletas elétricas
outdoor: ar livre, ao ar livre
adventure: aventura, aventureiro, aventureira
climbing: escalada, escalar, escalador
mountaineering: montanhismo, alpinismo, alpinista, montanhista
rock climbing: escalada em rocha, escalada esportiva
kayak: caiaque, canoagem, canoa
surfing: surfe, surfar, surfista
diving: mergulho, mergulhar, mergulhador
sailing: velejar, veleiro, velejador, iatismo
boat: barco, lancha, embarcação
skiing: esqui, esquiar
survival: sobrevivência, sobreviver
bushcraft: vida no mato, sobrevivência na selva
fishing: pesca, pescar, pescaria, pescador
hunting: caçar, caçador, caçada
extreme sports: esportes radicais, desportos radicais, esporte radical, paraquedismo, parapente
mountain: montanha, serra
river: rio, rios
lake: lago, lagoa
sea: mar, marinho, mares
beach: praia, praiano
island: ilha
forest: floresta, bosque, selva, mata atlântica
desert: deserto
snow: neve
nature: natureza
waterfall: cachoeira, cascata, cataratas
cave: caverna, gruta, espeleologia
sunset: pôr do sol, entardecer
hiking: trilhas, caminhada, trilha
camping: acampar, acampamento, campismo, camping
tent: tenda, barraca de camping
campfire: fogueira
van life: motorhome, autocaravana, vida na van, morar na van, vida em kombi
trail: trilha, trilho
backpack: mochila
national park: parque nacional, parques nacionais
knife: faca, canivete, cutelaria
sports: esporte, desporto, esportivo, esportiva, desportivo
athlete: atleta
coach: treinador, treinadora, técnico de futebol
swimming: natação, nadar, nadador, nadadora
volleyball: vôlei, voleibol, voleibolista
table tennis: tênis de mesa, pingue-pongue
boxing: boxe, boxeador, pugilista, pugilismo
martial arts: artes marciais, arte marcial, luta marcial
karate: caratê, carateca
judo: judoca
wrestling: luta livre, luta olímpica
mixed martial arts: artes marciais mistas, lutador de mma
athletics: atletismo
gymnastics: ginástica, ginasta, ginástica artística, ginástica rítmica
ice hockey: hóquei no gelo
figure skating: patinação artística, patinagem artística, patinação no gelo
rugby: râguebi, rúgbi
cricket: críquete
american football: futebol americano
skateboarding: skatista, andar de skate
olympics: jogos olímpicos, olimpíadas, olímpico
horse riding: equitação, hipismo, andar a cavalo, montaria, cavaleiro
racing: automobilismo, corrida de carros, corridas de carros, piloto de corrida
championship: campeonato, campeão, campeã, campeões
team: equipe, equipa, seleção brasileira
fan: torcedor, torcida, torcedora, fãs
training: treinamento, treino, capacitação
goal: gol, golo, golaço, gols
soccer: futebol, futsal
soccer player: futebolista, jogador de futebol, jogadora de futebol
goalkeeper: goleiro, goleira, guarda-redes
world cup: copa do mundo, mundial de futebol, campeonato do mundo
football club: clube de futebol, time de futebol, clubes de futebol
streetball: basquete de rua
basketball: basquete, basquetebol
basketball player: jogador de basquete, basquetebolista, jogadora de basquete
baseball player: jogador de beisebol
baseball: beisebol, basebol
tennis player: tenista, jogador de tênis
tennis: tênis, jogar tênis
padel: jogador de padel
golf swing: tacada de golfe
golf course: campo de golfe
golf: golfe, golfista
travel: viajar, viagens, viajando, viagem
traveler: viajante
tourism: turismo, turista, turístico, turística
travel guide: guia de viagem, guia de viagens, guia turístico, guia de turismo
trip: viagem, passeio, excursão
road trip: viagem de carro, viagem de moto, viajar de carro
flight: voo, voar, voos
airplane: avião, aviões, aviação, piloto de avião
train: trem, comboio, trens
railway: ferrovia, ferroviário, caminho de ferro
cruise: cruzeiro
hotel: hotéis, hotelaria, hoteleiro, pousada, hospedagem
hostel: albergue
passport: passaporte
visa: visto de trabalho, visto americano, visto de turista, visto de estudante
vacation: férias
travel tips: dicas de viagem, dicas de viagens
solo travel: viajar sozinho, viajar sozinha, viajando sozinha, viajante solo
city: cidade, urbano, urbana
village: aldeia, vilarejo, vila
street: rua, ruas
walking tour: passeio a pé, tour a pé, caminhada guiada
museum: museu
old town: centro histórico, cidade velha, cidade antiga
living abroad: morar fora, viver no exterior, morar no exterior, viver no estrangeiro, vida no exterior
digital nomad: nômade digital, nómada digital, nômades digitais
expat: expatriado, expatriada, imigrante, emigrante
world: mundo
country: país, países
culture: cultura
tradition: tradição, tradições
festival: festivais, festa junina, arraial
hot spring: águas termais, termas, fontes termais
theme park: parque temático, parque de diversões, parque de diversão
europe: europa, europeu, europeia
asia: asiática
africa: africano, africana
america: américa do sul, américa latina, estados unidos
hitchhiking: pegar carona, carona, boleia
cheap flights: passagens aéreas baratas, passagens baratas, voos baratos, passagens promocionais
backpacking: mochilão, viajar de mochila
backpacker: mochileiro, mochileira
budget travel: viajar barato, viagem barata, viajar gastando pouco, viagens baratas, viagem econômica
first class: primeira classe
luxury travel: viagem de luxo, viagens de luxo, turismo de luxo
luxury hotel: hotel de luxo, hotéis de luxo
resort: complexo turístico
yacht: iate
family: família, familiares
parents: pais, pais e filhos, pais e mães, papais, pais de primeira viagem
parenting: maternidade, paternidade, parentalidade, educação positiva, criação de filhos, criação dos filhos, educação dos filhos
mother: mãe, mamãe, mães, mamã, materna
father: pai, papai, papá, paizão, dia dos pais
mom life: vida de mãe, maternidade, maternidade real, mãe de menino, mãe de menina
baby: bebê, nenê, neném
pregnancy: gravidez, grávida, gestante, gestação, gravidinha
breastfeeding: amamentação, amamentar, aleitamento materno
newborn: recém-nascido, recém-nascida
toddler: primeira infância, criança pequena, crianças pequenas, bebezinho
grandmother: avó, vovó, avozinha
grandfather: avô, vovô, avozinho
grandparents: avós
marriage: matrimônio, marido, esposa, vida de casada, esposo
wedding: casamento
couple: casal, casais, namorados
love: amor, apaixonado, apaixonada, amoroso
dating: paquera, namorar, encontro romântico, sedução, encontros amorosos
relationship: relacionamento, namoro, relação amorosa
divorce: divórcio, divorciada, divorciado
kids: crianças, criança, infantil, infância, miúdos, filhos, infantis
kids activities: atividades infantis, atividades para crianças, brincadeiras, brincadeiras infantis
toys: brinquedos, brinquedo
dolls: boneca, boneco
playground: parquinho, parque infantil, playground infantil
fairy tales: contos de fadas, histórias infantis, conto de fadas, contação de histórias
nursery rhymes: músicas infantis, cantigas de roda, música infantil, canções infantis, desenho infantil
kindergarten: jardim de infância, educação infantil, pré-escola, creche, infantário
puzzle: quebra-cabeça
slime: geleca
education: educação, educativo, educativa, educador, educadora, pedagogia, pedagoga
school: escola, escolar, colégio
teacher: professor, professora, docente
student: estudante, aluno, aluna, universitário, universitária
university: universidade, faculdade, vestibular
lesson: aula, lição, lições
online course: curso online, cursos online, curso on-line, curso a distância
language learning: aprender idiomas, aprender línguas, idioma, línguas estrangeiras
english: inglês, aula de inglês, aprender inglês
sign language: língua de sinais, libras, língua gestual
mathematics: matemática, matemático, álgebra
history: história, histórico, historiador, historiadora
geography: geografia, geográfico
philosophy: filosofia, filósofo, filosófico
psychology: psicologia, psicólogo, psicóloga, psicanálise, psicanalista
literature: literatura, literário, literária, romance literário, romances
books: livros, livro, livraria
reading: leitura, ler, leitor, leitora
writing: escrever, escrita, redação
poetry: poesia, poema, poeta, poetisa
author: autor, autora, escritor, escritora
book review: resenha de livro, resenha de livros, resenha literária, resenhas literárias
library: biblioteca, bibliotecária
knowledge: conhecimento, sabedoria
facts: curiosidade, factos
explained: explicado, explicação, explicada
audiobook: audiolivro
podcast: videocast
interview: entrevista, entrevistar
study: estudar, estudos, estudo, estudando
study tips: dicas de estudo, técnicas de estudo, dicas para estudar
exam: prova do enem, vestibular, exame, concurso público, concurseiro, concurseira, enem, prova, provas, exames, concursos
homework: lição de casa, dever de casa, trabalho de casa, tarefa escolar
note taking: anotações, fazer resumos, apontamentos, resumos
memory: memória, memorização, memorizar
study with me: estude comigo, estuda comigo
study abroad: estudar no exterior, estudar fora, intercâmbio, intercambista, estudar no estrangeiro
stationery: papelaria, material escolar
productivity: produtividade, produtivo
time management: gestão do tempo, gestão de tempo, administração do tempo
science: ciência, divulgação científica
scientist: cientista, pesquisador, pesquisadora, investigador científico
physics: física, física quântica, físico teórico
chemistry: química, químico
biology: biologia, biólogo, bióloga
astronomy: astronomia, astrônomo
space: espaço sideral, espacial, cosmos, universo, astronauta
rocket: foguete
telescope: telescópio
experiment: experimento, experiência científica, experiências científicas
engineering: engenharia, engenheiro, engenheira
medicine: medicina, medicamentos, farmácia, farmacêutico, farmacêutica
doctor: médico, médica, doutor, doutora
hospital: hospitais, enfermagem, enfermeira, enfermeiro
health: saúde, saúde pública
mental health: saúde mental, ansiedade, terapeuta, psicoterapia
brain: cérebro, cerebral, neurociência
dinosaurs: dinossauro, dinossauros
archaeology: arqueologia, arqueólogo, arqueológico
climate: clima, climático, meteorologia
energy: energia, energético
robot: robô, robôs, robótica
technology: tecnologia, tecnológico
computer: computador, informática, computação
laptop: notebook, computador portátil, portátil
app: aplicativo, aplicação móvel
phone: celular, telefone, telemóvel, celulares, telemóveis
electronics: eletrônico, eletrodomésticos
smart home: casa inteligente, automação residencial, casas inteligentes, domótica
3d printing: impressão 3d, impressora 3d, impressões 3d
invention: invenção, invenções, inventor
future: futuro, futurista
gadgets: dispositivos eletrônicos, engenhocas, aparelhos eletrônicos, eletrônicos
review: resenha, análise, avaliação, resenhas, análises, avaliações
unboxing: desempacotando, abrindo caixas, tirando da caixa, abrindo a caixa
smartphone: celular, telefone inteligente, telemóvel
headphones: fone de ouvido, fones de ouvido, auscultadores, auriculares
camera: câmara fotográfica, câmera fotográfica, câmara de vídeo
keyboard: teclado, teclados
smartwatch: relógio inteligente, relógios inteligentes
pc build: montar pc, montagem de pc, montando pc, montar computador
vacuum cleaner: aspirador de pó, robô aspirador, aspirador
microphone: microfone
programming: programação, programar
programmer: programador, programadora
coding: codificação, código, escrever código
developer: desenvolvedor, desenvolvedora, programador, desenvolvimento de software
web development: desenvolvimento web, criação de sites, desenvolvedor web, programação web, web design
app development: desenvolvimento de aplicativos, desenvolvimento mobile, desenvolvimento de apps
open source: código aberto, software livre
data science: ciência de dados, cientista de dados, análise de dados, analista de dados
artificial intelligence: inteligência artificial
machine learning: aprendizado de máquina, aprendizagem automática, aprendizagem de máquina
chatbot: assistente virtual, robô de conversa
ai art: arte com ia, arte com inteligência artificial, arte ia
automation: automação, automatizar
data: dados
cybersecurity: cibersegurança, segurança da informação, segurança cibernética, segurança digital
hacker: hackear, invasão de sistemas
ethical hacking: hacking ético, hacker ético, pentest
privacy: privacidade
password: senha, palavra-passe
online scam: golpe online, golpes na internet, golpe na internet, burlas online, golpistas
gaming: jogos, jogatina, jogar videogame
gamer: jogador de videogame, jogadora de videogame
video game: videogame, jogo, jogos, videojogo, jogo eletrônico
gameplay: jogabilidade
let's play: jogando, vamos jogar
live stream: ao vivo, transmissão ao vivo, lives, livestreaming
console: consola
retro games: jogos antigos, jogos retrô, jogos clássicos
horror game: jogo de terror, jogos de terror
role playing game: jogo de rpg, rpg de mesa, jogos de rpg, rpgista
strategy game: jogo de estratégia, jogos de estratégia
racing game: jogo de corrida, jogos de corrida
indie games: jogos indie, jogos independentes
virtual reality: realidade virtual
esports: esportes eletrônicos, desportos eletrónicos
tournament: torneio
shooter game: jogo de tiro, jogos de tiro
mobile games: jogos mobile, jogos de celular, jogos para celular, jogos para telemóvel
pokemon: cartas pokémon
board games: jogos de tabuleiro, jogo de tabuleiro, boardgames
card games: jogos de cartas, baralho, jogo de cartas
chess: xadrez, enxadrista, xadrezista
dungeons and dragons: dungeons e dragons, masmorras e dragões
miniatures: miniatura
magic tricks: mágica, mágico, ilusionismo, ilusionista, truques de mágica
fan art: arte de fã, fanarts
animation: animação, animações, animador
cartoon: desenho animado, desenhos animados
graphic novel: romance gráfico, romances gráficos
comics: quadrinhos, histórias em quadrinhos, gibi, banda desenhada, hq
superhero: super-herói, super-heroína
movies: filmes, filme, cinema
tv series: séries, série de tv, minissérie, seriado, novela, telenovela
cinema: cinéfilo, cinéfila
actor: ator, atuação
actress: atriz
horror: terror, medo, assustador
thriller: suspense
documentary: documentário
korean drama: dorama, drama coreano, novela coreana
television: televisão, apresentador, apresentadora, televisivo
celebrity: celebridade, famoso, famosa, fofoca dos famosos
filmmaking: cineasta, audiovisual, direção de cinema, filmagem, videomaker
video editing: edição de vídeo, edição de vídeos, editar vídeos, editor de vídeo, editora de vídeo
series review: resenha de séries, análise de séries, crítica de séries
film review: crítica de filmes, resenha de filmes, crítica de filme, crítica de cinema
film critic: crítico de cinema
music: música, músicas
musician: músico, músicos, instrumentista, musicista
song: canção, canções
band: banda, grupo musical
concert: concerto
rap: rap nacional
rock music: rock nacional, roqueiro, música rock
jazz: jazzista
classical music: música clássica, música erudita
pop music: música pop
folk music: música folclórica, folclore, música popular, moda de viola, forró, música sertaneja, sertanejo
latin music: música latina, reggaeton, bachata
orchestra: orquestra
composer: compositor, compositora, cantautor
music video: clipe musical, videoclipe, clipe
vinyl records: discos de vinil, vinil, disco de vinil
lofi music: música lofi
relaxing music: música relaxante, músicas relaxantes, música para dormir, música para relaxar
religious music: música gospel, louvor, música católica, música religiosa, música cristã
singing: cantar, canto, cantando, aula de canto
singer: cantor, cantora
cover song: versão acústica, regravação, covers, cover
karaoke: caraoquê
choir: coro, canto coral
voice: voz, locutor, locutora, dublador
house music: música house
nightclub: balada, boate, discoteca, casa noturna
dj: discotecagem
electronic music: música eletrônica
party: festa, festinha
musical instruments: instrumentos musicais, instrumento musical
guitar: violão, guitarra, guitarrista, violonista, viola caipira
bass guitar: contrabaixo, baixista, baixo elétrico
piano: pianista
violin: violino, violinista
drums: bateria, baterista, percussão, tambor
flute: flauta, flautista
saxophone: saxofone, saxofonista
ukulele: uquelele
music production: produção musical, trilha sonora
music producer: produtor musical, produtora musical, beatmaker
beats: batidas de rap, instrumentais de rap
recording studio: estúdio de gravação, estúdio musical
dance: dança, dançar, dançando, samba
dancer: dançarino, dançarina, bailarina, bailarino
ballet: balé, bailado
choreography: coreografia, coreógrafo, coreógrafa, coreografias
street dance: dança de rua, danças urbanas, breakdance
salsa: dançar salsa, aula de salsa
zumba: aula de zumba
comedy: comédia, cômico
comedian: comediante, humorista
funny: engraçado, engraçada, divertido, divertida, engraçados
humor: humorístico, humor negro, humorado
joke: piada, anedota
memes: memeiro
sketch comedy: esquete
laugh: risadas, risada, rir, gargalhada, riso
funny videos: vídeos engraçados, vídeo engraçado, vídeos divertidos
entertainment: entretenimento, espetáculo, entreter
satire: sátira, satírico
parody: paródia
impersonation: imitador, imitadora, imitações de famosos
stand-up comedy: comédia stand up, comédia em pé, stand-up comedy, comédia stand-up, stand up
stand-up comedian: comediante de stand up
hidden camera: câmera escondida, câmera oculta, câmaras ocultas
prank: pegadinha, trollagem, trollagens, partida pregada
challenge: desafio
diy: faça você mesmo, bricolagem, faça você mesma
crafts: artesanato, artesã, artesão, trabalhos manuais
handmade: feito à mão, feita à mão, artesanal, feitos à mão
knitting: tricô, tricotar, tricot
crochet: crochê, crocheteira, amigurumi
sewing: costura, costurar, costureira
embroidery: bordado, bordar, bordadeira, ponto cruz
wool: lã, lãs, fios de lã
fabric: tecido, têxtil
pottery: olaria, cerâmica, oleiro, oleira
ceramics: cerâmica, ceramista, porcelana
woodworking: marcenaria, marceneiro, carpintaria, carpinteiro, madeira, trabalho em madeira
wood carving: entalhe em madeira, escultura em madeira
origami: dobradura
candle making: velas artesanais, velas, velas aromáticas, fazer velas
soap making: sabonetes artesanais, saboaria, sabonete artesanal, sabão artesanal, saboaria artesanal
jewelry making: joalheria artesanal, bijuterias artesanais, fazer bijuterias
painting: pintura, pintar, pintor, pintora
watercolor: aquarela, aguarela, aquarelista
drawing: desenho, desenhar, desenhista
sketching: esboço
calligraphy: caligrafia, calígrafa
artist: artista
art: arte, artes, artístico, artística
sculpture: escultura, escultor, escultora
graffiti: grafite, grafiteiro, grafiteira
digital art: arte digital
illustration: ilustração, ilustrador, ilustradora, ilustrações
graphic design: design gráfico, designer gráfico, designer gráfica
photography: fotografia, foto, fotografias, fotográfico
photographer: fotógrafo, fotógrafa
journaling: diário pessoal, escrever diário
model making: modelismo, maquete, plastimodelismo
metalworking: serralheria, serralheiro, ferreiro, metalurgia, soldagem, solda, forja
repair: conserto, consertar, reparação, assistência técnica
restoration: restauração, restaurar, restaurador, restauro
tools: ferramenta
flower arranging: arranjos florais, arranjo floral, florista, floricultura
gift: presente, presentear, lembrancinha, prenda
lamp: luminária, abajur, candeeiro, lâmpada, iluminação
carpet: tapete, carpete
home decor: decoração, decorar, decoração de casa, decoração de interiores, deco
interior design: design de interiores
interior designer: designer de interiores, decorador, decoradora
home: lar, casa, casas
house: casa, casas, moradia, sobrado, casinha
apartment: apartamento, apê, apto
furniture: móveis, mobília, móveis planejados, mobiliário
bedroom: quarto de casal, dormitório, quarto
bathroom: banheiro, casa de banho, lavabo
living room: sala de estar
renovation: reforma, remodelação, renovação, reformar
architecture: arquitetura, arquitetônico
architect: arquiteto, arquiteta
cleaning: limpeza, limpar, faxina, diarista, limpando
organizing: organizar, organizadora, personal organizer, organização da casa, organização doméstica
minimalism: minimalismo, minimalista
household tips: dicas para casa, dicas domésticas, truques caseiros, dicas de limpeza, dicas do lar
tiny house: casa pequena, casas pequenas, minicasa
greenhouse: estufa
cactus: cacto
gardening: jardinagem, jardineiro, jardineira
garden: jardim, jardins, quintal
plants: plantas, planta, botânica, plantinhas
houseplants: plantas de interior, plantas em casa, plantas em apartamento
flowers: flores, flor, floral
vegetable garden: horta, horta em casa, hortinha
seeds: sementes, semente
balcony garden: horta na varanda, jardim na varanda, horta em apartamento
succulents: suculenta
trees: árvore, arborização
farm: fazenda, sítio, chácara, quinta pedagógica
farmer: agricultor, agricultora, fazendeiro, produtor rural, lavrador
agriculture: agricultura, agrícola, agronomia, agronegócio, agropecuária, agrônomo
tractor: trator
beekeeping: apicultura, apicultor, abelhas, colmeia
homesteading: autossuficiência, autossustentável
pets: animais de estimação, animal de estimação, bichinhos, bichos de estimação
animals: animais, bicho
rabbit: coelho, coelha, coelhinho, coelhos
parrot: papagaio, periquito, calopsita, arara
birds: pássaro, aves, passarinho, ave
aquarium: aquário, aquarismo, aquarista, aquariofilia
snake: cobra, serpente, jararaca
reptiles: répteis, réptil, jabuti, lagarto
horse: cavalo, égua, potro
chickens: galinha, galo, avicultura
goat: cabra, bode, cabrito
cow: vaca, bovino, gado, pecuária
pig: porco, porquinho, suíno
sheep: ovelha, carneiro, cordeiro
pet care: cuidados com pets, cuidados com animais, cuidado animal, banho e tosa
veterinarian: veterinário, veterinária, médica veterinária, médico veterinário
animal rescue: resgate animal, resgate de animais, adoção de animais, abrigo de animais, protetora de animais, adoção animal
dog breeds: raças de cães, raças de cachorro, raça de cachorro, raça de cão
dog food: ração para cães, ração para cachorro, alimentação natural para cães, comida de cachorro
dogs: cachorro, cães, cão, cachorra, canino, doguinho
puppy: filhote de cachorro, cachorrinho, filhotes, cãozinho
dog training: adestramento, adestrador, adestramento de cães, adestradora, treino de cães
cats: gato, gata, felino
kitten: gatinho, gatinha, filhote de gato
cat care: cuidados com gatos, cuidado felino
stray cats: gatos de rua, gatos abandonados, gatos vadios
bear: urso
wolf: lobo, loba
tiger: tigre
wildlife: vida selvagem, fauna, fauna silvestre
wild animals: animais selvagens, animais silvestres, animal selvagem
lion: leão, leões, leoa
elephant: elefante
monkey: macaco, macaquinho, primatas
panda: urso panda
dolphin: golfinho, boto
insects: inseto, formigas, entomologia
butterfly: borboleta
birdwatching: observação de aves, observação de pássaros, passarinhar, ornitologia
ocean: oceano, oceanografia, oceânico
nature conservation: conservação da natureza, preservação ambiental, conservação ambiental, proteção da natureza
wildlife photography: fotografia de natureza, fotografia de vida selvagem, fotografia de aves
truck driver: caminhoneiro, caminhoneira, camionista, motorista de caminhão
bus: ônibus, autocarro, busólogo, busologia
cars: carro, automóvel, automóveis, automotivo, veículo
motorcycle: moto, motocicleta, motociclismo, motas
biker: motociclista, motoqueiro, motoqueira, motard
car review: teste de carros, avaliação de carros, análise de carros, teste de carro
car repair: oficina mecânica, conserto de carros, mecânica automotiva, funilaria, reparação automóvel
mechanic: mecânico, mecânica automotiva
sports car: carro esportivo, carros esportivos, carro desportivo, carros desportivos
classic cars: carros antigos, carro antigo, carros clássicos, antigomobilismo
car tuning: carros rebaixados, carro rebaixado, carros tunados, carros modificados
supercar: supercarro, superesportivo, superdesportivo
formula 1: fórmula um
drift: derrapagem
driving: dirigir, direção defensiva, conduzir, condução, motorista
driving school: autoescola, escola de condução, carteira de motorista, carta de condução, cnh
truck: caminhão, caminhões, camião, camiões, caminhonete, carreta
scooter: patinete, trotinete, patinete elétrico, motoneta, lambreta
off-road: todo-o-terreno, fora de estrada, trilha de moto
used cars: carros usados, seminovos, carro usado, carros seminovos
electric car: carro elétrico, carros elétricos
electric vehicles: veículos elétricos, veículo elétrico, mobilidade elétrica, eletromobilidade
battery: bateria, baterias, pilhas
charging station: estação de recarga, ponto de carregamento, posto de carregamento, eletroposto
solar energy: energia solar, painéis solares, placa solar, fotovoltaica, painel solar, placas solares
business: negócio, empresarial
company: empresa, companhia
small business: pequenas empresas, pequeno negócio, pequena empresa, pequenos negócios, microempreendedor
leadership: liderança, líder
career: carreira, carreira profissional, recolocação profissional
job: emprego, vaga de emprego
work: trabalho, trabalhar, trabalhista
lawyer: advogado, advogada, advocacia
law: direito, leis, jurídico, lei
accounting: contabilidade, contador, contadora, contabilista
economy: economia, econômico, economista
e-commerce: comércio eletrônico
online store: loja online, loja virtual, loja on-line
dropshipping: venda sem estoque
sales: vendas, vender, vendedor, vendedora
shop: loja, lojinha, butique
shopping: compras, fazer compras, comprar, comprinhas
shopping haul: comprinhas da shein, minhas compras
brand: marca
entrepreneur: empreendedor, empreendedora, empreendedorismo, empresário, empresária, empreender
startup: empresa emergente
founder: fundador, fundadora, cofundador, cofundadora
side hustle: rendimento extra, bico para ganhar dinheiro
freelancer: autônomo, autônoma, trabalhador independente, trabalho independente
work from home: trabalhar em casa, trabalho remoto, teletrabalho
make money online: ganhar dinheiro online, ganhar dinheiro na internet, dinheiro online, ganhar dinheiro pela internet
motivation: motivação, motivacional, motivador
self improvement: desenvolvimento pessoal, autoajuda, crescimento pessoal, autoconhecimento, autoestima
marketing: marqueteiro
advertising: publicidade, propaganda, anúncios, publicitário, publicitária
digital marketing: marketing digital, tráfego pago
social media: redes sociais, mídias sociais, rede social, mídia social
influencer: influenciador, influenciadora, blogueira, blogueirinha, influenciador digital, influenciadora digital
content creator: criador de conteúdo, criadora de conteúdo, criadores de conteúdo, produtora de conteúdo, produtor de conteúdo, criação de conteúdo
branding: identidade visual, identidade de marca, marca pessoal
finance: finanças, financeiro, financeira
investing: investir, investimento, investidor, investidora
money: dinheiro, grana
saving money: economizar, poupar, poupança, economizar dinheiro, poupar dinheiro, guardar dinheiro
stocks: investir em ações, mercado de ações, ações da bolsa, dividendos
stock market: bolsa de valores, bolsa, mercado financeiro, mercado de ações
cryptocurrency: criptomoeda, cripto
trading: day trade, operar na bolsa
bank: banco, bancário, bancária
insurance: seguros, seguradora, seguro de vida, seguro auto, corretor de seguros, seguro de saúde
rent: aluguel, aluguer, alugar, arrendamento, locação de imóveis, aluguéis
mortgage: financiamento imobiliário, hipoteca, crédito habitação, crédito imobiliário
buying a house: comprar casa, compra de casa, casa própria, comprar imóvel, primeiro imóvel, comprar apartamento
real estate: imóveis, imobiliária, imobiliário, mercado imobiliário, imóvel
real estate agent: corretor de imóveis, corretora de imóveis, agente imobiliário, consultor imobiliário, consultora imobiliária
house tour: tour pela casa, tour pela minha casa, tour pelo apê, tour pelo apartamento
property: propriedade, imóvel, terrenos à venda
news: notícias, notícia, noticiário, telejornal
politics: política, políticas
politician: político, políticos, deputado, senador, vereador, prefeito, deputada, vereadora
election: eleições, eleição, eleitoral, votação
journalist: jornalista, repórter, jornalismo
geopolitics: geopolítica, geopolítico, relações internacionais
war: guerra
military: militar, exército, soldado, forças armadas
police: polícia, policial
crime: criminal, criminologia, criminalidade
true crime: crimes reais, casos criminais, casos reais de crimes
human rights: direitos humanos
social issues: questões sociais, problemas sociais, justiça social, causas sociais
activism: ativismo, ativista
feminism: feminismo, feminista
women: mulheres, mulher, feminino, feminina
men: homens, homem, masculino, masculina
equality: igualdade, igualdade de gênero, equidade
racism: racismo, racista, antirracismo, antirracista
lgbt: orgulho lgbt, orgulho gay, diversidade sexual, lésbica, transexual
refugees: refugiado, migrantes
poverty: pobreza, pobres
charity: caridade, filantropia, solidariedade, beneficente, doações
volunteering: voluntariado, voluntário, voluntária
disability: deficiência, deficiente, pessoa com deficiência, pcd, acessibilidade
environment: meio ambiente, ambiental, ecologia, ecológico
climate change: mudanças climáticas, aquecimento global, alterações climáticas, mudança climática, crise climática
sustainability: sustentabilidade, sustentável, sustentáveis
zero waste: lixo zero, desperdício zero, resíduo zero
recycling: reciclagem, reciclar, reciclado, reciclável
animal rights: direitos dos animais, direitos animais, bem-estar animal, proteção animal
religion: religião, religioso, religiosa, fé
christian: cristão, cristã, católico, católica, evangélico, evangélica
bible: bíblia, bíblico, evangelho, versículos, palavra de deus
islam: islã, islão, islâmico, muçulmano, muçulmana
spirituality: espiritualidade, espiritual, espírita, despertar espiritual
prayer: oração, orações, rezar, orar, preces
astrology: astrologia, astróloga, astrólogo, mapa astral, zodíaco
tarot: tarô, taróloga, tarólogo, cartomante, cartomancia
horoscope: horóscopo, signos do zodíaco, signos
mystery: mistério, misterioso, enigmas
ghost: fantasma, assombração
paranormal: sobrenatural, fenômenos paranormais
addiction: vício, dependência química, viciado, toxicodependência
depression: depressão, depressivo
adhd: tdah, phda, déficit de atenção
diabetes: diabético, diabética
sleep: dormir, sono, insônia
youth: juventude, jovens, juvenil, jovem
teenager: adolescente, adolescência
small: pequeno, pequena, pequenino
big: grande, gigante, enorme
black: preto, preta, negro, negra
white: branco, branca
homemade: caseiro, caseira, feito em casa
sustainable fashion: moda sustentável, moda consciente, moda ética
traditional: tradicional, tradicionais
ancient: antigo, antiga, milenar, civilizações antigas
electric: elétrico, elétrica
guide: guia
stories: histórias, relatos, contos, causos
how to: como fazer, aprenda a, aprenda a fazer, aprenda
people: pessoas, gente
collecting: colecionar, colecionismo
beginner: iniciante, principiante, do zero
easy: fácil, fáceis
quick: rápido, rápida, rapidinho
simple: simplesinho, simplicidade
cheap: barato, barata, baratinho, baixo custo
expensive: caro, caríssimo, custoso
old: velho, velha, antigo, antiga, idoso
beautiful: bonito, bonita, lindo, linda, bela
cute: fofo, fofa, fofinho, fofura
healthy lifestyle: vida saudável, estilo de vida saudável, hábitos saudáveis
lifestyle: estilo de vida
daily life: vida diária, quotidiano, rotina diária
vlog: vlogueira, vlogueiro, videoblog
tutorial: tutoriais, passo a passo
tips: dicas, dica, truques, conselhos
inspiration: inspiração, inspirações, inspirador, inspirar
behind the scenes: bastidores, por trás das câmeras, por detrás das câmaras
day in my life: um dia comigo, um dia na minha vida, dia na minha vida
routine: rotina, hábitos
morning routine: rotina da manhã, rotina matinal
trends: tendências, tendência
original: originais
natural: naturais
professional: profissional, profissionais
expert: especialista, perito
hobby: passatempo
collection: coleção, coleções
community: comunidade
friends: amigos, amigo, amiga, amizade
girl: menina, garota, rapariga, moça
boy: menino, garoto, rapaz
night: noite, noturno, noturna
day: dia, dias
summer: verão
winter: inverno
spring: primavera
autumn: outono
rain: chuva, chuvoso
christmas: natal, natalino, natalina, natalício
halloween: dia das bruxas
new year: ano novo, réveillon, passagem de ano
chinese new year: ano novo chinês
ramadan: ramadã, ramadão
birthday: aniversário, aniversariante
countryside: vida no campo, zona rural, roça, vida na roça, vida no interior
market: mercado, feira livre
supermarket: supermercado
modern: moderno, moderna
creative: criativo, criativa, criatividade
design: projetista, desenho industrial
discount: desconto, promoção, promoções, ofertas, cupom, liquidação
giveaway: sorteio, passatempo com prémios
nostalgia: nostálgico, nostálgica, saudade
1980s: anos 80, anos oitenta, década de 80, oitentista
1990s: anos 90, anos noventa, década de 90, noventista
quiet: tranquilo, tranquila, silencioso, sossegado, tranquilidade
slow living: vida lenta, vida tranquila, vida desacelerada, desacelerar
espresso: expresso, café espresso, café expresso
cappuccino: capuccino
latte: café com leite
smoothie: vitamina de frutas
jam: geleia
dough: massa de pão, sovar
lunch box: marmita, lancheira, marmitas
picnic: piquenique
technique: técnica, técnicas
drills: exercícios técnicos, treinos técnicos
dribbling: drible, dribles
ball: bola, bolas
bouldering: boulder, escalada em boulder, escalada boulder
rope: corda, cordas
core workout: abdômen, abdominais
mat: colchonete, tapete de yoga
squats: agachamento, agachamentos
push-ups: flexões, flexão de braço
legs: pernas, glúteos
back: costas
mechanical keyboard: teclado mecânico, teclados mecânicos
custom: personalizado, personalizada, personalizados, personalizadas, sob medida
printer: impressora, impressoras
projects: projeto, projetos
monitor: monitor, tela
graphics card: placa de vídeo, placas de vídeo
processor: processador, processadores
server: servidor, servidores
gaming mouse: mouse gamer
circuit: circuito, circuitos, eletrônica
relaxing: relaxante, relaxantes
cozy: aconchegante, aconchegantes, aconchego
farming game: jogos de fazenda, jogo de fazenda, jogos de fazendinha
simulation game: jogos de simulação, simulador
walkthrough: detonado, zerando
figures: figures, figuras de ação, bonecos colecionáveis
merchandise: produtos oficiais, itens colecionáveis
trading cards: cartas colecionáveis, figurinhas
clips: trechos, trecho, cortes
highlights: melhores momentos, lances
compilation: compilado, coletânea
reaction: reação, reações, reagindo
trailer: trailers, teaser
sheet music: partitura, partituras, cifras
music lessons: aulas de violão, aulas de piano, aulas de canto
lyrics: letras de música, letra da música
remix: remixes
indoor: dentro de casa, de interior
plant care: cuidados com plantas, cuidar de plantas, cuidado das plantas
care: cuidados, cuidado
raising: criação de animais, criação
guinea pig: porquinho-da-índia, porquinhos-da-índia
turtle: tartaruga, tartarugas
budget: orçamento, orçamentos, planejamento financeiro
monthly: mensal, mensais
debt: dívida, dívidas, empréstimo, crédito
taxes: impostos, imposto, imposto de renda
salary: salário, salários
retirement: aposentadoria, aposentado, previdência
income: renda, renda passiva, renda extra
luxury house: mansão, mansões, casas de luxo, casa de luxo
castle: castelo, castelos, palácio
swimming pool: piscina, piscinas
job interview: entrevista de emprego, entrevistas de emprego, entrevista de trabalho
resume: currículo, currículos
job search: vagas de emprego, procurar emprego, vagas, recrutamento
office: escritório, vida de escritório
tantrum: birra, birras, birra infantil, pirraça
emotions: emoções, raiva, emoção, sentimentos
discipline: disciplina, disciplina positiva
baby sleep: sono do bebê, sono infantil
baby food: introdução alimentar, comida de bebê, papinha
siblings: irmãos, irmãs, gêmeos
exam revision: revisão, revisar
preparation: preparação, preparar, preparativos
scholarship: bolsa de estudos, bolsas de estudo
student life: vida universitária, vida de estudante
concentration: concentração, foco
fossils: fóssil, fósseis, paleontologia
planets: planetas, planeta, sistema solar
evolution: evolução, genética, genes
volcano: vulcão, vulcões, terremoto, terremotos
electricity: eletricidade, eletricista
curiosities: curiosidades, fatos curiosos
workshop: oficina, ateliê, oficinas
hand-painted: pintado à mão, pintadas à mão, pintados à mão
bride: noiva, noivas
finds: achado, achados, achadinhos
solo: sozinho, sozinha, solo
itinerary: roteiro, roteiros, mapa
airport: aeroporto, aeroportos
luggage: bagagem, mala de viagem, malas
wedding ring: aliança de casamento, anel de noivado
foundation: base de rosto, corretivo
oily skin: pele oleosa, pele seca
braids: trança, tranças
dance cover: dance cover
korean: coreano, coreana
japanese: japonês, japonesa
chinese: chinês, chinesa
italian: italiano, italiana
french: francês, francesa
mexican: mexicano, mexicana
indian: indiano, indiana
thai: tailandês, tailandesa
turkish: turco, turca
spanish: espanhol, espanhola
german: alemão, alemã
american: americano, americana
vietnamese: vietnamita
brazilian: brasileiro, brasileira
arabic: árabe, árabes
mediterranean: mediterrâneo, mediterrânea
asian: asiático, asiática
wardrobe: guarda-roupa, armário
everyday: cotidiano, dia a dia, do dia a dia
weekly: semanal, semanais, da semana
brunch: café da manhã tardio
brownies: bolo de chocolate
personal finance: finanças pessoais, educação financeira
life: vida, vidas
learning: aprender, aprendizado, aprendizagem
strategy: estratégia, estratégias
day trip: bate-volta, passeio de um dia
wild camping: camping selvagem, acampamento selvagem
tidying: arrumação, arrumar a casa
devices: aparelhos, dispositivos, aparelho
sensitive skin: pele sensível, peles sensíveis
`

/** Italian words of creators' topics, by their English gloss. */
export const itWords = `
food: cibo, alimento, alimentazione, gastronomia, gastronomico, mangiare
cooking: cucinare, cucina, cucinando, culinario, culinaria
recipe: ricetta, ricettario
chef: cuoco, cuoca, cuochi, capocuoco
kitchen: cucina, cucine
meal prep: preparazione dei pasti, menù settimanale
breakfast: colazione, prima colazione
lunch: pranzo, pranzare
dinner: cena, cenare
soup: zuppa, minestra, minestrone, brodo, vellutata
salad: insalata
meat: carne, macelleria, macellaio, salumi
chicken: pollo, petto di pollo
beef: manzo, carne di manzo, bistecca, vitello
pork: maiale, carne di maiale, prosciutto, porchetta, salsiccia
fish: pesce, salmone, tonno, baccalà
seafood: frutti di mare, molluschi, gamberi, crostacei
rice: riso, risotto
noodles: spaghetti cinesi, tagliolini cinesi
pasta: spaghetti, lasagne, pasta fresca, pasta fatta in casa, gnocchi, maccheroni, ravioli
pizza: pizzeria, pizzaiolo, pizze, pizzaiola
egg: uovo, uova, frittata
cheese: formaggio, caseificio, casaro
vegetables: verdura, ortaggi, vegetali, legumi
fruit: frutta, frutti
potato: patata, patatine
mushroom: fungo, funghi, porcini
tomato: pomodoro
spicy: piccante, peperoncino
sauce: salse, sugo, condimento, ragù
spices: spezie, spezia
barbecue: grigliata, brace
grill: griglia, alla griglia, grigliare, alla brace
frying: friggere, frittura, fritto, fritta, fritti
fermented food: fermentati, fermentazione, alimenti fermentati, cibi fermentati
dumplings: ravioli cinesi, ravioli al vapore
burger: hamburgheria, panino con hamburger
sandwich: panino, tramezzino, piadina, paninoteca
coffee: caffè, torrefazione, caffettiera
latte art: arte del cappuccino
barista: baristi
tea: tè verde, tè nero, tisana, infusi
milk tea: tè al latte
wine: vino, enologia, vitivinicolo, vigneto, cantina vinicola
beer: birra, birrificio, birraio, birreria
cocktail: bere miscelato, aperitivi
juice: succo, spremuta, centrifugati
water: acqua
snack: spuntino, merenda, stuzzichini, aperitivo, spuntini
ice cream: gelato, gelateria, gelatiere, gelataio, ghiacciolo
honey: miele
delicious: delizioso, deliziosa, gustoso, squisito, buonissimo, gustosa, buonissima
gourmet: buongustaio, cucina gourmet
foodie: buona forchetta, goloso, golosa, amante del cibo
ingredients: ingrediente
air fryer: friggitrice ad aria, ricette in friggitrice ad aria
baking: panificazione, lievitati, pasticceria casalinga, cuocere al forno, panificare
baker: panettiere, panettiera, fornaio, panificatore
cake: torta
birthday cake: torta di compleanno, torte di compleanno
bread: pane, panetteria, panificio, pane fatto in casa, focaccia
sourdough: lievito madre, pasta madre, pane a lievitazione naturale, lievitazione naturale
cookie: biscotti, biscotto, frollini
pastry: pasticceria, pasticcere, pasticciere, pasta sfoglia, pasticcera
dessert: dolce al cucchiaio, dolci al cucchiaio, semifreddo
chocolate: cioccolato, cioccolatini, cioccolata, cioccolateria, cioccolatiere
cupcake: tortina
pie: crostata, torta salata, torta di mele
croissant: cornetto, brioche
donut: ciambella, bombolone
candy: caramella
sweets: dolci, dolcetti, dolciumi
sugar: zucchero
flour: farina
yeast: lievito, lievito di birra
oven: forno, al forno
cake decorating: torte decorate, decorazione di torte, decorazione torte, torta decorata
pancake: frittelle, crespelle
vegan: vegano, vegana, veganismo, vegani
vegetarian: vegetariano, vegetariana, vegetarianismo
plant based: a base vegetale, a base di piante, cucina vegetale, alimentazione vegetale
organic: biologico, biologica, prodotti bio
gluten free: senza glutine, celiaco, celiaca, celiachia
sugar free: senza zucchero, senza zuccheri
raw food: crudismo, crudista, cibo crudo
street food: cibo di strada, cucina di strada, cibo da strada
food stall: bancarella di cibo, bancarelle di cibo, chiosco, banchetto di strada
night market: mercato notturno, mercati notturni
food truck: camioncino di cibo, furgone ambulante, cibo ambulante
taco: tacos messicani
kebab: kebabbaro, döner
luxury restaurant: ristorante di lusso, ristoranti di lusso, ristorante stellato
fine dining: alta cucina, cucina d'autore, alta ristorazione
michelin star: stella michelin, stelle michelin, stellato michelin
tasting menu: menù degustazione, menù di degustazione
sommelier: enologo, enologa, degustatore
restaurant: ristorante, trattoria, ristorazione, osteria, ristoratore
cafe: caffetteria, sala da tè
food review: recensione di cibo, critico gastronomico, critica gastronomica, recensioni di ristoranti, assaggi
food tour: tour gastronomico, percorso gastronomico, turismo enogastronomico, enogastronomia
coffee shop: caffetteria, caffè specialty
beauty: bellezza, estetica, estetista, cosmetologia
perfume: profumo, profumeria
fragrance: fragranza, aroma, essenze
cosmetics: cosmetico, cosmetica
beauty salon: salone di bellezza, centro estetico, istituto di bellezza
tattoo: tatuaggio, tatuatore, tatuatrice, tatuato
eyelashes: ciglia, extension ciglia, laminazione ciglia
eyebrows: sopracciglia, sopracciglio
anti aging: antietà, anti-invecchiamento, antirughe, ringiovanimento
plastic surgery: chirurgia plastica, chirurgia estetica, chirurgo plastico, medicina estetica, rinoplastica
spa: centro benessere, beauty farm
massage: massaggio, massaggiatore, massaggiatrice, massoterapia
skincare: cura della pelle, cura del viso, pulizia viso
skin: pelle, cutanea
sunscreen: protezione solare, crema solare, filtro solare, creme solari, solari
moisturizer: crema idratante, idratante
face mask: maschera viso, maschere viso, maschera per il viso
serum: siero viso, siero
acne: brufoli, punti neri, acne, pelle acneica
wrinkles: rughe
dermatologist: dermatologo, dermatologa, dermatologia
face: viso, faccia, volto
eyeliner: matita occhi
blush: fard
makeup: trucco, truccarsi, truccare
makeup artist: truccatore, truccatrice
lipstick: rossetto
eyeshadow: ombretto, palette di ombretti
mascara: rimmel
wedding makeup: trucco sposa, trucco da sposa, trucco per la sposa
hair: capelli, capello, chioma
haircare: cura dei capelli, cura capelli, trattamenti capelli
hairstyle: acconciatura, pettinatura
haircut: taglio di capelli, taglio capelli, tagli di capelli
hairdresser: parrucchiere, parrucchiera, parrucchieri, acconciatore
curly hair: capelli ricci, ricci, capelli mossi
hair color: tinta per capelli, colore capelli, tinta capelli, colorista, schiariture, tinta
hair loss: caduta dei capelli, caduta capelli, calvizie, alopecia
wig: parrucca, parrucche
beard: barba
barber: barbiere, barbieri, barberia
nails: unghie, unghia
nail art: decorazione unghie, unghie decorate
manicure: manicurista
pedicure: pedicurista, podologo
nail polish: smalto, semipermanente
gel nails: unghie in gel, unghie gel, ricostruzione unghie
fashion: moda
outfit: look del giorno, abbinamenti
style: stile, stilista personale
clothing: abbigliamento, vestiti, indumenti, capi di abbigliamento
dress: abito, vestito, vestitino
skirt: gonna
shirt: camicia, blusa
jeans: pantaloni
shoes: scarpe, scarpa, calzature, calzolaio, stivali
high heels: tacchi, tacchi alti, tacco
bag: borsa, borsetta, borse
jewelry: gioielli, gioiello, gioielleria, bigiotteria, oreficeria, orafo, gioielliere
ring: anello
earrings: orecchino
necklace: collana, girocollo
watch: orologio, orologeria, orologiaio
hat: cappello, berretto
glasses: occhiali, occhiali da sole, ottico, ottica
model: modella, modello, indossatrice, fotomodella
fashion designer: stilista, stilista di moda, creatore di moda
modest fashion: moda modesta, moda islamica
hijab: velo islamico
swimsuit: costume da bagno, costumi da bagno, moda mare
underwear: intimo, biancheria intima, mutande, reggiseno
wedding dress: abito da sposa, abiti da sposa, vestito da sposa
traditional dress: abito tradizionale, costume tradizionale, abiti tradizionali, costumi tradizionali
men's fashion: moda uomo, moda maschile, abbigliamento uomo, abbigliamento maschile
women's fashion: moda donna, moda femminile, abbigliamento donna, abbigliamento femminile
fashion week: settimana della moda, sfilata
streetwear: moda urbana, moda di strada
sneakers: scarpe da ginnastica, scarpe sportive, sneaker
hoodie: felpa, felpa con cappuccio
t-shirt: maglietta
luxury: lusso, lussuoso, lussuosa
luxury fashion: moda di lusso, alta moda
designer bag: borsa firmata, borse firmate, borsa di lusso, borse di lusso
haute couture: alta moda, alta sartoria
diamonds: diamante
gold: oro, dorato
leather: cuoio, pelletteria, vera pelle, pellame
vintage: abiti vintage, moda d'epoca
thrifting: moda di seconda mano, negozio dell'usato
second hand: seconda mano, usato, di seconda mano, usati, vestiti usati, abiti usati
flea market: mercatino delle pulci, mercatino dell'usato, mercatini dell'usato, mercatini
antiques: antiquariato, antiquario, antichità
upcycling: riuso creativo, riciclo creativo
collector: collezionista, collezionisti
fitness: forma fisica, benessere fisico, in forma
workout: allenamento, allenarsi, allenamenti, allenare
gym: palestra
home workout: allenamento a casa, allenarsi a casa, allenamento in casa, esercizi a casa
exercise: esercizio fisico, attività fisica, esercizio
personal trainer: allenatore personale, preparatore atletico
weight loss: perdita di peso, dimagrimento, perdere peso, dimagrire, dimagrante
diet: dieta, dietetico, dietista
healthy: sano, sana, salutare
nutrition: nutrizione, nutrizionista, nutrizionale
calories: caloria, deficit calorico, calorico
protein: proteina, proteico
abs: addominali
cardio: cardiovascolare
stretching: allungamento muscolare, allungamento
calisthenics: calistenico, calistenia
warm up: riscaldamento muscolare, riscaldamento
muscle: muscolo, muscolare
body: corpo, corporeo
bodybuilding: culturismo, culturista, cultura fisica
strength training: allenamento di forza, allenamento della forza, allenamento forza
weightlifting: sollevamento pesi, pesistica, pesista
powerlifting: alzata di potenza
dumbbells: manubrio
muscle building: massa muscolare, ipertrofia, aumentare la massa
yoga: insegnante di yoga, lezioni di yoga
pilates: lezioni di pilates
meditation: meditazione, meditare
breathing: respirazione, respirare, respiro
mindfulness: consapevolezza, presenza mentale
relaxation: rilassamento
flexibility: flessibilità, contorsionismo
back pain: mal di schiena, dolore alla schiena, lombalgia
posture: postura, posturale
trail running: corsa in montagna, corsa in natura
running shoes: scarpe da corsa, scarpe da running
running: corsa, correre, podismo, correndo
runner: podista, corridore, podisti
marathon: maratona, maratoneta
jogging: corsetta, corsa leggera
triathlon: triatleta
cycling: ciclismo, cicloturismo, pedalare, pedalata
bicycle: bicicletta, bici
cyclist: ciclista, ciclisti
mountain bike: bici da montagna, bicicletta da montagna
road bike: bici da corsa, bicicletta da corsa, bici da strada
electric bike: bici elettrica, bicicletta elettrica, bici elettriche
outdoor: all'aperto, aria aperta, all'aria aperta
adventure: avventura, avventuriero
climbing: arrampicata, arrampicare, scalare, scalatore
mountaineering: alpinismo, alpinista, alpinisti
rock climbing: arrampicata su roccia, arrampicata sportiva
kayak: canoa, canoista, canottaggio
surfing: surfista, surfare, fare surf
diving: immersione, subacqueo, subacquea, tuffi
sailing: vela, barca a vela, veliero, navigare, velista
boat: barca, barche, imbarcazione, nautica, gommone
skiing: sci, sciare, sciatore, sciatrice
survival: sopravvivenza, sopravvivere
bushcraft: vita nei boschi
fishing: pesca, pescare, pescatore, pesca sportiva
hunting: caccia, cacciatore, cacciare
extreme sports: sport estremi, sport estremo, paracadutismo, parapendio
mountain: montagna, monti
river: fiume, torrente
lake: lago, laghi
sea: mare, marino, mari
beach: spiaggia, spiagge
island: isola
forest: bosco, boschi, foresta
desert: deserto, deserti
snow: neve, innevato
nature: natura
waterfall: cascata
cave: grotta, caverna, speleologia
sunset: tramonto
hiking: escursionismo, escursioni, escursionista, camminata
camping: campeggio, campeggiare, campeggiatore, bivacco, campeggi
tent: tenda da campeggio, tende da campeggio
campfire: falò, fuoco da campo
van life: vita in van, vita in furgone, camperista, camperisti, furgone camperizzato
trail: sentiero
backpack: zaino
national park: parco nazionale, parchi nazionali
knife: coltello, coltelleria
sports: sportivo, sportiva
athlete: atleta, atleti
coach: allenatore, allenatrice, allenatori
swimming: nuoto, nuotare, nuotatore, nuotatrice
volleyball: pallavolo, pallavolista
table tennis: tennis tavolo, tennistavolo, ping pong
boxing: pugilato, boxe, pugile
martial arts: arti marziali, arte marziale
karate: karateka
judo: judoka
wrestling: lotta libera, lottatore
mixed martial arts: arti marziali miste
athletics: atletica, atletica leggera
gymnastics: ginnastica, ginnasta, ginnastica artistica, ginnastica ritmica
ice hockey: hockey su ghiaccio
figure skating: pattinaggio artistico, pattinaggio di figura, pattinaggio sul ghiaccio
rugby: rugbista
american football: football americano
skateboarding: pattinare
olympics: olimpiadi, giochi olimpici, olimpico
horse riding: equitazione, andare a cavallo, cavalcare, ippica, equestre, cavaliere
racing: automobilismo, gara automobilistica, corse automobilistiche, gare automobilistiche, pilota automobilistico
championship: campionato, campione, campionessa
team: squadra
fan: tifoso, tifosa, tifoseria
training: allenamento, addestramento, formazione
goal: gol
soccer: calcio, calcistico, calcetto
soccer player: calciatore, calciatrice
goalkeeper: portiere, portieri
world cup: coppa del mondo, mondiali di calcio, mondiali
football club: squadra di calcio, società calcistica, club calcistico
streetball: basket di strada, pallacanestro di strada
basketball: pallacanestro, basket
basketball player: cestista, giocatore di basket, cestisti
baseball player: giocatore di baseball
home run: fuoricampo
tennis player: tennista, tennisti, giocatore di tennis
padel: giocatore di padel, campo da padel
golf course: campo da golf, campi da golf
golf: golfista
travel: viaggiare, viaggi, viaggiando, viaggio
traveler: viaggiatore, viaggiatrice
tourism: turismo, turista, turistico, turistica
travel guide: guida di viaggio, guida turistica, guide di viaggio
trip: viaggio, escursione
road trip: viaggio in auto, viaggio on the road, viaggio in macchina, viaggio in moto
flight: volo, volare
airplane: aereo, aviazione, aeroplano
train: treno
railway: ferrovia, ferroviario
cruise: crociera, crociere
hotel: albergo, alberghi, alberghiero, agriturismo
hostel: ostello
passport: passaporto
visa: visto turistico, visto di lavoro
vacation: vacanze, vacanza, ferie, villeggiatura
travel tips: consigli di viaggio, consigli per viaggiare, consigli viaggio
solo travel: viaggiare da soli, viaggio in solitaria, viaggiare da sola, viaggi in solitaria
city: città, urbano, urbana
village: borgo, borghi, villaggio, paesino
street: strada
walking tour: passeggiata guidata, visita guidata, giro a piedi, visite guidate
museum: museo, museale
old town: centro storico, città vecchia, centri storici
living abroad: vivere all'estero, vita all'estero, italiani all'estero, trasferirsi all'estero
digital nomad: nomade digitale, nomadi digitali
expat: espatriato, espatriata, immigrato, emigrato
world: mondo
country: nazione
culture: cultura
tradition: tradizione
festival: sagra, festa di paese
hot spring: terme, acque termali, sorgenti termali
theme park: parco divertimenti, parco a tema, parchi divertimento, luna park
europe: europa, europeo, europea
asia: asiatica
africa: africano, africana
america: stati uniti, sud america, sudamerica
hitchhiking: autostop, autostoppista, fare l'autostop
cheap flights: voli economici, voli low cost, voli a basso costo
backpacking: viaggiare zaino in spalla, zaino in spalla
backpacker: viaggiatore zaino in spalla, saccopelista
budget travel: viaggiare low cost, viaggi low cost, viaggi economici, viaggiare spendendo poco
first class: prima classe
luxury travel: viaggi di lusso, viaggio di lusso, turismo di lusso
luxury hotel: hotel di lusso, albergo di lusso, alberghi di lusso
resort: villaggio turistico, villaggi turistici
yacht: panfilo
family: famiglia, familiare
parents: genitori, genitore
parenting: genitorialità, maternità, paternità, crescere i figli, educazione dei figli
mother: madre, mamma, mammina
father: padre, papà, babbo
mom life: vita da mamma, maternità, mamma a tempo pieno, vita da mamme
baby: neonato, bimbo, lattante, bebè
pregnancy: gravidanza, incinta, gestazione
breastfeeding: allattamento, allattare, allattamento al seno
newborn: neonato, neonati, neonata
toddler: prima infanzia, bambino piccolo, bambini piccoli, bimbo piccolo, bimbi piccoli
grandmother: nonna, nonne, nonnina
grandfather: nonno, nonnino
grandparents: nonni
marriage: matrimonio, coniugi, marito, moglie, sposati
wedding: nozze, matrimonio, sposi, matrimoni
couple: coppia, fidanzati
love: amore, innamorato, innamorata, amare
dating: appuntamento romantico, incontri d'amore, rimorchiare, seduzione, incontri online
relationship: relazione di coppia, relazioni di coppia, relazioni amorose, relazioni tossiche, vita di coppia
divorce: divorzio, divorziata, divorziato, separazione e divorzio
kids: bambini, bambino, bimbi, infanzia, bambina, figli, bambine
kids activities: attività per bambini, lavoretti per bambini, giochi per bambini, attività bambini
toys: giocattoli, giocattolo, balocchi
dolls: bambola, bambolotto
playground: parco giochi, area giochi, parchi gioco
fairy tales: fiabe, favole, fiaba, favola
nursery rhymes: filastrocche, filastrocca, canzoni per bambini, ninna nanna, zecchino d'oro
kindergarten: asilo, scuola dell'infanzia, asilo nido, scuola materna
puzzle: rompicapo
education: istruzione, educazione, educativo, educativa, educatrice, educatore, pedagogia, pedagogista
school: scuola, scolastico, liceo
teacher: insegnante, maestra, maestro, professoressa, professore, docente
student: studente, studentessa, alunno, alunna, universitario
university: università, universitario, universitaria, ateneo
lesson: lezione, corso, corsi
online course: corso online, corsi online, videocorso
language learning: imparare le lingue, apprendimento delle lingue, lingue straniere, lingua straniera, imparare una lingua
english: inglese, corso di inglese, lezioni di inglese
sign language: lingua dei segni, lis
mathematics: matematica, matematico, algebra
history: storia, storico, storica
geography: geografia, geografico
philosophy: filosofia, filosofo, filosofico
psychology: psicologia, psicologo, psicologa, psicologico
literature: letteratura, letterario, letteraria, romanzo
books: libri, libro, libreria
reading: lettura, leggere, lettrice, lettore
writing: scrittura, scrivere, scrittura creativa
poetry: poesia, poeta, poetessa, poeti
author: autore, autrice, scrittore, scrittrice
book review: recensione di libri, recensioni di libri, recensione libro, recensioni libri
library: biblioteca, biblioteche, bibliotecaria
knowledge: conoscenza, cultura generale, saggezza
facts: fatti curiosi
explained: spiegato, spiegazione, spiegata
audiobook: audiolibro
interview: intervista, intervistare, intervistatore
study: studiare, studi, studiando, studia
study tips: metodo di studio, consigli di studio, consigli per studiare
exam: esame, interrogazione, esame di maturità, esami, maturità, verifiche
homework: compiti, compiti a casa, compiti per casa
note taking: prendere appunti, appunti
memory: memoria, memorizzare, memorizzazione
study with me: studia con me, studiamo insieme
study abroad: studiare all'estero, erasmus, studio all'estero
stationery: cancelleria, cartoleria
productivity: produttività, produttivo
time management: gestione del tempo, organizzazione del tempo
science: scienza, scienze, divulgazione scientifica, scientifico
scientist: scienziato, scienziata, ricercatore, ricercatrice, scienziati
physics: fisica, fisica quantistica, fisico teorico
chemistry: chimica, chimico
biology: biologia, biologo, biologa
astronomy: astronomia, astronomo, astronomico, astrofisica
space: spazio cosmico, spaziale, cosmo, universo, astronauta
rocket: razzo
telescope: telescopio
experiment: esperimento, sperimentare
engineering: ingegneria, ingegnere, ingegneri
medicine: medicina, farmacia, farmacista, farmaco
doctor: medico, dottore, dottoressa
hospital: ospedale, infermiere, infermiera
health: salute, sanità, sanitario
mental health: salute mentale, ansia, psicoterapia, psicoterapeuta
brain: cervello, cerebrale, neuroscienze
dinosaurs: dinosauro, dinosauri
archaeology: archeologia, archeologo, archeologico, archeologa
climate: clima, climatico, meteorologia
energy: energia, energetico
robot: robotica
technology: tecnologia, tecnologico
computer: informatica, calcolatore, informatico
laptop: portatile, computer portatile
app: applicazione
phone: telefono, telefonino, cellulare, telefoni
electronics: elettronica, elettronico, elettrodomestici
smart home: casa intelligente, domotica, casa domotica
3d printing: stampa 3d, stampante 3d, stampanti 3d, stampe 3d
drone: droni
invention: invenzione, inventore
future: futuro, futuristico
gadgets: dispositivi elettronici, aggeggi, accessori tecnologici, gadget tecnologici
review: recensione, recensire, recensioni, opinioni
unboxing: spacchettamento, apertura pacchi, spacchettare
smartphone: cellulare, telefonino, cellulari
headphones: cuffie, auricolari, cuffie wireless
camera: fotocamera, macchina fotografica, telecamera, videocamera, fotocamere
keyboard: tastiera, tastiere
smartwatch: orologio intelligente, orologi intelligenti
pc build: assemblare pc, assemblaggio pc, assemblare un pc, montare un pc
vacuum cleaner: aspirapolvere, robot aspirapolvere
microphone: microfono, microfoni
programming: programmazione, programmare
programmer: programmatore, programmatrice, programmatori
coding: codifica, codice, scrivere codice
developer: sviluppatore, sviluppatrice, sviluppo software
web development: sviluppo web, creazione siti web, siti web, sviluppatore web
app development: sviluppo app, sviluppo di app, sviluppo di applicazioni
open source: codice aperto, software libero
data science: scienza dei dati, analisi dei dati, analista di dati, analisi dati
artificial intelligence: intelligenza artificiale, ia generativa
machine learning: apprendimento automatico
chatbot: assistente virtuale, assistenti virtuali
ai art: arte con intelligenza artificiale, arte ia
automation: automazione, automatizzare
data: dati
cybersecurity: sicurezza informatica, cibersicurezza, cybersicurezza
hacker: pirata informatico, hackerare, pirati informatici
ethical hacking: hacking etico, hacker etico
privacy: riservatezza, protezione dei dati
password: parola d'ordine
online scam: truffe online, truffa online, truffa
gaming: videogiochi, giochi, videogiocare, giocare
gamer: videogiocatore, videogiocatrice, videogiocatori
video game: videogioco, videogiochi, gioco
gameplay: giocabilità, partita commentata
let's play: giochiamo, giocando, giochiamo insieme
live stream: diretta, diretta streaming, in diretta
retro games: videogiochi retrò, giochi retrò, videogiochi vintage, retrogaming
horror game: gioco horror, giochi horror, giochi dell'orrore
role playing game: gioco di ruolo, giochi di ruolo, gdr
strategy game: gioco di strategia, giochi di strategia
racing game: gioco di corse, giochi di corse, giochi di macchine
indie games: giochi indie, videogiochi indipendenti, giochi indipendenti
virtual reality: realtà virtuale
esports: sport elettronici
tournament: torneo
shooter game: sparatutto, gioco sparatutto
mobile games: giochi per cellulare, giochi mobile, giochi per telefono
pokemon: carte pokémon
board games: giochi da tavolo, gioco da tavolo, giochi di società, giochi in scatola
card games: giochi di carte, gioco di carte, carte da gioco
chess: scacchi, scacchista
dungeons and dragons: sotterranei e draghi
miniatures: modellino
magic tricks: trucchi di magia, giochi di prestigio, illusionista, illusionismo, prestigiatore, magia
animation: animazione, animatore
cartoon: cartoni animati, cartone animato
graphic novel: romanzo grafico, romanzi grafici
comics: fumetti, fumetto, fumettista, fumetteria
superhero: supereroe, supereroina
movies: pellicola, cinema
tv series: serie televisiva, serie tv, telefilm, serie televisive, sceneggiato
cinema: cinefilo, cinefila, sala cinematografica, cinematografico
actor: attore, recitazione, recitare
actress: attrice
horror: orrore, paura, terrore, pauroso
thriller: suspense, romanzo giallo, gialli
documentary: documentario
korean drama: drama coreano, drama coreani, serie coreane
television: televisione, tele, presentatore, presentatrice, conduttrice, conduttore
celebrity: celebrità, personaggi famosi, famoso, famosa
filmmaking: regia, regista, cineasta, riprese video
video editing: montaggio video, montatore video, editing video, montare video
series review: recensione serie, recensioni serie tv, recensione serie tv
film review: recensione film, recensioni film, recensioni cinematografiche, recensione di film
film critic: critico cinematografico, critica cinematografica
music: musica, musicale, musiche
musician: musicista, musicisti
song: canzone, brano musicale
band: gruppo musicale, banda musicale, gruppi musicali
concert: concerto, concerti
rap: rap italiano
rock music: musica rock
jazz: jazzista
classical music: musica classica
pop music: musica pop
folk music: musica popolare, musica folk, canti popolari, pizzica
latin music: musica latina, reggaeton, bachata
orchestra: orchestrale, orchestre
opera: lirica, opera lirica, melodramma
composer: compositore, compositrice, cantautore, cantautrice
music video: video musicale, videoclip, video musicali
vinyl records: dischi in vinile, vinile
lofi music: musica lofi
relaxing music: musica rilassante, musica per dormire, musica per rilassarsi
religious music: musica cristiana, musica religiosa, canti religiosi, canti liturgici, musica sacra
singing: cantare, canto, cantando
singer: cantante
cover song: cover acustica, reinterpretazione, cover, reinterpretazioni
choir: coro, cori, corale, corista
voice: voce, doppiatore, doppiaggio
house music: musica house
nightclub: discoteca, locale notturno, discoteche, vita notturna
electronic music: musica elettronica
party: festa, festicciola
musical instruments: strumenti musicali, strumento musicale
guitar: chitarra, chitarrista
bass guitar: basso elettrico, bassista
piano: pianoforte, pianista
violin: violino, violinista
drums: batteria, batterista, percussioni, tamburo
flute: flauto, flautista
saxophone: sassofono, sassofonista, sax
music production: produzione musicale, produzioni musicali
music producer: produttore musicale, produttrice musicale
beats: basi rap, basi musicali, base rap
recording studio: studio di registrazione, sala di registrazione, studi di registrazione
dance: ballo, danza, ballare, danzare, ballando
dancer: ballerina, ballerino, danzatrice, danzatore
ballet: danza classica, balletto
choreography: coreografia, coreografo, coreografa, coreografie
street dance: danza di strada, danza urbana, danza hip hop, breakdance
salsa: ballare salsa, salsero, salsera
tango: tanghero, milonga
comedy: commedia, comicità
comedian: comico, cabarettista, comica, comici
funny: divertente, buffo, spassoso, divertenti, buffi
humor: umorismo, umoristico, ironia
joke: barzelletta, battuta
sketch comedy: scenetta, scenette comiche
laugh: ridere, risate, risata
funny videos: video divertenti, video comici, video da ridere, video divertente, video buffi
entertainment: intrattenimento, spettacolo, intrattenere
satire: satira, satirico
parody: parodia
impersonation: imitazioni, imitatore, imitatrice
stand-up comedy: cabaret, monologo comico, monologhi comici, stand-up comedy, stand up
stand-up comedian: monologhista, comico di cabaret
hidden camera: telecamera nascosta, candid camera
prank: scherzo, burla
challenge: sfida
diy: fai da te, faidate, bricolage
crafts: artigianato, artigiano, artigiana, lavoretti, artigiani
handmade: fatto a mano, fatti a mano, artigianale, fatta a mano
knitting: lavorare a maglia, maglia, ferri da maglia, maglieria
crochet: uncinetto, amigurumi
sewing: cucito, cucire, sarta, sartoria, cucito creativo
embroidery: ricamo, ricamare, ricamatrice, punto croce
wool: lana, filati
fabric: tessuto, stoffa, tessile
pottery: ceramica, vasaio, tornio da vasaio, terracotta
ceramics: ceramica, ceramista, ceramiche, porcellana
woodworking: falegnameria, falegname, legno, lavorazione del legno, ebanista, ebanisteria
wood carving: intaglio del legno, scultura in legno, intaglio, intagliare
origami: piegare la carta
candle making: candele artigianali, candele, candele profumate, fare candele
soap making: saponi artigianali, sapone fatto in casa, saponi, saponificazione
jewelry making: gioielli fatti a mano, gioielli artigianali, creare gioielli
painting: pittura, dipingere, dipinto, pittore, pittrice, quadri
watercolor: acquerello, acquarello, acquerellista
drawing: disegno, disegnare, disegnatore, disegnatrice
sketching: schizzo, bozzetto
calligraphy: calligrafia, calligrafo, calligrafa
artist: artista, artisti, artiste
art: arte, artistico, artistica, arti
sculpture: scultura, scultore, scultrice
graffiti: murales, graffitaro, murale
digital art: arte digitale
illustration: illustrazione, illustratore, illustratrice
graphic design: grafica, grafico pubblicitario, progettazione grafica
photography: fotografia, fotografie, fotografare, fotografico, foto
photographer: fotografo, fotografa, fotografi
journaling: diario personale, tenere un diario
model making: modellismo, modellista, plastico ferroviario
metalworking: fabbro, lavorazione dei metalli, metallurgia, ferro battuto
repair: riparazione, riparare, aggiustare
restoration: restauro, restaurare, restauratore, restauratrice
tools: attrezzi, utensili, attrezzo
flower arranging: composizioni floreali, fiorista, fioraio, composizione floreale, fioraia
gift: regalo, regalare, idee regalo
lamp: lampada, illuminazione, lampadario
carpet: tappeto, moquette
home decor: arredamento, decorazione casa, arredo, arredare, decorazioni per la casa
interior design: progettazione d'interni, design d'interni, architettura d'interni
interior designer: arredatore, arredatrice, arredatore d'interni, progettista d'interni
home: casa, focolare, case, casalinga, fatto in casa
house: casa, case, villetta, casetta, abitazione
apartment: appartamento, bilocale, monolocale
furniture: mobili, mobilio, mobilificio
bedroom: camera da letto, cameretta
bathroom: bagno
living room: soggiorno, salotto
renovation: ristrutturazione, ristrutturare
architecture: architettura, architettonico
architect: architetto, architetta
cleaning: pulizia, pulire
organizing: organizzazione della casa, organizzare, riordinare, organizzazione domestica
minimalism: minimalismo, minimalista
household tips: consigli per la casa, trucchi per la casa, trucchi casalinghi, rimedi della nonna
tiny house: casa piccola, case piccole, minicasa, piccola casa
greenhouse: serra
cactus: cactacee
gardening: giardinaggio, giardiniere
garden: giardino, giardini
plants: piante, pianta, botanica, vivaio, piantine
houseplants: piante da appartamento, piante d'appartamento, piante da interno, pianta da appartamento
flowers: fiori, fiore, floreale
vegetable garden: orto, orti, orto in casa, orticoltura
seeds: semi, sementi, semina
balcony garden: orto sul balcone, giardino sul balcone, orto in balcone
succulents: piante grasse, pianta grassa, piante succulente
trees: alberi, albero
farm: fattoria, azienda agricola, masseria, cascina
farmer: contadino, agricoltore, agricoltrice, contadina
agriculture: agricoltura, agricolo, agronomia, agraria, agronomo
tractor: trattore, trattori, trattorista
beekeeping: apicoltura, apicoltore, apicoltrice, alveare, api e miele, arnie
homesteading: autosufficienza, vita in fattoria, autoproduzione
pets: animali domestici, animali da compagnia, animale domestico, amici a quattro zampe
animals: animali, animale, bestiole
hamster: criceto
rabbit: coniglio, coniglietto, conigli
parrot: pappagallo, pappagallino
birds: uccelli, uccello, uccellini, volatili
aquarium: acquario, acquariofilia
snake: serpente, vipera
reptiles: rettile, lucertola
horse: cavalli, cavallo, cavalla, puledro
chickens: gallina, gallo, pollaio
goat: capra, capretta
cow: mucca, mucche, vacca, bovini, bestiame
pig: maiale, maiali, maialino, suini
sheep: pecora, agnello, ovini
pet care: cura degli animali, cura degli animali domestici, toelettatura
veterinarian: veterinario, veterinaria
animal rescue: salvataggio animali, rifugio per animali, adozione animali, canile, salvataggio di animali
dog breeds: razze canine, razze di cani, razza canina
dog food: cibo per cani, alimenti per cani, crocchette per cani
dogs: cani, cane, cagnolino, canino, cagnolina
puppy: cucciolo, cuccioli di cane
dog training: addestramento cani, educazione cinofila, educatore cinofilo, addestratore cinofilo, educazione cani
cats: gatti, gatto, gatta, felino
kitten: gattino, gattina, micetto
cat care: cura del gatto, cura dei gatti
stray cats: gatti randagi, colonia felina, gatti di strada, colonie feline
bear: orso, orsi, orsetto
wolf: lupo
tiger: tigre
wildlife: fauna selvatica, fauna, vita selvatica
wild animals: animali selvatici, animali selvaggi, animali feroci
lion: leone, leonessa
elephant: elefante
monkey: scimmia, scimpanzé
panda: panda gigante
dolphin: delfino
insects: insetto, formiche, entomologia
butterfly: farfalla
birdwatching: osservazione degli uccelli, ornitologia, ornitologo
ocean: oceano, oceani, oceanografia
nature conservation: conservazione della natura, tutela ambientale, protezione della natura, tutela della natura
wildlife photography: fotografia naturalistica, fotografia di natura, fotografo naturalista, caccia fotografica
truck driver: camionista, camionisti, autotrasportatore
bus: autobus, pullman, corriera, autista di autobus
cars: auto, macchina, automobile, automobili, autovettura
motorcycle: motocicletta, moto, motociclismo
biker: motociclista, motociclisti, centauri
car review: prova auto, recensione auto, prove auto, recensioni auto
car repair: carrozzeria, riparazione auto, autoriparazione, autofficina
mechanic: meccanico, meccanica
sports car: auto sportiva, auto sportive, macchina sportiva, macchine sportive
classic cars: auto d'epoca, auto storiche, macchine d'epoca
car tuning: auto elaborate, elaborazione auto, auto modificate, elaborazioni auto
supercar: supersportiva, auto supersportive
formula 1: formula uno
drift: derapata
driving: guidare, guida sicura, automobilista, alla guida
driving school: autoscuola, scuola guida, patente di guida, patente
truck: camion, autocarro, tir, autoarticolato
scooter: motorino, monopattino, monopattino elettrico
off-road: fuoristrada, fuori strada
used cars: auto usate, auto usata, macchine usate, auto di seconda mano
electric car: auto elettrica, auto elettriche, macchina elettrica, macchine elettriche
electric vehicles: veicoli elettrici, veicolo elettrico, mobilità elettrica
battery: batteria, batterie, pile
charging station: colonnina di ricarica, colonnine di ricarica, stazione di ricarica, punto di ricarica
solar energy: energia solare, fotovoltaico, pannelli solari, pannello solare, impianto fotovoltaico
business: affari, imprenditoriale, attività commerciale
company: azienda, impresa, aziendale, ditta
small business: piccola impresa, piccole imprese, pmi, piccola attività
career: carriera, crescita professionale, orientamento professionale
job: posto di lavoro, impiego, occupazione, offerta di lavoro
work: lavoro, lavorare, lavorativo
lawyer: avvocato, avvocata, avvocatessa, notaio
law: diritto, legge, giuridico, giurisprudenza, leggi
accounting: contabilità, commercialista, ragioniere, ragioneria, contabile
economy: economia, economico, economista
e-commerce: commercio elettronico
online store: negozio online, negozi online, negozio virtuale
sales: vendite, vendere, venditore, venditrice, vendita
shop: negozio, negozietto
shopping: acquisti, fare acquisti, comprare, compere, fare la spesa
brand: marchio, marca
entrepreneur: imprenditore, imprenditrice, imprenditoria
startup: impresa innovativa, nuova impresa
founder: fondatore, fondatrice, cofondatore, cofondatrice
side hustle: secondo lavoro, entrate extra, guadagno extra, guadagni extra
freelancer: libero professionista, libera professionista, partita iva, liberi professionisti
work from home: lavoro da casa, lavorare da casa, lavoro da remoto, telelavoro, lavorare da remoto
make money online: guadagnare online, guadagnare soldi online, soldi online, guadagni online, guadagnare da casa
motivation: motivazione, motivazionale, motivatore, motivare
self improvement: crescita personale, miglioramento personale, sviluppo personale, auto-aiuto, autostima
advertising: pubblicità, pubblicitario, pubblicitaria, annunci pubblicitari
social media: social network, reti sociali, i social
influencer: influenzatore, influenzatrice
content creator: creatore di contenuti, creatrice di contenuti, creatori di contenuti, creazione di contenuti, creatore digitale, creatrice digitale
branding: identità del marchio, identità visiva, immagine coordinata
finance: finanza, finanziario, finanziaria
investing: investimenti, investire, investimento, investitore
money: soldi, denaro
saving money: risparmiare, risparmio, risparmiare soldi, risparmi
stocks: azioni di borsa, investire in azioni, azioni e dividendi, mercato azionario, dividendi
stock market: borsa, borsa valori, mercato azionario, mercati finanziari
cryptocurrency: criptovaluta, cripto, criptomoneta
trading: compravendita di titoli
bank: banca, banche, bancario
insurance: assicurazione, polizza, assicuratore, assicurativo
rent: affitto, affittare, locazione
mortgage: mutuo, mutuo casa, ipoteca
buying a house: comprare casa, acquisto casa, acquistare casa, prima casa
real estate: immobiliare, immobili, immobile, agenzia immobiliare
real estate agent: agente immobiliare, agenti immobiliari, consulente immobiliare
house tour: tour della casa, tour di casa, giro della casa, house tour
property: proprietà, immobili, immobile in vendita, terreni in vendita
news: notizie, notizia, attualità, telegiornale, notiziario
politics: politica, politiche
politician: politico, politici, sindaco, deputato, senatore, onorevole
election: elezioni, elezione, elettorale, votare
journalist: giornalista, giornalismo, giornalisti, cronista
geopolitics: geopolitica, geopolitico, relazioni internazionali
war: guerra, bellico
military: militare, esercito, soldato, soldati, forze armate, militari
police: polizia, poliziotto, carabinieri, poliziesco
crime: crimine, criminalità, delitto, criminologia, reati
true crime: cronaca nera, crimini reali, casi di cronaca nera, delitti irrisolti
human rights: diritti umani
social issues: problemi sociali, temi sociali, giustizia sociale, tematiche sociali
activism: attivismo, attivista, attivisti
feminism: femminismo, femminista
women: donne, donna, femminile
men: uomini, uomo, maschile, maschi
equality: uguaglianza, parità di genere, parità
racism: razzismo, razzista, antirazzismo
lgbt: orgoglio gay, lesbica, transessuale
refugees: rifugiato, profughi, migranti
poverty: povertà, poveri
charity: beneficenza, carità, solidarietà, donazioni, benefico
volunteering: volontariato, volontario, volontaria
disability: disabilità, disabile, inclusione
environment: ambiente, ambientale, ecologia, ecologico, ambientalista
climate change: cambiamento climatico, cambiamenti climatici, riscaldamento globale, crisi climatica
sustainability: sostenibilità, sostenibile
zero waste: zero rifiuti, rifiuti zero, zero sprechi
recycling: riciclo, riciclaggio, riciclare, riciclato, raccolta differenziata
animal rights: diritti degli animali, diritti animali, animalista, benessere animale
religion: religione, religioso, religiosa, fede
christian: cristiano, cristiana, cattolico, cattolica, evangelico, cristiani
bible: bibbia, biblico, vangelo, versetti
islam: islamico, musulmano, musulmana, corano
spirituality: spiritualità, spirituale, risveglio spirituale
prayer: preghiera, preghiere, pregare, rosario
astrology: astrologia, astrologa, astrologo, tema natale, zodiaco
tarot: tarocchi, cartomante, cartomanzia, tarologa
horoscope: oroscopo, segni zodiacali, segno zodiacale
mystery: mistero, misterioso, enigmi
ghost: fantasma, fantasmi
paranormal: paranormale, soprannaturale, fenomeni paranormali
addiction: dipendenza, tossicodipendenza
depression: depressione, depressivo
adhd: disturbo da deficit di attenzione, deficit di attenzione
diabetes: diabetico, diabetica
sleep: dormire, sonno, insonnia
youth: giovani, gioventù, giovanile, giovane
teenager: adolescente, adolescenza, ragazzini
small: piccolo, piccola, piccolino
big: grande, gigante, enorme
black: nero, nera
white: bianco, bianca, bianchi
homemade: fatti in casa, fatta in casa, casereccio, casalingo
sustainable fashion: moda sostenibile, moda etica
traditional: tradizionale
ancient: antico, antica, antichi, civiltà antiche
electric: elettrico, elettrica
guide: guida
stories: racconto, aneddoti, storielle
how to: come fare, come si fa, come creare, impara a
people: persone, gente
collecting: collezionare, collezionismo
beginner: principiante, da zero, alle prime armi
easy: facile, semplice
quick: veloce, rapido, rapida, velocissimo
simple: semplice, semplici
cheap: economici, a basso costo, basso prezzo, conveniente
expensive: caro, costoso, costosa, carissimo
old: vecchio, vecchia, anziani, anziano
beautiful: bello, bella, bellissimo, bellissima
cute: carino, carina, tenero, tenera, dolcissimo
healthy lifestyle: vita sana, stile di vita sano, abitudini sane, vivere sano
lifestyle: stile di vita, stili di vita
daily life: vita quotidiana, vita di tutti i giorni, quotidianità
vlog: videoblog, videodiario
tutorial: passo dopo passo, passo passo, videolezioni
tips: consigli, consiglio, trucchi, suggerimenti, dritte
inspiration: ispirazione, ispirare
behind the scenes: dietro le quinte, dietro la telecamera
day in my life: una giornata con me, un giorno con me, una mia giornata, giornata tipo
routine: abitudine
morning routine: routine mattutina, routine del mattino
trends: tendenze, tendenza
original: originale
natural: naturale
professional: professionale, professionista, professionisti
expert: esperto, esperta, specialista
hobby: passatempo
collection: collezione, collezioni
community: comunità
friends: amici, amiche, amico, amica, amicizia
girl: ragazza, ragazze, ragazzina
boy: ragazzo, ragazzi, ragazzino
night: notte, notturno, notturna
day: giorno, giornata
summer: estate, estivo, estiva
winter: inverno, invernale
spring: primavera, primaverile
autumn: autunno, autunnale
rain: pioggia, piogge, piovoso
christmas: natale, natalizio, natalizia
halloween: notte delle streghe
new year: capodanno, anno nuovo, san silvestro
chinese new year: capodanno cinese
birthday: compleanno
countryside: campagna, vita di campagna, rurale, vita in campagna
market: mercato
supermarket: supermercato
modern: moderno, moderna
creative: creativo, creativa, creatività
design: progettazione, progettista, progettare
discount: sconto, saldi, offerte, promozioni
giveaway: sorteggio, estrazione a premi
nostalgia: nostalgico, nostalgica
1980s: anni 80, anni ottanta
1990s: anni 90, anni novanta
quiet: tranquillo, tranquilla, silenzioso, tranquillità
slow living: vita lenta, vivere lento, vivere piano
espresso: caffè espresso
cappuccino: cappuccino
latte: caffelatte, caffè latte
smoothie: frullato, frullati
jam: marmellata, confettura
dough: impasto, impasti, impastare
lunch box: schiscetta, pranzo al sacco
picnic: scampagnata
technique: tecnica, tecniche
drills: esercizi tecnici
dribbling: palleggio, palleggi
ball: palla, pallone, palloni
bouldering: boulder, arrampicata boulder
rope: corda, corde
core workout: addominali, addome
mat: tappetino, materassino
squats: accosciate
push-ups: flessioni, piegamenti
legs: gambe, glutei
back: schiena
mechanical keyboard: tastiera meccanica, tastiere meccaniche
custom: personalizzato, personalizzata, personalizzati, personalizzate, su misura
printer: stampante, stampanti
projects: progetto, progetti
monitor: schermo, schermi
graphics card: scheda video, schede video
processor: processore, processori
server: server
gaming mouse: mouse da gaming
circuit: circuito, circuiti, saldatura
relaxing: rilassante, rilassanti, rilassato, rilassarsi
cozy: accogliente, accoglienti
farming game: giochi di fattoria, videogiochi di fattoria, gioco di fattoria
simulation game: giochi di simulazione, simulatore, simulatori
walkthrough: soluzione di gioco
figures: statuette, action figure, figurine da collezione
merchandise: gadget da collezione
trading cards: carte collezionabili, carte da collezione, figurine
clips: spezzone, spezzoni, clip
highlights: momenti migliori, sintesi
compilation: raccolta, classifica
reaction: reazione, reazioni
trailer: trailer del film, anteprima
sheet music: spartito, spartiti
music lessons: lezioni di piano, lezioni di chitarra, lezioni di canto
lyrics: testi di canzoni, testo della canzone
remix: remix
indoor: da interno, da appartamento, al coperto
plant care: cura delle piante
care: cura, prendersi cura
raising: allevare, allevamento, tenere animali
guinea pig: porcellino d'india, porcellini d'india, cavia
turtle: tartaruga, tartarughe
budget: budget, bilancio familiare, bilancio di casa
monthly: mensile, mensili
debt: debito, debiti, prestito, prestiti, mutui
taxes: tasse, imposte, fisco, dichiarazione dei redditi
salary: stipendio, stipendi
retirement: pensione, pensionati
income: reddito, entrate, rendita passiva
luxury house: villa, ville, ville di lusso, case di lusso, casa di lusso
castle: castello, castelli, palazzo
swimming pool: piscina, piscine
job interview: colloquio di lavoro, colloqui di lavoro, colloquio
resume: curriculum, curriculum vitae, candidatura
job search: ricerca di lavoro, cercare lavoro, offerte di lavoro, assunzioni
office: ufficio, vita d'ufficio
tantrum: capriccio, capricci
emotions: emozioni, rabbia, emozione, sentimenti
discipline: disciplina, educare
baby sleep: sonno del bambino, sonno dei bambini, nanna
baby food: svezzamento, autosvezzamento, pappe
siblings: fratelli, sorelle, gemelli
exam revision: ripasso, ripassare
preparation: preparazione, preparare, prepararsi
scholarship: borsa di studio, borse di studio
student life: vita universitaria, vita da studente
concentration: concentrazione, attenzione
fossils: fossile, fossili, paleontologia
planets: pianeti, pianeta, sistema solare
evolution: evoluzione, genetica, geni
volcano: vulcano, vulcani, terremoto, terremoti
electricity: elettricità, elettricista
curiosities: curiosità, lo sapevi che
workshop: bottega, officina
hand-painted: dipinto a mano, dipinti a mano, dipinte a mano
bride: sposa, spose
finds: scoperte, trovate, occasioni
solo: in solitaria, da solo, da sola, in solitario
itinerary: itinerario, itinerari, mappa
airport: aeroporto, aeroporti
luggage: bagaglio, bagagli, valigia
wedding ring: fede nuziale, anello di fidanzamento
foundation: fondotinta, correttore
oily skin: pelle grassa, pelle secca
braids: treccia, trecce
dance cover: cover di ballo
korean: coreano, coreana
japanese: giapponese, giapponesi
chinese: cinese, cinesi
italian: italiano, italiana, italiani
french: francese, francesi
mexican: messicano, messicana
indian: indiano, indiana
thai: thailandese, tailandese
turkish: turco, turca, turchi
spanish: spagnolo, spagnola
german: tedesco, tedesca
american: americano, americana
vietnamese: vietnamita, vietnamite
brazilian: brasiliano, brasiliana
arabic: arabo, araba, arabi
mediterranean: mediterraneo, mediterranea
asian: asiatico, asiatica
wardrobe: armadio, guardaroba
everyday: quotidiano, quotidiana, di tutti i giorni
weekly: settimanale, settimanali, della settimana
brunch: colazione e pranzo
brownies: torta al cioccolato
personal finance: finanza personale, educazione finanziaria
life: vita
learning: imparare, apprendimento, impara
strategy: strategia, strategie
day trip: gita, gite fuori porta, in giornata
wild camping: campeggio libero
tidying: ordine, riordino, decluttering
devices: dispositivi, dispositivo, apparecchi
sensitive skin: pelle sensibile
`

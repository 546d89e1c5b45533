/** Spanish words of creators' topics, by their English gloss. */
export const esWords = `
food: comida, alimento, alimentación, gastronomía, gastronómico
cooking: cocinar, cocina, cocinando, culinaria, culinario, guisar
recipe: receta, recetario
chef: cocinero, cocinera, jefe de cocina, jefa de cocina
kitchen: cocina, cocinas
meal prep: preparación de comidas, comida preparada, menú semanal
breakfast: desayuno, desayunar
lunch: almuerzo, almorzar
dinner: cena, cenar
soup: sopa, caldo, crema de verduras, potaje
salad: ensalada
meat: carne, carnicería, carnicero, carnívoro
chicken: pollo, pechuga
beef: carne de res, ternera, carne de vaca, carne vacuna, bistec
pork: cerdo, carne de cerdo, puerco, chancho, chicharrón, jamón
fish: pescado, pescados, pez, peces, salmón, atún
seafood: mariscos, marisco, marisquería, camarones, gambas
rice: arroz, arroces, paella
noodles: fideos, tallarines
pasta: espaguetis, macarrones, lasaña, ravioles
pizza: pizzería, pizzero
egg: huevo, tortilla de patatas
cheese: queso, quesería, quesero
vegetables: verduras, verdura, vegetal, hortalizas, legumbres
fruit: fruta, frutería
potato: papas, patata
mushroom: champiñón, hongos, setas
tomato: tomate, jitomate
spicy: picante, picoso, enchilado
sauce: salsas, salsa de tomate, salsa picante, aderezo
spices: especias, condimentos, sazón
barbecue: barbacoa, asado, parrillada, asador
grill: parrilla, a la brasa, parrillero, brasas
frying: freír, frito, frita, fritura
fermented food: fermentados, fermentación, alimentos fermentados, fermentos
dumplings: empanadillas chinas, gyozas, bollos al vapor
burger: hamburguesa, hamburguesería
sandwich: sándwiches, bocadillo, bocata, emparedado
coffee: café, cafés, cafetero, cafetera
latte art: arte latte, arte en café
tea: té verde, té negro, infusión, yerba mate, té matcha, hora del té, tetería
milk tea: té con leche, té de burbujas
wine: vino, vinícola, enología, bodega de vinos, viñedo
beer: cerveza, cervecería, cervecero, birra
cocktail: cóctel, coctelería, tragos
juice: jugo, jugos, zumo, licuados
water: agua
snack: aperitivo, bocadillos, picoteo, botanas, merienda, antojitos, aperitivos, tentempié, tentempiés, botana
ice cream: helado, heladería, paletas de hielo
honey: miel
delicious: delicioso, deliciosa, sabroso, sabrosa, riquísimo, exquisito, exquisita, recetas ricas
gourmet: sibarita, alta gastronomía
foodie: comelón, amante de la comida, gastrónomo
ingredients: ingredientes, ingrediente
air fryer: freidora de aire, freidora sin aceite
baking: hornear, horneado, repostería, panadería, horneando
baker: panadero, panadera, repostero, repostera, pastelero
cake: pastel, pasteles, tarta, torta, bizcocho, queque, ponqué
birthday cake: pastel de cumpleaños, tarta de cumpleaños, torta de cumpleaños
bread: pan, panadería, pan casero
sourdough: masa madre, pan de masa madre
cookie: galleta, alfajores
pastry: pastelería, pastelero, pastelera, hojaldre, bollería
dessert: postre
chocolate: chocolatería, chocolatero, bombón
cupcake: magdalena, quequitos
pie: tarta salada, tarta de manzana, pay de limón, empanada
croissant: cruasán, medialunas
donut: donas, rosquilla, berlinas
candy: caramelos, golosinas, gominolas, chuches, chucherías
sweets: dulces, dulce, golosinas
sugar: azúcar, azúcares
flour: harina
yeast: levadura
oven: horno, al horno
cake decorating: decoración de tortas, decoración de pasteles, decoración de tartas
pancake: panqueque, tortitas, hotcakes
vegan: vegano, vegana, veganismo
vegetarian: vegetariano, vegetariana, vegetarianismo
plant based: a base de plantas, basado en plantas, basada en plantas, alimentación vegetal
organic: orgánico, orgánica, ecológico, ecológica, productos ecológicos
gluten free: sin gluten, celíaco, celíaca
sugar free: sin azúcar, sin azúcares
raw food: crudivegano, crudivegana, comida cruda, comida viva, crudivorismo
street food: comida callejera, comida de la calle, antojitos mexicanos, antojitos, puestos callejeros
food stall: puesto de comida, puestos de comida, chiringuito, puesto callejero
night market: mercado nocturno, mercados nocturnos
food truck: camión de comida, gastroneta
taco: taquería, taquero, tacos al pastor
kebab: döner, shawarma
luxury restaurant: restaurante de lujo
fine dining: alta cocina, cocina de autor
michelin star: estrella michelin, estrellas michelin
tasting menu: menú degustación, menú de degustación
sommelier: sumiller, enólogo
whisky: güisqui
buffet: bufé, bufet, buffet libre, todo lo que puedas comer
restaurant: restaurante, restaurantes, restaurantero
cafe: cafetería, cafeterías
food review: reseña gastronómica, crítico gastronómico, crítica gastronómica, probando comida, reseñas de comida
bar: bares, taberna, cantina, cervecería
food tour: ruta gastronómica, tour gastronómico, turismo gastronómico
coffee shop: cafetería, café de especialidad
beauty: belleza, estética, cosmetología
perfume: perfumes árabes, perfumería, perfumado
fragrance: fragancia, aroma
cosmetics: cosmética, cosmético
beauty salon: salón de belleza, centro de estética, centro de belleza
tattoo: tatuaje, tatuador, tatuadora, tatuado
eyelashes: pestañas, pestaña
eyebrows: cejas, ceja
anti aging: antiedad, antienvejecimiento, rejuvenecimiento, antiarrugas
plastic surgery: cirugía plástica, cirugía estética, cirujano plástico, rinoplastia
spa: balneario
massage: masaje, masajista
skincare: cuidado de la piel, cuidado facial, rutina facial
skin: piel, cutis
sunscreen: protector solar, protección solar, bloqueador solar, crema solar, protectores solares, bloqueadores solares
moisturizer: crema hidratante, hidratante, humectante
face mask: mascarilla facial, mascarilla
serum: sérum facial
acne: espinillas, granos en la cara, acné, granos
wrinkles: arrugas
dermatologist: dermatólogo, dermatóloga, dermatología
face: rostro, cara
eyeliner: delineador, delineado de ojos, delineado
blush: rubor, colorete
makeup: maquillaje, maquillar, maquillarse
makeup artist: maquillador, maquilladora, maquillista, maquilladora profesional
lipstick: labial, pintalabios, lápiz labial, barra de labios
eyeshadow: sombra de ojos, sombras de ojos, paleta de sombras
mascara: rímel, máscara de pestañas
wedding makeup: maquillaje de novia, maquillaje para novias, maquillaje de boda, maquillaje nupcial, maquillaje de novias
hair: cabello, pelo, capilar
haircare: cuidado del cabello, cuidado capilar, cuidado del pelo
hairstyle: peinado
haircut: corte de pelo, corte de cabello, cortes de pelo
hairdresser: peluquero, peluquera, peluquería, estilista
curly hair: cabello rizado, pelo rizado, rizos, cabello chino, rulos
hair color: color de pelo, tinte, tinte de cabello, coloración, colorista, colorimetría
hair loss: caída del cabello, alopecia, caída del pelo, calvicie
shampoo: champú, champús
wig: peluca
beard: barba, barbas
barber: barbero, barbería
nails: uñas, uña
nail art: decoración de uñas, diseño de uñas, uñas decoradas, diseños de uñas, arte de uñas
manicure: manicura, manicurista
pedicure: pedicura, pedicurista
nail polish: esmalte, esmalte de uñas, pintauñas
gel nails: uñas de gel, uñas acrílicas, uñas en gel
fashion: moda
outfit: atuendo, conjunto de ropa, look del día, vestimenta
style: estilo, estilos, estilista, estilismo
clothing: ropa, prenda, vestir, vestuario
dress: vestido, vestidos
skirt: falda, pollera
shirt: camisa, blusa
jeans: pantalones vaqueros, mezclilla, pantalón vaquero, pantalones
shoes: zapatos, zapato, calzado, zapatería
high heels: tacones, tacones altos, zapatos de tacón
bag: bolso, bolsos, bolsa, bolsas, cartera
jewelry: joyas, joyería, joyero, joya, bisutería, alhajas
ring: anillo, sortija
earrings: aretes, zarcillos, pendientes de plata, aros de plata
necklace: collar, collares, gargantilla
watch: reloj, relojería, relojero
hat: sombrero, gorra, gorro
glasses: gafas, lentes de sol, anteojos, gafas de sol
model: modelo, modelaje, modelos
fashion designer: diseñador de moda, diseñadora de moda, diseñador de modas, diseñadora de modas, modista, modisto
modest fashion: moda modesta, moda islámica
hijab: velo islámico, hiyab
swimsuit: traje de baño, bañador, trajes de baño, malla de baño
underwear: ropa interior, lencería, calzoncillos, bragas
wedding dress: vestido de novia, vestidos de novia, traje de novia
traditional dress: traje típico, traje tradicional, trajes típicos, traje regional
kimono: quimono
men's fashion: moda masculina, moda hombre, moda para hombres, ropa de hombre, ropa de caballero
women's fashion: moda femenina, moda mujer, moda para mujeres, ropa de mujer, ropa de dama
fashion week: semana de la moda, pasarela
streetwear: moda urbana, ropa urbana
sneakers: zapatillas, zapatillas deportivas, tenis nike, zapatilla, tenis deportivos
hoodie: sudadera, buzo con capucha
t-shirt: camiseta, playera, polera, remera
luxury: lujo, lujoso, lujosa
luxury fashion: moda de lujo
designer bag: bolso de lujo, bolsos de lujo, bolso de diseñador, bolsos de diseñador
haute couture: alta costura
diamonds: diamante
gold: oro, dorado
leather: cuero, marroquinería, talabartería
vintage: moda antigua
thrifting: tienda de segunda mano, moda circular
second hand: segunda mano, de segunda mano, ropa usada, ropa de segunda mano
flea market: mercadillo, mercado de pulgas, tianguis
antiques: antigüedades, anticuario, antigüedad
upcycling: suprarreciclaje, supraciclaje, reutilización, ropa transformada
collector: coleccionista, coleccionistas, coleccionador
fitness: acondicionamiento físico, vida fit, entrenamiento físico
workout: entrenamiento, entrenar, entreno, entrenos, rutina de ejercicios
gym: gimnasio, gimnasios
home workout: entrenamiento en casa, ejercicio en casa, entrenar en casa, ejercicios en casa
exercise: ejercicio, ejercitarse, actividad física
personal trainer: entrenador personal, entrenadora personal, preparador físico
weight loss: pérdida de peso, bajar de peso, perder peso, adelgazar, perder grasa
diet: dieta, dietético, dietética
healthy: saludable, sano, sana, saludables
nutrition: nutrición, nutricionista, nutriólogo, nutrióloga, nutricional
calories: calorías, déficit calórico, calórico
protein: proteína, proteico
abs: abdominales
cardio: ejercicio cardiovascular
stretching: estirar, estiramiento
calisthenics: calistenia, calisténico
warm up: calentamiento, calentamiento previo
muscle: músculo, músculos, muscular
body: cuerpo, corporal
bodybuilding: culturismo, fisicoculturismo, culturista, fisicoculturista
strength training: entrenamiento de fuerza, musculación, ejercicios de fuerza
weightlifting: levantamiento de pesas, halterofilia, pesas, levantar pesas
powerlifting: levantamiento de potencia
dumbbells: mancuerna
muscle building: ganar músculo, masa muscular, hipertrofia, aumentar masa muscular
yoga: yogui, profesora de yoga
pilates: pilates reformer
meditation: meditación, meditar
breathing: respiración, respirar
mindfulness: atención plena, conciencia plena
relaxation: relajación, relajarse, relajar
flexibility: flexibilidad, contorsionismo
back pain: dolor de espalda, dolor lumbar, lumbalgia
posture: postura
trail running: carreras de montaña, correr por montaña, carrera de montaña
running shoes: zapatillas de correr, zapatillas para correr, tenis para correr
running: correr, atletismo popular, carreras populares, corriendo
runner: corredor, corredora
marathon: maratón, maratonista, maratoniano
jogging: trotar, trote
triathlon: triatlón, triatleta
cycling: ciclismo, ciclista, cicloturismo
bicycle: bicicleta, bici, bicis
cyclist: ciclista, ciclistas
mountain bike: bicicleta de montaña, bici de montaña, ciclismo de montaña
road bike: bicicleta de ruta, bicicleta de carretera, ciclismo de ruta, bici de carretera
electric bike: bicicleta eléctrica, bici eléctrica, bicicletas eléctricas
outdoor: aire libre, al aire libre
adventure: aventura, aventurero, aventurera
climbing: escalada, escalar, escalador, escaladora
mountaineering: montañismo, alpinismo, alpinista, montañero, andinismo, montañista
rock climbing: escalada en roca, escalada deportiva
kayak: kayakismo, piragüismo, canoa
surfing: surfear, surfista, surf, hacer surf
diving: buceo, bucear, buzo, submarinismo, buceador
sailing: navegar, velero, navegación a vela, barco de vela
boat: barco, bote, lancha, embarcación
skiing: esquí, esquiar, esquiador
survival: supervivencia, sobrevivir, supervivencia extrema
bushcraft: vida en el bosque, supervivencia en el bosque
fishing: pesca, pescar, pescador, pesca deportiva
hunting: caza, cacería, cazador, cazar
extreme sports: deportes extremos, deporte extremo, deportes de riesgo, paracaidismo, parapente
mountain: montaña, montañas, cordillera
river: río, ríos
lake: lago, laguna
sea: mar, marino
beach: playa
island: isla, islas
forest: bosque, selva
desert: desierto
snow: nieve, nevada, nevado
nature: naturaleza
waterfall: cascada, cataratas
cave: cueva, caverna, espeleología
sunset: atardecer, atardeceres, puesta de sol, ocaso
hiking: senderismo, senderista, excursionismo, caminatas
camping: acampar, acampada, campamento, campismo, camping, acampadas
tent: tienda de campaña, casa de campaña, carpas
campfire: fogata, hoguera
van life: vida en furgoneta, vivir en furgoneta, furgoneta camper, furgo, autocaravana, casa rodante
trail: sendero, senderos, senda
backpack: mochila, mochilas
national park: parque nacional, parques nacionales
knife: cuchillo, navaja, cuchillería
sports: deporte, deportes, deportivo, deportiva
athlete: atleta, atletas, deportista
coach: entrenador, entrenadora
swimming: natación, nadar, nadador, nadadora
volleyball: voleibol, vóley, voleibolista
table tennis: tenis de mesa
boxing: boxeo, boxear, boxeador, boxeadora
martial arts: artes marciales, arte marcial
karate: karateca
taekwondo: taekwondista
judo: yudo, judoca
wrestling: lucha libre, luchador, luchadora
mixed martial arts: artes marciales mixtas
athletics: atletismo
gymnastics: gimnasia, gimnasta, gimnasia rítmica, gimnasia artística
ice hockey: hockey sobre hielo
figure skating: patinaje artístico, patinaje sobre hielo
rugby: rugbista
cricket: críquet
american football: fútbol americano
skateboarding: patineta, monopatín, patinar
olympics: juegos olímpicos, olimpiadas, olímpico
horse riding: equitación, montar a caballo, hípica, jinete, ecuestre
racing: carreras, automovilismo, piloto de carreras, carrera de coches
championship: campeonato, campeón, campeona
team: equipo
fan: aficionado, aficionada, hincha, fanático
training: entrenamiento, entrenamientos, capacitación
goal: gol, golazo
soccer: fútbol, fútbol sala, futbolero
soccer player: futbolista, jugador de fútbol, jugadora de fútbol
goalkeeper: portero, arquero, guardameta, portera
world cup: copa del mundo, mundial de fútbol, el mundial, copa mundial
football club: club de fútbol, equipo de fútbol
streetball: baloncesto callejero, básquet callejero
basketball: baloncesto, básquetbol, básquet
basketball player: baloncestista, jugador de baloncesto, basquetbolista, jugador de básquet
baseball player: beisbolista, pelotero, jugador de béisbol
home run: jonrón
baseball: béisbol, beisbolero
tennis player: tenista, jugador de tenis
tennis: tenis
padel: jugador de pádel, padelista
golf swing: swing de golf
golf course: campo de golf
golf: golfista
travel: viajar, viajes, viajando, viaje
traveler: viajero, viajera, trotamundos
tourism: turismo, turista, turístico, turística
travel guide: guía de viaje, guía de viajes, guía turística, guía turístico
trip: viaje, excursión
road trip: viaje por carretera, viaje en coche, viaje en carro, ruta en coche
flight: vuelo, volar, volando
airplane: avión, aviación, piloto de avión
train: tren
railway: ferrocarril, ferroviario
cruise: crucero
hotel: hoteles, hotelería, hotelero, alojamiento, hostelería
hostel: hostal, albergue
passport: pasaporte
visa: visado
vacation: vacaciones, vacacionar
travel tips: consejos de viaje, consejos para viajar, tips de viaje, tips para viajar
solo travel: viajar solo, viajar sola, viajera sola, viajero solitario
city: ciudad, ciudades, urbano, urbana
village: pueblo, aldea, pueblito, poblado
street: calle, callejero, callejera
walking tour: recorrido a pie, tour a pie, paseo por la ciudad, visita guiada
museum: museo
old town: casco antiguo, centro histórico, casco histórico, ciudad vieja
living abroad: vivir en el extranjero, vivir fuera, vida en el extranjero, emigrar
digital nomad: nómada digital, nómadas digitales
expat: expatriado, expatriada, emigrante, inmigrante
world: mundo
country: país
culture: cultura, culturas
tradition: tradición
festival: festivales, feria, fiestas patronales
hot spring: aguas termales, termas
theme park: parque de atracciones, parque temático, parque de diversiones
europe: europa, europeo, europea
asia: asiática
africa: africano, africana
america: latinoamérica, estados unidos, latinoamericano, sudamérica
hitchhiking: autostop, hacer dedo, autoestop, autostopista
cheap flights: vuelos baratos, vuelos económicos, vuelos low cost
backpacking: mochilear, viaje de mochilero, mochileando
backpacker: mochilero, mochilera
budget travel: viajar barato, viajes baratos, viajar con poco dinero, viajes económicos
first class: primera clase
luxury travel: viajes de lujo, turismo de lujo
luxury hotel: hotel de lujo, hoteles de lujo
resort: complejo turístico, complejo hotelero
yacht: yate
family: familia, familiar
parents: padres, papás
parenting: crianza, maternidad, paternidad, crianza respetuosa
mother: madre, mamá, mami, mamás
father: padre, papi, papá
mom life: vida de mamá, maternidad, maternidad real
baby: bebé, bebés, bebito
pregnancy: embarazo, embarazada, gestación
breastfeeding: lactancia, lactancia materna, amamantar, dar pecho
newborn: recién nacido, recién nacida, recién nacidos
toddler: niño pequeño, niños pequeños, primera infancia
grandmother: abuela, abuelita, yaya
grandfather: abuelo, abuelito
grandparents: abuelos, abuelitos
marriage: matrimonio, matrimonial, esposo, esposa
wedding: boda, casamiento
couple: pareja, novios
love: amor, enamorado, enamorada, amoroso
dating: ligar, cita romántica, seducción, citas en línea, citas románticas
relationship: relación de pareja, relaciones de pareja, noviazgo, relaciones tóxicas, relaciones amorosas
divorce: divorcio, divorciada, divorciado
kids: niños, niño, infantil, infancia, peques, hijos, niña, niñas, infantiles
kids activities: actividades para niños, actividades infantiles, manualidades para niños
toys: juguetes, juguete, juguetería
dolls: muñeca, muñeco
playground: parque infantil, patio de juegos, parque de juegos
fairy tales: cuentos, cuentos infantiles, cuentos de hadas, cuento
nursery rhymes: canciones infantiles, rondas infantiles, canciones para niños, música infantil
kindergarten: jardín de infantes, jardín de infancia, preescolar, jardín infantil, guardería, educación infantil
puzzle: rompecabezas, puzles
education: educación, educativo, educativa, educador, educadora, pedagogía
school: escuela, colegio, escolar
teacher: profesor, profesora, maestro, maestra, docente, profe
student: estudiante, alumno, alumna, estudiantil, universitario
university: universidad, universitaria, facultad
lesson: lección, clase, curso
online course: curso en línea, cursos en línea, curso online, cursos online, curso virtual
language learning: aprender idiomas, aprendizaje de idiomas, idioma
english: inglés, clases de inglés, aprender inglés
sign language: lengua de señas, lengua de signos, lenguaje de señas
mathematics: matemática, álgebra, cálculo
history: historia, histórico, historiador, historiadora
geography: geografía, geográfico
philosophy: filosofía, filósofo, filosófico
psychology: psicología, psicólogo, psicóloga, psicológico
literature: literatura, literario, literaria, novela
books: libros, libro, librería
reading: lectura, leer, lector, lectora
writing: escribir, escritura, redacción
poetry: poesía, poema, poeta
author: autor, autora, escritor, escritora
book review: reseña de libros, reseñas de libros, reseña literaria, reseñas literarias
library: biblioteca, bibliotecario
knowledge: conocimiento, sabiduría
facts: dato curioso, curiosidad
explained: explicado, explicación, explicada
audiobook: audiolibro
podcast: podcastero, podcastera
interview: entrevista, entrevistar, entrevistador
study: estudiar, estudios, estudiando, estudia
study tips: técnicas de estudio, consejos de estudio, consejos para estudiar
exam: examen, exámenes, oposiciones, opositora, selectividad
homework: tarea, deberes
note taking: tomar apuntes, apuntes, apuntes bonitos
memory: memoria, memorizar, memorización
study with me: estudia conmigo
study abroad: estudiar en el extranjero, estudiar fuera, intercambio estudiantil
stationery: papelería
productivity: productividad, productivo
time management: gestión del tiempo, administración del tiempo, organización del tiempo
science: ciencia, divulgación científica, científico
scientist: científico, científica, investigador, investigadora
physics: física, físico teórico, física cuántica
chemistry: química, químico
biology: biología, biólogo, bióloga
astronomy: astronomía, astrónomo, astronómico
space: espacio exterior, espacial, cosmos, universo, astronauta
rocket: cohete
telescope: telescopio
experiment: experimento, experimentar
engineering: ingeniería, ingeniero, ingeniera
medicine: medicina, medicamentos, farmacia, farmacéutico
doctor: médico, médica, doctora, doctores
hospital: hospitales, enfermería, enfermera, enfermero
health: salud, sanidad, sanitario
mental health: salud mental, ansiedad, terapia psicológica
brain: cerebro, cerebral, neurociencia
dinosaurs: dinosaurio, dinosaurios
archaeology: arqueología, arqueólogo, arqueológico
climate: clima, climático, meteorología
energy: energía, energético
robot: robótica
technology: tecnología, tecnológico
computer: computadora, ordenador, computador, informática, computación
laptop: portátil, computadora portátil, ordenador portátil
app: aplicación
phone: teléfono, celular, móvil, celulares, móviles
electronics: electrónica, electrónico, electrodomésticos
smart home: casa inteligente, hogar inteligente, domótica
3d printing: impresión 3d, impresora 3d, impresiones 3d
drone: dron
invention: invento, inventor
future: futuro, futurista
gadgets: aparatos electrónicos, artilugios
review: reseña, análisis, opinión, reseñas, opiniones
unboxing: desempaquetado, desempacar, abriendo cajas, desempaquetar, desempaque, desempacando
smartphone: teléfono inteligente, celular, móvil
headphones: auriculares, audífonos, cascos inalámbricos
camera: cámara
keyboard: teclado, teclados
smartwatch: reloj inteligente, relojes inteligentes
tablet: tableta
pc build: armar pc, montar pc, armado de pc, pc por piezas, montaje de pc
vacuum cleaner: aspiradora, aspirador, robot aspirador
microphone: micrófono
programming: programación, programar
programmer: programador, programadora
coding: codificación, código, escribir código
developer: desarrollador, desarrolladora, desarrollo de software
web development: desarrollo web, diseño web, páginas web, desarrollador web, programación web
app development: desarrollo de aplicaciones, desarrollo de apps, desarrollo móvil
open source: código abierto, software libre
data science: ciencia de datos, científico de datos, análisis de datos, analista de datos
artificial intelligence: inteligencia artificial
machine learning: aprendizaje automático, aprendizaje profundo
chatbot: bot conversacional, asistente virtual
ai art: arte con ia, arte con inteligencia artificial, arte ia
automation: automatización, automatizar
data: datos
cybersecurity: ciberseguridad, seguridad informática
hacker: pirata informático, hackear, hackeo
ethical hacking: hacking ético, hackeo ético
privacy: privacidad
password: contraseña
online scam: estafas por internet, estafa online, estafas en línea, estafa
gaming: videojuegos, juegos, jugar videojuegos
gamer: jugador de videojuegos, videojugador, videojugadora
video game: videojuego, juego, videojuegos
gameplay: jugabilidad, partida comentada
let's play: jugando, vamos a jugar, guía del juego
live stream: directos, transmisión en vivo, en directo, en vivo
console: consola
retro games: juegos retro, videojuegos retro, juegos antiguos, juegos clásicos
horror game: juego de terror, juegos de terror, juegos de miedo
role playing game: juego de rol, juegos de rol
strategy game: juego de estrategia, juegos de estrategia
racing game: juego de carreras, juegos de carreras, juegos de coches, juegos de carros
indie games: juegos independientes, videojuegos independientes, juegos indie
virtual reality: realidad virtual
esports: deportes electrónicos
tournament: torneo
shooter game: juego de disparos, juegos de disparos, juegos de tiros
mobile games: juegos móviles, juegos para celular, juegos para móvil, juegos de celular
pokemon: cartas pokémon
board games: juegos de mesa, juego de mesa, juegos de tablero
card games: juegos de cartas, juego de cartas, naipes
chess: ajedrez, ajedrecista
dungeons and dragons: dragones y mazmorras, calabozos y dragones
miniatures: miniatura, figuras en miniatura
magic tricks: trucos de magia, magia, mago, ilusionismo, ilusionista
manga: mangas japoneses, mangaka
fan art: arte de fans, fanarts
animation: animación, animador
cartoon: dibujos animados, caricatura
graphic novel: novela gráfica, novelas gráficas
comics: historieta, tebeos
superhero: superhéroe, superhéroes, superheroína
movies: películas, película, pelis, cine
tv series: serie de televisión, series de televisión, series, teleserie, telenovela
cinema: cine, cines, cinéfilo, cinéfila
actor: actuación, actores
actress: actriz, actrices
horror: terror, miedo, terrorífico
thriller: suspenso, suspense, intriga
documentary: documental
korean drama: drama coreano, dramas coreanos, dorama, series coreanas
reality show: telerrealidad, programa de telerrealidad
television: tele, presentador, presentadora, televisivo, televisor
celebrity: celebridad, famoso, farándula, famosa
filmmaking: cineasta, dirección de cine, director de cine, rodaje, realizador
video editing: edición de video, editar videos, editor de video, editora de video
series review: reseña de series, análisis de series, reseñas de series
film review: reseña de películas, crítica de cine, reseñas de películas, reseña de cine
film critic: crítico de cine, crítica cinematográfica
music: música
musician: músico, músicos
song: canción, letra de la canción
band: banda, grupo musical
concert: concierto, recital
rap: rapero, rapera, freestyle rap
rock music: música rock, rock en español, rockero
jazz: jazzista
classical music: música clásica
pop music: música pop
folk music: música folclórica, folclore, música folk, música popular
latin music: música latina, reguetón, reggaetón, bachata, cumbia
orchestra: orquesta
opera: zarzuela, ópera italiana
composer: compositor, compositora, cantautor, cantautora
music video: video musical, videoclip, videoclips
vinyl records: discos de vinilo, vinilo
lofi music: música lofi
relaxing music: música relajante, música para dormir, música para relajarse
religious music: música cristiana, música religiosa, alabanzas, música católica
singing: cantar, canto, cantando
singer: cantante, cantora
cover song: versión acústica, versiones de canciones, versión, versiones, covers
choir: coro
voice: voz, voces, locutor, locutora
house music: música house
nightclub: discoteca, club nocturno, boliche, vida nocturna
dj: pinchadiscos, disyóquey
electronic music: música electrónica
party: fiesta, fiestero
musical instruments: instrumentos musicales, instrumento musical
guitar: guitarra, guitarrista
bass guitar: bajista, bajo eléctrico, guitarra bajo
piano: pianista
violin: violinista
drums: batería, baterista, percusión, tambor
flute: flauta, flautista
saxophone: saxofón, saxofonista, saxo
ukulele: ukelele
music production: producción musical
music producer: productor musical, productora musical
beats: pistas de rap, bases de rap, instrumentales de rap
recording studio: estudio de grabación, grabación musical
dance: baile, bailar, danza, bailando
dancer: bailarín, bailarina, bailador, bailaora
ballet: danza clásica
choreography: coreografía, coreógrafo, coreógrafa, coreografías
street dance: baile urbano, danza urbana, baile callejero, breakdance
salsa: bailar salsa, salsero, salsera, clases de salsa
tango: tanguero, milonga
comedy: comedia, comedias, cómico, comicidad
comedian: humorista, cómico, comediante
funny: gracioso, graciosa, divertido, divertida, chistoso, graciosos, divertidos
humor: humorístico, humor negro
joke: chiste, bromear
memes: memero
sketch comedy: sketches de humor, parodias cómicas
laugh: risa, reír, carcajadas
funny videos: videos graciosos, videos divertidos, videos de risa, videos chistosos, vídeos graciosos, vídeos divertidos
entertainment: entretenimiento, espectáculo, entretener
satire: sátira, satírico
parody: parodia
impersonation: imitador, imitadora, imitación de voces
stand-up comedy: monólogo, comedia en vivo, monólogos de humor, monólogo cómico, stand up
stand-up comedian: monologuista, comediante de stand up
hidden camera: cámara oculta, cámara escondida
prank: broma, bromas, broma pesada
challenge: reto, desafío
diy: hazlo tú mismo, bricolaje, hágalo usted mismo, hecho por ti
crafts: manualidades, artesanía, artesano, artesana, manualidad
handmade: hecho a mano, hecha a mano, hechos a mano, artesanal
knitting: tejer, tejido, dos agujas, tejer a punto, hacer punto
crochet: ganchillo, croché, amigurumi
sewing: costura, coser, costurera, modista
embroidery: bordado, bordar, punto de cruz
wool: lana
fabric: telas, tela, textil
pottery: alfarería, alfarero, cerámica, torno alfarero
ceramics: cerámica, ceramista, cerámicas
woodworking: carpintería, carpintero, ebanistería, ebanista, madera, trabajo en madera
wood carving: talla de madera, tallado en madera, talla en madera
origami: papiroflexia
candle making: velas artesanales, velas, hacer velas, velas aromáticas
soap making: jabones artesanales, jabón artesanal, hacer jabón, jabones
jewelry making: joyería artesanal, bisutería artesanal, hacer joyas
painting: pintura, pintar, pintor, pintora, óleo
watercolor: acuarela, acuarelista
drawing: dibujo, dibujar, dibujante
sketching: boceto, bosquejo
calligraphy: caligrafía, calígrafo, letras bonitas
artist: artista, artistas
art: arte, artes, artístico, artística
sculpture: escultura, escultor, escultora
graffiti: grafiti, grafitis, grafitero
digital art: arte digital
illustration: ilustración, ilustrador, ilustradora
graphic design: diseño gráfico, diseñador gráfico, diseñadora gráfica
photography: fotografía, foto, fotografías, fotográfico
photographer: fotógrafo, fotógrafa
journaling: diario personal, llevar un diario
model making: maquetismo, modelismo, maqueta
metalworking: herrería, herrero, forja, metalurgia, soldadura
repair: reparación, reparar, arreglar
restoration: restauración, restaurar, restaurador, restauradora
tools: herramienta
flower arranging: arreglos florales, florista, floristería, arte floral
gift: regalo, regalar, obsequio
lamp: lámpara, iluminación
carpet: alfombra, tapete
home decor: decoración, decoración del hogar, decorar, deco, decoración de interiores
interior design: diseño de interiores, interiorismo, diseño interior
interior designer: interiorista, diseñador de interiores, diseñadora de interiores, decoradora, decorador
home: hogar, hogares, casa, casas
house: casa, casas, chalet, vivienda, casita
apartment: apartamento, depa, departamentos, pisos en alquiler
furniture: muebles, mueble, mobiliario, mueblería
bedroom: dormitorio, habitación, recámara
bathroom: cuarto de baño, baño
living room: sala de estar, salón comedor
renovation: reforma, remodelación, renovación, remodelar, reformas integrales
architecture: arquitectura, arquitectónico
architect: arquitecto, arquitecta
cleaning: limpieza, limpiar, limpiando
organizing: organización del hogar, organizar, organizadora profesional, orden y limpieza
minimalism: minimalismo, minimalista
household tips: trucos del hogar, trucos caseros, consejos para el hogar, trucos de limpieza
tiny house: casa pequeña, casas pequeñas, minicasa, casa diminuta
greenhouse: invernadero
cactus: cactáceas, cactácea
gardening: jardinería, jardinero, jardinera
garden: jardín, jardines
plants: plantas, planta, botánica, vivero, plantitas
houseplants: plantas de interior, planta de interior, plantas de casa
flowers: flores, flor, floral
vegetable garden: huerto, huerta, huerto en casa, huerto urbano
seeds: semilla
balcony garden: huerto en el balcón, jardín en el balcón, huerto en macetas
succulents: suculenta
trees: árbol, arbolado
farm: granja, finca, rancho, chacra
farmer: agricultor, agricultora, granjero, granjera, campesino
agriculture: agricultura, agrícola, agronomía, agro, ganadería
tractor: tractores, tractorista
beekeeping: apicultura, apicultor, abejas, colmenas
homesteading: autosuficiencia, vida en la granja, vida autosuficiente
pets: mascotas, mascota
animals: animales, animalitos
rabbit: conejo, coneja, conejito, conejos
parrot: loro, perico, guacamaya, papagayo
birds: pájaros, aves, pájaro, ave, pajarito
aquarium: acuario, acuarismo, pecera
snake: serpiente, culebra, víbora
reptiles: reptil, lagartos, iguana
horse: caballo, yegua, potro
chickens: gallina, gallo, avicultura
goat: cabra, chivo, cabritos
cow: vaca, bovino, ganado
pig: cerdo, cerdos, cerditos, puerco
sheep: oveja, cordero, borrego
pet care: cuidado de mascotas, cuidado animal, cuidado de las mascotas
veterinarian: veterinario, veterinaria
animal rescue: rescate animal, rescate de animales, refugio de animales, protectora de animales, adopción animal
dog breeds: razas de perros, raza de perro
dog food: comida para perros, alimento para perros, pienso para perros
dogs: perros, perro, perrito, perra, canino
puppy: cachorro, cachorrito
dog training: adiestramiento canino, educación canina, adiestrador canino, entrenamiento de perros, adiestramiento de perros
cats: gatos, gato, gata, felinos, michi, michis
kitten: gatito, gatita
cat care: cuidado de gatos, cuidado felino
stray cats: gatos callejeros, gatos de la calle, gatos abandonados
bear: oso, osos
wolf: lobo, loba
tiger: tigre
wildlife: vida silvestre, vida salvaje, fauna, fauna silvestre
wild animals: animales salvajes, animal salvaje, animales silvestres
lion: león, leona
elephant: elefante
monkey: monos, chimpancé, primates
panda: oso panda, osos panda
dolphin: delfín
insects: insectos, insecto, hormigas, entomología
butterfly: mariposa
birdwatching: observación de aves, avistamiento de aves, ornitología, aviturismo
ocean: océano, oceanografía
nature conservation: conservación de la naturaleza, conservación ambiental, protección de la naturaleza
wildlife photography: fotografía de naturaleza, fotografía de fauna, fotografía de vida silvestre
truck driver: camionero, camionera, chofer de camión, trailero, conductor de camión
bus: autobús, buses, ómnibus
cars: coche, carro, autos, automóvil, automóviles, vehículo
motorcycle: motocicleta, moto, motociclismo
biker: motero, motera, motociclista, motoquero
car review: prueba de coches, reseña de autos, prueba de manejo, prueba de coche, reseña de carros
car repair: taller mecánico, reparación de autos, reparación de coches, mecánica automotriz, reparación de carros
mechanic: mecánico, mecánica automotriz
sports car: coche deportivo, carro deportivo, auto deportivo, coches deportivos, autos deportivos, carros deportivos
classic cars: coches clásicos, autos clásicos, carros clásicos, auto clásico, coches antiguos
car tuning: coches modificados, autos modificados, carros modificados, tuneado
supercar: superdeportivo, superauto
formula 1: fórmula uno
drift: derrape
driving: conducir, conducción, manejar, conductor, conductora
driving school: autoescuela, escuela de manejo, escuela de conducción, carnet de conducir
truck: camión, camioneta
scooter: patinete, patinete eléctrico, motoneta
off-road: todoterreno, todo terreno, fuera de carretera
used cars: coches usados, autos usados, coches de segunda mano, carros usados, seminuevos, coches de ocasión
electric car: coche eléctrico, auto eléctrico, carro eléctrico, coches eléctricos, autos eléctricos, carros eléctricos
electric vehicles: vehículos eléctricos, vehículo eléctrico, movilidad eléctrica, electromovilidad
battery: batería, baterías, pilas
charging station: estación de carga, punto de recarga, punto de carga, cargador de coche eléctrico
solar energy: energía solar, paneles solares, panel solar, fotovoltaica, placas solares
business: negocio, empresarial
company: empresa, compañía
small business: pequeña empresa, pequeño negocio, pymes, pyme, pequeños negocios, negocio local
leadership: liderazgo, líder, líderes
career: carrera profesional, desarrollo profesional, orientación laboral
job: empleo, puesto de trabajo, oferta de trabajo, vacante
work: trabajo, trabajar, laboral
lawyer: abogado, abogada, notario
law: derecho, ley, jurídico
accounting: contabilidad, contador público, contadora, contable
economy: economía, económico, economista
e-commerce: comercio electrónico
online store: tienda online, tienda en línea, tienda virtual
dropshipping: venta sin inventario
sales: ventas, vender, vendedor, vendedora
shop: tienda, tiendita, boutique
shopping: compras, ir de compras, comprar
shopping haul: mis compras
brand: marca
entrepreneur: emprendedor, emprendedora, empresario, empresaria, emprender
startup: empresa emergente, emprendimiento, emprendimientos
founder: fundador, fundadora, cofundador, cofundadora
side hustle: ingresos extra, negocio secundario, dinero extra, ingresos extras
freelancer: autónomo, autónoma, trabajador independiente, trabajadora independiente
work from home: teletrabajo, trabajar desde casa, trabajo desde casa, trabajo remoto
make money online: ganar dinero por internet, ganar dinero online, ganar dinero en internet, ganar dinero en línea
motivation: motivación, motivacional, motivador, motivadora
self improvement: superación personal, desarrollo personal, crecimiento personal, autoayuda, autoestima
marketing: mercadotecnia, mercadeo, marketero
advertising: publicidad, publicitario, anuncios, publicista
digital marketing: marketing digital, mercadeo digital
social media: redes sociales, red social, medios sociales
influencer: influenciador, influenciadora
content creator: creador de contenido, creadora de contenido, creadores de contenido, creación de contenido, creador de contenidos, creadora de contenidos, creadora digital, creador digital
branding: identidad de marca, marca personal, imagen corporativa
finance: finanzas, financiero, financiera
investing: invertir, inversión, inversor, inversionista
money: dinero, dinerito
saving money: ahorrar, ahorro, ahorrar dinero, ahorros
stocks: invertir en acciones, acciones de bolsa, acciones y dividendos, dividendos
stock market: bolsa, bolsa de valores, mercado de valores, bolsa y mercados
cryptocurrency: criptomoneda, cripto
trading: operar en bolsa, compraventa de acciones
bank: banco, banca, bancario
insurance: seguros, aseguradora, seguro de vida, seguro médico, póliza
rent: alquiler, alquileres, renta, arriendo, alquilar, arrendamiento
mortgage: hipoteca, crédito hipotecario, hipotecario
buying a house: comprar casa, compra de vivienda, comprar una casa, primera vivienda
real estate: bienes raíces, inmobiliaria, inmobiliario, inmuebles, inmueble
real estate agent: agente inmobiliario, agente inmobiliaria, corredor inmobiliario, asesor inmobiliario, asesora inmobiliaria
house tour: tour por mi casa, recorrido por mi casa, casa por dentro, tour de casa, recorrido por la casa, tours
property: propiedad, propiedades, terrenos en venta, inmueble
news: noticias, noticia, noticiero, actualidad, noticiario
politics: política, políticas
politician: político, políticos, alcalde, diputado, senador, diputada
election: elecciones, elección, electoral, votar
journalist: periodista, periodismo, reportero, reportera
geopolitics: geopolítica, geopolítico, relaciones internacionales
war: guerra, bélico
military: militar, militares, ejército, soldado, fuerzas armadas
police: policía, policial, policiaco
crime: crimen, crímenes, criminal, delito, criminología, delincuencia
true crime: crímenes reales, crónica negra, casos criminales, asesinos en serie
human rights: derechos humanos
social issues: problemas sociales, temas sociales, problemática social, justicia social
activism: activismo, activista
feminism: feminismo, feminista
women: mujeres, mujer, femenina, femenino
men: hombre, masculino, masculina, caballero
equality: igualdad, igualdad de género, equidad
racism: racismo, racista, antirracismo
lgbt: orgullo gay, diversidad sexual, lesbiana, transexual
refugees: refugiado, migrantes, asilo político
poverty: pobreza, pobres
charity: caridad, beneficencia, solidaridad, benéfico, donaciones
volunteering: voluntariado, voluntario, voluntaria
disability: discapacidad, discapacitado, inclusión
environment: medio ambiente, medioambiente, ambiental, medioambiental, ecología
climate change: cambio climático, calentamiento global, crisis climática
sustainability: sostenibilidad, sostenible, sustentable, sustentabilidad
zero waste: residuo cero, basura cero, cero residuos, cero desperdicio
recycling: reciclaje, reciclar, reciclado
animal rights: derechos de los animales, derechos animales, bienestar animal, animalista
religion: religioso, religiosa, fe
christian: cristiano, cristiana, católico, católica, evangélico
bible: biblia, bíblico, evangelio, versículos
islam: islámico, musulmán, musulmana, corán
spirituality: espiritualidad, despertar espiritual, espiritual
prayer: oración, rezar, orar, rezo
astrology: astrología, astróloga, astrólogo, carta astral, zodiaco
tarot: tarotista, cartas del tarot, lectura de tarot
horoscope: horóscopo, signos del zodiaco, signos zodiacales
mystery: misterio, misterioso, enigmas
ghost: fantasma
paranormal: sobrenatural, fenómenos paranormales
addiction: adicción, adicto, adicta
depression: depresión, depresivo
adhd: tdah, déficit de atención
diabetes: diabético, diabética
sleep: dormir, sueño reparador, insomnio
youth: juventud, juvenil, jóvenes
teenager: adolescente, adolescencia
small: pequeño, pequeña, chiquito
big: grande, gigante, enorme
black: negro, negra
white: blanco, blanca
homemade: casero, casera, hecho en casa
sustainable fashion: moda sostenible, moda sustentable, moda ética
traditional: tradicional
ancient: antiguo, antigua, milenario, civilizaciones antiguas
electric: eléctrico, eléctrica
guide: guía
stories: historias, relatos, cuentos, anécdotas
how to: cómo hacer, cómo se hace, aprende a, cómo aprender
people: personas, gente
collecting: coleccionar
beginner: principiante, desde cero, novato
easy: fácil, sencillo, sencilla
quick: rápido, rápida, rapidito
simple: sencillo, sencilla
cheap: barato, barata, económicos, bajo costo
expensive: caro, caros, costoso, carísimo
old: viejo, vieja, antiguo, antigua
beautiful: hermoso, hermosa, bonito, bonita, bella, precioso
cute: lindo, linda, tierno, tierna
healthy lifestyle: vida sana, vida saludable, estilo de vida saludable, hábitos saludables
lifestyle: estilo de vida, estilos de vida
daily life: vida diaria, vida cotidiana, día a día, mi vida diaria
vlog: videoblog, videoblogs
tutorial: tutoriales, paso a paso
tips: consejos, trucos, consejo, truco
inspiration: inspiración, inspirador, inspiradora, inspirar
behind the scenes: detrás de cámaras, detrás de cámara, tras bambalinas, detrás de escena
day in my life: un día en mi vida, un día conmigo, día en mi vida
routine: rutina, hábitos
morning routine: rutina de mañana, rutina matutina, rutina de la mañana
trends: tendencias, tendencia
original: originales
natural: naturales
professional: profesional
expert: experto, experta, especialista
hobby: pasatiempo, afición, aficiones
collection: colección, colecciones, coleccionismo
community: comunidad
friends: amigos, amigo, amiga, amistad
girl: chica, chicas, muchacha
boy: niño, chico, chicos, muchacho
night: noche, nocturno, nocturna
day: día, días
summer: verano, veraniego
winter: invierno, inviernos, invernal
spring: primavera, primaveral
autumn: otoño, otoñal
rain: lluvia, lluvioso
christmas: navidad, navidades, navideño, navideña
halloween: noche de brujas, día de muertos
new year: año nuevo, nochevieja, fin de año
chinese new year: año nuevo chino
birthday: cumpleaños, cumpleañero, cumple
countryside: campo, vida de campo
market: mercado
supermarket: supermercado
modern: moderno, moderna
creative: creativo, creativa, creatividad
design: diseño, diseñador, diseñadora, diseñar
discount: descuento, rebajas, ofertas, promociones
giveaway: sorteo, sorteamos
nostalgia: nostálgico, nostálgica
1980s: años 80, años ochenta, ochentero, ochentera, los 80, los ochenta
1990s: años 90, años noventa, noventero, noventera, los 90, los noventa
quiet: tranquilo, tranquila, silencioso, tranquilidad
slow living: vida lenta, vida tranquila, vida pausada
espresso: espresso, expreso, café espresso
cappuccino: capuchino
latte: café con leche, café latte
smoothie: batido, licuado, batidos
jam: mermelada
dough: masa, amasar
lunch box: lonchera, fiambrera, táper
picnic: pícnic, merienda campestre
technique: técnica, técnicas
drills: ejercicios técnicos
dribbling: dribling, regate, regates, driblar
ball: pelota, balón, pelotas
bouldering: búlder, bulder, escalada en bloque
rope: cuerda, cuerdas
core workout: abdomen, abdominales, zona media
mat: colchoneta, esterilla, esterillas
squats: sentadilla, sentadillas
push-ups: flexiones, lagartijas
legs: piernas, glúteos
back: espalda
mechanical keyboard: teclado mecánico, teclados mecánicos
custom: personalizado, personalizada, personalizados, personalizadas, a medida
printer: impresora, impresoras
projects: proyecto, proyectos
monitor: monitor, pantalla, pantallas
graphics card: tarjeta gráfica, tarjetas gráficas
processor: procesador, procesadores
server: servidor, servidores
gaming mouse: ratón gaming, ratones gaming
circuit: circuito, circuitos, soldar
relaxing: relajante, relajantes, relajado
cozy: acogedor, acogedora, acogedores
farming game: juegos de granja, juego de granja, videojuegos de granja
simulation game: juegos de simulación, simulador, simuladores
puzzle game: juegos de lógica
walkthrough: guía de juego, pasarse el juego
figures: figuras, figura, figuras de acción, figuras coleccionables
merchandise: merchandising, productos oficiales
trading cards: cartas coleccionables, cromos
clips: clips, fragmentos, momentos
highlights: resumen, mejores momentos
compilation: recopilación, recopilatorio, top 10
reaction: reacción, reacciones, reaccionando
trailer: tráiler, avance
sheet music: partitura, partituras
music lessons: clases de guitarra, clases de piano, clases de canto
lyrics: letra de canción, letras de canciones
remix: remezcla
indoor: de interior
plant care: cuidado de plantas, cuidado de las plantas
care: cuidado, cuidados
raising: cría, crianza de animales, tenencia
guinea pig: cobaya, cuy, cobayas
turtle: tortuga, tortugas
budget: presupuesto, presupuestos, presupuesto mensual
monthly: mensual, mensuales, al mes
debt: deuda, deudas, préstamo, préstamos, crédito
taxes: impuestos, impuesto, declaración de la renta
salary: salario, sueldo, sueldos, nómina
retirement: jubilación, jubilado, jubilarse, pensiones
income: ingresos, ingresos pasivos
luxury house: mansión, mansiones, villa de lujo, casas de lujo, casa de lujo
castle: castillo, castillos, palacio
swimming pool: piscina, piscinas, alberca
job interview: entrevista de trabajo, entrevistas de trabajo, entrevista laboral, entrevistas laborales
resume: currículum, curriculum, hoja de vida
job search: búsqueda de empleo, buscar trabajo, buscar empleo
office: oficina, vida de oficina, oficinista
tantrum: rabieta, rabietas, berrinche, berrinches
emotions: emociones, emoción, enfado, sentimientos
discipline: disciplina, poner límites
baby sleep: sueño infantil, sueño del bebé
baby food: alimentación complementaria, comida de bebé, papillas, blw
siblings: hermanos, hermanas, gemelos, mellizos
exam revision: repaso, repasar
preparation: preparación, preparar, preparativos
scholarship: beca, becas
student life: vida universitaria, vida de estudiante
concentration: concentración, enfoque
fossils: fósil, fósiles, paleontología
planets: planetas, planeta, sistema solar
evolution: evolución, genética, genes
volcano: volcán, volcanes, terremoto, terremotos
electricity: electricidad, electricista
curiosities: curiosidades, datos curiosos
workshop: taller, talleres
hand-painted: pintado a mano, pintados a mano, pintada a mano, pintadas a mano
bride: novia, novias, nupcial
finds: hallazgo, hallazgos, chollos
solo: en solitario, a solas
itinerary: itinerario, itinerarios, mapa, rutas
airport: aeropuerto, aeropuertos
luggage: equipaje, maleta, maletas
wedding ring: anillo de compromiso, anillos de boda
foundation: base de maquillaje, corrector
oily skin: piel grasa, piel seca
braids: trenza, trenzas
dance cover: coreografía cover, baile cover
korean: coreano, coreana
japanese: japonés, japonesa, japoneses
chinese: chino, chinos
italian: italiano, italiana
french: francés, francesa, franceses
mexican: mexicano, mexicana
indian: indio, hindú, de la india
thai: tailandés, tailandesa
turkish: turco, turca
spanish: español, española
german: alemán, alemana
american: americano, estadounidense
vietnamese: vietnamita
brazilian: brasileño, brasileña
arabic: árabe, árabes
mediterranean: mediterráneo, mediterránea
asian: asiático, asiática
wardrobe: armario, armarios, fondo de armario
everyday: cotidiano, cotidiana, de diario
weekly: semanal, semanales, de la semana
brunch: almuerzo tardío
brownies: bizcocho de chocolate
personal finance: finanzas personales, educación financiera
life: vida, vidas
learning: aprender, aprendizaje, aprende
strategy: estrategia, estrategias
day trip: excursión de un día, escapada, escapadas
wild camping: acampada libre, acampar libre
tidying: orden, orden en casa
devices: dispositivos, dispositivo, aparatos
sensitive skin: piel sensible, pieles sensibles
`

/** French words of creators' topics, by their English gloss. */
export const frWords = `
food: nourriture, bouffe, alimentation, aliments
cooking: cuisine, cuisiner, cuisson, art culinaire, culinaire
recipe: recette, recettes
chef: cuisinier, cuisinière, chef cuisinier, cheffe, chef étoilé
kitchen: cuisine équipée, cuisine aménagée, cuisiniste, ustensiles de cuisine
meal prep: batch cooking, préparation des repas, repas de la semaine
breakfast: petit déjeuner, petit-déj, ptit dej
lunch: déjeuner, repas de midi
dinner: dîner, souper, repas du soir
soup: soupe, potage, velouté
salad: salade, salades, crudités
meat: viande, boucherie, boucher, charcuterie
chicken: poulet, volaille
beef: bœuf, steak, entrecôte
pork: porc, viande de porc
fish: poisson, poissons, poissonnerie
seafood: fruits de mer, crustacés, coquillages, huîtres, crevettes
rice: riz, risotto
noodles: nouilles, vermicelles
pasta: pâtes, pâtes fraîches
pizza: pizzaïolo, pizzeria
egg: œuf, œufs, omelette
cheese: fromage, fromager, fromagère, fromagerie
vegetables: légumes, légume
fruit: fruits, fruits rouges
potato: pomme de terre, pommes de terre, patate, frites
mushroom: champignon, champignons
tomato: tomate, tomates
spicy: épicé, épicée, piquant, pimenté, piment
sauce: sauces, vinaigrette
spices: épices, épice
barbecue: barbecues, plancha, grillades
grill: grillade, grillé, au grill
frying: friture, frire, frit, poêlée
fermented food: aliments fermentés, fermentation, lactofermentation, fermenté
curry: au curry, pâte de curry
dumplings: raviolis, raviolis chinois, boulettes
burger: hamburger, hamburgers
sandwich: casse-croûte, tartine, croque-monsieur
coffee: café, cafés, caféine
tea: thé, thés, tisane, infusion
milk tea: thé au lait, thé aux perles
wine: vin, vins, vignoble, vigneron, vigneronne, œnologie
beer: bière, bières, brasserie, brasseur
cocktail: apéritif, apéro, mocktail
juice: jus, jus de fruits, jus de fruit, jus de légumes
water: eau, eaux
snack: goûter, en-cas, grignotage, encas, collation
ice cream: glace, crème glacée, artisan glacier, sorbet, glaces
honey: miel, miellerie
delicious: délicieux, délicieuse, savoureux, savoureuse, miam
gourmet: gastronomie, gastronomique, gastronome
foodie: gourmand, gourmande, gourmandise, épicurien
ingredients: ingrédient, ingrédients
air fryer: friteuse à air, friteuse sans huile
baking: pâtisserie, boulangerie, cuisson au four, pâtisser
baker: boulanger, boulangère, pâtissier, pâtissière
cake: gâteau, gâteaux
birthday cake: gâteau d'anniversaire, gâteaux d'anniversaire, gâteau anniversaire
bread: pain, pains, baguette
sourdough: levain, pain au levain, levain naturel
cookie: biscuit, biscuits, sablé, sablés
pastry: pâtisseries, viennoiserie, viennoiseries, pâte feuilletée
dessert: entremets, douceur sucrée
chocolate: chocolat, chocolats, chocolatier, chocolatière
cupcake: petits gâteaux
pie: tarte, tartes, tourte, tartelette
croissant: croissants au beurre
donut: beignet, beignets
candy: bonbon, bonbons, confiserie
sweets: sucreries, friandises, confiseries
sugar: sucre, sucres
flour: farine, farines
yeast: levure, levure de boulanger
oven: four, au four
cake decorating: cake design, décoration de gâteaux, gâteau décoré, pâte à sucre
pancake: crêpe, crêpes, crêperie, galette
vegan: végane, véganisme, végétalien, végétalienne
vegetarian: végétarien, végétarienne, végé, végétarisme
plant based: végétal, végétale, à base de plantes, alimentation végétale
organic: bio, biologique, agriculture biologique
gluten free: sans gluten, intolérance au gluten, cœliaque
sugar free: sans sucre, sans sucre ajouté
raw food: crudivore, alimentation crue, crudivorisme
street food: cuisine de rue, nourriture de rue, stands de rue
food stall: stand de nourriture, échoppe, buvette
night market: marché de nuit, marché nocturne, marchés de nuit, marchés nocturnes
food truck: camion restaurant, foodtruck, camion pizza
taco: tacos, tacos français
kebab: kébab, kébabs
luxury restaurant: restaurant de luxe, grand restaurant
fine dining: haute cuisine, haute gastronomie, restaurant gastronomique
michelin star: étoile michelin, étoiles michelin, restaurant étoilé, étoilé
tasting menu: menu dégustation, dégustation
sommelier: sommelière, caviste
whisky: whiskys, whiskies
buffet: buffet à volonté, à volonté
restaurant: resto, restos, restauration, restaurateur, bistrot
cafe: café, salon de thé, bistro
food review: critique culinaire, critique gastronomique, test restaurant, test de nourriture
bar: bar à cocktails, bar à vin, bar à vins
food tour: balade gourmande, tour gastronomique, visite gourmande
coffee shop: torréfacteur, torréfaction, bar à café
beauty: beauté, esthétique
perfume: parfum, parfums, parfumerie, parfumeur
fragrance: senteur, senteurs, eau de parfum
cosmetics: cosmétique, cosmétiques, produits de beauté
beauty salon: institut de beauté, salon de beauté, esthéticienne
tattoo: tatouage, tatouages, tatoueur, tatoueuse
eyelashes: cils, extensions de cils, extension de cils
eyebrows: sourcils, sourcil
anti aging: anti-âge, antirides, vieillissement
plastic surgery: chirurgie esthétique, chirurgie plastique, chirurgien esthétique
spa: bien-être, thalasso, hammam, jacuzzi
massage: massages, masseur, masseuse, massothérapie
skincare: soin de la peau, soins de la peau, soins visage, soin visage
skin: peau, peaux
sunscreen: crème solaire, protection solaire, écran solaire, crèmes solaires
moisturizer: crème hydratante, hydratant, hydratation
face mask: masque visage, masque pour le visage
serum: sérum, sérums
acne: acné, boutons d'acné, peau acnéique, peaux acnéiques, boutons
wrinkles: rides, rides du visage
dermatologist: dermatologue, dermatologie, dermato
face: visage, visages
eyeliner: trait de liner, khôl, crayon yeux
blush: fard à joues
makeup: maquillage, maquiller, maquillé, maquillée
makeup artist: maquilleur, maquilleuse, maquilleuse professionnelle
lipstick: rouge à lèvres, rouges à lèvres
eyeshadow: fard à paupières, fards à paupières
mascara: mascaras
wedding makeup: maquillage mariée, maquillage de mariée, maquillage mariage, maquillage de mariage
hair: cheveux, cheveu, chevelure
haircare: soin des cheveux, soins capillaires, soin capillaire, capillaire
hairstyle: coiffure, coiffures, coiffer
haircut: coupe de cheveux, coupe cheveux, coupes de cheveux
hairdresser: coiffeur, coiffeuse, salon de coiffure, coiffeurs
curly hair: cheveux bouclés, cheveux frisés, cheveux crépus, boucles
hair color: coloration, couleur de cheveux, teinture, balayage
hair loss: chute de cheveux, perte de cheveux, calvitie, greffe de cheveux
shampoo: shampoing, shampooing
wig: perruque, perruques
beard: barbe, barbes, barbu
barber: barbier, coiffeur homme
nails: ongles, ongle, ongulaire
nail art: prothésiste ongulaire, déco ongles, styliste ongulaire, décoration d'ongles, art des ongles
manicure: manucure, beauté des mains
pedicure: pédicure, beauté des pieds
nail polish: vernis à ongles, vernis, semi-permanent
gel nails: ongles en gel, gel uv, faux ongles
fashion: mode, mode femme, modeuse, fashionista
outfit: tenue, tenues, look du jour, tenue du jour
style: stylisme, conseil en image, style vestimentaire
clothing: vêtements, vêtement, fringues, habits, prêt-à-porter
dress: robe, robes
skirt: jupe, jupes
shirt: chemise, chemises, chemisier
jeans: pantalon, pantalons, denim
shoes: chaussures, chaussure, bottes, souliers
high heels: talons hauts, escarpins, talons aiguilles
bag: sac, sacs, sac à main, maroquinerie
jewelry: bijoux, bijou, joaillerie, bijouterie
ring: bague, bagues
earrings: boucles d'oreilles, boucle d'oreille, boucles d'oreille
necklace: collier, colliers, pendentif
watch: montres, montre de luxe, horlogerie, horloger, montre automatique
hat: chapeau, chapeaux, casquette, bonnet
glasses: lunettes, lunettes de soleil, opticien
model: mannequin, mannequinat, modèle photo
fashion designer: créateur de mode, créatrice de mode, styliste, couturier
modest fashion: mode modeste, mode pudique, mode musulmane
hijab: voile, foulard, voilée
swimsuit: maillot de bain, maillots de bain, bikini
underwear: sous-vêtements, lingerie, sous-vêtement
wedding dress: robe de mariée, robes de mariée, robe mariée
traditional dress: tenue traditionnelle, costume traditionnel, vêtements traditionnels
men's fashion: mode homme, mode masculine, mode pour homme
women's fashion: mode féminine, mode pour femme, vêtements femme
fashion week: semaine de la mode, défilé de mode, défilés
streetwear: mode urbaine, mode de rue
sneakers: baskets, paire de baskets, tennis de ville
hoodie: sweat à capuche, sweat capuche
t-shirt: tee-shirt, tee-shirts
luxury: luxe, luxueux, luxueuse
luxury fashion: mode de luxe, marques de luxe, maroquinerie de luxe
designer bag: sac de luxe, sacs de luxe, sac de créateur
haute couture: couture parisienne
diamonds: diamant, diamants
gold: en or, pièces d'or, bijoux en or, lingot d'or, orfèvre
leather: cuir, cuirs, travail du cuir
vintage: mode vintage, objets vintage
thrifting: vinted
second hand: seconde main, d'occasion, deuxième main, friperie, friperies, vêtements d'occasion, fripes
flea market: marché aux puces, vide-grenier, brocante, brocantes
antiques: antiquités, antiquaire, brocanteur
retro: rétro, rétros
upcycling: surcyclage, récup, détournement d'objets
collector: collectionneur, collectionneuse
fitness: remise en forme, musculation fitness
workout: entraînement, entraînements, séance de sport
gym: salle de sport, salle de gym, salles de sport
home workout: sport à la maison, entraînement à la maison, sport maison
exercise: exercices, exercice, exercice physique
personal trainer: coach sportif, coach sportive, préparateur physique
weight loss: perte de poids, perdre du poids, maigrir, minceur, mincir
diet: régime, régimes, diète, rééquilibrage alimentaire
healthy: sain, saine, alimentation saine, manger sain
nutrition: nutritionniste, diététique, diététicien, diététicienne
calories: calorique, calorie
protein: protéine, protéines
abs: abdos, ventre plat
cardio: entraînement cardio, endurance
stretching: étirements, étirement, s'étirer
calisthenics: callisthénie, poids du corps, musculation au poids du corps
warm up: échauffement, s'échauffer
muscle: muscles, musculaire
body: corps, corporel, silhouette
bodybuilding: culturisme, culturiste
strength training: musculation, muscu, renforcement musculaire
weightlifting: haltérophilie, haltérophile
powerlifting: force athlétique
dumbbells: haltères, haltère
muscle building: prise de masse, prise de muscle
yoga: professeur de yoga, cours de yoga
meditation: méditation, méditer, méditations
breathing: respiration, respirer, exercices de respiration
mindfulness: pleine conscience, sophrologie, pleine présence
relaxation: se détendre, sophrologue
flexibility: souplesse, grand écart
back pain: mal de dos, mal au dos, douleurs dos
posture: posture corporelle
trail running: course en montagne, ultra-trail, course nature
running shoes: chaussures de running, chaussures de course, baskets running
running: course à pied, courir
runner: coureur, coureuse, coureurs
marathon: semi-marathon, marathonien, marathonienne
jogging: footing
triathlon: triathlète, triathlètes
cycling: cyclisme, faire du vélo, balade à vélo
bicycle: vélo, vélos, bicyclette
cyclist: cycliste, cyclistes
mountain bike: vtt, vélo tout terrain, vététiste
road bike: vélo de route, vélos de route
electric bike: vélo électrique, vélos électriques, vae
outdoor: plein air, extérieur, activités de plein air
adventure: aventure, aventures, aventurier, aventurière
climbing: escalade, grimper, grimpeur, grimpeuse
mountaineering: alpinisme, alpiniste, alpinistes
rock climbing: escalade en falaise, varappe
kayak: canoë, canoë-kayak, pagaie
surfing: surfer, surfeur, surfeuse, planche à voile
diving: plongée, plongée sous-marine, plongeur, plongeuse, apnée
sailing: voile, voilier, voiliers
boat: bateau, bateaux
skiing: skier, ski alpin, ski de fond, sports d'hiver, ski de randonnée
snowboarding: faire du snowboard, planche à neige
survival: survie, survivalisme, survivaliste
bushcraft: vie en forêt, vie dans les bois
fishing: pêche, pêcher, pêcheur, pêche à la ligne
hunting: chasse, chasseur, chasser, chasseresse
extreme sports: sports extrêmes, sport extrême
mountain: montagne, montagnes, alpes, pyrénées
river: rivière, rivières, fleuve
lake: lac, lacs
sea: mer, bord de mer, mers
beach: plage, plages
island: île, îles
forest: forêt, forêts, forestier
desert: désert, déserts, sahara
snow: neige, enneigé
nature: naturaliste, amoureux de la nature
waterfall: cascade, cascades, chute d'eau, chutes d'eau
cave: grotte, grottes, spéléologie
sunset: coucher de soleil, couchers de soleil
hiking: randonnée, randonnées, rando, randonneur, randonneuse
camping: campeur, camper, bivouac, camping-car, camping
tent: tente de camping, toile de tente, sous la tente
campfire: feu de camp, feux de camp
van life: vie en van, vanlife, fourgon aménagé, van aménagé
trail: sentier, sentiers, chemins de randonnée
backpack: sac à dos, sacs à dos
national park: parc national, parcs nationaux, parc naturel
knife: couteau, couteaux, coutelier, coutellerie
sports: sportif, sportive
athlete: athlète, athlètes, sportif de haut niveau
coach: entraîneur, entraîneuse
swimming: natation, nager, nageur, nageuse
volleyball: volley, volley-ball
table tennis: tennis de table, ping-pong, pongiste
boxing: boxe, boxeur, boxeuse
martial arts: arts martiaux, art martial, sports de combat, sport de combat
karate: karaté, karatéka
judo: judoka, judokate
wrestling: lutte, catch, lutteur, catcheur
mixed martial arts: mma français, combat libre
athletics: athlétisme
gymnastics: gymnastique, gymnaste
ice hockey: hockey sur glace, hockeyeur, hockeyeuse
figure skating: patinage artistique, patinage, patineuse, patineur
rugby: rugbyman, xv de france
american football: football américain, foot américain
skateboarding: skate, faire du skate, planche à roulettes
olympics: jeux olympiques, olympique, olympiques
horse riding: équitation, cavalier, cavalière, équestre, centre équestre
racing: course automobile, sport automobile, pilote automobile, rallye
championship: championnat, championnats, championnat du monde
team: équipe, équipes
fan: supporter, supporters, admirateur
training: formation sportive, s'entraîner, préparation physique
goal: buteur, buteuse, marquer un but, beaux buts
soccer: football, foot, ballon rond
soccer player: footballeur, footballeuse, joueur de foot, joueur de football
goalkeeper: gardien de but, gardien de foot, gardienne de but
world cup: coupe du monde, mondial
football club: club de foot, club de football
basketball: basket, basket-ball, terrain de basket, match de basket
basketball player: basketteur, basketteuse, joueur de basket
tennis player: joueur de tennis, joueuse de tennis, tenniswoman
golf swing: swing de golf
golf course: parcours de golf, terrain de golf
golf: golfeur, golfeuse, jouer au golf
travel: voyager, voyage, voyages, tour du monde
traveler: voyageur, voyageuse, globe-trotteur, globetrotteuse
tourism: tourisme, touriste, touristes, touristique
travel guide: guide de voyage, guide touristique, carnet de voyage
trip: excursion, séjour
road trip: roadtrip, voyage en voiture
flight: vols, vol d'avion, billets d'avion, billet d'avion
airplane: avion, avions, aviation
train: voyage en train, tgv, trains de nuit
railway: chemin de fer, ferroviaire, sncf
cruise: croisière, croisières, paquebot
hotel: hôtel, hôtels, hôtellerie, hébergement
hostel: auberge de jeunesse, auberges de jeunesse
passport: passeport, passeports
vacation: vacances, congés payés
travel tips: conseils voyage, conseils de voyage, astuces voyage
solo travel: voyage en solo, voyager seul, voyager seule, voyage solo
city: ville, villes, citadin
village: villages, hameau
street: rue, rues
walking tour: visite à pied, balade, balades, visite guidée
museum: musée, musées, exposition
old town: vieille ville, centre historique
living abroad: vivre à l'étranger, expatriation, vie à l'étranger, pvt
digital nomad: nomade digital, nomade numérique, nomades digitaux, digital nomade
expat: expatrié, expatriée, expatriés
world: monde, mondial, monde entier
country: pays
culture: culturel, culturelle, patrimoine
tradition: traditions, coutume, coutumes, folklore
festival: fête foraine, fêtes traditionnelles
hot spring: source chaude, sources chaudes, eaux thermales, thermes
theme park: parc d'attractions, parc à thème, parcs d'attractions
europe: européen, européenne
asia: asie
africa: afrique, africain, africaine
america: amérique
hitchhiking: auto-stop, autostop, stoppeur
cheap flights: vols pas chers, vol pas cher, billets pas chers
backpacking: voyage sac à dos, voyager en sac à dos
backpacker: routard, routarde, routards
budget travel: voyage pas cher, voyager pas cher, petit budget
first class: première classe, classe affaires
luxury travel: voyage de luxe, voyages de luxe, voyage haut de gamme
luxury hotel: hôtel de luxe, hôtels de luxe, palace, hôtel cinq étoiles
resort: station balnéaire, complexe hôtelier, club de vacances
yacht: yachting, yachts
family: famille, familles, familial, familiale
parents: futurs parents, jeunes parents
parenting: parentalité, éducation des enfants
mother: mère, maman, mères, mamans
father: père, papa, papas
mom life: vie de maman, maternité, quotidien de maman, jeune maman
baby: bébé, bébés, nourrisson
pregnancy: grossesse, enceinte, femme enceinte
breastfeeding: allaitement, allaiter
newborn: nouveau-né, nouveau-nés, naissance
toddler: tout-petit, tout-petits, jeune enfant, jeunes enfants, bambin
grandmother: grand-mère, mamie
grandfather: grand-père, papi, papy
grandparents: grands-parents
marriage: mariage, se marier, mariés, vie conjugale
wedding: mariage, noces, organisatrice de mariage
couple: vie de couple, amoureux
love: amour, amours
dating: rencontres amoureuses, rencontre amoureuse, site de rencontre, séduction
relationship: relation amoureuse, relations amoureuses, relation de couple
divorce: divorcé, divorcée, séparation
kids: enfants, enfant
kids activities: activités enfants, activités pour enfants, activité enfant, activités manuelles enfants
toys: jouet, jouets
dolls: poupée, poupées
lego: briques lego
playground: aire de jeux, aires de jeux, plaine de jeux
fairy tales: conte de fées, contes de fées, contes, conte
nursery rhymes: comptine, comptines, chansons pour enfants
kindergarten: maternelle, école maternelle, crèche, jardin d'enfants
puzzle: casse-tête, puzzles
slime: pâte gluante
education: éducation, enseignement, pédagogie, éducatif, éducative
school: école, écoles, collège, lycée, scolaire
teacher: professeur, professeure, enseignant, enseignante, prof, maître d'école, maîtresse d'école
student: étudiant, étudiante, élève, élèves, lycéen, lycéenne
university: université, fac, universitaire
lesson: leçon, leçons, cours
online course: cours en ligne, formation en ligne, formations en ligne
language learning: apprendre une langue, apprentissage des langues, apprendre le français, langues étrangères, cours de langue
english: anglais, apprendre l'anglais
sign language: langue des signes, lsf
mathematics: mathématiques, maths
history: histoire, historique, historien, historienne
geography: géographie, géo, géographique
philosophy: philosophie, philosophe, philo
psychology: psychologie, psychologue, psy
literature: littérature, littéraire, roman, romans
books: livre, livres, bouquins, bouquin
reading: lecture, lectures, lire, lecteur, lectrice
writing: écriture, écrire, écriture créative
poetry: poésie, poème, poèmes, poète
author: auteur, autrice, auteure, écrivain, écrivaine, romancière
book review: critique littéraire, chronique littéraire, avis lecture, critique de livre
library: bibliothèque, bibliothécaire, médiathèque
knowledge: connaissance, connaissances, culture générale
facts: faits insolites, anecdote
explained: expliqué, expliquée, explication, vulgarisation
audiobook: livre audio, livres audio
podcast: balado, baladodiffusion
interview: entrevue, entretien exclusif
study: études, étudier
study tips: conseils études, méthode de travail, conseils de révision, méthodologie
exam: examen, examens, baccalauréat, concours administratif, bac, partiels
homework: devoirs, aide aux devoirs
note taking: prise de notes, prendre des notes
memory: mémoire, mémorisation, mémoriser
study with me: étudie avec moi, révise avec moi
study abroad: étudier à l'étranger, études à l'étranger, erasmus
stationery: papeterie, fournitures scolaires
productivity: productivité, productif, productive
time management: gestion du temps
science: scientifique, sciences, vulgarisation scientifique
scientist: chercheur, chercheuse, scientifiques
physics: physique, physicien, physicienne
chemistry: chimie, chimiste, chimique
biology: biologie, biologiste
astronomy: astronomie, astronome, ciel étoilé
space: espace, spatial, spatiale, cosmos
rocket: fusée, fusées
telescope: télescope, télescopes, lunette astronomique
experiment: expériences scientifiques, expérience scientifique
engineering: ingénierie, ingénieur, ingénieure
medicine: médecine, médical, médicale, médicament
doctor: médecin, docteur, docteure, toubib
hospital: hôpital, hôpitaux, clinique, infirmière
health: santé, santé naturelle
mental health: santé mentale, bien-être mental, psychothérapie
brain: cerveau, neurosciences, cerveaux
dinosaurs: dinosaure, dinosaures
archaeology: archéologie, archéologue
climate: climat, climatique
energy: énergie, énergies, énergétique
robot: robotique, robots
technology: technologie, technologies, nouvelles technologies
computer: ordinateur, ordinateurs, informatique
laptop: ordinateur portable, pc portable, ordinateurs portables
internet: internaute, internautes
software: logiciel, logiciels
app: appli, application, applications
phone: téléphone, téléphones, téléphonie
electronics: électronique, électronicien
smart home: domotique, maison connectée, maison intelligente
3d printing: impression 3d, imprimante 3d, impressions 3d
drone: drones, télépilote, vue aérienne
invention: inventions, inventeur, inventrice
future: futur, avenir, futuriste
gadgets: objets connectés, objets tech, high-tech, tests high-tech
review: avis, test produit, tests produits, critique, test et avis, critiques
unboxing: déballage, déballages, déballer
smartphone: téléphone portable, smartphones
headphones: écouteurs, casque audio, casques audio
camera: caméra, appareil photo, appareils photo
keyboard: clavier, claviers
smartwatch: montre connectée, montres connectées
tablet: tablette, tablettes, tablette graphique
pc build: montage pc, monter son pc, config pc
vacuum cleaner: aspirateur, aspirateurs, aspirateur robot
microphone: micro, microphones
programming: programmation, programmer, programmation informatique
programmer: programmeur, programmeuse, informaticien, informaticienne
coding: coder, code informatique, codage
developer: développeur, développeuse, développeur web
web development: développement web, création de site, création de sites internet, dev web
app development: développement d'application, développement mobile, développement d'applications
open source: logiciel libre, logiciels libres
data science: science des données, analyse de données
artificial intelligence: intelligence artificielle, ia, ia générative
machine learning: apprentissage automatique, apprentissage machine
chatbot: agent conversationnel, robot conversationnel
ai art: art ia, images ia, art génératif
automation: automatisation, automatiser
data: données, données informatiques
cybersecurity: cybersécurité, sécurité informatique, cyber sécurité
hacker: pirate informatique, hackeur
ethical hacking: piratage éthique, hacking éthique, test d'intrusion
privacy: vie privée, confidentialité, données personnelles
password: mot de passe, mots de passe
online scam: arnaque en ligne, arnaque, arnaques, escroquerie, hameçonnage
gaming: jouer aux jeux vidéo, jeu en ligne
gamer: gameur, gameuse
video game: jeu vidéo, jeux vidéo, jeux vidéos
gameplay: partie de jeu, jouabilité
live stream: en direct, diffusion en direct, rediffusion live
streamer: streameur, streameuse
console: consoles, console de jeux, console de jeu
retro games: jeux rétro, rétrogaming, jeux vidéo rétro
horror game: jeu d'horreur, jeux d'horreur
role playing game: jeu de rôle, jeux de rôle, jdr
strategy game: jeu de stratégie, jeux de stratégie
racing game: jeu de course, jeux de course, jeu de voiture
indie games: jeux indépendants, jeu indépendant, jeux indés
virtual reality: réalité virtuelle, casque vr
esports: e-sport, esport, sport électronique
tournament: tournoi, tournois
shooter game: jeu de tir, jeux de tir
mobile games: jeux mobiles, jeu mobile, jeux sur mobile
pokemon: pokémon
board games: jeux de société, jeu de société, jeux de plateau, jeu de plateau
card games: jeux de cartes, jeu de cartes, belote
chess: échecs, jeu d'échecs, joueur d'échecs, échiquier
dungeons and dragons: donjons et dragons, jeu de rôle papier
miniatures: maquettes miniatures
magic tricks: tours de magie, tour de magie, magicien, magicienne, magie, prestidigitation
anime: animé japonais, japanime, animation japonaise, animés
manga: mangas, mangaka
cosplay: cosplayeuse, cosplayeur, déguisement
fan art: fanart, fanarts
animation: film d'animation, films d'animation, animateur 3d
cartoon: dessin animé, dessins animés
graphic novel: roman graphique, romans graphiques
comics: bande dessinée, bandes dessinées, bd, bédé
superhero: super-héros, superhéros, superhéroïne
movies: films, film, long métrage
tv series: série, séries, série télé, séries télé
cinema: cinéma, ciné, cinéphile
actor: acteur, acteurs, comédien, comédiens
actress: actrice, comédienne, actrices
horror: horreur, épouvante, film d'horreur, films d'horreur
thriller: polar, polars, roman policier
documentary: documentaire, documentaires, reportage, reportages
korean drama: drama coréen, dramas coréens, série coréenne, k-drama
reality show: téléréalité, télé-réalité
television: télévision, émission télé, téléviseur
celebrity: célébrité, célébrités, vedette
filmmaking: réalisation, réalisateur, réalisatrice, cinéaste, tournage, court métrage
video editing: montage vidéo, monteur vidéo, monteuse vidéo
series review: critique de série, critique série, avis série
film review: critique de film, critique film, critique cinéma, critiques de films
film critic: critique de cinéma, critiques de cinéma
music: musique, musiques, musical, musicale
musician: musicien, musicienne, musiciens
song: chanson, chansons
band: groupe de musique, groupe de rock, fanfare
concert: concerts, spectacle musical
rap: rappeur, rappeuse, rap français
rock music: musique rock, rock français
jazz: musique jazz, jazzman
classical music: musique classique, musique de chambre
pop music: musique pop, variété française
kpop: k-pop, pop coréenne
folk music: musique folklorique, musique folk, musique traditionnelle, chanson traditionnelle
latin music: musique latine, musique latino
orchestra: orchestre, orchestres, chef d'orchestre, symphonique
opera: opéra, opéras, art lyrique
composer: compositeur, compositrice, composer de la musique
music video: clip vidéo, clip musical
vinyl records: vinyle, vinyles, disques vinyles, disquaire
lofi music: musique lo-fi, musique lofi
relaxing music: musique relaxante, musique douce, musique zen, musique pour dormir
religious music: musique religieuse, louange, chants religieux, chants chrétiens, cantiques
singing: chant, chanter
singer: chanteur, chanteuse, chanteurs
cover song: reprise musicale, reprises musicales, cover musical, reprise, reprises, covers
karaoke: karaoké, karaokés
choir: chorale, chœur, choriste, chorales
voice: voix, technique vocale
house music: musique house
nightclub: boîte de nuit, discothèque, boîtes de nuit
electronic music: musique électronique, électro, musique électro
techno: musique techno
party: fête, soirée, fêtes, soirées
musical instruments: instruments de musique, instrument de musique, luthier, lutherie
guitar: guitare, guitares, guitariste
bass guitar: guitare basse, bassiste
piano: pianiste, pianistes
violin: violon, violoniste
drums: batterie, batteur, percussions, batteuse, percussionniste
flute: flûte, flûtiste, flûte traversière
saxophone: saxophoniste, saxo
ukulele: ukulélé
music production: production musicale, beatmaking, musique assistée par ordinateur
music producer: producteur de musique, productrice de musique, beatmaker
beats: instru, instrumentales
recording studio: studio d'enregistrement, ingénieur du son, home studio
dance: danse, danser, danses
dancer: danseur, danseuse, danseurs
ballet: danse classique, ballerine
choreography: chorégraphie, chorégraphies, chorégraphe
street dance: danse de rue, danse urbaine, danses urbaines, danse hip-hop, breakdance
comedy: comédie, comédies, comique
comedian: humoriste, humoristes
funny: drôle, drôles, marrant, marrante, rigolo, rigolote, marrants, rigolos
humor: humour, humoristique
joke: blague, blagues
sketch comedy: sketch, sketchs, saynète
laugh: rire, rires, rigoler, fou rire
funny videos: vidéos drôles, vidéo drôle, vidéos marrantes, vidéos humoristiques
entertainment: divertissement, divertir, divertissant
satire: satirique, satires
parody: parodie, parodies, parodique
impersonation: imitation, imitateur, imitatrice, imitations
stand-up comedy: spectacle d'humour, standup, one man show, stand-up, stand up
stand-up comedian: stand-uppeur, stand-uppeuse
hidden camera: caméra cachée, caméras cachées
prank: canular, canulars, farce
challenge: défi, défis
diy: fait soi-même, bricolage, bricoler, bricoleur, faites-le vous-même
crafts: loisirs créatifs, loisir créatif, artisanat, artisanal, artisan, artisane
handmade: fait main, faits main, faite main
knitting: tricot, tricoter, tricoteuse, tricots
crochet: crocheter, crocheteuse, au crochet
sewing: couture, coudre, couturière, machine à coudre
embroidery: broderie, broder, brodeuse, point de croix
wool: laine, laines, pelote
fabric: tissu, tissus, textile
pottery: poterie, potier, potière
ceramics: céramique, céramiques, céramiste, porcelaine
woodworking: menuiserie, menuisier, travail du bois, ébénisterie, ébéniste, charpentier, bois
wood carving: sculpture sur bois, sculpteur sur bois
origami: pliage papier, pliage de papier
candle making: bougie, bougies, fabrication de bougies
soap making: savon, savons, savonnerie, fabrication de savon
jewelry making: création de bijoux, fabrication de bijoux, créatrice de bijoux, créateur de bijoux
painting: peinture, peindre, peintre, peintures
watercolor: aquarelle, aquarelles, aquarelliste
drawing: dessin, dessiner, dessins, dessinateur, dessinatrice
sketching: croquis, esquisse, carnet de croquis
calligraphy: calligraphie, calligraphe, belle écriture
artist: artiste, artistes, artiste peintre
art: œuvre d'art, beaux-arts, artistique, œuvres d'art
sculpture: sculpteur, sculptrice, sculpter
graffiti: art urbain, graffitis, graffeur
digital art: art numérique, art digital, dessin numérique
illustration: illustrateur, illustratrice, illustrer
graphic design: graphisme, graphiste, conception graphique, design graphique
photography: photographie, photographies, photos, photo
photographer: photographe, photographes
journaling: journal intime, tenir un journal
model making: maquettisme, modélisme, maquettes, maquette
metalworking: métallerie, forgeron, ferronnerie, travail du métal, forge
repair: réparation, réparer, réparations, réparateur
restoration: restauration de meubles, restauration d'objets, restaurateur d'art
tools: outils, outil, outillage
flower arranging: art floral, fleuriste, bouquet, composition florale, bouquets
gift: cadeau, cadeaux, idée cadeau, idées cadeaux
lamp: lampe, lampes, luminaire, luminaires
carpet: tapis, moquette
home decor: déco, décoration, décoration intérieure, déco maison, idées déco
interior design: architecture d'intérieur, décoration d'intérieur, aménagement intérieur, design d'intérieur
interior designer: architecte d'intérieur, décoratrice d'intérieur, décorateur d'intérieur, décorateur, décoratrice
home: chez soi, habitat, maison, maisons
house: maison, maisons
apartment: appartement, appartements, appart
furniture: meuble, meubles, mobilier
bedroom: chambre, chambre à coucher, chambres
bathroom: salle de bain, salle de bains, salles de bain
living room: salon, séjour salon, salle à manger
renovation: rénovation, rénover, travaux, rénovations
architecture: architectural, architecturale
architect: architecte, architectes
cleaning: ménage, nettoyage, nettoyer
organizing: organisation, tri
minimalism: minimalisme, minimaliste
household tips: astuces maison, astuces ménage, trucs et astuces maison, astuces de grand-mère
tiny house: mini maison, petite maison, micro-maison
greenhouse: serre de jardin, serre, serres
cactus: cactées, cactée
gardening: jardinage, jardiner, jardinier, jardinière
garden: jardin, jardins
plants: plante, plantes, végétaux, botanique
houseplants: plantes d'intérieur, plante d'intérieur, plantes vertes
flowers: fleur, fleurs, floral
vegetable garden: potager, potagers, jardin potager, maraîchage
seeds: graines, graine, semences, semis
balcony garden: jardin de balcon, jardin sur balcon, potager balcon, balcon fleuri
bonsai: bonsaï, bonsaïs
succulents: plantes grasses, plante grasse, succulentes
trees: arbre, arbres, arboriculture
farm: ferme, fermes, exploitation agricole
farmer: agriculteur, agricultrice, fermier, fermière, paysan, éleveur
agriculture: agricole, permaculture
tractor: tracteur, tracteurs
beekeeping: apiculture, apiculteur, apicultrice, abeilles, ruche
homesteading: autosuffisance, autonomie alimentaire, autosuffisant, vie autonome
pets: animaux de compagnie, animal de compagnie, animaux domestiques
animals: animaux, animal, animalier
rabbit: lapin, lapins, lapine
parrot: perroquet, perroquets, perruche, perruches
birds: oiseau, oiseaux
aquarium: aquariums, aquariophilie, poisson rouge
snake: serpent, serpents
reptiles: reptile, terrariophilie, terrarium, lézard
horse: cheval, chevaux, poney, jument
chickens: poules, poule, poulailler, coq
goat: chèvre, chèvres
cow: vache, vaches
pig: cochon, cochons, truie
sheep: mouton, moutons, brebis, agneau
pet care: soins animaux, toilettage, garde d'animaux, soin des animaux
veterinarian: vétérinaire, vétérinaires, véto
animal rescue: sauvetage animal, refuge animalier, sauvetage d'animaux
dog breeds: races de chiens, race de chien, races de chien
dog food: croquettes, nourriture pour chien, croquettes chien, alimentation du chien
dogs: chien, chiens, chienne, toutou
puppy: chiot, chiots
dog training: dressage, éducation canine, éducateur canin, éducatrice canine, dressage de chien
cats: chat, chats, minou
kitten: chaton, chatons
cat care: soins du chat, soin du chat, bien-être du chat
stray cats: chats errants, chat errant, chats de rue, chats libres
bear: ours, ours polaire, ourson, ours brun
wolf: loup, loups, louve
tiger: tigre, tigres
wildlife: faune, faune sauvage, vie sauvage
wild animals: animaux sauvages, animal sauvage
lion: lionne, lions
elephant: éléphant, éléphants
monkey: singe, singes
panda: panda géant
dolphin: dauphin, dauphins
insects: insecte, insectes, entomologie
butterfly: papillon, papillons
birdwatching: ornithologie, ornithologue, observation des oiseaux
ocean: océan, océans
nature conservation: protection de la nature, préservation de la nature, biodiversité
wildlife photography: photographie animalière, photographe animalier, photo animalière, photographie de nature
truck driver: routier, chauffeur routier, chauffeur poids lourd, camionneur
bus: autobus, autocar, chauffeur de bus
cars: voiture, voitures, automobile, bagnole
motorcycle: moto, motos, motocyclette
biker: motard, motarde, motards
car review: essai auto, essai voiture, essai automobile, test voiture
car repair: réparation auto, réparation automobile, réparation voiture, carrosserie
mechanic: mécanicien, mécanicienne, mécanique, garagiste, mécano
sports car: voiture de sport, voitures de sport, voiture sportive
classic cars: voitures anciennes, voiture ancienne, voiture de collection, voitures de collection
car tuning: tuning auto, préparation moteur, tuning voiture
supercar: voiture de luxe, voitures de luxe, supercars
formula 1: formule 1, formule un, f1
drift: drifter, dérapage
driving: conduite, conduire, conducteur
driving school: auto-école, permis de conduire, code de la route, moniteur auto-école
truck: camion, camions, poids lourd, poids lourds
scooter: trottinette, trottinettes, trottinette électrique
off-road: tout-terrain, 4x4
used cars: voitures d'occasion, voiture d'occasion
electric car: voiture électrique, voitures électriques
electric vehicles: véhicules électriques, véhicule électrique, mobilité électrique
battery: batteries, batterie
charging station: borne de recharge, bornes de recharge, station de recharge
solar energy: énergie solaire, panneaux solaires, panneau solaire, photovoltaïque
business: affaires, monde des affaires, entrepreneuriat
company: entreprise, entreprises, société
small business: petite entreprise, auto-entreprise, petites entreprises, micro-entreprise, tpe, pme
leadership: dirigeant, dirigeante, leadeur
career: carrière, carrières, reconversion, reconversion professionnelle
job: emploi, emplois, métier
work: travail, travailler, boulot
lawyer: avocat, avocate, avocats, juriste, notaire
law: droit, juridique, loi, lois
accounting: comptabilité, comptable
economy: économie, économique, économiste
e-commerce: ecommerce, commerce en ligne, vente en ligne
online store: boutique en ligne, boutiques en ligne, eshop, magasin en ligne
sales: vente, ventes, vendeur, vendeuse, vendre
shop: magasin, boutique, magasins, boutiques
shopping: achats, faire les magasins, faire du shopping
shopping haul: retour de courses, haul vêtements
brand: marque, marques
entrepreneur: entrepreneuse, entrepreneure, auto-entrepreneur, chef d'entreprise, entreprendre
startup: start-up, jeune pousse
founder: fondateur, fondatrice, cofondateur, cofondatrice
side hustle: revenu complémentaire, revenus complémentaires, complément de revenu, activité secondaire
freelancer: indépendant, indépendante, travailleur indépendant, freelance, freelances
work from home: télétravail, travail à domicile, travailler à domicile, travailler de chez soi
make money online: gagner de l'argent en ligne, gagner de l'argent, gagner de l'argent sur internet
motivation: motiver, motivant, motivé
self improvement: développement personnel, amélioration de soi, confiance en soi
marketing: mercatique, stratégie marketing
advertising: publicité, pub, publicités, publicitaire
digital marketing: marketing digital, marketing numérique, webmarketing
social media: réseaux sociaux, médias sociaux, réseau social
influencer: influenceur, influenceuse, influenceurs
content creator: créateur de contenu, créatrice de contenu, création de contenu, créateurs de contenu
branding: image de marque, identité visuelle, identité de marque
finance: finances, financier, financière
investing: investissement, investir, investisseur, investissements
money: argent, fric, thunes
saving money: économiser, épargne, épargner, économiser de l'argent, faire des économies
stocks: actions boursières, dividendes, actions en bourse
stock market: bourse, marché boursier, boursier, marchés financiers
cryptocurrency: cryptomonnaie, crypto, cryptomonnaies, cryptos
trading: boursicoter, trading en ligne, bourse en ligne
bank: banque, banques, bancaire, banquier
insurance: assurance, assurances, mutuelle, assureur
rent: loyer, location, louer, locataire
mortgage: crédit immobilier, prêt immobilier, emprunt immobilier
buying a house: achat immobilier, achat maison, acheter une maison, primo-accédant
real estate: immobilier, immobilière, investissement immobilier, immo
real estate agent: agent immobilier, agence immobilière, agente immobilière, conseiller immobilier
house tour: visite de maison, visite maison, visite appartement, visite de ma maison, visites de maisons, home tour, visite d'appartement
property: propriété, propriétaire, patrimoine immobilier, terrain à vendre
news: actualité, actualités, actu
politics: politique, politiques
politician: politicien, politicienne, homme politique, femme politique, député
election: élection, élections, électoral, présidentielle
journalist: journaliste, journalisme, journalistes
geopolitics: géopolitique, géopolitiques, relations internationales
war: guerre, guerres
military: militaire, armée, soldat, soldats
police: policier, policière, gendarmerie, gendarme
crime: criminalité, criminel, meurtre
true crime: affaires criminelles, faits divers, affaire criminelle
human rights: droits de l'homme, droits humains
social issues: société, questions sociales, problèmes sociaux, sociologie
activism: militantisme, activisme, militant, militante
feminism: féminisme, féministe, féministes
women: femmes, femme, féminin
men: hommes, homme, masculin
equality: égalité, parité, égalité des sexes
racism: racisme, antiracisme, raciste
lgbt: lgbtq, homosexuel, lesbienne, transgenre, homosexualité
refugees: réfugiés, réfugié, migrants
poverty: pauvreté, précarité, sans-abri
charity: caritatif, don, dons, association caritative, humanitaire
volunteering: bénévolat, bénévole, bénévoles, volontariat
disability: handicap, handicapé, fauteuil roulant, situation de handicap
environment: environnement, écologie, écologique, écolo
climate change: changement climatique, réchauffement climatique, dérèglement climatique
sustainability: durable, développement durable, durabilité, écoresponsable
zero waste: zéro déchet, zérodéchet, sans déchet
recycling: recyclage, recycler, recyclé
animal rights: droits des animaux, cause animale, protection animale
religion: religieux, religieuse, foi, religions
christian: chrétien, chrétienne, christianisme, chrétiens
bible: biblique, versets bibliques, évangile
islam: musulman, musulmane, islamique, coran
spirituality: spiritualité, spirituel, spirituelle
prayer: prière, prières, prier
astrology: astrologie, astrologue, signes astrologiques, signe astrologique
tarot: tirage de cartes, cartomancie, tarologue, cartomancienne, voyance
horoscope: horoscopes, horoscope du jour
mystery: mystère, mystères, mystérieux, énigme
ghost: fantôme, fantômes, hanté, hantée, chasseur de fantômes
paranormal: surnaturel, phénomènes paranormaux
addiction: dépendance, addictions, toxicomanie
depression: dépression, dépressif, burn-out
adhd: tdah, trouble de l'attention
diabetes: diabète, diabétique
sleep: sommeil, dormir
youth: jeunesse, jeunes, jeune
teenager: adolescent, adolescente, ado, ados, adolescence
small: petit, petite
big: grand, grande, gros, énorme
black: noir, noire
white: blanc, blanche
homemade: fait maison, faite maison, faits maison, recettes maison
sustainable fashion: mode éthique, mode durable, mode responsable, mode écoresponsable
traditional: traditionnel, traditionnelle, traditionnels
ancient: antique, antiquité, ancestral
electric: électrique
guide: mode d'emploi, guide pratique
stories: histoires, récit, récits, raconter
how to: comment faire, comment, pas à pas
people: gens, personnes, tout le monde
collecting: collectionner, philatélie, numismatique
beginner: débutant, débutante, débutants, débuter
easy: facile, faciles, facilement
quick: rapide, rapides, rapidement
simple: simplicité, simples, simplement
cheap: pas cher, pas chère, bon marché, petit prix
expensive: coûteux, coûteuse, hors de prix, le plus cher
old: vieux, vieille, ancien, ancienne
beautiful: beau, belle, magnifique, joli, jolie, beaux
cute: mignon, mignonne, mignons, trop mignon
healthy lifestyle: mode de vie sain, vie saine, hygiène de vie, vivre sainement
lifestyle: mode de vie, art de vivre, style de vie
daily life: vie quotidienne, vie de tous les jours
vlog: vlogs, journal vidéo, vlogueuse, vlogueur
video: vidéo, vidéos, vidéaste
tutorial: tuto, tutoriel, tutos, tutoriels
tips: astuce, astuces, conseils, conseil
inspiration: inspirant, inspirante, inspirer, idées
behind the scenes: les coulisses, coulisses, dans les coulisses, envers du décor
day in my life: une journée dans ma vie, une journée avec moi, ma journée
routine: habitudes, routine du soir, routine quotidienne
morning routine: routine matinale, routine du matin
trends: tendance, tendances, tendance mode
original: originale, originaux, insolite
natural: naturel, naturelle, naturels
professional: professionnel, professionnelle, professionnels
expert: experte, experts, spécialiste, spécialistes
hobby: loisirs, loisir, passe-temps
collection: collections, collectionnable, collection
community: communauté, communautés, communautaire
friends: amis, ami, amie, copains, copines, amitié
girl: fille, filles, fillette
boy: garçon, garçons
night: nuit, nuits, nocturne
day: jour, journée, jours
summer: été, estival, estivale
winter: hiver, hivernal, hivernale
spring: printemps, printanier, printanière
autumn: automne, automnal, automnale
rain: pluie, pluvieux, bruit de pluie
christmas: noël, marché de noël, marchés de noël, père noël
halloween: citrouilles, déguisement halloween
new year: nouvel an, réveillon, saint-sylvestre
chinese new year: nouvel an chinois, nouvel an lunaire
ramadan: mois de jeûne, iftar
birthday: anniversaire, anniversaires, fête d'anniversaire
countryside: campagne, vie à la campagne, ruralité, rural
market: marché, marchés
supermarket: supermarché, supermarchés, hypermarché, grande surface
modern: moderne, modernes, contemporain
creative: créatif, créative, créativité, créatifs
design: conception, designeuse, designeur
discount: réduction, réductions, code promo, bon plan, promo, soldes
giveaway: jeu-concours, concours, tirage au sort, jeux-concours
nostalgia: nostalgie, nostalgique, souvenirs d'enfance
1980s: années 80, années quatre-vingt
1990s: années 90, années quatre-vingt-dix
quiet: calme, tranquille, silencieux, silence
slow living: vie lente, vivre lentement, ralentir, slow life
espresso: expresso, café expresso
cappuccino: cappuccino
latte: café au lait
smoothie: smoothies
jam: confiture
dough: pâte à pain, pétrir
lunch box: lunchbox, gamelle
picnic: pique-nique
technique: techniques
drills: exercices techniques
dribbling: dribble, dribbles
ball: ballon, balle
bouldering: escalade de bloc, bloc
rope: corde, cordes
core workout: gainage, abdominaux, sangle abdominale
mat: tapis de yoga, tapis de sol
squats: squats
push-ups: pompes
legs: jambes, fessiers, cuisses
back: dos
mechanical keyboard: clavier mécanique, claviers mécaniques
custom: sur mesure, personnalisé, personnalisés, personnalisée
printer: imprimante, imprimantes
projects: projet, projets
monitor: écran, écrans
graphics card: carte graphique, cartes graphiques
processor: processeur, processeurs
server: serveur, serveurs
gaming mouse: souris gaming
circuit: circuit, circuits, soudure
relaxing: relaxant, relaxants, relaxante, relaxantes, apaisant, détente
cozy: cosy, cocooning, douillet
farming game: jeux de ferme, jeu de ferme, jeux vidéo de ferme
simulation game: jeu de simulation, jeux de simulation, simulateur
puzzle game: jeux d'énigmes
walkthrough: soluce, solution de jeu
figures: figurine, figurines
merchandise: produits dérivés, goodies
trading cards: cartes à collectionner, cartes pokémon
clips: extrait, extraits, clips
highlights: temps forts, meilleurs moments, résumé
compilation: compilation, sélection
reaction: réaction, réactions
trailer: bande-annonce, bandes-annonces
sheet music: partition, partitions
music lessons: cours de piano, cours de guitare, cours de chant
lyrics: paroles
remix: remixes
indoor: d'intérieur
plant care: entretien des plantes, soin des plantes
care: soin, soins, entretien
raising: élevage, élever, élever des animaux
guinea pig: cochon d'inde, cochons d'inde
turtle: tortue, tortues
budget: budget, budgets
monthly: mensuel, mensuels, mensuelle
debt: dette, dettes, crédit, prêt
taxes: impôts, impôt, fiscalité
salary: salaire, salaires
retirement: retraite, retraités
income: revenus, revenu, revenus passifs
luxury house: manoir, manoirs, villa, villas, maisons de luxe, maison de luxe, demeure
castle: château, châteaux
swimming pool: piscine, piscines
job interview: entretien d'embauche, entretiens d'embauche, entretien professionnel
resume: cv, lettre de motivation, candidature
job search: recherche d'emploi, embauche, recrutement
office: bureau, vie de bureau
tantrum: crise de colère, crises de colère, caprice, caprices
emotions: émotions, colère, émotion, sentiments
discipline: discipline, éducation bienveillante, éducation positive
baby sleep: sommeil de bébé, sommeil du bébé
baby food: diversification alimentaire, repas de bébé
siblings: frères et sœurs, jumeaux, fratrie
exam revision: révision, révisions, réviser
preparation: préparation, préparer
scholarship: bourse d'études, bourses d'études
student life: vie étudiante, vie d'étudiant
concentration: concentration, attention
fossils: fossile, fossiles, paléontologie
planets: planètes, planète, système solaire
evolution: évolution, génétique, gènes
volcano: volcan, volcans, séisme, séismes
electricity: électricité, électricien
curiosities: curiosités, anecdotes, le saviez-vous
workshop: atelier, ateliers
hand-painted: peint à la main, peints à la main, peintes à la main
bride: mariée, mariées, future mariée
finds: trouvaille, trouvailles, bons plans
solo: en solitaire, seul, seule, en solo
itinerary: itinéraire, itinéraires, carte de voyage
airport: aéroport, aéroports
luggage: bagage, bagages, valise
wedding ring: alliance, bague de fiançailles
foundation: fond de teint, correcteur, anticernes
oily skin: peau grasse, peau sèche
braids: tresse, tresses, nattes
dance cover: reprise de danse, dance cover
korean: coréen, coréenne
japanese: japonais, japonaise
chinese: chinois, chinoise
italian: italien, italienne
french: français, française
mexican: mexicain, mexicaine
indian: indien, indienne
thai: thaïlandais, thaïlandaise
turkish: turc, turque
spanish: espagnol, espagnole
german: allemand, allemande
american: américain, américaine
vietnamese: vietnamien, vietnamienne
brazilian: brésilien, brésilienne
arabic: arabe, arabes
mediterranean: méditerranéen, méditerranéenne
asian: asiatique, asiatiques
wardrobe: garde-robe, penderie
everyday: quotidien, quotidienne, de tous les jours
weekly: hebdomadaire, de la semaine
brunch: petit-déjeuner tardif
brownies: moelleux au chocolat, fondant au chocolat
personal finance: finances personnelles, éducation financière
life: vie, vies
learning: apprendre, apprentissage, apprenez
strategy: stratégie, stratégies
day trip: excursion d'une journée, escapade, escapades
wild camping: camping sauvage, bivouac sauvage
tidying: rangement, désencombrement, ranger
devices: appareils, appareil
sensitive skin: peau sensible, peaux sensibles
`

/** German words of creators' topics, by their English gloss. */
export const deWords = `
food: essen, lebensmittel, nahrung, speisen
cooking: kochen, kocht, gekocht, kochkunst, kochliebe, kochvideos
recipe: rezept, kochrezept, rezeptideen
chef: koch, köchin, küchenchef, chefkoch, hobbykoch, sternekoch
kitchen: küche
meal prep: vorkochen, essensplanung, wochenplan essen
breakfast: frühstück, frühstücken
lunch: mittagessen, mittagspause
dinner: abendessen, abendbrot
soup: suppe, eintopf, eintöpfe
salad: salat
meat: fleisch
chicken: hähnchen, hühnchen, hähnchenbrust
beef: rindfleisch, rind, rindersteak
pork: schweinefleisch, schweinebraten
fish: fisch
seafood: meeresfrüchte, garnelen
rice: reis
noodles: nudeln, nudelgerichte
pasta: pastagerichte, spätzle
egg: ei, eier, rührei, spiegelei
cheese: käse
vegetables: gemüse
fruit: obst, frucht, früchte
potato: kartoffel, erdäpfel
mushroom: pilze, pilz, champignons
tomato: tomate, paradeiser
spicy: scharf, würzig
sauce: soße, soßen
spices: gewürze, gewürz
barbecue: grillen, grillparty, gegrillt
grill: grillmeister, grillrezepte, holzkohlegrill, gasgrill
frying: braten, frittieren, gebraten, frittiert
fermented food: fermentieren, fermentation, fermentiert, sauerkraut
dumplings: knödel, klöße, teigtaschen, maultaschen
sandwich: belegte brote
coffee: kaffee
tea: tee
milk tea: milchtee
wine: wein, weine, weingut, winzer
beer: bier, brauerei, bierbrauen
juice: saft, säfte, fruchtsaft, entsaften
water: wasser
snack: zwischenmahlzeit, knabberei, häppchen, snacks, knabbereien
ice cream: eiscreme, speiseeis, eisdiele
honey: honig
delicious: lecker, köstlich, leckere
gourmet: feinschmecker, genuss, genießer
foodie: genussmensch, foodblogger, foodbloggerin
ingredients: zutaten, zutat
air fryer: heißluftfritteuse, airfryer
baking: backen, backt, gebacken, gebäck, backliebe, backrezept
baker: bäcker, bäckerin, bäckerei, konditor, konditorin, hobbybäcker
cake: kuchen, torte, torten, küchlein
birthday cake: geburtstagstorte, geburtstagskuchen
bread: brot, brötchen, brotbacken, semmel
sourdough: sauerteig, sauerteigbrot
cookie: keks, kekse, plätzchen, guetzli
pastry: konditorei, patisserie, feingebäck
dessert: nachtisch, nachspeise, süßspeise
chocolate: schokolade, schoko
pie: pastete, apfelkuchen
croissant: hörnchen
donut: krapfen, berliner pfannkuchen
candy: bonbon, bonbons
sweets: süßigkeiten, süßes, süßwaren, naschen
sugar: zucker
flour: mehl
yeast: hefe, hefeteig
oven: backofen, ofen
cake decorating: tortendeko, tortendekoration, motivtorten, motivtorte, fondanttorte
pancake: pfannkuchen, palatschinken, eierkuchen
vegan: veganer, veganerin, veganismus, vegane rezepte
vegetarian: vegetarisch, vegetarier, vegetarierin, fleischlos
plant based: pflanzlich, pflanzenbasiert, pflanzliche ernährung
organic: biologisch, ökologisch, biobauer, bioprodukte
gluten free: glutenfrei, ohne gluten, zöliakie
sugar free: zuckerfrei, ohne zucker
raw food: rohkost
street food: straßenessen, straßenküche, streetfood, imbiss, imbisse
food stall: imbissbude, essensstand, imbissstand, imbiss
night market: nachtmarkt, nachtmärkte
food truck: foodtruck, imbisswagen
kebab: döner, kebap, dönerladen
luxury restaurant: luxusrestaurant, nobelrestaurant
fine dining: gehobene küche, sterneküche, spitzengastronomie
michelin star: michelinstern, michelin-stern, sternerestaurant
tasting menu: degustationsmenü, probiermenü
sommelier: sommelière, weinkenner
whisky: whiskey, whiskyverkostung
buffet: büffet, schlemmerbüffet, frühstücksbuffet
restaurant: gaststätte, gasthaus, gasthof, wirtshaus, gastronomie
cafe: kaffeehaus, kaffeehäuser
food review: restaurantkritik, restauranttest, geschmackstest, lebensmitteltest, restaurantkritiker
bar: kneipe, cocktailbar, gastropub
food tour: kulinarische reise, kulinarische tour
coffee shop: kaffeeladen, kaffeerösterei, café
beauty: schönheit, beautytipps, schönheitspflege
perfume: parfüm, parfümerie
fragrance: duft, düfte
cosmetics: kosmetik, naturkosmetik, kosmetikerin, kosmetikprodukte
beauty salon: kosmetikstudio, schönheitssalon, kosmetiksalon
tattoo: tätowierung, tätowierer, tätowiererin, tätowieren
eyelashes: wimpern, wimpernverlängerung
eyebrows: augenbrauen
anti aging: antiaging, faltenfrei, hautalterung
plastic surgery: schönheitschirurgie, plastische chirurgie, schönheitsoperation, schönheitschirurg
spa: wellness, therme, sauna
massage: massieren, masseur, masseurin
skincare: hautpflege, gesichtspflege, pflegeroutine
skin: haut
sunscreen: sonnencreme, sonnenschutz, sonnencremes, sonnenmilch
moisturizer: feuchtigkeitscreme, feuchtigkeitspflege, tagescreme
face mask: gesichtsmaske, tuchmaske
acne: akne, pickel, unreine haut
wrinkles: falten, faltenbehandlung
dermatologist: hautarzt, hautärztin, dermatologe, dermatologin
face: gesicht
eyeliner: lidstrich, kajal
blush: rouge
makeup: schminke, schminken, geschminkt, schminktipps
makeup artist: visagist, visagistin, maskenbildner, maskenbildnerin
lipstick: lippenstift
eyeshadow: lidschatten
mascara: wimperntusche
wedding makeup: brautmake-up, brautstyling, hochzeitsmake-up, braut-make-up, hochzeits-make-up, brautmakeup, make-up für die hochzeit
hair: haare, haar
haircare: haarpflege
hairstyle: frisur, haarstyling
haircut: haarschnitt, haare schneiden
hairdresser: friseur, friseurin, frisör, frisörin, friseursalon, coiffeur
curly hair: locken, lockige haare, naturlocken
hair color: haarfarbe, haare färben, strähnchen
hair loss: haarausfall, haartransplantation, glatze
wig: perücke
beard: bart, bärte, bartpflege
barber: barbier, herrenfriseur
nails: nägel, fingernägel, nagel
nail art: nageldesigns, nagelkunst, nageldesignerin, nagelstudio, nageldesign
manicure: maniküre
pedicure: pediküre, fußpflege
nail polish: nagellack
gel nails: gelnägel, acrylnägel
fashion: mode, modeblog, modetrends, modebloggerin
outfit: kleidungsstil, outfitideen, look des tages
style: stil, stilberatung
clothing: kleidung, klamotten, bekleidung, anziehsachen
dress: kleid, kleider, abendkleid
skirt: röcke, minirock, faltenrock
shirt: hemd, bluse
jeans: jeanshose, hose, hosen
shoes: schuhe, schuh, stiefel
high heels: stöckelschuhe, absatzschuhe, pumps
bag: tasche, handtasche
jewelry: schmuck, schmuckstücke
ring: fingerring
earrings: ohrringe, ohrring, ohrstecker
necklace: halskette, halsketten
watch: armbanduhr, uhren, uhrensammler, uhrmacher
hat: hut, hüte, mütze, kappe
glasses: brille, sonnenbrille
model: fotomodell, models
fashion designer: modedesigner, modedesignerin, modeschöpfer
modest fashion: modeste mode, verhüllte mode
hijab: kopftuch, kopftücher
swimsuit: badeanzug, badeanzüge, badehose, bademode
underwear: unterwäsche, dessous
wedding dress: brautkleid, hochzeitskleid
traditional dress: tracht, trachten, dirndl, lederhose, trachtenmode
men's fashion: herrenmode, männermode
women's fashion: damenmode, frauenmode
fashion week: modewoche, modenschau, laufsteg
streetwear: straßenmode
sneakers: turnschuhe, turnschuh, sportschuhe, sneakern
hoodie: kapuzenpullover, kapuzenpulli
t-shirt: tshirt, shirts
luxury: luxus, luxuriös
luxury fashion: luxusmode, luxusmarken
designer bag: designertasche, luxustasche
diamonds: diamanten, diamant, brillanten
gold: goldschmuck, goldmünzen, goldschmied, goldschmiedin
leather: leder
vintage: vintagemode, vintagestil
thrifting: gebrauchtkauf, secondhandladen
second hand: secondhand, gebrauchtwaren, aus zweiter hand, second-hand, gebraucht, secondhand-kleidung, gebrauchte kleidung
flea market: flohmarkt, flohmärkte, trödelmarkt, trödel
antiques: antiquitäten, antik
upcycling: wiederverwerten, aus alt mach neu
collector: sammler, sammlerin
fitness: fitnesstrainer, fitnesstrainerin, fitnesstraining
workout: trainieren, trainiere, ganzkörpertraining, trainingsplan
gym: fitnessstudio, fitnesscenter, sporthalle, muckibude
home workout: training zuhause, heimtraining, sport zuhause, training zu hause
exercise: übung, übungen, sportübungen
personal trainer: personaltrainer, personaltrainerin, fitnesscoach
weight loss: abnehmen, gewichtsverlust, abgenommen, fettverlust, gewichtsabnahme
diet: diät, ernährungsplan, low carb
healthy: gesund, gesunde, gesünder
nutrition: ernährung, ernährungsberatung, ernährungsberater, ernährungsberaterin
calories: kalorien, kalorienarm
protein: eiweiß, proteinreich, proteine
abs: bauchmuskeln, sixpack
cardio: ausdauertraining, ausdauer
stretching: dehnen, dehnübungen
calisthenics: eigengewichtstraining, körpergewichtsübungen, calisthenicspark
warm up: aufwärmen, aufwärmübungen
muscle: muskel, muskeln, muskulatur
body: körper
bodybuilding: bodybuilder, bodybuilderin
strength training: krafttraining, kraftsport, kraftsportler
weightlifting: gewichtheben, gewichtheber, hantelstemmen
powerlifting: kraftdreikampf
dumbbells: hanteln, kurzhanteln, hantel
muscle building: muskelaufbau, muskelwachstum
yoga: yogalehrer, yogalehrerin, yogaübungen
meditation: meditieren, meditiere
breathing: atmung, atemübungen, atemtechnik, atmen
mindfulness: achtsamkeit, achtsam, achtsamkeitstraining
relaxation: entspannung, entspannen
flexibility: beweglichkeit, spagat
back pain: rückenschmerzen
posture: körperhaltung, haltungsschäden
trail running: traillauf, berglauf, trailrunning, geländelauf
running shoes: laufschuhe, laufschuh
running: laufen, laufsport, lauftraining
runner: läufer, läuferin
marathon: marathonläufer, halbmarathon, marathonlauf
jogging: joggen, joggt
triathlon: triathlet, triathletin
cycling: radfahren, radsport, fahrradfahren, radeln, radtour
bicycle: fahrrad, fahrräder, velo, rad
cyclist: radfahrer, radfahrerin, radsportler, radler
mountain bike: mountainbike, mountainbiken
road bike: rennrad, rennräder, rennradfahren
electric bike: elektrofahrrad, pedelec, e-bike
outdoor: im freien, draußen
adventure: abenteuer, abenteurer, abenteuerlich
climbing: klettern, kletterer, kletterhalle, klettert
mountaineering: bergsteigen, bergsteiger, alpinismus, bergsteigerin
rock climbing: felsklettern, sportklettern
kayak: kajak, kanu, paddeln
surfing: surfen, wellenreiten, windsurfen
diving: tauchen, taucher, taucherin, gerätetauchen
sailing: segeln, segler, seglerin, segelboot
boat: boot, boote, schiff
skiing: skifahren, ski fahren, skifahrer, skitour
snowboarding: snowboarden, snowboard fahren
survival: überleben, überlebenstraining, überlebenskünstler
bushcraft: waldläufer, wildnistraining
fishing: angeln, angler, anglerin, fischen
hunting: jagd, jagen, jäger, jägerin
extreme sports: extremsport, extremsportarten
mountain: berg, berge, gebirge, alpen
river: fluss, flüsse
lake: see, seen, bergsee
sea: meer, ostsee, nordsee
beach: strand, strände
island: insel
forest: wald, wälder
desert: wüste
snow: schnee
nature: natur, naturliebhaber
waterfall: wasserfall, wasserfälle
cave: höhle
sunset: sonnenuntergang, sonnenuntergänge
hiking: wandern, wanderung, wanderer, wanderin, bergwandern
camping: zelten, campen, campingplatz, camper, camping, wildcampen
tent: zelt, zelte
campfire: lagerfeuer
van life: vanlife, wohnmobil, leben im van, campervan
trail: wanderweg, pfad, wanderwege
backpack: rucksack, rucksäcke
national park: nationalpark, naturpark
knife: messer
sports: sport, sportart, sportlich
athlete: sportler, sportlerin, athlet, athletin, leistungssportler
coach: trainer, trainerin
swimming: schwimmen, schwimmer, schwimmerin
badminton: federball
table tennis: tischtennis
boxing: boxen, boxer, boxerin, boxkampf
martial arts: kampfsport, kampfkunst, kampfkünste, kampfsportler
judo: judoka
wrestling: ringkampf, ringsport, catchen
athletics: leichtathletik, leichtathlet, leichtathletin
gymnastics: turnen, gymnastik, turner, turnerin, kunstturnen
ice hockey: eishockey, eishockeyspieler
figure skating: eiskunstlauf, eislaufen, schlittschuh, eiskunstläuferin
cricket: kricket
american football: footballspieler
skateboarding: skateboard, skateboardfahren, skateboard fahren
olympics: olympia, olympische spiele, olympisch
horse riding: reiten, reitsport, reiter, reiterin, pferdesport
racing: rennsport, motorsport, autorennen, rennfahrer, rennen
championship: meisterschaft, weltmeisterschaft, europameisterschaft
team: mannschaft
fan: fanclub, fanseite
training: trainingseinheit, trainingstipps
goal: tor, tore, torschuss
soccer: fußball, fußballfans
soccer player: fußballspieler, fußballer, fußballerin, fußballprofi
goalkeeper: torwart, torhüter, torhüterin, torwarttraining
world cup: wm, fußball-wm, fußballweltmeisterschaft, weltpokal
football club: fußballverein, fußballclub
basketball: korbball, basketballspiel
basketball player: basketballspieler, basketballspielerin, basketballer
baseball player: baseballspieler
tennis player: tennisspieler, tennisspielerin
golf swing: golfschwung, golfabschlag
golf course: golfplatz, golfplätze
golf: golfen, golfspielen, golfer, golferin
travel: reisen, verreisen, gereist, reiseblog, weltreise
traveler: reisender, reisende, weltenbummler, globetrotter, weltreisende
tourism: tourismus, tourist, touristen, fremdenverkehr
travel guide: reiseführer, reiseleiter
trip: reise, ausflug, ausflüge, kurztrip
road trip: roadtrip, rundreise, autoreise
flight: flug, flüge, fliegen
airplane: flugzeug, flugzeuge, luftfahrt, flieger
train: zug, züge, zugfahrt, zugreisen
railway: eisenbahn, bahn, lokomotive, modelleisenbahn
cruise: kreuzfahrt, kreuzfahrtschiff
hotel: hotelzimmer, unterkunft, unterkünfte, ferienwohnung
hostel: jugendherberge, herberge
passport: reisepass
visa: visum, einreise
vacation: urlaub, ferien, urlaubsreise
travel tips: reisetipps, urlaubstipps
solo travel: alleinreisen, allein reisen, soloreise, alleinreisende
city: stadt, städte, großstadt, städtereise
village: dorf, dörfer, dorfleben
street: straße, gasse
walking tour: stadtführung, stadtrundgang, stadtspaziergang, spaziergang
museum: museen, ausstellung
old town: altstadt, altstädte
living abroad: leben im ausland, auswandern, ausgewandert, auslandsleben
digital nomad: digitaler nomade, digitale nomaden, digitale nomadin, digitalnomade
expat: auswanderer, auswanderin
world: welt, weltweit
country: land, länder
culture: kultur, kulturell
tradition: brauchtum, bräuche
festival: volksfest, straßenfest, festspiele, stadtfest
hot spring: thermalquelle, thermalbad, heiße quelle
theme park: freizeitpark, vergnügungspark, themenpark, achterbahn
europe: europa, europäisch
asia: asien
africa: afrika, afrikanisch
america: amerika
hitchhiking: trampen, per anhalter, tramper
cheap flights: billigflüge, günstige flüge, billigflug
backpacking: rucksackreise, rucksackreisen
backpacker: rucksacktourist, rucksackreisender, rucksackreisende
budget travel: günstig reisen, billig reisen, sparreisen
first class: erste klasse, erster klasse
luxury travel: luxusreise, luxusreisen, luxusurlaub
luxury hotel: luxushotel, fünf-sterne-hotel
resort: ferienanlage, hotelanlage
yacht: jacht, segelyacht, motoryacht
family: familie, familien, familienleben, großfamilie
parents: eltern
parenting: erziehung, elternschaft, kindererziehung, elternratgeber
mother: mutter, mama, mutti
father: vater, papa, vati
mom life: mamaleben, mamaalltag, mama-alltag, mutterschaft
baby: säugling, babys
pregnancy: schwangerschaft, schwanger, schwangere
breastfeeding: stillen, stillzeit, stillberatung
newborn: neugeborenes, neugeborene, wochenbett
toddler: kleinkind, kleinkinder, kleinkindern
grandmother: großmutter, oma
grandfather: großvater, opa
grandparents: großeltern
marriage: ehe, heirat, heiraten, verheiratet
wedding: hochzeit, trauung, hochzeitsplanung
couple: pärchen, ehepaar, liebespaar
love: liebe, verliebt
dating: partnersuche, kennenlernen
relationship: beziehung, partnerschaft
divorce: scheidung, geschieden, trennung
kids: kinder, kind, kindern
kids activities: kinderbeschäftigung, spielideen, basteln mit kindern, beschäftigungsideen
toys: spielzeug, spielzeuge, spielsachen, spielwaren
dolls: puppe, puppen, puppenhaus
lego: legosteine, klemmbausteine
playground: spielplatz, spielplätze
fairy tales: märchen, märchenstunde, gutenachtgeschichten
nursery rhymes: kinderlieder, kinderreime, kinderlied
kindergarten: kita, vorschule, erzieherin, kindertagesstätte
puzzle: puzzeln, puzzlespiel, rätsel
slime: schleim
education: bildung, ausbildung, pädagogik
school: schule, schulen, gymnasium, grundschule
teacher: lehrer, lehrerin, grundschullehrerin, lehrkraft
student: schüler, schülerin, studentin, studierende
university: universität, uni, hochschule
lesson: unterricht, lektion, schulstunde
online course: onlinekurs, online-kurs, fernkurs
language learning: sprachen lernen, sprachkurs, sprachenlernen, deutsch lernen, fremdsprachen
english: englisch, englischkurs
sign language: gebärdensprache
mathematics: mathematik, mathe
history: geschichte, historisch, historiker, historikerin
geography: geografie, geographie, erdkunde
philosophy: philosophie, philosoph, philosophisch
psychology: psychologie, psychologe, psychologin, psychologisch
literature: literatur, belletristik
books: bücher, buch
reading: lesen, leseratte, buchliebe
writing: schreiben, kreatives schreiben
poetry: poesie, gedichte, gedicht, lyrik, dichter
author: autor, autorin, schriftsteller, schriftstellerin
book review: buchrezension, buchbesprechung, buchvorstellung
library: bibliothek, bücherei
knowledge: wissen, allgemeinwissen
facts: fakten, wissensfakten
explained: erklärt, einfach erklärt, erklärvideo
audiobook: hörbuch, hörbücher, hörspiel
interview: interviews, gespräch, talkrunde
study: lernen, studium, studieren, studiert
study tips: lerntipps, lernmethoden, studientipps
exam: prüfung, klausur, abitur, abi, prüfungen, klausuren
homework: hausaufgaben, hausaufgabe
note taking: notizen, mitschreiben
memory: gedächtnis, erinnerung, gedächtnistraining
study with me: lern mit mir, gemeinsam lernen
study abroad: auslandsstudium, auslandssemester, studieren im ausland
stationery: schreibwaren, papeterie, briefpapier
productivity: produktivität, produktiv
time management: zeitmanagement, zeitplanung
science: wissenschaft, naturwissenschaft, wissenschaftlich, forschung
scientist: wissenschaftler, wissenschaftlerin, forscher, forscherin
physics: physik, physiker, physikerin
chemistry: chemie, chemiker, chemikerin
biology: biologie, biologe, biologin
astronomy: astronomie, sternenkunde, astronom, sternenhimmel
space: weltraum, weltall, raumfahrt, universum
rocket: rakete, raketen
telescope: teleskop, fernrohr
experiment: experimente, experimentieren
engineering: ingenieurwesen, ingenieur, ingenieurin, maschinenbau
medicine: medizin, medizinisch, arzneimittel
doctor: arzt, ärztin, ärzte, doktor
hospital: krankenhaus, krankenhäuser, klinik, spital
health: gesundheit, gesundheitlich
mental health: psychische gesundheit, mentale gesundheit, seelische gesundheit, psychotherapie
brain: gehirn, hirn
dinosaurs: dinosaurier, dinos
archaeology: archäologie, archäologe, archäologin
climate: klima
energy: energie
robot: roboter, robotik
technology: technik, technologie, technisch
computer: rechner
laptop: notebook
internet: internetkultur, netzkultur
app: handy-app, apps
phone: handy, telefon, mobiltelefon
electronics: elektronik, elektrotechnik, elektroniker
smart home: smarthome, hausautomation, intelligentes zuhause
3d printing: 3d-druck, 3d-drucker, 3d drucken, 3d druck
drone: drohne, drohnen, drohnenflug
invention: erfindung, erfinder, erfinderin
future: zukunft, zukünftig
gadgets: technikspielzeug, technikneuheiten, technikprodukte, techniktest, techniktests
review: testbericht, bewertung, produkttest, bewertungen, im test, testberichte, rezension, rezensionen
unboxing: auspacken, ausgepackt
headphones: kopfhörer
camera: kamera, fotoapparat
keyboard: tastatur, tastaturen
tablet: tablets, grafiktablett
pc build: pc-bau, pc bauen, pc zusammenbauen, gaming-pc
vacuum cleaner: staubsauger, saugroboter
microphone: mikrofon, mikrophon
programming: programmieren, programmierung, programmiersprache
programmer: programmierer, programmiererin, informatiker, informatikerin
coding: codieren, informatik, quellcode
developer: entwickler, entwicklerin, softwareentwickler, softwareentwicklerin
web development: webentwicklung, webentwickler, webseiten erstellen
app development: app-entwicklung, appentwicklung, app entwickeln
open source: quelloffen, freie software
data science: datenwissenschaft, datenanalyse
artificial intelligence: künstliche intelligenz, ki
machine learning: maschinelles lernen
chatbot: ki-chatbot, sprachassistent
ai art: ki-kunst, ki-bilder
automation: automatisierung, automatisieren
data: daten
cybersecurity: cybersicherheit, it-sicherheit, internetsicherheit
ethical hacking: ethisches hacken, penetrationstest
privacy: datenschutz, privatsphäre
password: passwort, passwörter, kennwort
online scam: internetbetrug, onlinebetrug, betrugsmasche, abzocke
gaming: zocken, zockt, computerspielen
gamer: zocker, zockerin, spieler, spielerin
video game: videospiel, videospiele, computerspiel, computerspiele
gameplay: spielablauf, spielszenen
let's play: letsplay, letsplayer
live stream: livestream, liveübertragung, direktübertragung
console: konsole, spielkonsole, konsolenspiele
retro games: retrospiele, alte spiele, retrogaming
horror game: horrorspiel, gruselspiel, horrorspiele
role playing game: rollenspiel, rollenspiele
strategy game: strategiespiel, aufbauspiel, strategiespiele
racing game: rennspiel, rennspiele
indie games: indiespiele, indie-spiele
virtual reality: virtuelle realität, virtuelle welt
esports: e-sport, esport, e-sportler
tournament: turnier, turniere, wettkampf
shooter game: ballerspiel, ego-shooter, schießspiel
mobile games: handyspiele, handyspiel, mobilspiele
board games: brettspiele, brettspiel, gesellschaftsspiele, brettspielen
card games: kartenspiele, kartenspiel
chess: schach, schachspieler, schachspielen
dungeons and dragons: pen-and-paper
miniatures: miniaturen, tabletop, zinnfiguren
magic tricks: zaubertricks, zauberer, zauberei, zauberkunst, kartentricks
cosplay: cosplayerin, kostüm, kostüme
fan art: fanart, fankunst
animation: animationen, trickfilm, animiert
cartoon: zeichentrick, zeichentrickfilm, zeichentrickserie
graphic novel: comicroman, grafischer roman
comics: comiczeichner, comiczeichnerin, bildgeschichten
superhero: superheld, superheldin, superhelden
movies: filme, film, spielfilm
tv series: serien, serie, fernsehserie
cinema: kino, kinofilme
actor: schauspieler, schauspiel, darsteller
actress: schauspielerin, darstellerin
horror: grusel, gruselig, horrorfilme, gruselgeschichten
thriller: krimi, psychothriller, krimis
documentary: dokumentation, doku, dokumentarfilm, dokus
korean drama: koreanische serien, koreanische dramen, k-drama
reality show: realityshow, trash-tv, realityserie
television: fernsehen, fernseher, fernsehsendung
celebrity: promi, prominente, berühmtheit, promis
filmmaking: filmemachen, filmemacher, filmemacherin, filmproduktion, regisseur
video editing: videobearbeitung, videoschnitt, videos schneiden
series review: serienkritik, serienbesprechung
film review: filmkritik, filmbesprechung, filmrezension
film critic: filmkritiker, filmkritikerin
music: musik, musikalisch, musikszene
musician: musiker, musikerin
song: lied, lieder
band: musikgruppe, bandprobe
concert: konzert, konzerte
rap: deutschrap, rapper, rapperin
rock music: rockmusik, rock
jazz: jazzmusik, jazzmusiker
classical music: klassische musik, klassik
pop music: popmusik, schlager
kpop: k-pop, koreanische popmusik
folk music: volksmusik, volkslieder, blasmusik
latin music: lateinamerikanische musik, latino-musik
orchestra: orchester, sinfonieorchester, dirigent, dirigentin
opera: oper, opern, opernsänger, opernsängerin
composer: komponist, komponistin, komponieren
music video: musikvideo, musikvideos
vinyl records: schallplatten, schallplatte, vinylplatten
lofi music: lo-fi-musik, lofi-musik
relaxing music: entspannungsmusik, entspannende musik, meditationsmusik, schlafmusik
religious music: kirchenmusik, geistliche musik, lobpreis, kirchenlieder
singing: singen, gesang, singt
singer: sänger, sängerin, liedermacher, liedermacherin
cover song: coverlied, coverversion, coversong, coverversionen, cover
choir: chor, chöre, chorgesang
voice: stimme, stimmbildung
house music: housemusik
nightclub: nachtclub, disko, diskothek, nachtleben
electronic music: elektronische musik, elektromusik, elektro
techno: technoparty, technomusik
party: feiern, feier, partys
musical instruments: musikinstrumente, musikinstrument, instrumente
guitar: gitarre, gitarrist, gitarristin
bass guitar: bassgitarre, e-bass, bassist, bassistin
piano: klavier, klavierspielen, pianist, pianistin
violin: geige, violine, geiger, geigerin
drums: schlagzeug, trommeln, schlagzeuger, trommel
flute: flöte, querflöte, blockflöte
saxophone: saxofon, saxophonist, saxofonist
music production: musikproduktion, musik produzieren
music producer: musikproduzent, musikproduzentin
recording studio: tonstudio, aufnahmestudio, tontechnik
dance: tanz, tanzen, tänze, tanzt, tanzschule
dancer: tänzer, tänzerin
ballet: ballett, balletttänzerin, ballerina
choreography: choreografie, choreographie, choreograf, choreografin, choreografien
street dance: straßentanz, breakdance, streetdance, hip-hop-tanz
comedy: komödie, komik, komödien
comedian: komiker, komikerin, kabarettist, kabarettistin
funny: lustig, witzig, lustige, lustiger, witzige
humor: humorvoll, quatsch
joke: witz, witze, scherz
sketch comedy: sketche, sketch
laugh: lachen, lacher, gelächter
funny videos: lustige videos, spaßvideos, witzige videos
entertainment: unterhaltung, unterhaltungsvideos, unterhaltsam
satire: satirisch, kabarett, satiriker
parody: parodie, parodien, persiflage
impersonation: imitation, imitator, stimmenimitator, nachahmung
stand-up comedy: stand-up-comedy, standup-comedy, kleinkunst, stand-up, stand up
stand-up comedian: stand-up-komiker, stand-up-comedian
hidden camera: versteckte kamera
prank: streich, streiche, telefonstreich
challenge: herausforderung, mutprobe
diy: selbermachen, selber machen, selbst gemacht, heimwerken, heimwerker, bauanleitung, bauen
crafts: basteln, handwerk, bastelideen, handarbeit, kunsthandwerk
handmade: handgemacht, handgefertigt, selbstgemacht
knitting: stricken, strickt, strickanleitung, strickliebe, gestrickt
crochet: häkeln, häkelt, häkelanleitung, gehäkelt, häkelliebe
sewing: nähen, näht, genäht, nähliebe, schneidern, schneiderin, nähmaschine
embroidery: sticken, stickerei, kreuzstich, bestickt
wool: wolle, garn, strickwolle
fabric: stoff, stoffe, textilien
pottery: töpfern, töpferei, töpfer, töpferin
ceramics: keramik, keramikerin, porzellan
woodworking: holzarbeiten, tischlerei, schreinerei, tischler, schreiner, holzwerken, holzarbeit, tischlern, schreinern
wood carving: schnitzen, holzschnitzerei, holzschnitzen, schnitzerei
origami: papierfalten, papier falten
candle making: kerzen gießen, kerzenherstellung, kerzen selber machen, kerzen
soap making: seife herstellen, seifensieden, seifen, seife
jewelry making: schmuck herstellen, schmuckdesign, schmuck selber machen, schmuckdesignerin
painting: malerei, malen, gemälde, maler, malerin, gemalt
watercolor: aquarell, aquarellmalerei, wasserfarben
drawing: zeichnen, zeichnung, zeichner, zeichnerin, gezeichnet
sketching: skizzieren, skizze, skizzen, skizzenbuch
calligraphy: kalligrafie, kalligraphie, handlettering, schönschrift
artist: künstler, künstlerin
art: kunst, kunstwerk
sculpture: skulptur, bildhauer, bildhauerei, bildhauerin
graffiti: straßenkunst, graffitikunst
digital art: digitale kunst, digitalkunst
illustration: illustrator, illustratorin, illustrieren, illustrationen
graphic design: grafikdesign, grafiker, grafikdesigner, grafikdesignerin, grafikerin
photography: fotografie, fotografieren, photographie, fotos
photographer: fotograf, fotografin
journaling: tagebuch, tagebuch schreiben, tagebücher
model making: modellbau, modellbauer, modelleisenbahnbau
metalworking: metallbearbeitung, schmieden, schweißen, schlosser, schmied
repair: reparatur, reparieren, repariert
restoration: restaurierung, restaurieren, restaurator, restauriert
tools: werkzeug, werkzeuge
flower arranging: blumenstrauß, floristik, floristin, blumensträuße, blumenkränze
gift: geschenk, geschenke, geschenkideen, verschenken
lamp: lampe, leuchte, beleuchtung, led
carpet: teppich, teppiche
home decor: wohndeko, dekoration, deko, wohnideen, dekoideen
interior design: inneneinrichtung, innenarchitektur, einrichtung, raumgestaltung, einrichten
interior designer: innenarchitekt, innenarchitektin, raumausstatter, einrichtungsberaterin
home: zuhause, daheim, heim, zu hause
house: haus, häuser, eigenheim
apartment: wohnung, mietwohnung, wohnungen
furniture: möbel, möbelbau
bedroom: schlafzimmer
bathroom: badezimmer, badsanierung
living room: wohnzimmer
renovation: renovieren, renovierung, sanierung, altbausanierung, renoviert, umbau
architecture: architektur, baukunst
architect: architekt, architektin
cleaning: putzen, reinigung, putztipps, saubermachen
organizing: organisieren, ordnung schaffen, ordnungsliebe
minimalism: minimalismus, minimalistisch, minimalist, minimalistin
household tips: haushaltstipps, lebenshacks, haushaltstricks, haushalt
tiny house: minihaus, minihäuser, tinyhouse
greenhouse: gewächshaus, gewächshäuser
cactus: kaktus, kakteen
gardening: gärtnern, gartenarbeit, gärtner, gärtnerin, gartengestaltung
garden: garten, gartenliebe
plants: pflanzen, pflanze
houseplants: zimmerpflanzen, zimmerpflanze, topfpflanzen
flowers: blumen, blume, wildblumen
vegetable garden: gemüsegarten, gemüseanbau, gemüsebeet
seeds: saatgut, aussaat, samenkörner
balcony garden: balkongarten, balkonpflanzen, balkon
bonsai: bonsaibaum
succulents: sukkulenten, sukkulente
trees: bäume, baum
farm: bauernhof, bauernhöfe, hofladen
farmer: bauer, bäuerin, landwirt, landwirtin, bauern
agriculture: landwirtschaft, ackerbau, viehzucht
tractor: traktor, traktoren, trecker, schlepper
beekeeping: imkerei, imker, imkerin, bienen, imkern
homesteading: selbstversorgung, selbstversorger, selbstversorgerin
pets: haustiere, haustier
animals: tiere, tier
rabbit: kaninchen, hase, hasen
parrot: papagei, papageien, wellensittich, sittich
birds: vögel, vogelwelt
aquarium: aquarien, aquaristik, aquarianer, zierfische
snake: schlange, schlangen
reptiles: reptilien, reptil, terraristik, echsen
horse: pferd, pferde, pony, stute
chickens: hühner, huhn, henne, hühnerstall
goat: ziege, ziegen
cow: kuh, kühe, rinder
pig: schwein, schweine, ferkel
sheep: schaf, schafe, lämmer
pet care: tierpflege, tierhaltung, tiersitter
veterinarian: tierarzt, tierärztin, tiermedizin
animal rescue: tierrettung, tierheim, tierschutzverein, tierheimhunde
dog breeds: hunderassen, hunderasse, rassehunde
dog food: hundefutter
dogs: hunde, hund, hündin
puppy: welpe, welpen, hundewelpen
dog training: hundetraining, hundeerziehung, hundetrainer, hundetrainerin, hundeschule
cats: katzen, katze, stubentiger
kitten: kätzchen, katzenbaby, katzenbabys
cat care: katzenpflege, katzenhaltung
stray cats: straßenkatzen, streunerkatzen, streuner
bear: braunbär, eisbär, grizzlybär
wolf: wölfe, wolfsrudel
tiger: tigerin, raubkatze
wildlife: wildnis, tierwelt
wild animals: wildtiere, wildtier, wilde tiere
lion: löwe, löwen, löwin
elephant: elefant, elefanten
monkey: affe, affen
panda: pandabär
dolphin: delfin, delphin, delfine
insects: insekten, insekt, käfer
butterfly: schmetterling, schmetterlinge
birdwatching: vogelbeobachtung, vögel beobachten, vogelkunde
ocean: ozean, weltmeer, ozeane
nature conservation: naturschutz, artenschutz, naturschützer
wildlife photography: tierfotografie, naturfotografie, wildtierfotografie, tierfotograf
truck driver: lkw-fahrer, lastwagenfahrer, fernfahrer, berufskraftfahrer, trucker
bus: omnibus, busfahrer
cars: autos, auto, pkw, fahrzeuge
motorcycle: motorrad, motorräder, motorradtour, töff
biker: motorradfahrer, motorradfahrerin, bikerin
car review: autotest, probefahrt, fahrbericht, autotests
car repair: autoreparatur, autowerkstatt, auto reparieren, kfz-werkstatt
mechanic: mechaniker, kfz-mechaniker, automechaniker, schrauber, mechanikerin
sports car: sportwagen
classic cars: oldtimer, youngtimer, klassische autos
car tuning: autotuning, getunt, fahrzeugtuning, tieferlegen
supercar: supersportwagen, luxusauto, luxusautos
formula 1: formel 1, formel eins, f1
drift: driften, driftet
driving: autofahren, auto fahren, autofahrer
driving school: fahrschule, führerschein, fahrlehrer
truck: lkw, lastwagen, lastkraftwagen
scooter: roller, motorroller, mofa, moped
off-road: geländewagen, gelände, offroad, allrad
used cars: gebrauchtwagen, gebrauchte autos
electric car: elektroauto, e-auto, elektroautos
electric vehicles: elektromobilität, e-mobilität, elektrofahrzeuge
battery: batterie, akku, batterien
charging station: ladestation, ladesäule, wallbox, ladestationen
solar energy: solarenergie, photovoltaik, solaranlage, sonnenenergie, balkonkraftwerk
business: geschäft, unternehmertum, geschäftsideen
company: unternehmen, firma, betrieb, firmen
small business: kleinunternehmen, kleines unternehmen, kleingewerbe, kleinunternehmer
leadership: führungskraft, führungskräfte, mitarbeiterführung, unternehmensführung
career: karriere, beruf, berufung, laufbahn
job: stellenangebote, arbeitsplatz
work: arbeit, arbeiten, arbeitsleben
lawyer: anwalt, rechtsanwalt, anwältin, rechtsanwältin, jurist, juristin
law: gesetz, jura, recht, rechtlich, rechtswissenschaft
accounting: buchhaltung, steuerberater, buchführung, steuerberaterin
economy: wirtschaft, volkswirtschaft, ökonomie
e-commerce: onlinehandel, ecommerce, versandhandel
online store: onlineshop, online-shop, onlineladen
sales: verkauf, vertrieb, verkaufen, verkäufer
shop: laden, geschäfte, boutique
shopping: einkaufen, einkauf, einkaufsbummel
shopping haul: einkaufsausbeute, dm-haul, klamottenhaul
brand: marke, marken
entrepreneur: unternehmer, unternehmerin, selbstständig, selbstständigkeit
startup: start-up, existenzgründung, jungunternehmen
founder: gründer, gründerin, gründung, mitgründer
side hustle: nebenverdienst, nebenjob, nebenberuf, nebeneinkommen, nebenberuflich
freelancer: freiberufler, freiberuflerin, freiberuflich, selbständig
work from home: homeoffice, heimarbeit, von zuhause arbeiten, von zu hause arbeiten
make money online: online geld verdienen, geld verdienen, geld im internet verdienen
motivation: motivieren, motivierend, motivationstrainer, ansporn
self improvement: persönlichkeitsentwicklung, selbstverbesserung, selbstoptimierung, selbstentwicklung, selbstfindung
marketing: vermarktung, vermarkten
advertising: werbung, reklame, werbeagentur
digital marketing: digitales marketing, online-marketing, onlinemarketing
social media: soziale medien, soziale netzwerke, sozialen medien
influencer: influencerin, meinungsmacher
content creator: inhaltsersteller, contentcreatorin, inhalte erstellen
branding: markenaufbau, markenbildung, markenentwicklung
finance: finanzen, finanziell, finanzberater
investing: investieren, geldanlage, investition, investor, geldanlegen
money: geld, vermögen
saving money: geld sparen, sparen, spartipps, sparfuchs, sparsamkeit
stocks: aktien, aktie, wertpapiere
stock market: börse, aktienmarkt, börsenhandel, aktienmärkte
cryptocurrency: kryptowährung, krypto, kryptowährungen
trading: börsenhändler, daytrading, tradingstrategie
bank: banken, sparkasse, bankkonto
insurance: versicherung, versicherungen, versicherungsmakler
rent: miete, mieten, vermieten, mieter
mortgage: hypothek, baufinanzierung, immobilienkredit, hypotheken
buying a house: hauskauf, haus kaufen, hauskäufer, immobilienkauf
real estate: immobilien, immobilie, immobilieninvestment
real estate agent: immobilienmakler, makler, immobilienmaklerin, maklerin
house tour: hausführung, hausrundgang, wohnungsführung, wohnungstour, rundgang, roomtour, wohnungsrundgang
property: eigentum, grundstück, grundstücke, eigentumswohnung
news: nachrichten, neuigkeiten, tagesschau
politics: politik, politisch
politician: politiker, politikerin, bundeskanzler, abgeordneter
election: wahl, wahlen, wahlkampf, bundestagswahl
journalist: journalistin, journalismus, reporter, reporterin
geopolitics: geopolitik, weltpolitik, geopolitisch
war: krieg, kriege
military: militär, bundeswehr, soldat, soldatin, armee
police: polizei, polizist, polizistin
crime: kriminalität, verbrechen, straftat
true crime: wahre verbrechen, kriminalfälle, kriminalfall, mordfälle
human rights: menschenrechte, grundrechte
social issues: gesellschaft, soziale themen, gesellschaftskritik, soziale probleme
activism: aktivismus, aktivist, aktivistin
feminism: feminismus, feministin, feministisch
women: frauen, frau, frauenpower
men: männer
equality: gleichberechtigung, gleichstellung, gleichheit
racism: rassismus, antirassismus, rassistisch
lgbt: queer, schwul, lesbisch, transgender, regenbogenfamilie
refugees: flüchtlinge, geflüchtete, flüchtling
poverty: armut, obdachlos, obdachlosigkeit
charity: wohltätigkeit, spenden, spende, hilfsorganisation, gemeinnützig
volunteering: ehrenamt, freiwilligenarbeit, ehrenamtlich, freiwillige
disability: behinderung, inklusion, rollstuhl, behindert, barrierefrei
environment: umwelt, umweltschutz, umweltfreundlich
climate change: klimawandel, klimakrise, klimaschutz
sustainability: nachhaltigkeit, nachhaltig, nachhaltige
zero waste: müllfrei, plastikfrei, verpackungsfrei, unverpackt
recycling: wiederverwertung, mülltrennung, recyceln
animal rights: tierrechte, tierschutz, tierschützer
religion: religiös, gläubig, religionen, glaubensfragen
christian: christlich, christ, christin, christentum, christen
bible: bibel, bibelverse, bibelstudium
islam: islamisch, muslim, muslimisch, muslima, koran
spirituality: spiritualität, spirituell, spirituelle
prayer: gebet, gebete, beten, andacht
astrology: astrologie, astrologin, astrologisch, sternzeichen, astrologe
tarot: kartenlegen, tarotkarten, kartenlegerin
horoscope: horoskop, horoskope, tageshoroskop
mystery: geheimnis, rätselhaft, mysteriös, geheimnisse, mysterien
ghost: gespenst, gespenster, geisterjäger, geisterhaus, spuk
paranormal: übernatürlich, paranormale phänomene, geisterjagd
addiction: sucht, abhängigkeit, süchtig, suchthilfe
depression: depressionen, depressiv
adhd: adhs
diabetes: zuckerkrankheit, diabetiker, diabetikerin
sleep: schlaf, schlafen, einschlafen, schlaflosigkeit
youth: jugend, jung, junge, jugendarbeit
teenager: jugendliche, jugendlicher, pubertät, teenie
small: klein, kleine, kleines
big: groß, große, riesig
black: schwarz, schwarze
white: weiß
homemade: hausgemacht, selbstgekocht, selbstgebacken
sustainable fashion: nachhaltige mode, faire mode, slow fashion
traditional: traditionell, altbewährt, traditionelle
ancient: antike, uralt, altertum
electric: elektrisch, elektro
guide: anleitung, leitfaden, ratgeber
stories: geschichten, erzählungen, erzählen
how to: so geht's, wie man, schritt für schritt
people: menschen, leute, mensch
collecting: sammeln, sammelt, sammelleidenschaft
beginner: anfänger, anfängerin, einsteiger, für anfänger
easy: einfach, leicht, kinderleicht, einfache
quick: schnell, schnelle, blitzschnell
simple: unkompliziert, schlicht
cheap: billig, günstig, preiswert
expensive: teuer, teure, kostspielig
old: alt, alte, altes
beautiful: wunderschön, hübsch, traumhaft
cute: süß, süße, niedlich, putzig, knuffig
healthy lifestyle: gesunder lebensstil, gesund leben, gesundes leben, gesunde lebensweise
lifestyle: lebensstil, lebensgefühl, lebensweise
daily life: alltagsleben, täglich, alltägliches
vlog: videotagebuch, videoblog, wochenvlog
video: kurzfilm, videoclip
tutorial: videoanleitung, lernvideo, schritt-für-schritt-anleitung
tips: tipps, ratschläge, tricks
inspiration: inspirieren, inspirierend, ideen, anregungen
behind the scenes: hinter den kulissen, blick hinter die kulissen
day in my life: ein tag in meinem leben, mein tag, tagesablauf
routine: tagesroutine, gewohnheiten, abendroutine
morning routine: morgenroutine, morgenritual
trends: trendig, angesagt, neuheiten
original: unverfälscht, originalgetreu
natural: natürlich, naturbelassen, natürliche
professional: professionell, profi, profis, beruflich
expert: experte, expertin, fachmann, experten, spezialist
hobby: hobbys, freizeit, freizeitbeschäftigung
collection: sammlung, kollektion, sammlungen
community: gemeinschaft, gemeinschaftlich
friends: freunde, freund, freundin, freundschaft
girl: mädchen, mädels, mädel
boy: jungs, jungen, bub
night: nacht, nächte, abend
day: tag, tage
summer: sommer, sommerlich
winter: winterlich, winterzeit
spring: frühling, frühjahr, frühlingshaft
autumn: herbst, herbstlich
rain: regen, regenwetter, regengeräusche
christmas: weihnachten, weihnachtlich, advent, weihnachtsmarkt, weihnachts
halloween: gruselnacht, kürbisschnitzen
new year: neujahr, silvester, neues jahr
chinese new year: chinesisches neujahr, mondneujahr
ramadan: fastenmonat, fastenbrechen
birthday: geburtstag, geburtstagsparty
countryside: landleben, auf dem land, ländlich, landlust
market: markt, märkte, wochenmarkt
supermarket: supermarkt, supermärkte, discounter
modern: zeitgemäß, neuzeitlich
creative: kreativ, kreative, kreativität
design: gestaltung, gestalten, designerin, entwurf
discount: rabatt, rabattcode, rabatte, rabattaktion
giveaway: gewinnspiel, verlosung, gewinnspiele
nostalgia: nostalgie, nostalgisch, kindheitserinnerungen
1980s: achtziger, 80er, 80er-jahre, achtzigerjahre
1990s: neunziger, 90er, 90er-jahre, neunzigerjahre
quiet: ruhig, leise, stille
slow living: entschleunigung, langsam leben, entschleunigt, bewusst leben
espresso: espresso
cappuccino: cappuccino
latte: milchkaffee
smoothie: smoothies
jam: marmelade, konfitüre
dough: teig, kneten
lunch box: brotdose, lunchbox, pausenbrot
picnic: picknick
technique: technik, techniken
drills: trainingsübungen
dribbling: dribbling, dribbeln, dribbel
ball: ball, bälle
bouldering: bouldern, boulderhalle, boulder
rope: seil, seile
core workout: rumpf, rumpfmuskulatur, bauchtraining, core training
mat: matte, matten, yogamatte
squats: kniebeuge, kniebeugen
push-ups: liegestütze, liegestütz
legs: beine, beintraining
back: rücken, rückentraining
mechanical keyboard: mechanische tastatur, mechanische tastaturen
custom: maßgeschneidert, individuell, eigenbau, selbstgebaut
printer: drucker
projects: projekt, projekte, bauprojekte
monitor: bildschirm, bildschirme
graphics card: grafikkarte, grafikkarten
processor: prozessor, prozessoren
server: server
gaming mouse: gaming-maus
circuit: schaltung, schaltungen, platine, löten
relaxing: entspannt, entspannte, entspannend, gemütlich, gemütliche, gemütlicher
cozy: kuschelig, behaglich, gemütlichkeit
farming game: farmspiel, farmspiele, farmsimulator, bauernhofspiel, bauernhofspiele
simulation game: simulator, simulationsspiel, simulationsspiele, aufbauspiele
puzzle game: rätselspiele, knobelspiele
walkthrough: komplettlösung, durchspielen
figures: figuren, sammelfiguren, actionfiguren
merchandise: fanartikel, merch
trading cards: sammelkarten
clips: ausschnitt, ausschnitte, clips
highlights: höhepunkte, zusammenfassung
compilation: zusammenstellung, best of, rangliste
reaction: reaktion, reaktionen
trailer: vorschau, filmtrailer
sheet music: noten, notenblatt
music lessons: musikunterricht, klavierunterricht, gitarrenunterricht, gesangsunterricht
lyrics: songtext, songtexte
remix: remixe
indoor: drinnen
plant care: pflanzenpflege, pflanzen pflegen
care: pflege, pflegen
raising: haustierhaltung
guinea pig: meerschweinchen
turtle: schildkröte, schildkröten
budget: haushaltsbudget, haushaltsbuch, haushaltsplan, haushaltsgeld
monthly: monatlich, monatliches, monatliche
debt: schulden, kredit, kredite
taxes: steuern, steuer, steuererklärung
salary: gehalt, gehälter, lohn
retirement: rente, ruhestand, altersvorsorge
income: einkommen, passives einkommen
luxury house: villa, villen, luxushaus, luxushäuser, traumhaus, luxusvilla, luxusimmobilien
castle: burg, burgen, schloss, schlösser
swimming pool: schwimmbad, freibad, pool
job interview: vorstellungsgespräch, vorstellungsgespräche, bewerbungsgespräch, bewerbungsgespräche
resume: lebenslauf, bewerbung, bewerbungen, anschreiben
job search: jobsuche, stellensuche, bewerben, jobs
office: büro, büroalltag
tantrum: wutanfall, wutanfälle, trotzphase, trotzanfall, trotzanfälle
emotions: gefühle, emotionen, wut, gefühl
discipline: disziplin, grenzen setzen, erziehen
baby sleep: babyschlaf, kinderschlaf
baby food: beikost, babybrei, babybrot
siblings: geschwister, zwillinge
exam revision: prüfungsvorbereitung, wiederholen
preparation: vorbereitung, vorbereiten
scholarship: stipendium, stipendien
student life: studentenleben
concentration: konzentration, fokus
fossils: fossil, fossilien, versteinerungen, paläontologie
planets: planeten, planet, sonnensystem
evolution: evolution, genetik, gene
volcano: vulkan, vulkane, erdbeben
electricity: elektrizität, strom, elektriker
curiosities: wissenswertes, kuriositäten, fun facts
workshop: werkstatt, werkstätten
hand-painted: handgemalt, handgemalte, handbemalt, handbemalte
bride: braut, bräute
finds: fundstück, fundstücke, schnäppchen, funde
solo: allein, alleine, solo
itinerary: reiseroute, routen, reiseplan
airport: flughafen, flughäfen
luggage: gepäck, koffer, packliste
wedding ring: ehering, eheringe, verlobungsring
foundation: foundation, grundierung, abdeckstift
oily skin: fettige haut, trockene haut
braids: zopf, zöpfe, flechtfrisuren
dance cover: tanzcover
korean: koreanisch, koreanische
japanese: japanisch, japanische
chinese: chinesisch, chinesische
italian: italienisch, italienische
french: französisch, französische
mexican: mexikanisch, mexikanische
indian: indisch, indische
thai: thailändisch, thailändische
turkish: türkisch, türkische
spanish: spanisch, spanische
german: deutsch, deutsche, deutscher
american: amerikanisch, amerikanische
vietnamese: vietnamesisch, vietnamesische
brazilian: brasilianisch, brasilianische
arabic: arabisch, arabische
mediterranean: mediterran, mediterrane
asian: asiatisch, asiatische
wardrobe: kleiderschrank, garderobe
everyday: alltag, alltäglich, alltags
weekly: wöchentlich
brunch: spätstück
brownies: schokoladenkuchen, schokokuchen
personal finance: persönliche finanzen, finanzbildung, finanzwissen
life: leben, lebensart
strategy: strategie, strategien
day trip: tagesausflug, tagesausflüge, tagestour
wild camping: wildcamping, wild zelten
tidying: ordnung, aufräumen, ausmisten
devices: geräte, gerät
sensitive skin: empfindliche haut
`

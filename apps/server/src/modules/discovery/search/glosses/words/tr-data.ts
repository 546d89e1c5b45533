/** Turkish words of creators' topics, by their English gloss. */
export const trWords = `
food: yemek, yiyecek, yemekler, gıda, besin, lezzet
cooking: yemek pişirme, yemek yapmak, yemek yapma, pişirme, pişirmek, aşçılık
recipe: tarif, yemek tarifi, yemek tarifleri, tarifler
chef: şef, aşçı, ahçı, şefi
kitchen: mutfak, mutfağı, mutfağım, mutfağımdan
meal prep: yemek hazırlığı, haftalık yemek planı, öğün hazırlama
breakfast: kahvaltı, kahvaltılık, serpme kahvaltı
lunch: öğle yemeği, öğlen yemeği
dinner: akşam yemeği, iftar yemeği
soup: çorba, çorbası, mercimek çorbası
salad: salata, salatalar
meat: kırmızı et, et yemekleri, köfte, kasap, etli
chicken: tavuk, piliç, tavuk yemekleri, tavuklu
beef: dana eti, sığır eti, biftek
pork: domuz eti
fish: balık, balığı, balıkçı
seafood: deniz ürünleri, karides, midye
rice: pirinç, pilav, pilavı
noodles: erişte, noodle
pasta: makarna, makarnası, spagetti
pizza: pizzacı, pizza tarifi
egg: yumurta, omlet, menemen
cheese: peynir, kaşar, peynirli
vegetables: sebze, sebzeler, zeytinyağlılar
fruit: meyve, meyveler
potato: patates, patatesli
mushroom: mantar, mantarlı
tomato: domates
spicy: acı, baharatlı, acı biberli, acı sos
sauce: sos, soslar
spices: baharat, baharatlar
barbecue: mangal, barbekü, mangal keyfi
grill: ızgara, ızgarada
frying: kızartma, kızartmak, kavurma
fermented food: fermente, turşu, fermente gıda, fermantasyon, kefir
sushi: suşi
curry: köri, körili
dumplings: mantı, hamur köftesi, kayseri mantısı
burger: hamburger, hamburgerci
sandwich: sandviç, tost
coffee: kahve, kahvesi, türk kahvesi
tea: çay, çayı, bitki çayı
milk tea: sütlü çay
wine: şarap, şarabı, şarapçılık
beer: bira, biracılık
cocktail: kokteyl, kokteyller
juice: meyve suyu, meyve suları
water: içme suyu, maden suyu, su içmek
snack: atıştırmalık, atıştırmalıklar, çerez, aperatif, atıştırmalıkları
ice cream: dondurma, dondurmacı
honey: bal, balı
mukbang: yemek yeme videosu, yemek yeme videoları
delicious: lezzetli, nefis, enfes, leziz
gourmet: gurme, gurmesi
foodie: yemeksever, boğazına düşkün, lezzet avcısı
ingredients: malzemeler, malzeme, içindekiler
air fryer: yağsız fritöz, fritöz
baking: fırıncılık, hamur işi, hamur işleri, pastacılık
baker: fırıncı, pastacı, ekmekçi
cake: pasta, kek, pastası, keki
birthday cake: doğum günü pastası, doğum günü pastaları
bread: ekmek, ekmeği, ekmekler
sourdough: ekşi maya, ekşi mayalı ekmek, ekşi mayalı
cookie: kurabiye, bisküvi, kurabiyeler
pastry: börek, poğaça, milföy, böreği
dessert: tatlı, tatlılar, sütlü tatlı, baklava
chocolate: çikolata, çikolatalı
cupcake: kap kek, top kek
pie: tart, elmalı turta, turtalar
croissant: kruvasan
donut: lokma tatlısı, donat
candy: şekerleme, bonbon, akide şekeri
sweets: lokum, tatlıcı, şekerlemeler
sugar: şeker, şekeri
flour: buğday unu, tam buğday unu, un çeşitleri
yeast: maya, mayası
oven: fırın, fırında
cake decorating: pasta süsleme, şeker hamuru, butik pasta, pasta tasarımı
pancake: pankek, krep
vegan: veganlık, vegan tarifler
vegetarian: vejetaryen, vejeteryan, etsiz
plant based: bitkisel, bitki bazlı, bitkisel beslenme
organic: organik, organik tarım
gluten free: glutensiz, çölyak
sugar free: şekersiz, şeker ilavesiz
raw food: çiğ beslenme, çiğ gıda
street food: sokak lezzetleri, sokak yemekleri, sokak yemeği, sokak lezzeti
food stall: yemek tezgahı, seyyar satıcı, büfe
night market: gece pazarı, gece pazarları
food truck: yemek kamyonu, yemek arabası
kebab: kebap, döner, kebabı, kebapçı, dönerci
luxury restaurant: lüks restoran, lüks restoranlar
fine dining: şık yemek, kaliteli restoran
michelin star: michelin yıldızı, michelin yıldızlı
tasting menu: tadım menüsü, tadım menüleri
sommelier: şarap uzmanı, somelye
whisky: viski
buffet: açık büfe
restaurant: restoran, lokanta, lokantası, esnaf lokantası
cafe: kafe, kafeler, kahvehane
food review: yemek inceleme, mekan önerileri, lezzet testi, restoran inceleme, yemek incelemesi
bar: meyhane, birahane
food tour: yemek turu, lezzet turu, gurme turu, lezzet durakları
coffee shop: kahveci, kahve dükkanı, kahve dükkanları
beauty: güzellik, güzellik sırları
perfume: parfüm, parfümler
fragrance: koku, kokular, esans
cosmetics: kozmetik, kozmetik ürünler
beauty salon: güzellik salonu, güzellik merkezi, güzellik uzmanı
tattoo: dövme, dövmeci, dövmeler
eyelashes: kirpik, ipek kirpik, kirpiği
eyebrows: kaş, kaş tasarımı, kaş laminasyonu, kaşlar
anti aging: yaşlanma karşıtı, kırışıklık karşıtı, anti-aging
plastic surgery: plastik cerrahi, estetik cerrahi, estetik ameliyat, estetik cerrah
spa: hamam, kaplıca merkezi, masaj salonu
massage: masaj, masör, masöz
skincare: cilt bakımı, cilt bakım, cilt bakım rutini
skin: cilt, cildi, cildim
sunscreen: güneş kremi, güneş koruyucu, güneş kremleri
moisturizer: nemlendirici, nemlendirici krem
face mask: yüz maskesi, cilt maskesi
serum: cilt serumu, yüz serumu
acne: akne, sivilce, sivilceler
wrinkles: kırışıklık, kırışıklıklar, kırışıklığı
dermatologist: dermatolog, cildiyeci, dermatoloji, cilt doktoru
face: yüz, yüzü, yüz bakımı
eyeliner: göz kalemi, ayliner, dipliner
blush: allık, allığı
makeup: makyaj, makyajı, makyaj malzemeleri
makeup artist: makyöz, makyaj sanatçısı, makyaj uzmanı, makyör
lipstick: ruj, rujlar
eyeshadow: far paleti, göz farı, far paletleri
mascara: maskara, rimel
wedding makeup: gelin makyajı, düğün makyajı, gelin başı
hair: saç, saçlar, saçı
haircare: saç bakımı, saç bakım
hairstyle: saç modeli, saç modelleri
haircut: saç kesimi, saç kesme, saç tıraşı
hairdresser: kuaför, kuaförü, bayan kuaförü
curly hair: kıvırcık saç, dalgalı saç, bukle
hair color: saç rengi, saç boyama, saç boyası, balyaj, ombre
hair loss: saç dökülmesi, saç ekimi, kellik
shampoo: şampuan
wig: peruk, peruklar
beard: sakal, bıyık, sakalı
barber: berber, erkek kuaförü, berberi
nails: tırnak, tırnaklar, tırnağı
nail art: tırnak süsleme, tırnak sanatı, tırnak tasarımı, tırnak desenleri
manicure: manikür
pedicure: pedikür
nail polish: oje, ojeler, kalıcı oje
gel nails: jel tırnak, protez tırnak
fashion: moda, modası
outfit: kombin, kombinler, kombin önerileri, kıyafet kombini
style: stil, tarz, giyim tarzı
clothing: giyim, kıyafet, giysi, kıyafetler
dress: elbise, elbisesi, abiye elbise, abiyeler
skirt: etek, eteği, etekler
shirt: gömlek, bluz, gömleği
jeans: kot pantolon, kot, pantolon
shoes: ayakkabı, ayakkabılar, ayakkabısı, bot ayakkabı
high heels: topuklu ayakkabı, topuklu, stiletto
bag: çanta, çantası, çantalar
jewelry: takı, mücevher, kuyumcu, kuyumculuk, takılar
ring: yüzük, yüzüğü
earrings: küpe, küpeler
necklace: kolye, kolyeler
watch: kol saati, kol saatleri, saat koleksiyonu
hat: şapka, şapkalar
glasses: gözlük, güneş gözlüğü, gözlüğü
model: manken, mankenlik, fotomodel
fashion designer: moda tasarımcısı, modacı, stilist, moda tasarımı
modest fashion: tesettür modası, tesettür giyim, muhafazakar giyim, tesettür kombin
hijab: tesettür, başörtüsü, türban, eşarp, şal
swimsuit: mayo, bikini, haşema
underwear: iç çamaşırı, iç giyim, iç çamaşır
wedding dress: gelinlik, gelinliği, gelinlikler
traditional dress: geleneksel kıyafet, bindallı, yöresel kıyafet, kaftan
men's fashion: erkek modası, erkek giyim
women's fashion: kadın modası, kadın giyim, bayan giyim
fashion week: moda haftası, defile
streetwear: sokak modası, sokak giyimi, sokak stili
sneakers: spor ayakkabı, spor ayakkabılar, spor ayakkabısı
hoodie: kapüşonlu, kapüşonlu sweatshirt
t-shirt: tişört, tişörtler
luxury: lüks, şatafat
luxury fashion: lüks moda, lüks markalar
designer bag: lüks çanta, marka çanta, tasarım çanta
haute couture: özel dikim, özel tasarım elbise
diamonds: elmas, pırlanta, pırlantalar
gold: altın, çeyrek altın, altın takı
leather: deri işçiliği, deri ürünler, hakiki deri, dericilik, deri çanta, deri ceket
vintage: eski moda
thrifting: ikinci el alışveriş, bit pazarı alışverişi
second hand: ikinci el, ikinci el eşya, ikinci el kıyafet, ikinci el kıyafetler
flea market: bit pazarı, antika pazarı
antiques: antika, antikacı, antikalar
upcycling: ileri dönüşüm, yeniden değerlendirme
collector: koleksiyoncu, koleksiyoner
fitness: fitnes, vücut geliştirme salonu
workout: antrenman, antrenmanlar, spor programı, idman
gym: spor salonu, spor salonunda
home workout: evde spor, evde egzersiz, evde antrenman
exercise: egzersiz, egzersizler, egzersizi
personal trainer: kişisel antrenör, özel antrenör, fitness antrenörü, spor eğitmeni
weight loss: kilo verme, zayıflama, kilo vermek, kilo kaybı, zayıflamak
diet: diyet, diyet listesi, diyeti
healthy: sağlıklı, sağlıklı beslenme
nutrition: beslenme, diyetisyen, beslenme uzmanı
calories: kalori, kalorisi
abs: karın egzersizi, göbek eritme
cardio: kardiyo
stretching: esneme, germe hareketleri, esneme hareketleri
calisthenics: vücut ağırlığı egzersizleri, kalistenik
warm up: ısınma hareketleri, ısınma
muscle: kas, kaslar, kaslı
body: vücut, vücudu, beden, bedeni
bodybuilding: vücut geliştirme, vücut geliştirmeci
strength training: kuvvet antrenmanı, ağırlık antrenmanı, ağırlık çalışması
weightlifting: halter, halterci, ağırlık kaldırma
dumbbells: dambıl, dambıllar, ağırlıklar
muscle building: kas yapma, kas geliştirme, kas kütlesi, kas yapmak
yoga: yoga eğitmeni, yoga dersi
pilates: plates, aletli pilates
meditation: meditasyon, meditasyonu
breathing: nefes, nefes egzersizleri, nefes egzersizi, nefes terapisi
mindfulness: bilinçli farkındalık, farkındalık
relaxation: rahatlama, gevşeme
flexibility: esneklik, esnekliği
back pain: bel ağrısı, sırt ağrısı, bel fıtığı
posture: duruş bozukluğu, vücut duruşu, postür
trail running: patika koşusu, dağ koşusu
running shoes: koşu ayakkabısı, koşu ayakkabıları
running: koşu, koşmak, koşma
runner: koşucu, koşucular
marathon: maraton, yarı maraton, maratonu
jogging: hafif koşu, tempolu koşu
triathlon: triatlon, triatlet
cycling: bisiklete binme, bisiklet sürmek, bisiklet sporu, bisiklet turu, bisiklet sürme
bicycle: bisiklet, bisikleti, bisikletler
cyclist: bisikletçi, bisiklet sürücüsü, bisikletli
mountain bike: dağ bisikleti, dağ bisikletleri
road bike: yol bisikleti, yarış bisikleti
electric bike: elektrikli bisiklet
outdoor: açık hava, doğa sporları, açık havada
adventure: macera, maceraları, maceracı, serüven
climbing: tırmanış, tırmanma, tırmanmak, tırmanışı
mountaineering: dağcılık, dağcı, zirve tırmanışı
rock climbing: kaya tırmanışı, kaya tırmanıcılığı
kayak: kano, kanocu
surfing: sörf, sörfçü, rüzgar sörfü
diving: dalış, dalgıç, tüplü dalış, dalgıçlık
sailing: yelken, yelkenli, yelkencilik
boat: tekne, teknesi, gemi
skiing: kayak, kayak yapmak, kayakçı, kayak merkezi
snowboarding: snowboard yapmak, snowboardcu
survival: hayatta kalma, hayatta kalmak
bushcraft: doğada yaşam, doğada hayatta kalma
fishing: balık avı, balıkçılık, olta, balık tutma, balık avlama
hunting: avcılık, avcı, av sezonu
extreme sports: ekstrem sporlar, ekstrem spor
mountain: dağ, dağlar, dağı
river: nehir, nehri, ırmak
lake: göl, gölü, göller
sea: deniz, denizi, denizler
beach: plaj, sahil, kumsal
island: ada, adası, adalar
forest: orman, ormanı, ormanlar
desert: çöl, çölü
snow: kar, kar yağışı, karlı
nature: doğa, tabiat, doğası
waterfall: şelale, şelalesi
cave: mağara, mağarası
sunset: gün batımı, günbatımı
hiking: doğa yürüyüşü, yürüyüş, doğa yürüyüşleri, dağ yürüyüşü
camping: kamp, kampçılık, kampçı, kamp yapmak, karavan kampı, çadır kampı
tent: çadır, çadırı
campfire: kamp ateşi
van life: karavan, karavan hayatı, karavanda yaşam, minivan hayatı
trail: patika, yürüyüş rotası, yürüyüş parkuru, yürüyüş yolu
backpack: sırt çantası, sırt çantaları
national park: milli park, milli parkı, ulusal park
knife: bıçak, bıçağı, bıçakçı
sports: spor, sportif, spor haberleri
athlete: sporcu, sporcular, sporcusu
coach: antrenör, antrenörü, teknik direktör
swimming: yüzme, yüzmek, yüzücü
volleyball: voleybol, voleybolcu, filenin sultanları
table tennis: masa tenisi
boxing: boks, boksör, kick boks
martial arts: dövüş sanatları, dövüş sporları, dövüş sanatı
taekwondo: tekvando
judo: judocu
wrestling: güreş, güreşçi, yağlı güreş
mixed martial arts: karma dövüş sanatları, kafes dövüşü
athletics: atletizm
gymnastics: jimnastik, cimnastik, jimnastikçi
ice hockey: buz hokeyi
figure skating: buz pateni, artistik patinaj
rugby: ragbi
cricket: kriket
american football: amerikan futbolu
skateboarding: kaykay, kaykaycı
olympics: olimpiyat, olimpiyatlar, olimpik
horse riding: at binme, binicilik, ata binmek, biniciliği
racing: yarış, yarışlar, araba yarışı, motor sporları, yarışçı
championship: şampiyona, şampiyonluk, dünya şampiyonası, şampiyon
team: takım, takımı, milli takım, ekip
fan: taraftar, hayran, hayran sayfası, taraftarlar
training: antrenman yapmak, idman yapmak, spor eğitimi
goal: gol, golleri, goller
soccer: futbol, futbolu
soccer player: futbolcu, futbolcular
goalkeeper: kaleci, kaleciler
world cup: dünya kupası
football club: futbol kulübü, spor kulübü
streetball: sokak basketbolu
basketball: basketbol, basket
basketball player: basketbolcu, basketbol oyuncusu
baseball player: beyzbolcu, beyzbol oyuncusu
baseball: beyzbol
tennis player: tenisçi, tenis oyuncusu
tennis: tenis, tenis kortu
golf swing: golf vuruşu
golf course: golf sahası
golf: golf oynamak, golfçü
travel: seyahat, seyahat etmek, seyahatler, gezmek, dünya turu
traveler: gezgin, seyyah, gezginler, yolcu
tourism: turizm, turist, turistik
travel guide: gezi rehberi, seyahat rehberi, turist rehberi
trip: gezi, yolculuk, yolculuğu, geziler, tur, turu, turları
road trip: yol hikayesi, araba yolculuğu, arabayla seyahat
flight: uçuş, uçak bileti, uçuşu
airplane: uçak, havacılık, uçağı
train: tren, tren yolculuğu, trenler
railway: demiryolu, demiryolları, lokomotif
cruise: gemi turu, kruvaziyer, gemi seyahati
hotel: otel, otelcilik, konaklama, oteller
hostel: pansiyon, öğrenci yurdu
passport: pasaport, pasaportu
visa: vize, vize başvurusu, vizesiz
vacation: tatil, tatili, tatil yerleri
travel tips: seyahat ipuçları, seyahat önerileri, gezi önerileri
solo travel: yalnız seyahat, tek başına seyahat
city: şehir, şehri, kent, şehirler
village: köy, köyü, köyüm
street: sokak, sokağı, cadde, sokaklar
walking tour: yürüyüş turu, şehir turu
museum: müze, müzesi, müzeler
old town: eski şehir, tarihi kent
living abroad: yurt dışında yaşam, yurtdışında yaşam, yurt dışında yaşamak, yurt dışı, gurbet
digital nomad: dijital göçebe, dijital göçebelik
expat: gurbetçi, gurbetçiler
world: dünya, dünyası, dünyanın
country: ülke, ülkeler, ülkesi
culture: kültür, kültürü, kültürel
tradition: gelenek, görenek, örf adet, geleneği
festival: şenlik, bayram, festivali
hot spring: kaplıca, kaplıcalar, termal
theme park: lunapark, eğlence parkı, tema parkı
europe: avrupa, avrupalı
asia: asyalı
africa: afrika, afrikalı
america: amerika, amerikalı
hitchhiking: otostop, otostopçu
cheap flights: ucuz uçak bileti, ucuz uçuş, ucuz uçak biletleri
backpacking: sırt çantasıyla seyahat, sırt çantalı seyahat
backpacker: sırt çantalı gezgin, sırt çantalı
budget travel: ucuz seyahat, bütçe dostu seyahat, ucuza seyahat
first class: birinci sınıf
luxury travel: lüks seyahat, lüks tatil
luxury hotel: lüks otel, lüks oteller, beş yıldızlı otel
resort: tatil köyü, tatil köyleri
yacht: yat turu, yatlar, mavi yolculuk
family: aile, ailesi, aileler, ailem
parents: ebeveyn, ebeveynler, anne baba
parenting: ebeveynlik, çocuk yetiştirme, çocuk gelişimi, çocuk eğitimi
mother: anne, annesi, anneler
father: baba, babası, babalar
mom life: annelik, anne hayatı, annelik halleri
baby: bebek, bebeği, bebekler, bebeğim
pregnancy: hamilelik, gebelik, hamile, gebe, hamileliği
breastfeeding: emzirme, anne sütü, emzirmek
newborn: yenidoğan, yeni doğan
toddler: küçük çocuk, yürümeye başlayan bebek, küçük çocuklar
grandmother: büyükanne, babaanne, anneanne, nine
grandfather: büyükbaba, dede
grandparents: büyükanne ve büyükbaba, dede ve nine
marriage: evlilik, evliliği, evli, evlenmek, nikah
wedding: düğün, düğünü, düğünler, gelin damat, düğün organizasyonu
couple: çift, çiftler, evli çift
love: aşk, sevgi, aşkı, sevda
dating: flört, flörtleşme
relationship: ilişki, ilişkiler, ilişkisi
divorce: boşanma, boşanmak, ayrılık
kids: çocuk, çocuklar, çocuğu, çocuğum, çocuklarla
kids activities: çocuk etkinlikleri, çocuk aktiviteleri, etkinlik fikirleri, çocuklarla etkinlik
toys: oyuncak, oyuncaklar, oyuncağı
dolls: oyuncak bebek, oyuncak bebekler
playground: oyun parkı, çocuk parkı, oyun alanı
fairy tales: masal, masallar, masalı, masalları
nursery rhymes: çocuk şarkıları, tekerleme, çocuk şarkısı, ninni, tekerlemeler
kindergarten: anaokulu, kreş, okul öncesi, ana sınıfı
puzzle: yapboz, bulmaca, bilmece
slime: oyun hamuru
education: eğitim, eğitimi, eğitimci, pedagoji
school: okul, okulu, lise, ilkokul
teacher: öğretmen, öğretmenlik, hoca, öğretmeni
student: öğrenci, öğrenciler, talebe
university: üniversite, üniversitesi, üniversiteli, fakülte
lesson: ders, dersi, dersler
online course: online kurs, çevrimiçi kurs, online eğitim, uzaktan eğitim
language learning: dil öğrenme, yabancı dil, dil öğrenmek, türkçe öğrenmek, dil eğitimi
english: ingilizce, ingilizce öğrenmek
sign language: işaret dili
mathematics: matematik, matematiği, geometri
history: tarih, tarihi, tarihçi
geography: coğrafya, coğrafyası
philosophy: felsefe, filozof, felsefesi
psychology: psikoloji, psikolog, psikolojik, psikolojisi
literature: edebiyat, edebiyatı, edebiyatçı
books: kitap, kitabı, kitaplar, kitabım
reading: okuma, kitap okuma, okumak, okur, kitap kurdu
writing: yazı, yazma, yazmak, yazarlık, yaratıcı yazarlık
poetry: şiir, şiirler, şair, şiiri
author: yazar, yazarı, yazarlar
book review: kitap yorumu, kitap inceleme, kitap incelemesi, kitap önerileri, kitap yorumları
library: kütüphane, kitaplık, kütüphanesi
knowledge: genel kültür, bilgi dağarcığı
facts: gerçekler, bilinmeyenler
explained: anlatım, konu anlatımı, açıklamalı
audiobook: sesli kitap, sesli kitaplar
interview: röportaj, söyleşi, röportajlar
study: ders çalışma, ders çalışmak
study tips: ders çalışma teknikleri, çalışma teknikleri, verimli ders çalışma
exam: sınav, sınavı, yks, lgs, kpss, sınavlar, sınavlara
homework: ödev, ödevi, ödevler
note taking: not alma, not tutma, ders notları
memory: hafıza, bellek, hafızası
study with me: benimle ders çalış, birlikte ders çalışalım
study abroad: yurt dışında eğitim, yurtdışı eğitim, yurt dışında okumak, yurtdışında eğitim
stationery: kırtasiye, kırtasiye alışverişi
productivity: verimlilik, üretkenlik, verimli
time management: zaman yönetimi
science: bilim, bilimsel, fen bilimleri, bilimi
scientist: bilim insanı, bilim adamı, bilim insanları
physics: fizik, fizikçi
chemistry: kimya, kimyager
biology: biyoloji, biyolog
astronomy: astronomi, gökbilim, gökyüzü
space: uzay, uzayı, evren
rocket: roket, roketi, füze
telescope: teleskop
experiment: deney, deneyler, bilimsel deney
engineering: mühendislik, mühendis, mühendisi, mühendisliği
medicine: tıp, ilaç, tıbbi
doctor: doktor, hekim, doktoru
hospital: hastane, hastanesi, hemşire, klinik
health: sağlık, sağlığı, sağlığınız
mental health: ruh sağlığı, akıl sağlığı, psikolojik sağlık, psikoterapi
brain: beyin, beyni, nörobilim
dinosaurs: dinozor, dinozorlar
archaeology: arkeoloji, arkeolog
climate: iklim, iklimi
energy: enerji, enerjisi
robot: robotlar, robotik
technology: teknoloji, teknolojik, teknolojisi, teknolojileri
computer: bilgisayar, bilgisayarı, masaüstü bilgisayar
laptop: dizüstü bilgisayar, dizüstü
software: yazılım, yazılımı
app: uygulama, uygulamalar, uygulaması
phone: telefon, telefonu, cep telefonu
electronics: elektronik, elektronik devre
smart home: akıllı ev, ev otomasyonu, akıllı ev sistemleri
3d printing: 3d yazıcı, 3d baskı, üç boyutlu yazıcı, üç boyutlu baskı
drone: dron, insansız hava aracı
invention: icat, icatlar, buluş, mucit
future: gelecek, geleceği, geleceğin
gadgets: teknolojik aletler, teknolojik ürünler
review: inceleme, ürün inceleme, incelemesi, incelemeler, incelemeleri, inceleme videosu
unboxing: kutu açılımı, kutu açma, kutu açılışı
smartphone: akıllı telefon, akıllı telefonlar
headphones: kulaklık, kulaklığı, kulaklıklar
camera: kamera, fotoğraf makinesi, kameralar
keyboard: klavye, klavyesi, klavyeler
smartwatch: akıllı saat, akıllı saatler
tablet: tabletler, grafik tablet
pc build: bilgisayar toplama, pc toplama, oyuncu bilgisayarı, sistem toplama
vacuum cleaner: elektrikli süpürge, robot süpürge, elektrik süpürgesi
microphone: mikrofon, mikrofonu
programming: programlama, programlama dili, programlama dilleri
programmer: programcı, yazılımcı, bilgisayar programcısı
coding: kodlama, kod yazmak, kod yazma
developer: geliştirici, yazılım geliştirici, geliştiriciler
web development: web geliştirme, web sitesi yapımı, web tasarım
app development: uygulama geliştirme, mobil uygulama geliştirme
open source: açık kaynak, açık kaynak kod
data science: veri bilimi, veri analizi, veri bilimci
artificial intelligence: yapay zeka, yapay zekası
machine learning: makine öğrenmesi, makine öğrenimi
chatbot: sohbet botu, sohbet robotu
ai art: yapay zeka sanatı, yapay zeka görselleri
automation: otomasyon, otomasyonu
data: veriler, veri tabanı, büyük veri
cybersecurity: siber güvenlik, siber güvenliği, bilgi güvenliği
hacker: bilgisayar korsanı, hackerlar
ethical hacking: etik hacker, etik hackerlık, sızma testi
privacy: gizlilik, mahremiyet, gizliliği, kişisel veri
password: şifre, parola, şifreler
online scam: dolandırıcılık, internet dolandırıcılığı, dolandırıcı
gaming: oyun, oyun oynamak, oyunlar, oyunu
gamer: oyuncu, oyuncular
video game: video oyunu, bilgisayar oyunu, video oyunları, bilgisayar oyunları
gameplay: oynanış, oynanışı, oyun videosu
let's play: birlikte oynayalım, hadi oynayalım
live stream: canlı yayın, canlı yayını, canlı yayınlar
streamer: yayıncı, yayıncılar, yayıncısı
console: konsol, oyun konsolu, konsollar
retro games: retro oyunlar, eski oyunlar, retro oyun
horror game: korku oyunu, korku oyunları
role playing game: rol yapma oyunu, rol yapma oyunları
strategy game: strateji oyunu, strateji oyunları
racing game: yarış oyunu, araba oyunu, yarış oyunları, araba oyunları
indie games: bağımsız oyunlar, bağımsız oyun
virtual reality: sanal gerçeklik
esports: espor, e-spor, elektronik spor
tournament: turnuva, turnuvası, turnuvalar
shooter game: nişancı oyunu, savaş oyunu, silah oyunu
mobile games: mobil oyun, mobil oyunlar, telefon oyunları, telefon oyunu
board games: kutu oyunu, masa oyunu, kutu oyunları, masa oyunları, tavla
card games: kart oyunu, kart oyunları, iskambil
chess: satranç, satranççı, satrancı
miniatures: minyatür, minyatürler
magic tricks: sihirbazlık, sihirbaz, illüzyon, illüzyonist, sihirbazlık numaraları
cosplay: kostüm, kostümlü
fan art: hayran çizimi, hayran sanatı
animation: animasyon, animasyon filmi, canlandırma
cartoon: çizgi film, karikatür, çizgi filmler
graphic novel: grafik roman
comics: çizgi roman, çizgi romanlar
superhero: süper kahraman, süper kahramanlar
movies: film, filmler, sinema filmi
tv series: dizi, diziler, dizisi, türk dizileri
cinema: sinema, sinemalar, sineması
actor: oyuncu, aktör, erkek oyuncu, tiyatrocu
actress: aktris, kadın oyuncu
horror: korku, korku filmi, korkunç, korku hikayeleri
thriller: gerilim, polisiye, gerilim filmi
documentary: belgesel, belgeseli, belgeseller
korean drama: kore dizisi, kore dizileri
reality show: realite şov, yarışma programı
television: televizyon, televizyonu, tv programı
celebrity: ünlü, ünlüler, magazin
filmmaking: film yapımı, yönetmen, kısa film, film yapımcısı, film çekimi
video editing: video düzenleme, video kurgu, video montaj, video edit
series review: dizi inceleme, dizi yorumu, dizi incelemesi
film review: film inceleme, film yorumu, film eleştirisi, film incelemesi
film critic: film eleştirmeni, sinema eleştirmeni, sinema yazarı
music: müzik, müzikal, müziği, müzikler
musician: müzisyen, müzisyenler
song: şarkı, türkü, şarkılar, şarkısı
band: müzik grubu, rock grubu
concert: konser, konserler, konseri
rap: rapçi, türkçe rap
rock music: rock müzik, anadolu rock
jazz: caz, caz müziği
classical music: klasik müzik
pop music: pop müzik, türkçe pop
kpop: kore popu, kore müziği
folk music: halk müziği, türk halk müziği, türküler, bağlama, saz
latin music: latin müzik, latin müziği
orchestra: orkestra, orkestrası, orkestra şefi
opera: opera sanatçısı
composer: besteci, bestekar, besteciler
music video: müzik klibi, video klip, klip
vinyl records: plak, plaklar, taş plak
lofi music: lofi müzik, lo-fi müzik
relaxing music: dinlendirici müzik, rahatlatıcı müzik, uyku müziği, sakinleştirici müzik
religious music: ilahi, ilahiler, dini müzik, tasavvuf müziği
singing: şarkı söyleme, şarkı söylemek, şan dersi
singer: şarkıcı, şarkıcılar, solist
cover song: şarkı coverı, akustik cover, cover, cover şarkı
choir: koro, korosu
voice: ses, sesi, seslendirme
nightclub: gece kulübü, gece hayatı, diskotek
electronic music: elektronik müzik
techno: tekno, tekno müzik
party: parti, partisi, eğlence partisi
musical instruments: müzik aletleri, enstrüman, müzik aleti, enstrümanlar, çalgı
guitar: gitar, gitarist, gitarı
bass guitar: bas gitar, basgitar, bas gitarist
piano: piyano, piyanist
violin: keman, kemancı, kemanı
drums: davul, bateri, davulcu, baterist, darbuka
flute: flüt, yan flüt, flütçü
saxophone: saksafon, saksofon, saksafoncu
ukulele: ukulele dersi
music production: müzik prodüksiyon, müzik prodüksiyonu, müzik yapımı
music producer: müzik yapımcısı, prodüktör, aranjör
beats: rap altyapı, beat yapımı
recording studio: kayıt stüdyosu, ses kayıt, stüdyo kaydı
dance: dans, dans etmek, dansı, halk oyunları, oryantal
dancer: dansçı, dansöz, dansçılar
ballet: bale, balerin, balesi
choreography: koreografi, koreograf, koreografisi
street dance: sokak dansı, sokak dansları, hip hop dansı
comedy: komedi, komedisi, güldürü
comedian: komedyen, komedyenler
funny: komik, eğlenceli, gülünç
humor: mizah, mizahi, mizahçı
joke: fıkra, espri, fıkralar, şaka
memes: caps, komik görseller
sketch comedy: skeç, komedi skeç, skeçler
laugh: gülmek, kahkaha, gülme, güldüren
funny videos: komik videolar, komik video, komik anlar
entertainment: eğlence, eğlencesi
satire: hiciv, taşlama, hicivli
parody: parodi, parodiler
impersonation: taklit, ses taklidi, taklitçi
stand-up comedy: stand up gösterisi, tek kişilik gösteri, stand-up gösteri, stand-up gösterisi, stand up
stand-up comedian: stand-upçı, standupçı
hidden camera: gizli kamera, kamera şakası
prank: şaka, şakalar, telefon şakası
challenge: meydan okuma, meydan okumak
diy: kendin yap, kendi elinle yap, kendi ellerinle
crafts: el sanatları, el işi, el işleri, zanaat, hobi işleri
handmade: el yapımı, el emeği, elde yapım
knitting: örgü, örgü örmek, şiş örgü, örgü modelleri, örmek
crochet: tığ işi, amigurumi, tığ, dantel
sewing: dikiş, dikiş dikmek, terzi, dikiş makinesi, dikişi
embroidery: nakış, kanaviçe, etamin, işleme nakış
wool: yün, örgü ipi, yün ip
fabric: kumaş, kumaşlar, tekstil
pottery: çömlek, çömlekçilik, çömlekçi
ceramics: seramik, çini, porselen, seramikçi
woodworking: ahşap, marangoz, marangozluk, ahşap işleri, ahşap işçiliği
wood carving: ahşap oymacılığı, ahşap oyma, oymacılık
origami: kağıt katlama, kağıt katlama sanatı
candle making: mum yapımı, mum, kokulu mum
soap making: sabun yapımı, sabun, doğal sabun
jewelry making: takı yapımı, takı tasarımı, takı tasarımcısı
painting: resim, ressam, resmi, yağlı boya, resim yapmak, tablo
watercolor: sulu boya, suluboya
drawing: çizim, çizmek, çizimi, karakalem, çizer
sketching: eskiz, kara kalem çizim, taslak çizim
calligraphy: kaligrafi, hat sanatı, hattat, güzel yazı
artist: sanatçı, sanatçılar, sanatçısı
art: sanat, sanatı, sanatsal, güzel sanatlar
sculpture: heykel, heykeltıraş, heykeli
graffiti: grafiti, duvar sanatı, duvar resmi
digital art: dijital sanat, dijital çizim
illustration: illüstrasyon, illüstratör, çizimler
graphic design: grafik tasarım, grafiker, grafik tasarımcı
photography: fotoğrafçılık, fotoğraf, fotoğrafları, fotoğrafı
photographer: fotoğrafçı, fotoğrafçısı, fotoğraf sanatçısı
journaling: günlük tutma, günlük tutmak, ajanda
model making: maket, maket yapımı, maketçilik
metalworking: metal işleme, demirci, kaynakçı, demircilik, kaynakçılık
repair: tamir, onarım, tamirci, tamirat, tamiri
restoration: restorasyon, restorasyonu, restoratör
tools: el aletleri, aletler, hırdavat
flower arranging: çiçek düzenleme, çiçek aranjmanı, çiçekçi, buket
gift: hediye, hediyelik, hediyesi, hediyeler
lamp: lamba, avize, aydınlatma, lambader
carpet: halılar, el dokuma halı, halıcı, kilim
home decor: ev dekorasyonu, dekorasyon, dekor, ev dekoru, dekoratif
interior design: iç mimari, iç tasarım, iç mekan tasarımı, iç mimarlık
interior designer: iç mimar, dekoratör
home: yuva, evim, evimiz, ev, evde, evler
house: konut, müstakil ev
apartment: apartman, apartman dairesi, daireler, kiralık daire
furniture: mobilya, mobilyacı, mobilyalar, koltuk takımı
bedroom: yatak odası, yatak odaları
bathroom: banyo, banyosu, banyolar
living room: oturma odası, salon, salon dekorasyonu
renovation: tadilat, yenileme, tadilatı, ev yenileme
architecture: mimari, mimarlık, mimarisi
architect: mimar, mimarlar
cleaning: temizlik, temizliği, ev temizliği, temizlemek
organizing: ev düzeni, düzenli ev, düzenleme fikirleri, dolap düzeni
minimalism: minimalizm, minimalist yaşam, sade yaşam
household tips: ev ipuçları, pratik bilgiler, püf noktaları, püf noktası
tiny house: küçük ev, mini ev, minik ev
greenhouse: sera, seracılık
cactus: kaktüs, kaktüsler
gardening: bahçecilik, bahçıvanlık, bahçe işleri, bahçıvan
garden: bahçe, bahçesi, bahçem
plants: bitki, bitkiler, bitkileri
houseplants: ev bitkileri, salon bitkileri, saksı bitkileri, ev bitkisi, saksı
flowers: çiçek, çiçekler, çiçeği
vegetable garden: sebze bahçesi, sebze yetiştirme, sebze bahçem
seeds: tohum, tohumlar, fide
balcony garden: balkon bahçesi, balkon bahçeciliği, balkon
succulents: sukulent, sukulentler
trees: ağaç, ağacı, ağaçlar
farm: çiftlik, çiftliği, çiftlik hayatı
farmer: çiftçi, çiftçilik, çiftçiler
agriculture: tarım, ziraat, hayvancılık, tarımsal
tractor: traktör, traktörler
beekeeping: arıcılık, arıcı, arı kovanı, arılar
homesteading: kendi kendine yeten yaşam, kendine yeten yaşam, çiftlik yaşamı
pets: evcil hayvan, evcil hayvanlar, ev hayvanı
animals: hayvan, hayvanlar, hayvanları
rabbit: tavşan, tavşanlar
parrot: papağan, muhabbet kuşu, papağanlar
birds: kuş, kuşlar, kuşu, güvercin
aquarium: akvaryum, akvaryum balıkları, akvaryumu
snake: yılan, yılanlar
reptiles: sürüngen, sürüngenler, kertenkele
horse: atlar, atı, atlarım
chickens: tavuklar, tavukçuluk, horoz, kümes
goat: keçi, keçiler, oğlak
cow: inek, ineği, büyükbaş
pig: domuz, domuzlar
sheep: koyun, kuzu, koyunlar, küçükbaş
pet care: evcil hayvan bakımı, hayvan bakımı
veterinarian: veteriner, veteriner hekim, veterinerlik
animal rescue: hayvan kurtarma, hayvan barınağı, sokak hayvanları, hayvan barınakları
dog breeds: köpek ırkları, köpek cinsleri, köpek ırkı
dog food: köpek maması, köpek mamaları
dogs: köpek, köpekler, köpeği, köpeğim
puppy: yavru köpek, köpek yavrusu, yavru köpekler
dog training: köpek eğitimi, köpek eğitmeni
cats: kedi, kediler, kedim, kedisi
kitten: yavru kedi, kedi yavrusu, yavru kediler
cat care: kedi bakımı, kedi sağlığı
stray cats: sokak kedileri, sokak kedisi
bear: boz ayı, kutup ayısı, ayıcık
wolf: bozkurt, kurt sürüsü, yabani kurt
tiger: kaplan, kaplanlar
wildlife: yaban hayatı, vahşi yaşam, yaban yaşamı
wild animals: vahşi hayvanlar, yabani hayvanlar, vahşi hayvan
lion: aslan, aslanlar
elephant: fil, filler
monkey: maymun, maymunlar
dolphin: yunus balığı, yunuslar
insects: böcek, böcekler, böceği
butterfly: kelebek, kelebekler, kelebeği
birdwatching: kuş gözlemi, kuş gözlemciliği
ocean: okyanus, okyanuslar
nature conservation: doğa koruma, doğayı koruma, doğanın korunması
wildlife photography: yaban hayatı fotoğrafçılığı, doğa fotoğrafçılığı, doğa fotoğrafçısı
truck driver: kamyoncu, tırcı, tır şoförü, kamyon şoförü
bus: otobüs, otobüsler
cars: araba, otomobil, arabalar, araç, arabası
motorcycle: motosiklet, motosikleti, motor, motorsiklet
biker: motorcu, motosikletçi, motosiklet sürücüsü
car review: araba inceleme, otomobil incelemesi, test sürüşü, araç incelemesi, araç inceleme
car repair: araba tamiri, oto tamir, araç bakımı, oto servis
mechanic: oto tamircisi, motor ustası, mekanik, oto ustası
sports car: spor araba, spor arabalar, spor otomobil
classic cars: klasik araba, klasik arabalar, klasik otomobil
car tuning: modifiye, modifiyeli, modifiye araba
supercar: süper araba, lüks araba, lüks arabalar, süper arabalar
formula 1: f1
drift: yanlama, drift yapmak
driving: araba sürmek, araba kullanmak, sürüş, direksiyon
driving school: sürücü kursu, ehliyet, direksiyon dersi
truck: kamyon, tır, kamyonlar, kamyonet
scooter: elektrikli skuter, skuter, moped
off-road: arazi aracı, arazi araçları, 4x4
used cars: ikinci el araba, ikinci el araç, ikinci el otomobil
electric car: elektrikli araba, elektrikli otomobil, togg
electric vehicles: elektrikli araçlar, elektrikli araç
battery: pil, batarya, akü
charging station: şarj istasyonu, şarj istasyonları
solar energy: güneş enerjisi, güneş paneli, güneş panelleri
business: iş dünyası, işletme, ticaret, iş fikirleri
company: şirket, şirketi, firma, şirketler
small business: küçük işletme, küçük işletmeler, esnaf, kobi
leadership: liderlik, lider, yöneticilik
career: kariyer, kariyeri, meslek
job: iş ilanı, iş başvurusu, meslekler
work: iş hayatı, çalışma hayatı, işyeri, ofis hayatı
lawyer: avukat, avukatlık, avukatı
law: hukuk, hukuki, hukuku, yasalar
accounting: muhasebe, muhasebeci, mali müşavir
economy: ekonomi, iktisat, ekonomik, ekonomist
e-commerce: e-ticaret, eticaret, elektronik ticaret
online store: online mağaza, internet mağazası, online satış
dropshipping: stoksuz satış, stoksuz e-ticaret
sales: satış, satışlar, satıcı, satmak
shop: dükkan, mağaza, butik, dükkanı, mağazası
shopping: alışveriş, alışverişi, alışverişler
shopping haul: alışveriş videosu, neler aldım, alışveriş turu
brand: marka, markası, markalar
entrepreneur: girişimci, girişimcilik, iş insanı, iş adamı, iş kadını
startup: girişim, girişim şirketi
founder: kurucu, kurucusu, kurucu ortak
side hustle: ek iş, yan gelir, ek kazanç
freelancer: serbest çalışan, serbest meslek, frilans
work from home: evden çalışma, evden çalışmak, uzaktan çalışma, evde çalışma
make money online: internetten para kazanma, para kazanmak, online para kazanma, para kazanma yolları
motivation: motivasyon, motive, motivasyonu
self improvement: kişisel gelişim, kendini geliştirme, kişisel gelişimi
marketing: pazarlama, pazarlamacı
advertising: reklamcılık, reklam ajansı, reklamcı, reklam filmi
digital marketing: dijital pazarlama
social media: sosyal medya, sosyal medya uzmanı
influencer: fenomen, sosyal medya fenomeni
content creator: içerik üreticisi, içerik üretici, içerik üretmek, içerik üretimi
branding: markalaşma, marka kimliği, kurumsal kimlik
finance: finans, finansal, maliye
investing: yatırım, yatırımcı, yatırım yapmak, yatırımlar
money: para, parası, paralar
saving money: para biriktirme, tasarruf, para biriktirmek, tasarruf etmek, birikim
stocks: hisse senedi, hisseler, hisse senetleri, temettü
stock market: borsa, borsası, borsacı
cryptocurrency: kripto para, kripto, kripto paralar
trading: al sat, forex işlemleri, günlük alım satım
bank: banka, bankacılık, bankası
insurance: sigorta, sigortacı, sigortası, sigortacılık
rent: kira, kiralık, kiralama, kiracı, kiralamak
mortgage: konut kredisi, ev kredisi, ipotek
buying a house: ev almak, ev satın alma, ev satın almak
real estate: emlak, gayrimenkul, emlakçılık
real estate agent: emlakçı, emlak danışmanı, gayrimenkul danışmanı
house tour: ev turu, evimi geziyoruz, ev gezmesi, ev turları
property: mülk, arsa, tapu, taşınmaz
news: haber, haberler, son dakika, gündem, haberleri
politics: siyaset, politika, siyasi, siyaseti
politician: siyasetçi, politikacı, milletvekili
election: seçim, seçimler, seçimi
journalist: gazeteci, muhabir, gazetecilik
geopolitics: jeopolitik, uluslararası ilişkiler
war: savaş, savaşı, savaşlar
military: asker, askeri, ordu, askerlik, savunma sanayii
police: polis, polisi, emniyet, jandarma
crime: suç, suçlu, cinayet, suçlar
true crime: gerçek suç, cinayet dosyası, faili meçhul, gerçek cinayetler, cinayet hikayeleri
human rights: insan hakları
social issues: toplumsal sorunlar, toplum, sosyal sorunlar, toplumsal
activism: aktivizm, aktivist, aktivistler
feminism: feminizm, feminist, feministler
women: kadın, kadınlar, kadını
men: erkek, erkekler, erkekleri
equality: eşitlik, cinsiyet eşitliği, eşitliği
racism: ırkçılık, ırkçı, ırkçılığı
lgbt: lgbti, eşcinsel, eşcinsellik
refugees: mülteci, mülteciler, sığınmacı, göçmen
poverty: yoksulluk, fakirlik, yoksul, evsizler
charity: hayır işleri, bağış, yardım kuruluşu, hayırsever, yardımlaşma
volunteering: gönüllülük, gönüllü, gönüllüler
disability: engelli, engelliler, tekerlekli sandalye, özel gereksinimli
environment: çevre, çevreci, çevre dostu, çevre koruma
climate change: iklim değişikliği, küresel ısınma, iklim krizi
sustainability: sürdürülebilirlik, sürdürülebilir, sürdürülebilir yaşam
zero waste: sıfır atık, atıksız
recycling: geri dönüşüm, geri dönüşümü
animal rights: hayvan hakları
religion: dini, inanç, dini sohbet, dindar, dinler
christian: hristiyan, hıristiyan, hristiyanlık
bible: incil, kutsal kitap, tevrat
islam: islami, müslüman, islamiyet, kuran, kur'an
spirituality: maneviyat, ruhsal, spiritüel, ruhsallık, manevi
prayer: dua, dualar, namaz, ibadet, duası
astrology: astroloji, astrolog, yıldız haritası
tarot: tarot falı, kahve falı, fal, falcı
horoscope: burç, burçlar, burç yorumları, burcu
mystery: gizem, gizemli, gizemler, esrarengiz
ghost: hayalet, hayaletler, cin hikayeleri, perili
paranormal: doğaüstü, doğaüstü olaylar, paranormal olaylar
addiction: bağımlılık, bağımlı, bağımlılığı
depression: depresyon, depresyonu, tükenmişlik
adhd: dehb, dikkat eksikliği, hiperaktivite
diabetes: diyabet, şeker hastalığı, diyabetli
sleep: uyku, uyumak, uykusu
youth: gençlik, gençler, genç, gençliği
teenager: ergen, ergenlik, ergenler
small: küçük, ufak, minik
big: büyük, kocaman
black: siyah, siyahı
white: beyaz
homemade: ev yapımı, evde yapılan
sustainable fashion: sürdürülebilir moda, yavaş moda
traditional: geleneksel, yöresel
ancient: antik, antik çağ, kadim uygarlıklar
electric: elektrikli, elektriği
guide: rehber, rehberi, kılavuz
stories: hikaye, öykü, hikayeler
how to: nasıl yapılır, nasıl
people: insanlar, insan, halk
collecting: koleksiyonculuk, pul koleksiyonu, para koleksiyonu
beginner: yeni başlayanlar, başlangıç seviyesi, yeni başlayan
easy: kolay, kolayca, pratik
quick: hızlı, çabuk, hızlıca
simple: basit, sade
cheap: ucuz, uygun fiyatlı, ekonomik fiyat
expensive: pahalı, pahalısı
old: eski, yaşlı
beautiful: güzel, güzeller, muhteşem
cute: sevimli, tatlış, minnoş, şirinlik
healthy lifestyle: sağlıklı yaşam, sağlıklı hayat
lifestyle: yaşam tarzı, hayat tarzı, yaşam stili
daily life: günlük hayat, günlük yaşam, gündelik hayat, günlük hayatım
vlog: video günlük, günlük vlog
video: videolar, videosu
tutorial: öğretici, eğitim videosu, ders anlatımı, uygulamalı anlatım
tips: ipuçları, ipucu, tavsiye, tavsiyeler, öneriler
inspiration: ilham, ilham verici, ilham veren, fikirler
behind the scenes: kamera arkası, sahne arkası, perde arkası
day in my life: bir günüm, günlük vlogum, benimle bir gün, bir günüm nasıl geçiyor
routine: rutin, rutinler, rutini, günlük rutin
morning routine: sabah rutini, sabah rutinim
trends: trendler, trend, akımlar, moda akımları
original: orijinal, özgün
natural: doğal, doğalı
professional: profesyonel, profesyoneller
expert: uzman, uzmanı, uzmanlar
hobby: hobi, hobiler, uğraş
collection: koleksiyon, koleksiyonu
community: topluluk, topluluğu, cemiyet
friends: arkadaş, arkadaşlar, dostlar, dostluk, arkadaşlık
girl: kız, kızlar, kız çocuk
boy: erkek çocuk, oğlan, delikanlı
night: gece, geceler, gecesi
day: gün, günü, günler
summer: yaz, yaz mevsimi, yaz tatili, yazlık
winter: kış, kış mevsimi, kışlık
spring: ilkbahar, bahar, baharı
autumn: sonbahar, güz
rain: yağmur, yağmurlu, yağmur sesi
christmas: noel, noel ağacı, noel baba
halloween: cadılar bayramı
new year: yılbaşı, yeni yıl
chinese new year: çin yeni yılı
ramadan: ramazan, iftar, sahur, oruç
birthday: doğum günü, doğumgünü, yaş günü
countryside: kırsal, köy hayatı, kırsal yaşam
market: çarşı, halk pazarı, semt pazarı, pazar yeri
supermarket: süpermarket, market, market alışverişi
modern: çağdaş, modernlik
creative: yaratıcı, yaratıcılık, kreatif
design: tasarım, tasarımcı, tasarımı, tasarımlar
discount: indirim, indirim kodu, indirimler, indirimli, kampanya
giveaway: çekiliş, hediye çekilişi, çekilişi
nostalgia: nostalji, nostaljik, çocukluk anıları
1980s: seksenler, 80'ler, 80ler
1990s: doksanlar, 90'lar, 90lar
quiet: sessiz, huzurlu, sessizlik
slow living: yavaş yaşam, sakin yaşam
espresso: espresso
cappuccino: kapuçino
latte: sütlü kahve
smoothie: meyveli içecek
jam: reçel
dough: hamur
lunch box: beslenme çantası
picnic: piknik
technique: teknik, teknikleri
drills: antrenman çalışmaları, alıştırmalar, alıştırma
dribbling: top sürme, dripling
bouldering: boulder tırmanışı, kısa kaya tırmanışı
rope: halat, ipler
core workout: karın egzersizleri, karın kasları, karın kası
mat: mat, minder, yoga matı
squats: çömelme
push-ups: şınav
legs: bacak, kalça
back: sırt
mechanical keyboard: mekanik klavye, mekanik klavyeler
custom: kişiye özel, özel yapım
printer: yazıcı, yazıcılar
projects: proje, projeler, projeleri
monitor: ekran, monitör
graphics card: ekran kartı
processor: işlemci
server: sunucu
gaming mouse: oyuncu mouse, fare
circuit: devre, devreler, lehim
relaxing: rahatlatıcı, dinlendirici
cozy: sıcacık, samimi, rahat
farming game: çiftlik oyunları, çiftlik oyunu
simulation game: simülasyon, simülasyon oyunları
puzzle game: bulmaca oyunları
walkthrough: oyun rehberi, oyun çözümü
figures: figür, figürü, figürler, aksiyon figürü
merchandise: koleksiyon ürünleri, lisanslı ürünler
trading cards: koleksiyon kartları
clips: kesit, kesitler, kesitleri
highlights: öne çıkanlar, maç özeti, özetler
compilation: derleme, en komik
reaction: tepki, tepkiler
trailer: fragman, fragmanlar
sheet music: nota, notalar, nota sayfası
music lessons: müzik dersi, gitar dersi, piyano dersi
lyrics: şarkı sözü, şarkı sözleri
remix: remiks
indoor: iç mekan, kapalı alan
plant care: bitki bakımı, çiçek bakımı
care: bakım, bakımı
raising: beslemek, besleme, yetiştiricilik, hayvan beslemek
guinea pig: kobay, ginepig
turtle: kaplumbağa, kaplumbağalar
budget: bütçe
monthly: aylık
debt: borç, borçlar, kredi
taxes: vergi, vergiler
salary: maaş, maaşlar
retirement: emeklilik, emekli
income: gelir, pasif gelir, ek gelir
luxury house: villa, villalar, malikane, lüks ev, lüks evler, köşk
castle: kale, kaleler, saray
swimming pool: havuz, yüzme havuzu
job interview: iş görüşmesi, iş görüşmeleri, mülakat, mülakatlar, iş mülakatı
resume: özgeçmiş, cv hazırlama
job search: iş arama, iş ilanları, iş bulma, işe alım
office: ofis, beyaz yaka
tantrum: öfke nöbeti, öfke nöbetleri, çocuk inadı, iki yaş sendromu
emotions: duygular, öfke, öfke kontrolü
discipline: disiplin, sınır koyma
baby sleep: bebek uykusu, uyku eğitimi
baby food: ek gıda, bebek maması
siblings: kardeşler, kardeş, ikizler
exam revision: ders tekrarı, sınava hazırlık, sınav hazırlığı
preparation: hazırlık, hazırlanmak, hazırlanma
scholarship: burs, burslar
student life: öğrenci hayatı, üniversite hayatı
concentration: konsantrasyon, odaklanma
fossils: fosil, fosiller, paleontoloji
planets: gezegen, gezegenler, güneş sistemi
evolution: evrim, genetik, genler
volcano: yanardağ, volkan, deprem
electricity: elektrik, elektrikçi
curiosities: ilginç bilgiler, ilginç gerçekler
workshop: atölye, atölyede, atölyesi
hand-painted: el boyaması, elde çizilmiş, el çizimi
bride: gelin, gelinler
finds: bulgular, buluntular, fırsatlar, alışveriş önerileri
solo: tek başına, tek başıma, yalnız
itinerary: rota, rotalar, gezi rotası, harita
airport: havalimanı, havaalanı
luggage: bavul, valiz
wedding ring: alyans, nişan yüzüğü
foundation: fondöten, kapatıcı
oily skin: yağlı cilt, kuru cilt
braids: örgü saç, saç örgüsü, saç örgüleri
dance cover: dans cover
korean: kore, koreli
japanese: japon
chinese: çin
italian: italyan
french: fransız
mexican: meksika
indian: hint
turkish: türk
spanish: ispanyol
german: alman
american: amerikan
vietnamese: vietnam mutfağı
brazilian: brezilya
arabic: arap
mediterranean: akdeniz
asian: asya
wardrobe: gardırop, dolap
everyday: günlük, her gün
weekly: haftalık
brunch: geç kahvaltı
brownies: çikolatalı kek
personal finance: kişisel finans, finansal okuryazarlık
life: hayat, yaşam
learning: öğrenmek, öğrenme, öğren
strategy: strateji, stratejiler
day trip: günübirlik, günübirlik gezi
wild camping: yaban kampı, doğa kampı
tidying: düzen, düzenleme
devices: cihaz, cihazlar
sensitive skin: hassas cilt
`

/** Indonesian words of creators' topics, by their English gloss. */
export const idWords = `
food: makanan, kuliner, makan, hidangan, santapan, pangan
cooking: masak, memasak, masakan, tata boga
recipe: resep
chef: koki, juru masak, tukang masak
kitchen: dapur
meal prep: bekal makanan, menyiapkan makanan, persiapan makanan
breakfast: sarapan, makan pagi
lunch: makan siang
dinner: makan malam
soup: sup, sop, soto
meat: daging
chicken: ayam
beef: daging sapi, iga sapi, sapi panggang
pork: daging babi, babi panggang, babi guling
fish: ikan
seafood: makanan laut, hidangan laut, hasil laut, boga bahari
rice: nasi, beras
noodles: mie, mi ayam, mi goreng, mi instan, bakmi, bihun, kwetiau
pasta: spageti, makaroni
pizza: piza
egg: telur, telor
cheese: keju
vegetables: sayur, sayuran, sayur-mayur
fruit: buah, buah-buahan
potato: kentang
mushroom: jamur
tomato: tomat
spicy: pedas, pedes, terpedas
sauce: saus, saos, sambal, sambel, kecap
spices: rempah, rempah-rempah, bumbu, bumbu dapur
barbecue: barbekyu, bakar-bakar
grill: panggang, memanggang, panggangan, ayam bakar, ikan bakar, sate
frying: goreng, menggoreng, gorengan, digoreng
fermented food: makanan fermentasi, fermentasi
curry: kari, gule, gulai ayam, gulai kambing
dumplings: pangsit, siomay, somay
burger: roti burger
sandwich: roti lapis, roti isi
coffee: kopi, ngopi
latte art: seni latte, lukis kopi
barista: peracik kopi, penyeduh kopi
tea: teh, ngeteh
milk tea: teh susu, teh tarik
wine: minuman anggur, anggur merah, anggur putih
beer: bir
cocktail: koktail, kokteil
juice: jus, sari buah
water: air, air putih, air minum
snack: camilan, cemilan, jajan, kudapan, makanan ringan, ngemil, keripik
ice cream: es krim, eskrim
honey: madu
delicious: enak, lezat, sedap, gurih, terenak, terlezat, maknyus
gourmet: gastronomi
foodie: pecinta kuliner, pencinta kuliner, penikmat kuliner, pecinta makanan, pemburu kuliner, tukang makan, hobi makan
ingredients: bahan makanan, bahan masakan, bahan-bahan, bahan dapur
air fryer: penggoreng tanpa minyak, penggorengan udara
baking: membuat kue, bikin kue, buat kue, memanggang kue, membuat roti, bikin roti
baker: tukang roti, tukang kue, pembuat roti, pembuat kue
cake: kue, bolu, kue tart
birthday cake: kue ulang tahun, kue ultah, tart ulang tahun
bread: roti
sourdough: roti asam, ragi alami
cookie: kue kering, kuker, kukis, biskuit
pastry: pastri, kue pastri
dessert: makanan penutup, hidangan penutup, pencuci mulut
chocolate: cokelat, coklat
cupcake: kue mangkuk, kue mangkok
pie: kue pai, pai susu, pai apel
croissant: kroisan
donut: donat
candy: permen, kembang gula, gulali
sweets: makanan manis, manisan, kue manis
sugar: gula
flour: tepung, terigu
yeast: ragi
cake decorating: menghias kue, hias kue, dekorasi kue
pancake: panekuk, kue dadar
vegetarian: tanpa daging
plant based: nabati, berbasis nabati, berbasis tanaman
tofu: tahu goreng, tahu isi, tahu bulat, tahu tempe, tempe
organic: organik
gluten free: bebas gluten, tanpa gluten
sugar free: tanpa gula, bebas gula
raw food: makanan mentah
street food: jajanan kaki lima, makanan kaki lima, kuliner kaki lima, jajanan pinggir jalan, makanan pinggir jalan, kuliner jalanan, jajanan jalanan, jajanan
food stall: warung, warung makan, warteg, angkringan, gerobak, kedai makan, kaki lima
night market: pasar malam
food truck: truk makanan, mobil makanan
luxury restaurant: restoran mewah, restoran mahal
fine dining: makan mewah, santap mewah, jamuan mewah
michelin star: bintang michelin
tasting menu: menu pencicipan
sommelier: ahli anggur
whisky: wiski
buffet: prasmanan, makan sepuasnya
restaurant: restoran, resto, rumah makan, tempat makan
cafe: kafe
food review: ulasan makanan, ulasan kuliner, review makanan, review kuliner, nyobain makanan
food tour: wisata kuliner, kulineran, tur kuliner, jelajah kuliner, berburu kuliner
coffee shop: kedai kopi, warung kopi, warkop, tempat ngopi
beauty: kecantikan, tata kecantikan
perfume: parfum, minyak wangi
fragrance: wangi, wewangian, harum, pewangi
cosmetics: kosmetik
beauty salon: salon kecantikan, klinik kecantikan
tattoo: tato
eyelashes: bulu mata
eyebrows: alis
anti aging: anti penuaan, penuaan dini, penuaan, awet muda
plastic surgery: operasi plastik, bedah plastik, oplas
massage: pijat, pijet, memijat, pemijatan, tukang pijat
skincare: perawatan kulit, merawat kulit, rawat kulit, perawatan wajah
skin: kulit
sunscreen: tabir surya, pelindung matahari, sunscreen, sunblock
moisturizer: pelembap, pelembab, melembapkan, melembabkan
face mask: masker wajah, masker, maskeran, masker muka
acne: jerawat, berjerawat, jerawatan, bekas jerawat, bruntusan, komedo
wrinkles: keriput, kerutan, garis halus
dermatologist: dokter kulit, dermatolog, spesialis kulit, ahli kulit
face: wajah, cuci muka, sabun muka
eyeliner: celak, pensil mata, sipat mata
blush: perona pipi, pemerah pipi
makeup: riasan, rias, tata rias, merias, rias wajah, dandan, dandanan, berdandan, mekap
makeup artist: penata rias, perias, tukang rias, juru rias, mua
lipstick: lipstik, gincu, pemerah bibir, pewarna bibir
eyeshadow: perona mata, pemulas mata
mascara: maskara
wedding makeup: rias pengantin, riasan pengantin, tata rias pengantin, perias pengantin, makeup pengantin
hair: rambut
haircare: perawatan rambut, merawat rambut, rawat rambut
hairstyle: gaya rambut, model rambut, tata rambut, tatanan rambut, penataan rambut
haircut: potong rambut, potongan rambut, memotong rambut, pangkas rambut, cukur rambut
hairdresser: penata rambut, kapster, tukang potong rambut
curly hair: rambut keriting, keriting, rambut ikal, ikal
hair color: warna rambut, cat rambut, pewarna rambut, mewarnai rambut, pewarnaan rambut, semir rambut
hair loss: rambut rontok, kerontokan rambut, rontok, kebotakan, botak
shampoo: sampo, shampo, keramas
wig: rambut palsu
beard: jenggot, janggut, brewok, berewok
barber: tukang cukur, pangkas rambut, tukang pangkas, pemangkas rambut
nails: kuku
nail art: seni kuku, hias kuku, menghias kuku, hiasan kuku, desain kuku, nail art
manicure: manikur, perawatan kuku, meni pedi
pedicure: pedikur, perawatan kaki
nail polish: cat kuku, kutek, kuteks, pewarna kuku
gel nails: kuku gel
fashion: busana, fesyen, dunia mode, tata busana
outfit: setelan, padu padan, padu padan baju
style: gaya, bergaya
clothing: baju, pakaian, busana, sandang
dress: gaun, gaun pesta, daster
skirt: rok
shirt: kemeja
jeans: celana jin, celana jeans
shoes: sepatu, alas kaki
high heels: sepatu hak tinggi, hak tinggi
bag: tas
jewelry: perhiasan, aksesoris, aksesori
ring: cincin
earrings: anting, anting-anting, giwang
necklace: kalung
watch: jam tangan, arloji
hat: topi
glasses: kacamata, kaca mata
model: peragawati, peragawan
fashion designer: perancang busana, perancang mode, desainer busana, desainer mode, desainer fashion
modest fashion: busana muslim, busana muslimah, baju muslim, baju muslimah, gamis, fesyen muslim
hijab: jilbab, kerudung, berhijab, berjilbab, hijabers
swimsuit: baju renang, pakaian renang
underwear: pakaian dalam, celana dalam, baju dalam
wedding dress: gaun pengantin, baju pengantin, gaun pernikahan
traditional dress: baju adat, pakaian adat, busana adat, pakaian tradisional, baju tradisional, kebaya
sari: kain sari
men's fashion: busana pria, fashion pria, pakaian pria, baju pria, baju cowok, fashion cowok
women's fashion: busana wanita, fashion wanita, pakaian wanita, baju wanita, baju cewek, fashion cewek
fashion week: pekan mode, peragaan busana
streetwear: busana jalanan, gaya jalanan, baju distro, distro
sneakers: sepatu kets, sepatu sneakers, sneakers
hoodie: jaket bertudung
t-shirt: kaos, kaus, kaos oblong
luxury: mewah, kemewahan, termewah
luxury fashion: busana mewah, fashion mewah, barang mewah, barang bermerek
designer bag: tas bermerek, tas branded, tas mewah
haute couture: adibusana
diamonds: berlian, intan
gold: emas, logam mulia
leather: kulit asli, kulit sapi, bahan kulit, kerajinan kulit, tas kulit, sepatu kulit, dompet kulit
vintage: jadul, lawas
thrifting: berburu baju bekas, awul-awul, ngethrift
second hand: bekas, barang bekas, seken, baju bekas, pakaian bekas
flea market: pasar loak, loakan, pasar barang bekas
antiques: barang antik, antik, barang kuno, benda antik
retro: jadul, tempo dulu, zaman dulu
upcycling: kreasi barang bekas, daur ulang kreatif
collector: kolektor, pengoleksi
fitness: kebugaran, bugar, fitnes
workout: berolahraga, latihan fisik, latihan otot
gym: pusat kebugaran, tempat fitnes, sasana, ngegym
home workout: olahraga di rumah, latihan di rumah, senam di rumah
exercise: olahraga, latihan, senam, gerak badan
personal trainer: pelatih pribadi, pelatih kebugaran, instruktur kebugaran
weight loss: turun berat badan, menurunkan berat badan, penurunan berat badan, nurunin berat badan, pelangsing, langsing, melangsingkan
diet: pola makan, berdiet
healthy: sehat, menyehatkan
nutrition: gizi, nutrisi, bergizi
calories: kalori
abs: perut kotak, perut rata, perut sixpack
cardio: kardio
stretching: peregangan
calisthenics: kalistenik
warm up: gerakan pemanasan, latihan pemanasan, pemanasan sebelum olahraga
muscle: otot, berotot
body: tubuh, badan
bodybuilding: binaraga, binaragawan
strength training: latihan beban, latihan kekuatan
weightlifting: angkat besi, angkat beban
powerlifting: angkat berat
dumbbells: barbel, dumbel
muscle building: membentuk otot, pembentukan otot, massa otot, membesarkan otot
meditation: meditasi, bermeditasi, semedi
breathing: pernapasan, pernafasan, napas, nafas, olah napas
mindfulness: kesadaran penuh, kesadaran diri
relaxation: relaksasi, bersantai, rileks, penenang
flexibility: kelenturan, fleksibilitas, lentur
back pain: sakit punggung, nyeri punggung, sakit pinggang, nyeri pinggang
posture: postur, postur tubuh
trail running: lari lintas alam, lari trail, lari gunung
running shoes: sepatu lari
running: lari, berlari
runner: pelari
marathon: maraton
jogging: joging, lari pagi, lari santai
triathlon: triatlon
cycling: bersepeda, gowes, sepedaan
bicycle: sepeda
cyclist: pesepeda, goweser
mountain bike: sepeda gunung
road bike: sepeda balap
electric bike: sepeda listrik
outdoor: alam bebas, alam terbuka, luar ruangan, luar ruang
adventure: petualangan, petualang, bertualang, berpetualang
climbing: panjat, memanjat, pemanjat
mountaineering: pendakian gunung, mendaki gunung, pendaki gunung, naik gunung, pendaki, pecinta alam
rock climbing: panjat tebing, pemanjat tebing
kayak: kano, mendayung
surfing: selancar, berselancar, peselancar
diving: menyelam, selam, penyelam, penyelaman
sailing: kapal layar, perahu layar, olahraga layar
boat: perahu, kapal, kapal laut, sampan
skiing: main ski, bermain ski, ski salju
snowboarding: seluncur salju, papan salju
survival: bertahan hidup, cara bertahan hidup
bushcraft: hidup di hutan
fishing: mancing, memancing, pemancing, pancing, nelayan
hunting: berburu hewan, berburu babi, berburu rusa, hobi berburu, perburuan hewan, perburuan liar, pemburu liar
extreme sports: olahraga ekstrem, olahraga ekstrim
mountain: gunung, pegunungan
river: sungai
lake: danau, telaga
sea: laut, lautan
beach: pantai
island: pulau, kepulauan
forest: hutan, rimba
desert: gurun, padang pasir
snow: salju
nature: alam, pemandangan alam
waterfall: air terjun, curug
cave: goa, susur gua, jelajah gua, gua alam
sunset: matahari terbenam, senja
hiking: mendaki, pendakian, muncak, jelajah alam
camping: berkemah, kemah, kemping, perkemahan, ngecamp, camping
tent: tenda
campfire: api unggun
van life: hidup di mobil, tinggal di mobil, mobil kemah
trail: jalur pendakian, jalan setapak
backpack: tas ransel, ransel, tas gunung, tas punggung
national park: taman nasional
knife: pisau, golok, belati
sports: olahraga, olah raga
athlete: atlet, olahragawan
coach: pelatih
swimming: renang, berenang, perenang
volleyball: voli, bola voli, voly
badminton: bulu tangkis, bulutangkis
table tennis: tenis meja, pingpong
boxing: tinju, petinju, bertinju
martial arts: bela diri, beladiri, pencak silat, silat, pesilat
karate: karateka
taekwondo: tekwondo
judo: pejudo
wrestling: gulat, pegulat
mixed martial arts: bela diri campuran, tarung bebas
athletics: atletik
gymnastics: senam lantai, pesenam, senam
ice hockey: hoki es
figure skating: seluncur indah, seluncur es
rugby: rugbi
cricket: kriket
american football: sepak bola amerika, futbol amerika
skateboarding: papan luncur, main skateboard
olympics: olimpiade
horse riding: berkuda, menunggang kuda, naik kuda
racing: balap, balapan, pembalap
championship: kejuaraan, juara
team: tim, regu
fan: penggemar, suporter
training: latihan, pelatihan, berlatih
goal: gol
soccer: sepak bola, sepakbola, main bola, nonton bola
soccer player: pemain sepak bola, pesepak bola, pesepakbola, pemain bola
goalkeeper: kiper, penjaga gawang
world cup: piala dunia
football club: klub sepak bola, klub bola
streetball: basket jalanan
basketball: bola basket, basket
basketball player: pemain basket, pebasket
baseball player: pemain bisbol
baseball: bisbol
tennis player: petenis, pemain tenis
tennis: tenis
golf swing: ayunan golf
golf course: lapangan golf, padang golf
golf: pegolf
travel: jalan-jalan, perjalanan, bepergian, pelesiran, melancong, wisata
traveler: pelancong, wisatawan
tourism: wisata, pariwisata, berwisata, turis
travel guide: panduan wisata, pemandu wisata, panduan perjalanan, panduan liburan
trip: perjalanan, tamasya
road trip: perjalanan darat, perjalanan naik mobil
flight: penerbangan
airplane: pesawat, pesawat terbang
train: kereta, kereta api
railway: rel kereta, perkeretaapian, jalur kereta, stasiun kereta
cruise: kapal pesiar
hotel: penginapan, perhotelan
hostel: losmen, penginapan murah
passport: paspor
vacation: liburan, berlibur, libur
travel tips: tips wisata, tips perjalanan, tips liburan, tips jalan-jalan
solo travel: jalan-jalan sendiri, perjalanan sendirian, liburan sendiri, traveling sendiri
city: kota, perkotaan, ibu kota, ibukota
village: desa, kampung, dusun
street: jalan, jalan raya, jalanan
walking tour: jalan kaki, tur jalan kaki
old town: kota tua, kota lama
living abroad: tinggal di luar negeri, hidup di luar negeri, kehidupan di luar negeri, merantau, luar negeri
digital nomad: nomad digital, pengembara digital
expat: ekspatriat, ekspat, perantau
world: dunia
country: negara
culture: budaya, kebudayaan
tradition: tradisi, adat, adat istiadat
festival: pesta rakyat, perayaan
hot spring: pemandian air panas, sumber air panas, air panas
theme park: taman hiburan, wahana
europe: eropa
africa: afrika
america: amerika
hitchhiking: nebeng, menumpang mobil
cheap flights: tiket pesawat murah, penerbangan murah, tiket murah
backpacking: backpackeran, wisata ransel
backpacker: pelancong beransel
budget travel: liburan hemat, liburan murah, wisata murah, jalan-jalan murah, jalan-jalan hemat
first class: kelas satu, kelas utama
luxury travel: liburan mewah, wisata mewah, perjalanan mewah
luxury hotel: hotel mewah, hotel bintang lima, hotel berbintang
resort: resor
yacht: kapal pesiar pribadi, kapal pesiar mewah
family: keluarga, kekeluargaan
parents: orang tua, orangtua, ortu
parenting: pola asuh, pengasuhan, pengasuhan anak, mengasuh anak, parenting
mother: ibu, bunda, mama, mamah, emak, ibunda
father: ayah, bapak, papa, papah, ayahanda
mom life: ibu rumah tangga, emak-emak, ibu muda, keseharian ibu
baby: bayi, si kecil, adik bayi
pregnancy: kehamilan, hamil, bumil, ibu hamil, promil
breastfeeding: menyusui, ibu menyusui, busui, asi
newborn: bayi baru lahir
toddler: balita, batita, anak kecil, anak balita
grandmother: nenek, oma, eyang
grandfather: kakek, opa, eyang
grandparents: kakek nenek, kakek dan nenek
marriage: pernikahan, menikah, nikah, perkawinan, kawin
wedding: pernikahan, nikahan, resepsi pernikahan, kawinan, akad nikah, pelaminan
couple: pasangan, pasutri, suami istri, sejoli
love: cinta, percintaan, asmara, mencintai, kasih sayang
dating: pacaran, kencan, berkencan, pacar, cari jodoh, jodoh
relationship: hubungan asmara, hubungan percintaan, hubungan cinta
divorce: perceraian, cerai, bercerai
kids: anak, anak-anak, bocah, bocil, buah hati
kids activities: kegiatan anak, aktivitas anak, permainan anak, bermain anak
toys: mainan, mainan anak
dolls: boneka
playground: taman bermain, tempat bermain
fairy tales: dongeng, cerita rakyat, mendongeng, pendongeng, fabel
nursery rhymes: lagu anak, lagu anak-anak, lagu bayi
kindergarten: taman kanak-kanak, paud, tk
puzzle: teka-teki, puzel
education: pendidikan, edukasi, mendidik, edukatif
school: sekolah, madrasah, pesantren
teacher: guru, pengajar, pendidik
student: mahasiswa, mahasiswi, siswa, siswi, pelajar, murid, santri
university: universitas, kampus, perguruan tinggi, kuliah, perkuliahan
lesson: pelajaran, les privat, bimbel
online course: kursus online, kursus daring, kelas online, kelas daring, belajar online, kursus
language learning: belajar bahasa, kursus bahasa, bahasa asing
english: bahasa inggris, inggris
sign language: bahasa isyarat
mathematics: matematika, mtk
history: sejarah, bersejarah, sejarawan
geography: geografi
philosophy: filsafat, filosofi, filsuf
psychology: psikologi, psikolog
literature: sastra, kesusastraan, karya sastra, sastrawan
books: buku, kutu buku
reading: membaca, baca, bacaan, pembaca, literasi
writing: menulis, tulisan, penulisan, nulis
poetry: puisi, sajak, syair, pantun, penyair
author: penulis, novelis
book review: ulasan buku, resensi buku, bedah buku, review buku
library: perpustakaan, pustaka, taman baca
knowledge: pengetahuan, ilmu, wawasan
facts: fakta
explained: penjelasan, dijelaskan, menjelaskan, pembahasan, membahas
audiobook: buku audio, buku suara
podcast: siniar
interview: wawancara, mewawancarai, bincang-bincang
study: belajar, studi
study tips: tips belajar, cara belajar, tips kuliah
exam: ujian, ulangan harian, utbk, ulangan
homework: pekerjaan rumah, tugas sekolah, tugas kuliah
note taking: mencatat, catatan
memory: daya ingat, menghafal, hafalan
study with me: belajar bersama, belajar bareng, temani belajar
study abroad: kuliah di luar negeri, kuliah luar negeri, belajar di luar negeri, studi luar negeri, beasiswa luar negeri
stationery: alat tulis, atk
productivity: produktivitas, produktif
time management: manajemen waktu, mengatur waktu
science: sains, ilmu pengetahuan, ilmiah
scientist: ilmuwan, peneliti, saintis
physics: fisika
chemistry: kimia
biology: biologi
astronomy: astronomi, ilmu perbintangan
space: luar angkasa, antariksa, ruang angkasa
rocket: roket
telescope: teleskop, teropong
experiment: eksperimen, bereksperimen, percobaan sains, percobaan ilmiah
engineering: rekayasa, insinyur, teknik mesin, teknik sipil, teknik elektro
medicine: kedokteran, obat, obat-obatan, pengobatan, medis
doctor: dokter
hospital: rumah sakit, klinik
health: kesehatan
mental health: kesehatan mental, kesehatan jiwa
brain: otak
dinosaurs: dinosaurus
archaeology: arkeologi, arkeolog, purbakala
climate: iklim
energy: energi
robot: robotika, robotik
technology: teknologi, iptek
computer: komputer
laptop: leptop
internet: dunia maya
software: perangkat lunak, peranti lunak
app: aplikasi
phone: hp, telepon, ponsel, telpon
electronics: elektronik, elektronika
smart home: rumah pintar
3d printing: cetak 3d, pencetakan 3d, printer 3d
drone: pesawat nirawak, pesawat tanpa awak
invention: penemu, penemuan baru, penemuan terbaru, penemuan ilmiah
future: masa depan
gadgets: gawai, gadget, gawai terbaru
review: ulasan, mengulas, tinjauan, review, resensi
unboxing: buka kotak, buka paket, bongkar paket, membuka paket, membuka kotak
smartphone: ponsel pintar, telepon pintar, hp
headphones: pelantang telinga, penyuara telinga, penyuara jemala
camera: kamera
keyboard: papan ketik
smartwatch: jam tangan pintar, jam pintar
tablet: komputer tablet
pc build: rakit pc, merakit pc, rakitan pc, pc rakitan, rakit komputer, merakit komputer
vacuum cleaner: penyedot debu, pengisap debu
microphone: mikrofon
programming: pemrograman, bahasa pemrograman
programmer: pemrogram
coding: ngoding, koding, mengoding
developer: pengembang aplikasi, pengembang web, pengembang perangkat lunak, pengembang game
web development: pengembangan web, pembuatan website, pembuatan web, membuat website, bikin website, jasa website
app development: pengembangan aplikasi, pembuatan aplikasi, membuat aplikasi, bikin aplikasi
open source: sumber terbuka
data science: ilmu data, sains data, ilmuwan data
artificial intelligence: kecerdasan buatan, kecerdasan artifisial
machine learning: pembelajaran mesin
chatbot: bot obrolan, robot obrolan
ai art: seni ai, gambar ai
automation: otomatisasi, otomasi, otomatis
cybersecurity: keamanan siber, keamanan digital
hacker: peretas, peretasan, meretas
ethical hacking: peretasan etis, peretas etis
privacy: privasi
password: kata sandi
online scam: penipuan online, penipuan daring, penipuan, penipu
gaming: main game, bermain game, ngegame, permainan
gamer: pemain game, penggila game
video game: permainan video, gim, gim video, permainan komputer
gameplay: cara main game, cara bermain game
let's play: mabar, main bareng, ayo main
live stream: siaran langsung, tayangan langsung
streamer: penyiar langsung
console: konsol, konsol game
playstation: rental ps, main ps
retro games: game jadul, game lawas, game klasik, permainan jadul
horror game: game horor, permainan horor, game seram, game hantu
role playing game: permainan peran, game rpg
strategy game: game strategi, permainan strategi
racing game: game balap, game balapan, permainan balap
indie games: gim indie, permainan indie
virtual reality: realitas virtual, realitas maya
esports: olahraga elektronik
tournament: turnamen, kompetisi, pertandingan, lomba
shooter game: game tembak-tembakan, game menembak, game perang
free fire: epep
mobile games: game hp, game android, game ponsel, permainan hp
board games: permainan papan, game papan, ular tangga, board game
card games: permainan kartu, main kartu, game kartu
chess: catur, pecatur
miniatures: miniatur
mahjong: mahyong
magic tricks: sulap, pesulap, trik sulap
anime: animasi jepang
manga: komik jepang
cosplay: kosplay
otaku: wibu, pecinta anime, penggemar anime
fan art: karya penggemar, seni penggemar
animation: animasi, animator
cartoon: kartun
graphic novel: novel grafis
comics: komik, komikus, cergam
superhero: pahlawan super
webtoon: komik web, komik digital
movies: perfilman, filem, nonton film, menonton film
tv series: serial, sinetron, serial tv, serial televisi
cinema: bioskop, sinema, layar lebar
actor: aktor, pemeran, bintang film
actress: aktris, bintang film wanita
horror: horor, seram, menyeramkan
thriller: film menegangkan
documentary: dokumenter
korean drama: drama korea, drakor
reality show: acara realitas, acara realita
television: televisi, tivi
celebrity: selebriti, artis, selebritas, seleb, pesohor
bollywood: film india
filmmaking: pembuatan film, sinematografi, pembuat film, sineas, sutradara, bikin film
video editing: edit video, ngedit video, mengedit video, penyuntingan video, sunting video
series review: ulasan serial, review serial, review drakor
film review: ulasan film, review film, resensi film, alur cerita film, alur film
film critic: kritikus film, kritik film, pengulas film
music: musik, bermusik
musician: musisi, pemusik, pemain musik
song: lagu, tembang
band: grup musik, anak band
concert: konser
rap: ngerap
rock music: musik rock, lagu rock, musik cadas
jazz: jaz
classical music: musik klasik
pop music: musik pop, lagu pop
kpop: musik korea, lagu korea
folk music: musik daerah, lagu daerah, musik rakyat, musik tradisional, dangdut
latin music: musik latin
orchestra: orkestra, orkes
composer: komponis, komposer, pencipta lagu, pengarang lagu
music video: video musik, video klip, klip musik
vinyl records: piringan hitam
lofi music: musik lofi, lagu lofi
relaxing music: musik relaksasi, musik santai, musik tidur, musik penenang, musik pengantar tidur
religious music: lagu rohani, musik rohani, lagu religi, sholawat, shalawat, selawat, nasyid, qasidah
singing: bernyanyi, nyanyi, menyanyi, nyanyian, olah vokal
singer: penyanyi, vokalis, biduan, pedangdut
cover song: lagu cover, cover lagu, nyanyi ulang, cover
karaoke: karaokean
choir: paduan suara, padus
voice: suara
house music: musik house
nightclub: kelab malam, klub malam, diskotek, diskotik, dugem
dj: disjoki
electronic music: musik elektronik, musik edm, musik dj
party: pesta
musical instruments: alat musik, instrumen musik
guitar: gitar, gitaris
bass guitar: gitar bas, gitar bass, pemain bas, pemain bass
piano: pianis
violin: biola, pemain biola
drums: gendang, kendang, drumer, pemain drum
flute: seruling, suling
saxophone: saksofon
ukulele: kentrung
music production: produksi musik, pembuatan musik, aransemen
music producer: produser musik, penata musik
beats: irama, ketukan
recording studio: studio rekaman, rekaman, dapur rekaman
dance: tari, menari, tarian, joget, berjoget, dansa
dancer: penari
ballet: balet, balerina
choreography: koreografi, koreografer, penata tari
street dance: tari jalanan, breakdance
salsa: tari salsa
tango: tari tango
zumba: senam zumba
comedy: komedi, lawakan, lawak, melawak, ngelawak
comedian: pelawak, komedian, komika
funny: lucu, kocak, ngakak, terlucu
humor: humoris, kelucuan, jenaka
joke: lelucon, guyonan, candaan, banyolan, gurauan
sketch comedy: sketsa komedi, komedi sketsa
laugh: tawa, tertawa, ketawa, ngakak
funny videos: video lucu, video kocak
entertainment: hiburan, menghibur, penghibur
satire: satir, sindiran, menyindir
parody: parodi
impersonation: meniru, menirukan, peniru
stand-up comedy: komedi tunggal, lawakan tunggal, stand up komedi, stand up
stand-up comedian: komika, pelawak tunggal
hidden camera: kamera tersembunyi, kamera jebakan
prank: ngeprank, iseng, usil, jahil, keusilan, kejahilan, menjahili
challenge: tantangan, menantang
diy: bikin sendiri, buat sendiri, membuat sendiri, kreasi sendiri
crafts: kerajinan, kerajinan tangan, prakarya, kriya, perajin, pengrajin
handmade: buatan tangan, kerajinan tangan
knitting: merajut, rajut, rajutan, perajut
crochet: merajut, rajutan, merenda, hakpen
sewing: menjahit, jahit, jahitan, penjahit, konveksi
embroidery: bordir, bordiran, sulam, sulaman, menyulam
wool: wol, benang wol
fabric: kain, tekstil, batik
pottery: gerabah, tembikar
ceramics: keramik
woodworking: pertukangan kayu, kerajinan kayu, tukang kayu, olahan kayu, alat pertukangan kayu, pertukangan
wood carving: ukiran kayu, ukir kayu, mengukir kayu, ukiran, seni ukir
origami: melipat kertas, seni melipat kertas, lipat kertas
candle making: membuat lilin, bikin lilin, pembuatan lilin, lilin aromaterapi
soap making: membuat sabun, bikin sabun, pembuatan sabun
jewelry making: membuat perhiasan, pembuatan perhiasan, membuat aksesoris, pengrajin perhiasan
painting: lukisan, melukis, lukis, seni lukis
watercolor: cat air
drawing: menggambar, gambar
sketching: sketsa
calligraphy: kaligrafi
artist: seniman, seniwati, pelukis
art: seni, kesenian, karya seni, seni rupa
sculpture: patung, seni patung, pahat, memahat, pematung
graffiti: grafiti
digital art: seni digital, gambar digital, lukisan digital
illustration: ilustrasi, ilustrator
graphic design: desain grafis, desainer grafis
photography: fotografi, foto, potret, memotret
photographer: fotografer, juru foto, tukang foto
journaling: menulis jurnal, jurnal harian, buku harian
model making: membuat miniatur, pembuatan miniatur, rakit gundam, merakit gundam, maket
metalworking: pandai besi, tukang las, bengkel las, mengelas, pengelasan
repair: reparasi, servis, benerin, jasa perbaikan, memperbaiki barang, perbaikan elektronik
restoration: restorasi, pemugaran
tools: perkakas, alat-alat, peralatan, alat pertukangan
flower arranging: merangkai bunga, rangkaian bunga, karangan bunga, buket bunga, buket
gift: kado, hadiah, bingkisan, parsel
lamp: lampu
carpet: karpet, permadani
home decor: dekorasi rumah, dekor rumah, hiasan rumah, menghias rumah, hiasan dinding, dekorasi, hiasan
interior design: desain interior, interior rumah
interior designer: desainer interior, perancang interior
home: rumah, di rumah
house: rumah
apartment: apartemen, kosan, rusun
furniture: mebel, perabot, perabotan, furnitur, meubel, meja, kursi
bedroom: kamar tidur, kamar
bathroom: kamar mandi
living room: ruang tamu, ruang keluarga
renovation: renovasi, merenovasi, bedah rumah
architecture: arsitektur
architect: arsitek
cleaning: bersih-bersih, membersihkan, kebersihan, pembersih
organizing: menata rumah, berbenah, beres-beres, penataan rumah
minimalism: minimalis, minimalisme, hidup minimalis
household tips: tips rumah tangga, tips rumah
tiny house: rumah mungil, rumah kecil
greenhouse: rumah kaca
cactus: kaktus
gardening: berkebun, bercocok tanam, menanam
garden: kebun, taman, pekarangan rumah, halaman rumah
plants: tanaman, tumbuh-tumbuhan
houseplants: tanaman hias, tanaman dalam ruangan, tanaman indoor
flowers: bunga, bunga-bunga
vegetable garden: kebun sayur, kebun sayuran, menanam sayur, tanam sayur
seeds: benih, bibit, biji, biji-bijian
balcony garden: kebun balkon, berkebun di balkon
succulents: sukulen
trees: pohon, pepohonan
farm: peternakan, ladang, sawah, perkebunan
farmer: petani, peternak, pekebun
agriculture: pertanian, bertani, tani, agribisnis
tractor: traktor
beekeeping: ternak lebah, peternak lebah, budidaya lebah, budi daya lebah, peternakan lebah
homesteading: hidup mandiri di desa, swasembada
pets: hewan peliharaan, binatang peliharaan, peliharaan, anabul
animals: hewan, binatang, satwa
rabbit: kelinci
parrot: burung beo, beo, kakatua, burung nuri
birds: burung, kicau mania
aquarium: akuarium, ikan hias
snake: ular
reptiles: reptil
horse: kuda
chickens: ternak ayam, ayam kampung, peternakan ayam, beternak ayam, ayam petelur
goat: kambing
cow: sapi, sapi perah, lembu
pig: babi
sheep: domba, biri-biri
pet care: perawatan hewan, merawat hewan, perawatan hewan peliharaan, merawat hewan peliharaan, penitipan hewan
veterinarian: dokter hewan, drh
animal rescue: penyelamatan hewan, penyelamat hewan, menyelamatkan hewan, hewan terlantar
dog breeds: ras anjing, jenis anjing, anjing ras
dog food: makanan anjing, pakan anjing
dogs: anjing, guguk
puppy: anak anjing
dog training: pelatihan anjing, melatih anjing, pelatih anjing
cats: kucing
kitten: anak kucing
cat care: perawatan kucing, merawat kucing
stray cats: kucing liar, kucing jalanan, kucing terlantar
bear: beruang
wolf: serigala
tiger: harimau, macan
wildlife: satwa liar, margasatwa, kehidupan liar, alam liar
wild animals: hewan liar, binatang liar, binatang buas, hewan buas
lion: singa
elephant: gajah
monkey: monyet, kera
dolphin: lumba-lumba
insects: serangga
butterfly: kupu-kupu
birdwatching: pengamatan burung, mengamati burung, pengamat burung
safari: taman safari
ocean: samudra, samudera, lautan
nature conservation: konservasi alam, pelestarian alam, konservasi, pelestarian lingkungan, cagar alam
wildlife photography: fotografi satwa liar, fotografi alam liar, foto satwa liar
truck driver: sopir truk, supir truk, pengemudi truk
bus: bismania, bis malam, bis kota
cars: mobil, otomotif
motorcycle: motor, sepeda motor, motoran
biker: anak motor, pengendara motor, pemotor
car review: ulasan mobil, review mobil, tes mobil
car repair: bengkel mobil, servis mobil, perbaikan mobil
mechanic: mekanik, montir
sports car: mobil sport, mobil balap
classic cars: mobil klasik, mobil antik, mobil tua, mobil jadul, mobil kuno
car tuning: modifikasi mobil, modif mobil, mobil modifikasi, modifikasi, modif
supercar: mobil super, mobil mewah
formula 1: formula satu
drift: ngedrift, ngepot
driving: mengemudi, menyetir, nyetir, berkendara, mengendarai
driving school: kursus mengemudi, kursus mobil, kursus setir, sekolah mengemudi, belajar nyetir
truck: truk
scooter: skuter, skutik, vespa
off-road: jelajah medan berat
used cars: mobil bekas, mobil seken, mobkas
electric car: mobil listrik
electric vehicles: kendaraan listrik, motor listrik
battery: baterai, aki
charging station: stasiun pengisian, spklu
solar energy: energi surya, tenaga surya, panel surya, energi matahari
business: bisnis, usaha, berbisnis
company: perusahaan, firma
small business: usaha kecil, umkm, bisnis kecil, usaha rumahan, bisnis rumahan
leadership: kepemimpinan, pemimpin, memimpin
career: karier, karir
job: lowongan, pekerjaan
work: kerja, bekerja, pekerja, pekerjaan, karyawan, pegawai
lawyer: advokat, kuasa hukum, jasa pengacara, kantor pengacara, pengacara perceraian
law: hukum, undang-undang, konsultasi hukum
accounting: akuntansi, akuntan, pembukuan
economy: ekonomi, perekonomian
e-commerce: perdagangan elektronik, niaga elektronik, lokapasar
online store: toko online, toko daring, olshop, lapak online
dropshipping: jualan tanpa stok
sales: jualan, penjualan, menjual, berjualan, penjual, dijual, dagangan
shop: toko, kedai, lapak
shopping: belanja, berbelanja, belanjaan
shopping haul: hasil belanja
brand: merek, merk, jenama, bermerek
entrepreneur: pengusaha, wirausaha, wirausahawan, wiraswasta, pebisnis
startup: perusahaan rintisan, usaha rintisan
founder: pendiri
side hustle: usaha sampingan, kerja sampingan, kerjaan sampingan, bisnis sampingan, penghasilan sampingan, penghasilan tambahan
freelancer: pekerja lepas, tenaga lepas
work from home: kerja dari rumah, bekerja dari rumah, kerja di rumah
make money online: cari uang online, penghasilan online, menghasilkan uang, hasilkan uang, penghasil uang, cari duit online
motivation: motivasi, memotivasi, motivator, penyemangat
self improvement: pengembangan diri, perbaikan diri, memperbaiki diri, diri
marketing: pemasaran, memasarkan, pemasar
advertising: iklan, periklanan, pengiklan, promosi
digital marketing: pemasaran digital, iklan digital
social media: media sosial, medsos, sosmed, sosial media
influencer: selebgram
content creator: konten kreator, kreator konten, pembuat konten, kreator
branding: penjenamaan, citra merek, membangun merek
youtube: yutub, yutup
finance: keuangan, finansial
investing: investasi, berinvestasi, penanaman modal
money: uang, duit, cuan, uangmu, uangnya, uangku
saving money: menabung, nabung, hemat, berhemat, tabungan, menghemat, irit
stocks: saham
stock market: pasar saham, bursa saham, bursa efek, pasar modal
cryptocurrency: kripto, mata uang kripto, aset kripto, uang kripto
trading: perdagangan, jual beli saham, valas
bank: perbankan
insurance: asuransi
rent: sewa, menyewa, disewakan, menyewakan, penyewaan, kontrakan
mortgage: kpr, kredit rumah, cicilan rumah, hipotek
buying a house: beli rumah, membeli rumah, rumah pertama
real estate: properti, perumahan, jual rumah, rumah dijual, jual beli rumah
real estate agent: agen properti, agen rumah, makelar rumah, makelar
house tour: tur rumah, keliling rumah, isi rumah
property: properti, tanah kavling, kavling
news: berita, kabar, warta
politics: politik
politician: politisi, politikus
election: pemilu, pemilihan umum, pilpres, pilkada
journalist: wartawan, jurnalis, pewarta, jurnalistik
geopolitics: geopolitik
war: perang, peperangan
military: militer, tentara, tni, prajurit
police: polisi, kepolisian, polri
crime: kejahatan, kriminal, kriminalitas, pidana
true crime: kisah kriminal, kasus kriminal, kasus pembunuhan
human rights: hak asasi manusia, hak asasi
social issues: isu sosial, masalah sosial, permasalahan sosial
activism: aktivisme, aktivis
feminism: feminisme, feminis
women: perempuan, wanita
men: pria, laki-laki, lelaki
equality: kesetaraan, setara, kesetaraan gender, persamaan hak
racism: rasisme, diskriminasi ras
refugees: pengungsi, pengungsian
poverty: kemiskinan, miskin
charity: amal, sedekah, donasi, bersedekah, galang dana
volunteering: relawan, sukarelawan, kerelawanan, sukarela
disability: disabilitas, difabel, penyandang disabilitas, tunanetra, tunarungu
environment: lingkungan, lingkungan hidup
climate change: perubahan iklim, pemanasan global, krisis iklim
sustainability: berkelanjutan, ramah lingkungan
zero waste: nol sampah, minim sampah, bebas sampah, tanpa sampah
recycling: daur ulang, mendaur ulang, bank sampah
animal rights: hak hewan, hak-hak hewan, kesejahteraan hewan
religion: agama, keagamaan, religius, religi
christian: kristen, kristiani, nasrani, gereja
bible: alkitab, injil
islam: islami, dakwah, kajian islam, ustadz, ngaji
spirituality: spiritualitas, kerohanian, rohani, kebatinan
prayer: doa, berdoa, sholat, salat, shalat, sembahyang, ibadah
astrology: astrologi, ilmu bintang, primbon, peramal
tarot: kartu tarot, ramalan tarot
horoscope: ramalan bintang, zodiak, ramalan zodiak, horoskop
mystery: misteri, misterius, mistis
ghost: hantu, setan, arwah, kuntilanak, pocong
paranormal: gaib, makhluk halus, alam gaib, supranatural
addiction: kecanduan, candu, adiksi
depression: depresi
adhd: hiperaktif, gangguan pemusatan perhatian
diabetes: kencing manis
sleep: tidur, tertidur, bobo
youth: pemuda, pemudi, anak muda, generasi muda, kaum muda, kepemudaan
teenager: remaja, abg
small: kecil, mungil
big: besar, gede, raksasa
black: hitam
white: putih
homemade: rumahan, buatan rumah, buatan sendiri, buatan rumahan
sustainable fashion: busana berkelanjutan, mode berkelanjutan, fesyen berkelanjutan
traditional: tradisional
ancient: kuno, purba
electric: elektrik
guide: panduan, pemandu, pedoman
stories: cerita, kisah, bercerita, cerpen, pengalaman
how to: cara membuat, cara bikin, cara buat, bagaimana cara
people: orang, orang-orang, masyarakat, rakyat
collecting: mengoleksi, mengumpulkan
beginner: pemula
easy: mudah, gampang
quick: cepat, cepet
simple: sederhana, simpel, praktis
cheap: murah, terjangkau, murah meriah, termurah
expensive: mahal, termahal
old: tua, lawas
beautiful: indah, cantik, keindahan, terindah, elok
cute: imut, lucu, menggemaskan, gemes, gemas, unyu
healthy lifestyle: gaya hidup sehat, hidup sehat, pola hidup sehat
lifestyle: gaya hidup, pola hidup
daily life: kehidupan sehari-hari, kegiatan sehari-hari, aktivitas sehari-hari
vlog: ngevlog
video: vidio
tutorial: langkah demi langkah
tips: kiat, kiat-kiat, trik
inspiration: inspirasi, menginspirasi, inspiratif, terinspirasi
behind the scenes: di balik layar, dibalik layar, balik layar
day in my life: keseharianku, keseharian saya, sehari bersamaku
routine: rutinitas, rutin
morning routine: rutinitas pagi, kegiatan pagi
trends: tren, ngetren
original: asli, orisinal, ori
natural: alami, alamiah
professional: profesional
expert: ahli, pakar, spesialis
hobby: hobi, kegemaran
collection: koleksi
community: komunitas, paguyuban, perkumpulan
friends: teman, kawan, sahabat, persahabatan, pertemanan
girl: cewek, gadis, anak perempuan, cewe
boy: cowok, anak laki-laki, cowo
night: malam, malem
day: hari
summer: musim panas
winter: musim dingin, musim salju
spring: musim semi
autumn: musim gugur
rain: hujan, gerimis
christmas: natal
new year: tahun baru
chinese new year: imlek, tahun baru imlek, tahun baru cina
ramadan: ramadhan, puasa, bulan puasa, buka puasa, idul fitri, hari raya, baju lebaran, kue lebaran
birthday: ulang tahun, ultah
countryside: pedesaan, perdesaan, kampung halaman
market: pasar
supermarket: pasar swalayan, swalayan
modern: masa kini
creative: kreatif, kreativitas, kreasi
design: desain, rancangan, perancangan, mendesain
discount: diskon, potongan harga, promo, obral
giveaway: bagi-bagi hadiah, bagi hadiah, hadiah gratis
nostalgia: kenangan, bernostalgia, mengenang
1980s: tahun 80-an, tahun 80an, 80-an, 80an, era 80an
1990s: tahun 90-an, tahun 90an, 90-an, 90an, era 90an
quiet: tenang, sunyi, hening, sepi
slow living: hidup lambat, hidup santai, hidup tenang
espresso: kopi espresso
cappuccino: kapucino
latte: kopi susu
smoothie: jus smoothies
jam: selai
dough: adonan
lunch box: bekal, bento
picnic: piknik
technique: teknik
drills: latihan teknik
dribbling: dribel, dribble, menggiring bola
ball: bola
bouldering: panjat boulder
rope: tali
core workout: otot perut, latihan perut
mat: matras, matras yoga
squats: jongkok
push-ups: push up
legs: kaki, pantat, bokong
back: punggung
mechanical keyboard: keyboard mekanik, keyboard mekanikal
custom: kustom, custom
printer: printer, mesin cetak
projects: proyek
monitor: layar, monitor
graphics card: kartu grafis, vga
processor: prosesor
server: server, peladen
gaming mouse: mouse gaming
circuit: rangkaian, solder
relaxing: santai, menenangkan
cozy: nyaman, hangat
farming game: game bertani, game berkebun, game pertanian
simulation game: game simulasi, simulasi
puzzle game: game puzzle
walkthrough: panduan game, namatin game
figures: figur, action figure
merchandise: pernak-pernik, merch
trading cards: kartu koleksi
clips: cuplikan, klip, potongan video
highlights: sorotan, momen terbaik
compilation: kompilasi, kumpulan
reaction: reaksi
trailer: cuplikan film, trailer film
sheet music: partitur, not balok
music lessons: belajar gitar, belajar piano, les musik
lyrics: lirik, lirik lagu
remix: remix
indoor: dalam ruangan, dalam rumah
plant care: merawat tanaman, perawatan tanaman
care: perawatan, merawat
raising: memelihara, pemeliharaan, beternak, ternak
guinea pig: marmut
turtle: kura-kura
budget: anggaran, anggaran bulanan, mengatur keuangan
monthly: bulanan, per bulan
debt: hutang, utang, pinjaman, kredit
taxes: pajak
salary: gaji
retirement: pensiun
income: pendapatan, penghasilan
luxury house: rumah mewah, vila mewah, mansion
castle: kastil, istana
swimming pool: kolam renang
job interview: wawancara kerja, interview kerja, tes kerja
resume: cv, daftar riwayat hidup, lamaran kerja
job search: lowongan kerja, cari kerja, loker, rekrutmen
office: kantor, anak kantor
tantrum: tantrum, amukan, rewel
emotions: emosi, amarah, perasaan
discipline: disiplin, mendidik anak
baby sleep: tidur bayi
baby food: mpasi, makanan bayi
siblings: saudara, kakak adik, kembar
exam revision: mengulang pelajaran, persiapan ujian
preparation: persiapan, mempersiapkan
scholarship: beasiswa
student life: kehidupan kampus, anak kuliah
concentration: konsentrasi, fokus
fossils: fosil, paleontologi
planets: planet, tata surya
evolution: evolusi, genetika
volcano: gunung berapi, gempa, gempa bumi
electricity: listrik, tukang listrik
curiosities: fakta unik, fakta menarik
workshop: bengkel, workshop
hand-painted: lukis tangan, dilukis tangan
bride: pengantin, pengantin wanita
finds: temuan, racun belanja, rekomendasi barang
solo: sendirian, sendiri, solo
itinerary: rute, peta, itinerary
airport: bandara
luggage: koper, bagasi
wedding ring: cincin kawin, cincin tunangan
foundation: alas bedak, cushion
oily skin: kulit berminyak, kulit kering
braids: kepang, kepang rambut
dance cover: cover dance, dance cover
korean: korea, ala korea
japanese: jepang, ala jepang
chinese: tiongkok, ala china
italian: italia, ala italia
french: prancis, ala prancis
mexican: meksiko
indian: india, ala india
thai: thailand
turkish: turki
spanish: spanyol
german: jerman
american: amerika, ala amerika
vietnamese: vietnam
brazilian: brasil
arabic: arab, timur tengah
mediterranean: mediterania
asian: asia, ala asia
wardrobe: lemari pakaian, lemari
everyday: sehari-hari, keseharian
weekly: mingguan
brunch: sarapan siang
brownies: bolu cokelat
personal finance: keuangan pribadi, literasi keuangan
life: hidup, kehidupan
learning: pembelajaran
strategy: strategi
day trip: one day trip, wisata sehari
wild camping: kemah liar, camping di alam
tidying: beberes, merapikan
devices: perangkat, gawai
sensitive skin: kulit sensitif
`

import type { CategoryId } from '@troupe/contract/catalogues/categories'

/** The languages of the columns below. */
export const columns = [
  'es',
  'pt',
  'fr',
  'de',
  'it',
  'nl',
  'pl',
  'tr',
  'id',
  'ru',
  'ar',
  'hi',
  'ja',
  'ko',
  'zh',
] as const

/** Names of the niches in each language. */
export const nicheNames: Readonly<Record<CategoryId, string>> = {
  food_cooking:
    'recetas caseras|receitas caseiras|recettes maison|Kochen & Rezepte|ricette di casa|koken en recepten|gotowanie|ev yemekleri|resep masakan rumahan|домашние рецепты|وصفات منزلية|घर का खाना|おうちごはん|집밥 레시피|家常菜',
  baking:
    'repostería casera|confeitaria|pâtisserie|Backen|pasticceria|bakken|domowe wypieki|pastalar ve hamur işleri|baking rumahan|домашняя выпечка|خبز وحلويات|बेकिंग|お菓子作り|홈베이킹|烘焙',
  vegan_vegetarian:
    'cocina vegana|cozinha vegana|cuisine végétale|vegane Küche|cucina vegana|plantaardig koken|kuchnia roślinna|vegan mutfak|masakan vegan|веганская кухня|أكل نباتي|शाकाहारी खाना|ヴィーガン料理|비건 요리|素食料理',
  street_food:
    'comida callejera|comida de rua|street food|Streetfood|cibo di strada|streetfood|jedzenie uliczne|sokak lezzetleri|jajanan kaki lima|уличная еда|أكل الشارع|स्ट्रीट फूड|屋台グルメ|길거리 음식|街头美食',
  fine_dining:
    'alta cocina|alta gastronomia|gastronomie|Fine Dining|alta cucina|fine dining|fine dining|gurme restoranlar|fine dining|высокая кухня|مطاعم فاخرة|फाइन डाइनिंग|高級レストラン|파인다이닝|高级餐厅',
  restaurant_reviews:
    'restaurantes con encanto|restaurantes e cafés|bonnes adresses|Restaurant-Tipps|ristoranti da provare|restauranttips|recenzje restauracji|mekan önerileri|kuliner enak|обзоры ресторанов|تجارب مطاعم|खाने की जगहें|食べ歩き|맛집 추천|探店',
  beauty: 'belleza|beleza|beauté|Beauty|bellezza|beauty|uroda|güzellik|kecantikan|красота|جمال|ब्यूटी|美容|뷰티|美妆',
  skincare:
    'cuidado de la piel|cuidados com a pele|soins de la peau|Hautpflege|cura della pelle|huidverzorging|pielęgnacja skóry|cilt bakımı|perawatan kulit|уход за кожей|العناية بالبشرة|स्किनकेयर|スキンケア|스킨케어|护肤',
  makeup:
    'maquillaje|maquiagem|maquillage|Make-up|trucco|make-up|makijaż|makyaj|makeup|макияж|مكياج|मेकअप|メイク|메이크업|化妆教程',
  haircare:
    'cuidado del cabello|cuidados com o cabelo|soins des cheveux|Haarpflege|cura dei capelli|haarverzorging|pielęgnacja włosów|saç bakımı|perawatan rambut|уход за волосами|العناية بالشعر|बालों की देखभाल|ヘアケア|헤어 관리|头发护理',
  nails_nail_art:
    'uñas y nail art|unhas decoradas|nail art|Nageldesign|nail art|nagels|paznokcie|tırnak tasarımı|nail art|дизайн ногтей|فن الأظافر|नेल आर्ट|ネイル|네일아트|美甲',
  fashion: 'moda|moda|mode|Mode|moda|mode|moda|moda|fashion|мода|موضة|फैशन|ファッション|패션|穿搭',
  streetwear:
    'streetwear y zapatillas|streetwear e tênis|streetwear et sneakers|Streetwear|streetwear|streetwear|streetwear|sokak modası|streetwear|стритвир|ستريت وير|स्ट्रीटवियर|ストリートファッション|스트릿 패션|街头潮流',
  luxury_fashion:
    'moda de lujo|moda de luxo|mode de luxe|Luxusmode|moda di lusso|luxe mode|luksusowa moda|lüks moda|fashion mewah|люксовая мода|أزياء فاخرة|लग्ज़री फैशन|ハイブランド|명품 패션|奢侈品穿搭',
  thrifting_vintage:
    'ropa de segunda mano|brechó e vintage|friperie et vintage|Secondhand & Vintage|vintage e seconda mano|vintage en tweedehands|lumpeksy i vintage|vintage ve ikinci el|thrifting dan vintage|винтаж и секонд-хенд|ملابس فينتاج|विंटेज|古着|빈티지 쇼핑|复古二手',
  fitness:
    'fitness y entrenamiento|treino e vida saudável|sport et remise en forme|Fitness|allenamento|fitness|trening|fitness|olahraga dan fitness|фитнес и тренировки|لياقة وتمارين|फिटनेस|筋トレ・フィットネス|운동 루틴|健身',
  bodybuilding:
    'culturismo|musculação|musculation|Bodybuilding|bodybuilding|bodybuilding|kulturystyka|vücut geliştirme|binaraga|бодибилдинг|كمال أجسام|बॉडीबिल्डिंग|ボディビル|보디빌딩|健美',
  yoga_pilates:
    'yoga y pilates|yoga e pilates|yoga et pilates|Yoga & Pilates|yoga e pilates|yoga en pilates|joga i pilates|yoga ve pilates|yoga dan pilates|йога и пилатес|يوغا وبيلاتس|योग|ヨガ・ピラティス|요가와 필라테스|瑜伽普拉提',
  running: 'running|corrida|course à pied|Laufen|corsa|hardlopen|bieganie|koşu|lari|бег|جري|रनिंग|ランニング|러닝|跑步',
  cycling:
    'ciclismo|ciclismo|vélo|Radfahren|ciclismo|fietsen|rower|bisiklet|bersepeda|велоспорт|دراجات هوائية|साइकिलिंग|サイクリング|자전거|骑行',
  outdoor_adventure:
    'aventura al aire libre|aventura ao ar livre|aventures en plein air|Outdoor-Abenteuer|avventure outdoor|buitenavontuur|przygody w plenerze|doğa sporları|petualangan alam|приключения на природе|مغامرات في الطبيعة|एडवेंचर|アウトドア|아웃도어|户外探险',
  hiking_camping:
    'senderismo y camping|trilhas e camping|rando et bivouac|Wandern & Camping|trekking e campeggio|wandelen en kamperen|góry i biwaki|kamp ve yürüyüş|mendaki dan camping|походы и кемпинг|تخييم ومشي|ट्रेकिंग और कैंपिंग|登山・キャンプ|등산과 캠핑|徒步露营',
  sports: 'deportes|esportes|sport|Sport|sport|sport|sport|spor|olahraga|спорт|رياضة|खेल|スポーツ|스포츠|体育',
  soccer:
    'fútbol|futebol|football|Fußball|calcio|voetbal|piłka nożna|futbol|sepak bola|футбол|كرة القدم|फुटबॉल|サッカー|축구|足球',
  basketball:
    'baloncesto|basquete|basket|Basketball|basket|basketbal|koszykówka|basketbol|basket|баскетбол|كرة السلة|बास्केटबॉल|バスケ|농구|篮球',
  baseball:
    'béisbol|beisebol|baseball|Baseball|baseball|honkbal|baseball|beyzbol|bisbol|бейсбол|بيسبول|बेसबॉल|野球|야구|棒球',
  tennis:
    'tenis y pádel|tênis e padel|tennis et padel|Tennis|tennis e padel|tennis en padel|tenis|tenis|tenis|теннис|تنس|टेनिस|テニス|테니스|网球',
  golf: 'golf|golfe|golf|Golf|golf|golf|golf|golf|golf|гольф|غولف|गोल्फ|ゴルフ|골프|高尔夫',
  travel:
    'viajes|viagens|voyages|Reisen|viaggi|reizen|podróże|seyahat|jalan-jalan|путешествия|سفر|यात्रा|旅行|여행|旅行',
  backpacking:
    'viajes de mochila|mochilão|voyages sac au dos|Backpacking|viaggi zaino in spalla|backpacken|podróże z plecakiem|sırt çantalı gezi|backpacker|путешествия с рюкзаком|سفر بحقيبة ظهر|बैकपैकिंग|バックパッカー旅|배낭여행|背包旅行',
  luxury_travel:
    'viajes de lujo|viagens de luxo|voyages de luxe|Luxusreisen|viaggi di lusso|luxe reizen|luksusowe podróże|lüks seyahat|liburan mewah|люксовые путешествия|سفر فاخر|लग्ज़री ट्रैवल|高級ホテル巡り|호캉스|奢华旅行',
  family_parenting:
    'maternidad y familia|vida em família|vie de famille|Familienleben|vita in famiglia|gezinsleven|życie rodzinne|aile ve çocuk|parenting|семья и дети|أسرة وتربية|परिवार|子育て|육아 일상|亲子育儿',
  kids_activities:
    'actividades para niños|atividades para crianças|activités pour enfants|Spielideen für Kinder|attività per bambini|kinderactiviteiten|zabawy dla dzieci|çocuk etkinlikleri|aktivitas anak|занятия с детьми|أنشطة للأطفال|बच्चों के लिए खेल|おうち遊び|아이 놀이|亲子手工',
  education:
    'educación|educação|pédagogie|Wissen & Schule|didattica|onderwijs|edukacja|eğitim|edukasi|образование|تعليم|शिक्षा|学び|교육|知识科普',
  study_tips:
    'técnicas de estudio|dicas de estudo|méthodes de travail|Lerntipps|metodo di studio|studietips|nauka i studia|ders çalışma|tips belajar|учёба|نصائح للدراسة|पढ़ाई के तरीके|勉強法|공부법|学习方法',
  science:
    'ciencia|ciência|sciences|Wissenschaft|scienza|wetenschap|nauka|bilim|sains|наука|علوم|विज्ञान|科学|과학|科学',
  technology:
    'tecnología|tecnologia|tech|Technik|tecnologia|tech|technologia|teknoloji|teknologi|технологии|تقنية|टेक्नोलॉजी|テクノロジー|IT와 기술|科技',
  gadgets_reviews:
    'reseñas de gadgets|análises de gadgets|tests high-tech|Techniktests|recensioni tech|gadgetreviews|recenzje sprzętu|ürün incelemeleri|review gadget|обзоры гаджетов|مراجعات أجهزة|गैजेट रिव्यू|ガジェットレビュー|전자기기 리뷰|数码测评',
  programming_coding:
    'programación|programação|programmation|Programmieren|programmazione|programmeren|programowanie|yazılım|pemrograman|программирование|برمجة|कोडिंग|プログラミング|코딩|编程',
  artificial_intelligence:
    'inteligencia artificial|inteligência artificial|intelligence artificielle|Künstliche Intelligenz|intelligenza artificiale|kunstmatige intelligentie|sztuczna inteligencja|yapay zekâ|kecerdasan buatan|искусственный интеллект|ذكاء اصطناعي|आर्टिफिशियल इंटेलिजेंस|AI活用|인공지능|人工智能',
  cybersecurity:
    'ciberseguridad|cibersegurança|cybersécurité|IT-Sicherheit|sicurezza informatica|cyberveiligheid|cyberbezpieczeństwo|siber güvenlik|keamanan siber|кибербезопасность|أمن سيبراني|साइबर सुरक्षा|セキュリティ|정보보안|网络安全',
  gaming:
    'videojuegos|games|jeux vidéo|Gaming|videogiochi|gaming|gry|oyun|gaming|видеоигры|ألعاب فيديو|गेमिंग|ゲーム実況|게임|游戏',
  esports:
    'esports|esports|esport|E-Sport|esport|esports|esport|espor|esports|киберспорт|رياضات إلكترونية|ईस्पोर्ट्स|eスポーツ|e스포츠|电竞',
  mobile_games:
    'juegos móviles|jogos de celular|jeux mobiles|Handyspiele|giochi per cellulare|mobiele games|gry mobilne|mobil oyunlar|game mobile|мобильные игры|ألعاب جوال|मोबाइल गेम|スマホゲーム|모바일 게임|手游',
  board_games:
    'juegos de mesa|jogos de tabuleiro|jeux de société|Brettspiele|giochi da tavolo|bordspellen|gry planszowe|kutu oyunları|board game|настольные игры|ألعاب طاولة|बोर्ड गेम|ボードゲーム|보드게임|桌游',
  anime_manga:
    'anime y manga|anime e mangá|anime et manga|Anime & Manga|anime e manga|anime en manga|anime i manga|anime ve manga|anime dan manga|аниме и манга|أنمي ومانغا|एनिमे|アニメ・漫画|애니와 만화|动漫',
  comics_graphic_novels:
    'cómics|quadrinhos|bande dessinée|Comics|fumetti|stripverhalen|komiksy|çizgi roman|komik|комиксы|قصص مصورة|कॉमिक्स|コミック|그래픽노블|漫画',
  movies_tv:
    'cine y series|filmes e séries|films et séries|Filme & Serien|film e serie|films en series|filmy i seriale|film ve dizi|film dan serial|кино и сериалы|أفلام ومسلسلات|फिल्में और सीरीज़|映画・ドラマ|영화와 드라마|影视',
  film_reviews:
    'crítica de cine|crítica de cinema|critiques de films|Filmkritik|recensioni di film|filmrecensies|recenzje filmów|film eleştirisi|review film|кинокритика|مراجعات أفلام|फिल्म समीक्षा|映画レビュー|영화 리뷰|影评',
  music: 'música|música|musique|Musik|musica|muziek|muzyka|müzik|musik|музыка|موسيقى|संगीत|音楽|음악|音乐',
  singing_vocal:
    'canto y covers|canto e covers|chant et reprises|Gesang|canto e cover|zang|śpiew|şarkı ve cover|cover lagu|вокал|غناء|गायन|歌ってみた|노래 커버|翻唱',
  dj_electronic:
    'música electrónica|música eletrônica|musique électronique|Techno & DJ-Sets|musica elettronica|elektronische muziek|muzyka elektroniczna|elektronik müzik|musik elektronik|электронная музыка|موسيقى إلكترونية|डीजे म्यूज़िक|DJ・クラブ音楽|디제잉|电子音乐',
  instruments:
    'guitarra y otros instrumentos|instrumentos musicais|instruments de musique|Instrumente|strumenti musicali|muziekinstrumenten|instrumenty|enstrüman|alat musik|музыкальные инструменты|عزف|वाद्य यंत्र|楽器演奏|악기 연주|乐器演奏',
  music_production:
    'producción musical|produção musical|production musicale|Musikproduktion|produzione musicale|muziekproductie|produkcja muzyczna|müzik prodüksiyonu|produksi musik|создание музыки|إنتاج موسيقي|म्यूज़िक प्रोडक्शन|作曲・DTM|작곡과 비트|音乐制作',
  dance: 'baile|dança|danse|Tanz|danza|dans|taniec|dans|tari|танцы|رقص|डांस|ダンス|댄스|舞蹈',
  comedy: 'humor|humor|humour|Comedy|comicità|humor|humor|komedi|komedi|юмор|كوميديا|कॉमेडी|お笑い|코미디|搞笑',
  satire_parody:
    'sátira y parodia|sátira e paródia|satire et parodie|Satire|satira e parodia|satire|satyra|mizah ve parodi|satire|сатира|سخرية|व्यंग्य|パロディ|풍자|讽刺恶搞',
  standup:
    'monólogos|stand-up|stand-up|Stand-up|stand-up|stand-up|stand-up|stand-up|stand-up|стендап|ستاند أب|स्टैंडअप|漫談|스탠드업|脱口秀',
  pranks:
    'bromas|pegadinhas|caméras cachées|Streiche|scherzi|pranks|pranki|şakalar|prank|розыгрыши|مقالب|प्रैंक|ドッキリ|몰카|整蛊',
  diy_crafts:
    'manualidades|artesanato|loisirs créatifs|DIY & Basteln|fai da te|zelfmaken|rękodzieło|el işi|kerajinan tangan|рукоделие|أشغال يدوية|हस्तशिल्प|ハンドメイド|핸드메이드|手工',
  home_decor:
    'decoración del hogar|decoração de casa|décoration intérieure|Wohnen & Deko|arredamento|interieur|wnętrza|ev dekorasyonu|dekorasi rumah|дизайн интерьера|ديكور منزلي|घर की सजावट|インテリア|집 꾸미기|家居',
  gardening:
    'jardinería y huerto|jardinagem|jardinage|Garten|giardinaggio|tuinieren|ogród|bahçe|berkebun|сад и огород|زراعة منزلية|बागवानी|ガーデニング|가드닝|园艺',
  pets: 'mascotas|animais de estimação|animaux de compagnie|Haustiere|animali domestici|huisdieren|zwierzaki|evcil hayvanlar|hewan peliharaan|домашние животные|حيوانات أليفة|पालतू जानवर|ペット|반려동물|宠物',
  dogs: 'perros|cachorros|chiens|Hunde|cani|honden|psy|köpekler|anjing|собаки|كلاب|कुत्ते|犬|강아지|狗狗',
  cats: 'gatos|gatos|chats|Katzen|gatti|katten|koty|kediler|kucing|кошки|قطط|बिल्लियाँ|猫|고양이|猫咪',
  wildlife:
    'fauna salvaje|vida selvagem|animaux sauvages|Wildtiere|animali selvatici|wilde dieren|dzikie zwierzęta|yaban hayatı|satwa liar|дикая природа|حياة برية|वन्यजीव|野生動物|야생동물|野生动物',
  cars_motorcycles:
    'coches y motos|carros e motos|autos et motos|Autos & Motorräder|auto e moto|auto’s en motoren|auta i motocykle|otomobil ve motosiklet|mobil dan motor|авто и мото|سيارات ودراجات|कार और बाइक|車・バイク|자동차와 바이크|汽车机车',
  electric_vehicles:
    'coches eléctricos|carros elétricos|voitures électriques|Elektroautos|auto elettriche|elektrische auto’s|auta elektryczne|elektrikli araçlar|kendaraan listrik|электромобили|سيارات كهربائية|इलेक्ट्रिक गाड़ियाँ|電気自動車|전기차|电动车',
  business:
    'negocios y carrera|negócios e carreira|travail et carrière|Beruf & Karriere|lavoro e carriera|werk en carrière|biznes i kariera|iş ve kariyer|bisnis dan karier|бизнес и карьера|أعمال|बिज़नेस|仕事術|비즈니스|职场',
  entrepreneurship:
    'emprendimiento|empreendedorismo|entrepreneuriat|Gründen|imprenditoria|ondernemen|własna firma|girişimcilik|wirausaha|предпринимательство|ريادة أعمال|स्टार्टअप|起業|창업|创业',
  marketing:
    'marketing digital|marketing digital|marketing digital|Marketing|marketing|marketing|marketing|dijital pazarlama|digital marketing|маркетинг|تسويق رقمي|मार्केटिंग|マーケティング|마케팅|营销',
  finance_investing:
    'finanzas personales|finanças pessoais|finances personnelles|Geld & Finanzen|finanza personale|geld en beleggen|finanse osobiste|kişisel finans|keuangan pribadi|личные финансы|مال واستثمار|पैसा और निवेश|お金・投資|재테크|理财',
  real_estate:
    'bienes raíces|imóveis|immobilier|Immobilien|immobiliare|vastgoed|nieruchomości|emlak|properti|недвижимость|عقارات|रियल एस्टेट|不動産|부동산|房产',
  news_politics:
    'actualidad y política|notícias e política|actualité et politique|Politik & Nachrichten|attualità e politica|nieuws en politiek|wiadomości i polityka|gündem|berita dan politik|новости и политика|أخبار|समाचार|ニュース解説|뉴스와 시사|时事',
  social_issues:
    'temas sociales|causas sociais|questions de société|Gesellschaft|temi sociali|maatschappij|sprawy społeczne|toplumsal konular|isu sosial|общество|قضايا اجتماعية|सामाजिक मुद्दे|社会問題|사회 이슈|社会议题',
}

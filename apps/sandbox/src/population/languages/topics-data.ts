/**
 * Names of common topics, with the columns of `niches-data.ts`. Other topics use their English name, as many creators
 * do.
 */
export const topicNames: Readonly<Record<string, string>> = {
  'vegan baking':
    'repostería vegana|confeitaria vegana|pâtisserie végane|veganes Backen|dolci vegani|vegan bakken|wegańskie wypieki|vegan tatlılar|kue vegan|веганская выпечка|حلويات نباتية|वीगन बेकिंग|ヴィーガンスイーツ|비건 베이킹|纯素烘焙',
  'easy vegan dinners':
    'cenas veganas fáciles|jantares veganos fáceis|dîners végans faciles|einfache vegane Gerichte|cene vegane veloci|makkelijke vegan maaltijden|proste wegańskie obiady|kolay vegan yemekler|menu vegan praktis|простые веганские ужины|عشاء نباتي سهل|आसान वीगन डिनर|簡単ヴィーガンごはん|쉬운 비건 저녁|简单纯素晚餐',
  'quick weeknight dinners':
    'cenas rápidas|jantares rápidos|dîners express|schnelle Feierabendküche|cene veloci|snelle avondmaaltijden|szybkie obiady|pratik akşam yemekleri|masakan cepat saji|быстрые ужины|عشاء سريع|झटपट डिनर|時短レシピ|초간단 저녁|快手菜',
  'meal prep':
    'batch cooking|marmitas da semana|batch cooking|Meal Prep|meal prep|meal prep|lunchboxy na tydzień|haftalık yemek hazırlığı|meal prep|заготовки на неделю|تحضير وجبات الأسبوع|मील प्रेप|作り置き|밀프렙|备餐',
  'family recipes':
    'recetas de la abuela|receitas de família|recettes de grand-mère|Familienrezepte|ricette della nonna|recepten van oma|przepisy babci|anne tarifleri|resep keluarga|семейные рецепты|وصفات الجدة|दादी के नुस्खे|母の味|엄마 손맛|妈妈的味道',
  'sourdough bread':
    'pan de masa madre|pão de fermentação natural|pain au levain|Sauerteigbrot|pane a lievito madre|zuurdesembrood|chleb na zakwasie|ekşi mayalı ekmek|roti sourdough|хлеб на закваске|خبز الخميرة الطبيعية|सावरडो ब्रेड|天然酵母パン|사워도우 빵|天然酵种面包',
  'cake decorating':
    'tartas decoradas|bolos decorados|gâteaux décorés|Torten dekorieren|torte decorate|taarten versieren|dekorowanie tortów|pasta süsleme|kue hias|декор тортов|تزيين الكيك|केक सजावट|デコレーションケーキ|케이크 데코|蛋糕裱花',
  'cookies and brownies':
    'galletas y brownies|cookies e brownies|cookies et brownies|Kekse & Brownies|biscotti e brownie|koekjes en brownies|ciastka i brownie|kurabiye ve brownie|kukis dan brownies|печенье и брауни|كوكيز وبراونيز|कुकीज़ और ब्राउनी|クッキー作り|쿠키와 브라우니|曲奇和布朗尼',
  'brunch and cafes':
    'brunch y cafeterías|brunch e cafeterias|brunchs et cafés|Cafés & Brunch|brunch e caffè|brunch en koffietentjes|kawiarnie i brunche|kahvaltı mekanları|cafe hopping|кофейни и бранчи|مقاهي وفطور|कैफ़े|カフェ巡り|카페 투어|咖啡馆探店',
  'skincare routine':
    'rutina facial|rotina de skincare|routine visage|Hautpflege-Routine|skincare routine|huidroutine|rutyna pielęgnacyjna|cilt bakım rutini|rutinitas skincare|уход за лицом по шагам|روتين العناية بالبشرة|स्किनकेयर रूटीन|朝晩のスキンケア|스킨케어 루틴|护肤步骤',
  'Korean skincare':
    'cosmética coreana|cosméticos coreanos|cosmétique coréenne|koreanische Hautpflege|skincare coreana|Koreaanse huidverzorging|koreańska pielęgnacja|Kore cilt bakımı|skincare Korea|корейская косметика|العناية الكورية|कोरियन स्किनकेयर|韓国コスメ|K뷰티|韩系护肤',
  'acne and sensitive skin':
    'piel con acné|pele com acne|peaux acnéiques|unreine Haut|pelle acneica|acne en gevoelige huid|cera trądzikowa|akne ve hassas cilt|kulit berjerawat|проблемная кожа|البشرة الحساسة|मुँहासे|敏感肌・ニキビ|여드름 피부|敏感肌痘痘',
  'everyday makeup':
    'maquillaje natural|maquiagem do dia a dia|maquillage du quotidien|Alltags-Make-up|trucco naturale|dagelijkse make-up|makijaż dzienny|günlük makyaj|makeup sehari-hari|дневной макияж|مكياج يومي|रोज़ का मेकअप|ナチュラルメイク|데일리 메이크업|日常妆',
  'bridal makeup':
    'maquillaje de novia|maquiagem de noiva|maquillage de mariée|Braut-Make-up|trucco sposa|bruidsmake-up|makijaż ślubny|gelin makyajı|makeup pengantin|свадебный макияж|مكياج عروس|ब्राइडल मेकअप|ブライダルメイク|웨딩 메이크업|新娘妆',
  'curly hair':
    'pelo rizado|cabelo cacheado|cheveux bouclés|Locken|capelli ricci|krullen|kręcone włosy|kıvırcık saç|rambut keriting|кудрявые волосы|الشعر الكيرلي|घुंघराले बाल|くせ毛ケア|곱슬머리|卷发护理',
  'capsule wardrobe':
    'armario cápsula|armário cápsula|garde-robe capsule|Capsule Wardrobe|armadio capsula|capsule wardrobe|szafa kapsułowa|kapsül gardırop|capsule wardrobe|базовый гардероб|خزانة ملابس بسيطة|कैप्सूल वॉर्डरोब|着回しコーデ|캡슐 옷장|胶囊衣橱',
  'modest fashion':
    'moda modesta|moda modesta|mode modeste|Modest Fashion|moda modest|modest fashion|moda skromna|tesettür giyim|busana muslimah|скромная мода|أزياء محتشمة|मॉडेस्ट फैशन|上品コーデ|단정한 스타일|得体穿搭',
  'thrift hauls':
    'hallazgos de segunda mano|achados de brechó|trouvailles en friperie|Secondhand-Funde|affari second hand|kringloopvondsten|łupy z lumpeksu|ikinci el keşifleri|hasil thrifting|находки из секонда|صيد الملابس المستعملة|थ्रिफ्ट शॉपिंग|古着購入品|구제 쇼핑|二手淘货',
  'home workout':
    'rutinas en casa|treino em casa|sport à la maison|Workouts für zuhause|allenamento a casa|thuis trainen|trening w domu|evde egzersiz|olahraga di rumah|тренировки дома|تمارين منزلية|घर पर वर्कआउट|宅トレ|홈트|居家健身',
  'strength training for women':
    'fuerza para mujeres|musculação feminina|musculation au féminin|Krafttraining für Frauen|pesi per donne|krachttraining voor vrouwen|trening siłowy dla kobiet|kadınlar için ağırlık antrenmanı|latihan beban wanita|силовые для женщин|تمارين قوة للنساء|महिलाओं की स्ट्रेंथ ट्रेनिंग|女性の筋トレ|여성 근력운동|女生力量训练',
  'weight loss':
    'pérdida de peso|emagrecimento|perte de poids|Abnehmen|dimagrimento|afvallen|odchudzanie|kilo verme|menurunkan berat badan|похудение|إنقاص الوزن|वज़न घटाना|ダイエット|다이어트|减脂',
  'yoga for beginners':
    'yoga para principiantes|yoga para iniciantes|yoga débutant|Yoga für Anfänger|yoga per principianti|yoga voor beginners|joga dla początkujących|başlangıç yogası|yoga untuk pemula|йога для начинающих|يوغا للمبتدئين|शुरुआती योग|初心者ヨガ|초보 요가|零基础瑜伽',
  'marathon training':
    'preparación de maratón|treino para maratona|préparation marathon|Marathontraining|preparazione maratona|marathontraining|przygotowania do maratonu|maraton hazırlığı|latihan maraton|подготовка к марафону|تدريب الماراثون|मैराथन की तैयारी|マラソン練習|마라톤 훈련|马拉松训练',
  'day hikes':
    'rutas de senderismo|trilhas de um dia|randonnées à la journée|Tageswanderungen|escursioni in giornata|dagwandelingen|jednodniowe wycieczki|günübirlik yürüyüşler|hiking tipis-tipis|однодневные походы|رحلات مشي|एक दिन की ट्रेकिंग|日帰り登山|당일 등산|一日徒步',
  'wild camping':
    'acampada libre|camping selvagem|bivouac|Wildcampen|campeggio libero|wildkamperen|biwak na dziko|yaban kampı|camping di alam|дикий кемпинг|تخييم بري|जंगल कैंपिंग|ソロキャンプ|백패킹 캠핑|野外露营',
  'budget travel':
    'viajes baratos|viagens baratas|voyages à petit budget|günstig reisen|viaggi low cost|budgetreizen|tanie podróże|ucuz seyahat|traveling hemat|бюджетные путешествия|سفر اقتصادي|सस्ती यात्रा|格安旅行|가성비 여행|穷游',
  'solo female travel':
    'viajar sola|viajar sozinha|voyager seule|als Frau allein reisen|viaggiare da sola|alleen reizen als vrouw|podróże solo|tek başına seyahat|solo traveling perempuan|путешествия в одиночку|سفر المرأة وحدها|अकेले सफर|女ひとり旅|여자 혼자 여행|女生独自旅行',
  'van life':
    'vida en furgoneta|vida na van|vie en van|Leben im Van|vita in van|leven in een camper|życie w vanie|karavan hayatı|van life|жизнь в автодоме|الحياة في الكرفان|वैन लाइफ|車中泊・バンライフ|차박 생활|房车生活',
  'family travel':
    'viajes en familia|viagens em família|voyages en famille|Reisen mit Kindern|viaggi con bambini|reizen met kinderen|podróże z dziećmi|çocukla seyahat|liburan keluarga|путешествия с детьми|سفر عائلي|परिवार के साथ यात्रा|子連れ旅行|아이와 여행|亲子游',
  'newborn and baby care':
    'cuidados del bebé|cuidados com o bebê|soins du bébé|Babyzeit|neonati|babyverzorging|opieka nad niemowlakiem|bebek bakımı|perawatan bayi|уход за малышом|العناية بالرضيع|शिशु देखभाल|赤ちゃんのお世話|신생아 육아|宝宝护理',
  'crafts for kids':
    'manualidades para niños|artesanato infantil|bricolages d’enfants|Basteln mit Kindern|lavoretti per bambini|knutselen met kinderen|prace plastyczne|çocuklarla el işi|kerajinan anak|поделки с детьми|أشغال للأطفال|बच्चों की कला|こども工作|아이 만들기|儿童手工',
  'language learning':
    'aprender idiomas|aprender idiomas|apprendre les langues|Sprachen lernen|imparare le lingue|talen leren|nauka języków|dil öğrenme|belajar bahasa|изучение языков|تعلم اللغات|भाषा सीखना|語学学習|외국어 공부|语言学习',
  'study with me sessions':
    'estudia conmigo|estude comigo|révise avec moi|gemeinsam lernen|studia con me|samen studeren|ucz się ze mną|benimle ders çalış|belajar bareng|учимся вместе|ادرس معي|साथ में पढ़ाई|一緒に勉強|같이 공부해요|陪你学习',
  'smartphone reviews':
    'reseñas de móviles|análises de celulares|tests de smartphones|Smartphone-Tests|recensioni smartphone|smartphonereviews|recenzje smartfonów|telefon incelemeleri|review HP|обзоры смартфонов|مراجعات الهواتف|फोन रिव्यू|スマホレビュー|스마트폰 리뷰|手机测评',
  'PC building':
    'montaje de PC|montagem de PC|montage PC|PC-Bau|assemblaggio PC|pc’s bouwen|składanie komputerów|bilgisayar toplama|rakit PC|сборка ПК|تجميع الحاسوب|पीसी बिल्ड|自作PC|조립 PC|装机',
  'learning to code':
    'aprender a programar|aprender a programar|apprendre à coder|Programmieren lernen|imparare a programmare|leren programmeren|nauka programowania|kodlama öğrenmek|belajar coding|программирование с нуля|تعلم البرمجة|कोडिंग सीखना|独学プログラミング|코딩 독학|自学编程',
  'retro gaming':
    'videojuegos retro|jogos retrô|rétrogaming|Retrospiele|retrogaming|retrogames|gry retro|retro oyunlar|game retro|ретроигры|ألعاب قديمة|रेट्रो गेम|レトロゲーム|고전게임|复古游戏',
  'cozy games':
    'juegos tranquilos|jogos aconchegantes|jeux cosy|gemütliche Spiele|giochi rilassanti|knusse games|przytulne gry|rahatlatıcı oyunlar|game santai|уютные игры|ألعاب هادئة|आरामदायक गेम|まったりゲーム|힐링 게임|治愈系游戏',
  'anime reviews':
    'reseñas de anime|análises de anime|avis animés|Anime-Tipps|recensioni anime|animereviews|recenzje anime|anime incelemeleri|review anime|обзоры аниме|مراجعات أنمي|एनिमे रिव्यू|アニメ感想|애니 리뷰|番剧推荐',
  'guitar lessons':
    'clases de guitarra|aulas de violão|cours de guitare|Gitarre lernen|lezioni di chitarra|gitaarlessen|nauka gry na gitarze|gitar dersleri|belajar gitar|уроки гитары|دروس غيتار|गिटार सीखें|ギターレッスン|기타 레슨|吉他教学',
  'song covers':
    'versiones de canciones|covers acústicos|reprises|Coversongs|cover acustiche|covers|covery|cover şarkılar|cover lagu|каверы|أغاني كوفر|गानों के कवर|弾き語り|커버곡|弹唱翻唱',
  'sketch comedy':
    'sketches|esquetes|sketchs|Sketche|sketch comici|sketches|skecze|skeçler|sketsa komedi|скетчи|اسكتشات|स्केच|コント|개그 스케치|搞笑短剧',
  'crochet and knitting':
    'ganchillo y punto|crochê e tricô|crochet et tricot|Häkeln & Stricken|uncinetto e maglia|haken en breien|szydełko i druty|örgü ve tığ işi|rajutan|вязание|كروشيه|बुनाई|編み物|뜨개질|钩针编织',
  woodworking:
    'carpintería|marcenaria|menuiserie|Holzarbeiten|falegnameria|houtbewerking|stolarka|ahşap işleri|pertukangan kayu|столярное дело|نجارة|लकड़ी का काम|木工|목공|木工',
  'small space living':
    'pisos pequeños|apartamentos pequenos|petits espaces|kleine Wohnungen|case piccole|klein wonen|małe mieszkania|küçük evler|rumah mungil|маленькие квартиры|مساحات صغيرة|छोटे घर|一人暮らしの部屋|작은 집 인테리어|小户型改造',
  'cleaning and organising':
    'orden y limpieza|organização da casa|rangement et ménage|Ordnung & Putzen|ordine e pulizie|opruimen|porządki|ev düzeni|beres-beres rumah|уборка и порядок|تنظيم البيت|घर की सफाई|収納・掃除|정리정돈|收纳整理',
  'vegetable gardening':
    'huerto en casa|horta em casa|potager|Gemüsegarten|orto|moestuin|warzywnik|sebze bahçesi|kebun sayur|огород|زراعة الخضار|सब्ज़ी की बागवानी|家庭菜園|텃밭|种菜',
  houseplants:
    'plantas de interior|plantas de casa|plantes d’intérieur|Zimmerpflanzen|piante da appartamento|kamerplanten|rośliny doniczkowe|ev bitkileri|tanaman hias|комнатные растения|نباتات منزلية|घर के पौधे|観葉植物|반려식물|室内绿植',
  'dog training':
    'adiestramiento canino|adestramento|éducation canine|Hundetraining|addestramento cani|hondentraining|szkolenie psów|köpek eğitimi|latihan anjing|дрессировка собак|تدريب الكلاب|कुत्तों की ट्रेनिंग|犬のしつけ|강아지 훈련|训犬',
  'funny cats':
    'gatos graciosos|gatos engraçados|chats rigolos|lustige Katzen|gatti buffi|grappige katten|śmieszne koty|komik kediler|kucing lucu|смешные коты|قطط مضحكة|मज़ेदार बिल्लियाँ|おもしろ猫|웃긴 고양이|搞笑猫咪',
  'car reviews':
    'pruebas de coches|avaliações de carros|essais auto|Autotests|prove auto|autotests|testy aut|araba incelemeleri|review mobil|обзоры авто|تجارب سيارات|कार रिव्यू|試乗レビュー|자동차 시승기|试驾测评',
  'personal finance':
    'ahorro y presupuesto|organização financeira|budget et épargne|Sparen & Budget|risparmio|sparen|oszczędzanie|bütçe ve tasarruf|mengatur keuangan|личный бюджет|إدارة المال|बजट और बचत|家計管理|가계부와 저축|存钱记账',
  'investing for beginners':
    'inversión para principiantes|investimentos para iniciantes|investir pour débuter|Investieren für Anfänger|investire da zero|beginnen met beleggen|inwestowanie od zera|yeni başlayanlar için yatırım|investasi pemula|инвестиции для начинающих|استثمار للمبتدئين|शुरुआती निवेश|投資初心者|초보 투자|投资入门',
  'social media growth':
    'crecer en redes|crescer nas redes|réseaux sociaux|Social-Media-Tipps|crescita sui social|groeien op social media|social media|sosyal medya büyütme|strategi media sosial|рост в соцсетях|نمو حسابات التواصل|सोशल मीडिया ग्रोथ|SNS運用|SNS 운영|账号运营',
  'mental health':
    'salud mental|saúde mental|santé mentale|mentale Gesundheit|salute mentale|mentale gezondheid|zdrowie psychiczne|ruh sağlığı|kesehatan mental|психическое здоровье|صحة نفسية|मानसिक स्वास्थ्य|メンタルヘルス|정신 건강|心理健康',
  'climate and sustainability':
    'vida sostenible|vida sustentável|écologie|nachhaltig leben|sostenibilità|duurzaam leven|życie w duchu eko|sürdürülebilir yaşam|hidup berkelanjutan|экология|استدامة|पर्यावरण|サステナブル|지속가능한 삶|可持续生活',
}

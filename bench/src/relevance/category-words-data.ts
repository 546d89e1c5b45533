/** The languages of the columns below, after the accepted categories. */
export const wordLanguages = [
  ...(['en', 'zh', 'ja', 'ko', 'es', 'de', 'fr', 'pt'] as const),
  ...(['it', 'tr', 'ru', 'ar', 'hi', 'id', 'vi'] as const),
] as const

/** The plain word of 24 categories as people type it in each language; the categories that fit come first. */
export const categoryWords = `
baking food_cooking | baking | 烘焙 | お菓子作り | 베이킹 | repostería | Backen | pâtisserie | confeitaria | pasticceria | pastacılık | выпечка | مخبوزات | बेकिंग | bikin kue | làm bánh
cats pets | cats | 猫 | 猫 | 고양이 | gatos | Katzen | chats | gatos | gatti | kediler | кошки | قطط | बिल्ली | kucing | mèo
dogs pets | dogs | 狗 | 犬 | 강아지 | perros | Hunde | chiens | cachorros | cani | köpekler | собаки | كلاب | कुत्ते | anjing | chó
makeup beauty | makeup | 化妆 | メイク | 메이크업 | maquillaje | Schminken | maquillage | maquiagem | trucco | makyaj | макияж | مكياج | मेकअप | riasan | trang điểm
food_cooking baking vegan_vegetarian street_food | cooking | 烹饪 | 料理 | 요리 | cocina | Kochen | cuisine | culinária | cucina | yemek | кулинария | طبخ | खाना बनाना | masak | nấu ăn
vegan_vegetarian | vegan | 纯素 | ヴィーガン | 비건 | vegano | vegan | végétalien | vegano | vegano | vegan | веган | نباتي | शाकाहारी | vegan | ăn chay
fashion streetwear luxury_fashion thrifting_vintage | fashion | 时尚 | ファッション | 패션 | moda | Mode | mode | moda | moda | moda | мода | موضة | फैशन | busana | thời trang
fitness bodybuilding yoga_pilates running | fitness | 健身 | 筋トレ | 헬스 | gimnasio | Fitness | musculation | musculação | palestra | fitness | фитнес | لياقة | फिटनेस | kebugaran | tập gym
yoga_pilates | yoga | 瑜伽 | ヨガ | 요가 | yoga | Yoga | yoga | ioga | yoga | yoga | йога | يوغا | योग | yoga | yoga
running | running | 跑步 | ランニング | 달리기 | correr | Laufen | course à pied | corrida | corsa | koşu | бег | الجري | दौड़ना | lari | chạy bộ
cycling | cycling | 骑行 | 自転車 | 자전거 | ciclismo | Radfahren | vélo | ciclismo | ciclismo | bisiklet | велосипед | دراجات | साइकिल | bersepeda | đạp xe
hiking_camping outdoor_adventure | hiking | 徒步 | 登山 | 등산 | senderismo | Wandern | randonnée | trilhas | escursionismo | doğa yürüyüşü | походы | هايكنج | ट्रेकिंग | mendaki | leo núi
soccer sports | soccer | 足球 | サッカー | 축구 | fútbol | Fußball | football | futebol | calcio | futbol | футбол | كرة القدم | फुटबॉल | sepak bola | bóng đá
basketball sports | basketball | 篮球 | バスケ | 농구 | baloncesto | Basketball | basket | basquete | pallacanestro | basketbol | баскетбол | كرة السلة | बास्केटबॉल | basket | bóng rổ
travel backpacking luxury_travel | travel | 旅行 | 旅行 | 여행 | viajes | Reisen | voyage | viagem | viaggi | seyahat | путешествия | سفر | यात्रा | wisata | du lịch
gaming esports mobile_games board_games | gaming | 游戏 | ゲーム | 게임 | videojuegos | Videospiele | jeux vidéo | jogos | videogiochi | oyun | игры | ألعاب | गेमिंग | game | game
anime_manga | anime | 动漫 | アニメ | 애니 | anime | Anime | anime | anime | anime | anime | аниме | أنمي | एनीमे | anime | anime
dance | dance | 舞蹈 | ダンス | 춤 | baile | Tanzen | danse | dança | ballo | dans | танцы | رقص | डांस | tari | nhảy
music singing_vocal dj_electronic instruments music_production | music | 音乐 | 音楽 | 음악 | música | Musik | musique | música | musica | müzik | музыка | موسيقى | संगीत | musik | âm nhạc
comedy standup satire_parody pranks | comedy | 搞笑 | お笑い | 코미디 | humor | Comedy | humour | humor | comicità | komedi | юмор | كوميديا | कॉमेडी | komedi | hài
gardening | gardening | 园艺 | ガーデニング | 원예 | jardinería | Gärtnern | jardinage | jardinagem | giardinaggio | bahçecilik | садоводство | بستنة | बागवानी | berkebun | làm vườn
cars_motorcycles electric_vehicles | cars | 汽车 | 車 | 자동차 | coches | Autos | voitures | carros | auto | araba | автомобили | سيارات | कार | mobil | ô tô
programming_coding | programming | 编程 | プログラミング | 코딩 | programación | Programmieren | programmation | programação | programmazione | yazılım | программирование | برمجة | प्रोग्रामिंग | pemrograman | lập trình
finance_investing | investing | 投资 | 投資 | 투자 | inversiones | Aktien | bourse | investimentos | investimenti | yatırım | инвестиции | استثمار | निवेश | investasi | đầu tư
`

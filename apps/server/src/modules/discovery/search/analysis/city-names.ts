import { foldLetters } from '../terms/search-terms.ts'

/** Spellings of cities in texts, one city per line; the first is the display name. */
const table = `
New York, NYC, New York City, Nueva York, Nova York, Nova Iorque, Big Apple, The Big Apple, 纽约, 紐約, ニューヨーク, 뉴욕, Нью-Йорк, نيويورك, न्यूयॉर्क
Los Angeles, LA, L.A., 洛杉矶, 洛杉磯, ロサンゼルス, 로스앤젤레스, Лос-Анджелес, لوس أنجلوس, लॉस एंजिल्स
San Francisco, SF, Bay Area, The Bay Area, 旧金山, サンフランシスコ, 샌프란시스코, Сан-Франциско, سان فرانسيسكو
Chicago, Windy City, 芝加哥, シカゴ, 시카고, Чикаго, شيكاغو, शिकागो
Las Vegas, Vegas, Sin City, 拉斯维加斯, ラスベガス, 라스베이거스, Лас-Вегас
Washington, Washington DC, Washington D.C., DC, 华盛顿, ワシントン, 워싱턴, Вашингтон, واشنطن
New Orleans, NOLA
Philadelphia, Philly, 费城
Miami, 迈阿密, マイアミ, 마이애미, Майами, ميامي
Boston, 波士顿, ボストン, 보스턴, Бостон
Seattle, 西雅图, シアトル, 시애틀, Сиэтл
Toronto, The Six, 多伦多, トロント, 토론토, Торонто, تورنتو, टोरंटो
Vancouver, 温哥华, バンクーバー, 밴쿠버, Ванкувер
Montreal, 蒙特利尔, モントリオール, 몬트리올, Монреаль
London, Londres, Londra, Luân Đôn, 伦敦, 倫敦, ロンドン, 런던, Лондон, لندن, लंदन
Manchester, 曼彻斯特, マンチェスター, 맨체스터, Манчестер, مانشستر
Edinburgh, Edimburgo, Édimbourg, 爱丁堡, エディンバラ, 에든버러, Эдинбург
Berlin, Berlín, Berlino, Berlim, 柏林, ベルリン, 베를린, Берлин, برلين, बर्लिन
Hamburg, Hamburgo, Amburgo, Hambourg, 汉堡, ハンブルク, 함부르크, Гамбург, هامبورغ
Munich, München, Muenchen, Múnich, Munique, Monaco di Baviera, Münih, 慕尼黑, ミュンヘン, 뮌헨, Мюнхен, ميونخ, म्यूनिख
Cologne, Köln, Koeln, Colonia, Colônia, 科隆, ケルン, 쾰른, Кёльн, كولونيا
Frankfurt, Francfort, Fráncfort, Francoforte, 法兰克福, フランクフルト, 프랑크푸르트, Франкфурт, فرانكفورت
Düsseldorf, Dusseldorf, Duesseldorf, 杜塞尔多夫, デュッセルドルフ, 뒤셀도르프, Дюссельдорф
Nuremberg, Nürnberg, Nuernberg
Hanover, Hannover
Paris, París, Parigi, City of Light, 巴黎, パリ, 파리, Париж, باريس, पेरिस
Lyon, Lione, 里昂, リヨン, 리옹, Лион
Marseille, Marsella, Marsiglia, 马赛, マルセイユ, 마르세유, Марсель
Vienna, Wien, Viena, Vienne, Viyana, 维也纳, ウィーン, 비엔나, Вена, فيينا
Zurich, Zürich, Zurigo, Zúrich, 苏黎世, チューリッヒ, 취리히, Цюрих, زيورخ
Geneva, Genève, Genf, Ginevra, Ginebra, Genebra, Cenevre, 日内瓦, ジュネーブ, 제네바, Женева, جنيف
Brussels, Bruxelles, Brussel, Brüssel, Bruselas, Bruxelas, Brüksel, 布鲁塞尔, ブリュッセル, 브뤼셀, Брюссель, بروكسل
Antwerp, Antwerpen, Anvers, Amberes
Amsterdam, 阿姆斯特丹, アムステルダム, 암스테르담, Амстердам, أمستردام
The Hague, Den Haag, La Haye, La Haya
Copenhagen, København, Kopenhagen, Copenhague, Copenaghen, Kopenhag, 哥本哈根, コペンハーゲン, 코펜하겐, Копенгаген
Stockholm, Estocolmo, Stoccolma, 斯德哥尔摩, ストックホルム, 스톡홀름, Стокгольм
Gothenburg, Göteborg
Dublin, Dublín, Dublino, Dublim, 都柏林, ダブリン, 더블린, Дублин
Lisbon, Lisboa, Lissabon, Lisbonne, Lisbona, Lizbon, 里斯本, リスボン, 리스본, Лиссабон, لشبونة
Porto, Oporto, 波尔图, ポルト, 포르투, Порту
Madrid, 马德里, マドリード, 마드리드, Мадрид, مدريد
Barcelona, BCN, Barcelone, Barcellona, 巴塞罗那, バルセロナ, 바르셀로나, Барселона, برشلونة
Seville, Sevilla, Siviglia, Séville, 塞维利亚, セビリア, Севилья
Rome, Roma, Rom, Eternal City, 罗马, ローマ, 로마, Рим, روما, रोम
Milan, Milano, Mailand, Milán, Milão, 米兰, ミラノ, 밀라노, Милан, ميلانو
Naples, Napoli, Neapel, Nápoles, 那不勒斯, ナポリ, 나폴리, Неаполь
Turin, Torino, Turín, Turim, 都灵, トリノ, 토리노, Турин
Florence, Firenze, Florenz, Florencia, Florença, 佛罗伦萨, フィレンツェ, 피렌체, Флоренция
Venice, Venezia, Venedig, Venise, Venecia, Veneza, Venedik, 威尼斯, ベネチア, 베네치아, Венеция
Genoa, Genova, Gênes, Génova
Athens, Athen, Atenas, Atene, Athènes, Athina, Atina, 雅典, アテネ, 아테네, Афины, أثينا
Warsaw, Warszawa, Warschau, Varsovie, Varsovia, Varsavia, 华沙, ワルシャワ, 바르샤바, Варшава
Krakow, Kraków, Krakau, Cracow, Cracovia, Cracovie, Краков
Moscow, Moskau, Moscou, Moscú, Mosca, Moskova, 莫斯科, モスクワ, 모스크바, Москва, موسكو, मॉस्को
Saint Petersburg, St Petersburg, St. Petersburg, Sankt Petersburg, San Pietroburgo, San Petersburgo, 圣彼得堡, サンクトペテルブルク, 상트페테르부르크, Санкт-Петербург, Петербург, Питер
Istanbul, İstanbul, Estambul, Istambul, 伊斯坦布尔, イスタンブール, 이스탄불, Стамбул, إسطنبول, اسطنبول, इस्तांबुल
Ankara, 安卡拉, アンカラ, 앙카라, Анкара, أنقرة
Izmir, İzmir, Esmirna, Измир
Dubai, Dubái, 迪拜, ドバイ, 두바이, Дубай, دبي, दुबई
Abu Dhabi, Abu Dabi, 阿布扎比, アブダビ, 아부다비, أبوظبي, أبو ظبي
Riyadh, Riad, 利雅得, リヤド, 리야드, Эр-Рияд, الرياض
Jeddah, Yeda, Gidda, Джидда, جدة
Cairo, Kairo, Le Caire, El Cairo, Kahire, 开罗, カイロ, 카이로, Каир, القاهرة
Alexandria, Alexandrie, Alejandría, الإسكندرية
Casablanca, Kasablanka, 卡萨布兰卡, الدار البيضاء
Marrakesh, Marrakech, Marrakesch, مراكش
Tokyo, Tokio, Tóquio, Tokyo, 东京, 東京, 도쿄, Токио, طوكيو, टोक्यो
Osaka, Ōsaka, 大阪, 오사카, Осака, أوساكا
Kyoto, Kioto, Quioto, 京都, 교토, Киото
Sapporo, 札幌, 삿포로, Саппоро
Fukuoka, 福冈, 福岡, 후쿠오카
Yokohama, 横滨, 横浜, 요코하마
Okinawa, 冲绳, 沖縄, 오키나와
Seoul, Seúl, Seul, Séoul, 首尔, ソウル, 서울, Сеул, سيول, सियोल
Busan, Pusan, 釜山, プサン, 부산, Пусан
Jeju, 济州岛, 济州, チェジュ, 제주
Shanghai, Şanghay, Schanghai, Xangai, Shanghái, Thượng Hải, 上海, 상하이, Шанхай, شنغهاي, शंघाई
Beijing, Peking, Pékin, Pekín, Pequim, Pechino, Pekin, Bắc Kinh, 北京, 베이징, Пекин, بكين, बीजिंग
Shenzhen, 深圳, 선전, Шэньчжэнь
Guangzhou, Canton, Quảng Châu, 广州, 廣州, 광저우, Гуанчжоу
Chengdu, 成都, 청두, Чэнду
Hangzhou, 杭州, 항저우
Taipei, Taipeh, Taipéi, 台北, 臺北, タイペイ, 타이베이, Тайбэй
Hong Kong, Hongkong, HK, 香港, 홍콩, Гонконг
Singapore, Singapur, Singapour, Lion City, 新加坡, シンガポール, 싱가포르, Сингапур
Bangkok, Bangkok, Banguecoque, Băng Cốc, 曼谷, バンコク, 방콕, Бангкок, بانكوك, बैंकॉक
Hanoi, Hà Nội, Hanói, 河内, ハノイ, 하노이, Ханой
Ho Chi Minh City, Hồ Chí Minh, TP HCM, TPHCM, Saigon, Sài Gòn, 胡志明市, ホーチミン, 호치민, Хошимин
Da Nang, Đà Nẵng, 岘港, ダナン, 다낭
Jakarta, Yakarta, Giacarta, 雅加达, ジャカルタ, 자카르타, Джакарта, جاكرتا
Bali, 巴厘岛, バリ島, 발리, Бали
Yogyakarta, Jogja, 日惹, ジョグジャカルタ
Kuala Lumpur, KL, 吉隆坡, クアラルンプール, 쿠알라룸푸르
Manila, Metro Manila, 马尼拉, マニラ, 마닐라, Манила
Mumbai, Bombay, Bombay, Maximum City, 孟买, ムンバイ, 뭄바이, Мумбаи, مومباي, मुंबई
Delhi, New Delhi, Nueva Delhi, 德里, 新德里, デリー, 델리, Дели, دلهي, दिल्ली, नई दिल्ली
Bangalore, Bengaluru, 班加罗尔, バンガロール, 벵갈루루, Бангалор, बेंगलुरु, बैंगलोर
Kolkata, Calcutta, कोलकाता
Chennai, Madras, चेन्नई
Hyderabad, हैदराबाद
Jaipur, Pink City, जयपुर
Pune, पुणे
Sydney, Sídney, 悉尼, シドニー, 시드니, Сидней, سيدني, सिडनी
Melbourne, Melburne, 墨尔本, メルボルン, 멜버른, Мельбурн
São Paulo, Sao Paulo, San Paolo, 圣保罗, サンパウロ, 상파울루, Сан-Паулу
Rio de Janeiro, Rio, Río de Janeiro, 里约热内卢, 里约, リオデジャネイロ, 리우데자네이루, Рио-де-Жанейро
Mexico City, Ciudad de México, CDMX, Mexiko-Stadt, Città del Messico, Cidade do México, 墨西哥城, メキシコシティ, 멕시코시티, Мехико
Buenos Aires, 布宜诺斯艾利斯, ブエノスアイレス, 부에노스아이레스, Буэнос-Айрес
Bogotá, Bogota, 波哥大, ボゴタ, 보고타, Богота
Medellín, Medellin
Lima, 利马, リマ, 리마
Santiago, Santiago de Chile, 圣地亚哥, サンティアゴ, 산티아고, Сантьяго
Lagos, 拉各斯, ラゴス
Nairobi, 内罗毕, ナイロビ, 나이로비
Cape Town, Kapstadt, Ciudad del Cabo, Le Cap, Cidade do Cabo, 开普敦, ケープタウン, 케이프타운, Кейптаун
Johannesburg, Joburg, 约翰内斯堡
Tel Aviv, Tel-Aviv, 特拉维夫, テルアビブ, Тель-Авив
`

interface City {
  readonly spellings: readonly string[]
  /** Spellings folded for comparison. */
  readonly folded: readonly string[]
}

const cities: readonly City[] = table
  .trim()
  .split('\n')
  .map((line) => line.split(', '))
  .map((spellings) => ({ spellings, folded: spellings.map(foldName) }))

/**
 * Returns the display name of a city in any language and grammatical case: "Berlin" for "在柏林", "Moscow" for "Москве".
 */
export function getCityName(said: string): string {
  const name = said.replace(/['’]\p{L}+$/u, '')
  return findCity(name)?.spellings[0] ?? name
}

/** Lists all spellings of the cities. */
export function listCitySpellings(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => findCity(name)?.spellings ?? [name]))]
}

function findCity(said: string): City | undefined {
  const name = foldName(said)
  return cities.find(({ folded }) => folded.includes(name)) ?? cities.find(({ folded }) => folded.some(isWithin(name)))
}

/** Minimum length of a name within a word; shorter names are parts of other words. */
const shortest = 4

/** Whether a word contains a name and the endings of its language. */
function isWithin(word: string): (name: string) => boolean {
  return (name) => {
    if (!/\p{Script=Latin}/u.test(name))
      return word.includes(/\p{Script=Cyrillic}/u.test(name) ? name.slice(0, -1) : name)
    return name.length >= shortest && word.startsWith(`${name} `)
  }
}

function foldName(name: string): string {
  return foldLetters(name).replaceAll('-', ' ')
}

/** A language code with how many of a country's creators speak it on camera. */
export type Share = readonly [string, number]

export interface Place {
  /** How many creators come from there; 1 is a thousandth or so. */
  readonly weight: number
  readonly languages: readonly Share[]
  /** Groups of names, see `names-data.ts`. */
  readonly cultures: readonly Share[]
  /** Cities separated by `|`, with the native spelling after `=` where it differs in script. */
  readonly cities: string
}

/** Where creators live: the countries of the contract, weighted by the creators that brands look for there. */
export const places: Readonly<Record<string, Place>> = {
  US: {
    weight: 250,
    languages: [
      ['en', 93],
      ['es', 7],
    ],
    cultures: [
      ['anglo', 66],
      ['hispanic', 14],
      ['korean', 3],
      ['chinese', 4],
      ['indian', 5],
      ['nigerian', 3],
      ['italian', 3],
      ['vietnamese', 2],
    ],
    cities:
      'Austin|Brooklyn|Portland|Chicago|Denver|Atlanta|Seattle|Nashville|San Diego|Minneapolis|Phoenix|Philly|Salt Lake City|Tampa|Los Angeles|Detroit',
  },
  CA: {
    weight: 42,
    languages: [
      ['en', 84],
      ['fr', 16],
    ],
    cultures: [
      ['anglo', 60],
      ['french', 18],
      ['indian', 9],
      ['chinese', 8],
      ['filipino', 5],
    ],
    cities: 'Toronto|Vancouver|Montréal|Calgary|Halifax|Ottawa|Winnipeg',
  },
  GB: {
    weight: 82,
    languages: [['en', 100]],
    cultures: [
      ['anglo', 76],
      ['indian', 9],
      ['nigerian', 6],
      ['polish', 3],
      ['arabic', 3],
      ['chinese', 3],
    ],
    cities: 'London|Manchester|Leeds|Bristol|Glasgow|Birmingham|Cardiff|Brighton|Edinburgh|Liverpool|Sheffield',
  },
  DE: {
    weight: 44,
    languages: [
      ['de', 82],
      ['en', 18],
    ],
    cultures: [
      ['german', 82],
      ['turkish', 11],
      ['polish', 4],
      ['arabic', 3],
    ],
    cities: 'Berlin|Hamburg|München|Köln|Leipzig|Stuttgart|Bremen|Freiburg',
  },
  FR: {
    weight: 42,
    languages: [
      ['fr', 90],
      ['en', 10],
    ],
    cultures: [
      ['french', 86],
      ['arabic', 14],
    ],
    cities: 'Paris|Lyon|Bordeaux|Marseille|Nantes|Lille|Toulouse|Annecy',
  },
  AU: {
    weight: 38,
    languages: [['en', 100]],
    cultures: [
      ['anglo', 78],
      ['greek', 4],
      ['italian', 5],
      ['chinese', 6],
      ['indian', 5],
      ['vietnamese', 2],
    ],
    cities: 'Melbourne|Sydney|Brisbane|Perth|Adelaide|Gold Coast|Hobart|Byron Bay',
  },
  JP: {
    weight: 38,
    languages: [
      ['ja', 88],
      ['en', 12],
    ],
    cultures: [['japanese', 100]],
    cities: 'Tokyo=東京|Osaka=大阪|Kyoto=京都|Fukuoka=福岡|Sapporo=札幌|Nagoya=名古屋|Yokohama=横浜',
  },
  KR: {
    weight: 32,
    languages: [
      ['ko', 85],
      ['en', 15],
    ],
    cultures: [['korean', 100]],
    cities: 'Seoul=서울|Busan=부산|Jeju=제주|Daegu=대구|Incheon=인천|Daejeon=대전',
  },
  BR: {
    weight: 58,
    languages: [
      ['pt', 95],
      ['en', 5],
    ],
    cultures: [['lusophone', 100]],
    cities: 'São Paulo|Rio de Janeiro|Belo Horizonte|Curitiba|Salvador|Recife|Porto Alegre|Florianópolis',
  },
  MX: {
    weight: 42,
    languages: [
      ['es', 93],
      ['en', 7],
    ],
    cultures: [['hispanic', 100]],
    cities: 'CDMX|Guadalajara|Monterrey|Puebla|Mérida|Oaxaca|Querétaro|Tijuana',
  },
  IN: {
    weight: 82,
    languages: [
      ['en', 55],
      ['hi', 45],
    ],
    cultures: [['indian', 100]],
    cities:
      'Mumbai=मुंबई|Delhi=दिल्ली|Bengaluru=बेंगलुरु|Pune=पुणे|Jaipur=जयपुर|Hyderabad=हैदराबाद|Kolkata=कोलकाता|Lucknow=लखनऊ|Chennai=चेन्नई',
  },
  CN: {
    weight: 16,
    languages: [
      ['zh', 82],
      ['en', 18],
    ],
    cultures: [['chinese', 100]],
    cities: 'Shanghai=上海|Beijing=北京|Chengdu=成都|Guangzhou=广州|Hangzhou=杭州|Shenzhen=深圳',
  },
  IT: {
    weight: 32,
    languages: [
      ['it', 90],
      ['en', 10],
    ],
    cultures: [['italian', 100]],
    cities: 'Milano|Roma|Torino|Bologna|Napoli|Firenze|Palermo|Verona',
  },
  ES: {
    weight: 36,
    languages: [
      ['es', 91],
      ['en', 9],
    ],
    cultures: [['hispanic', 100]],
    cities: 'Madrid|Barcelona|Valencia|Sevilla|Bilbao|Málaga|Zaragoza|Granada',
  },
  RU: {
    weight: 20,
    languages: [
      ['ru', 92],
      ['en', 8],
    ],
    cultures: [['russian', 100]],
    cities:
      'Moscow=Москва|Saint Petersburg=Петербург|Kazan=Казань|Novosibirsk=Новосибирск|Yekaterinburg=Екатеринбург|Sochi=Сочи',
  },
  ZA: {
    weight: 16,
    languages: [['en', 100]],
    cultures: [['southafrican', 100]],
    cities: 'Cape Town|Johannesburg|Durban|Pretoria|Stellenbosch|Gqeberha',
  },
  SG: {
    weight: 11,
    languages: [
      ['en', 92],
      ['zh', 8],
    ],
    cultures: [
      ['chinese', 68],
      ['malay', 16],
      ['indian', 16],
    ],
    cities: 'Singapore|Tampines|Katong|Tiong Bahru',
  },
  AE: {
    weight: 14,
    languages: [
      ['en', 62],
      ['ar', 38],
    ],
    cultures: [
      ['arabic', 62],
      ['indian', 20],
      ['filipino', 8],
      ['anglo', 10],
    ],
    cities: 'Dubai=دبي|Abu Dhabi=أبوظبي|Sharjah=الشارقة',
  },
  SE: {
    weight: 12,
    languages: [
      ['sv', 55],
      ['en', 45],
    ],
    cultures: [
      ['nordic', 92],
      ['arabic', 8],
    ],
    cities: 'Stockholm|Göteborg|Malmö|Uppsala',
  },
  NL: {
    weight: 16,
    languages: [
      ['nl', 62],
      ['en', 38],
    ],
    cultures: [
      ['dutch', 86],
      ['turkish', 7],
      ['arabic', 7],
    ],
    cities: 'Amsterdam|Rotterdam|Utrecht|Den Haag|Groningen|Eindhoven',
  },
  CH: {
    weight: 10,
    languages: [
      ['de', 48],
      ['fr', 24],
      ['it', 6],
      ['en', 22],
    ],
    cultures: [
      ['german', 64],
      ['french', 26],
      ['italian', 10],
    ],
    cities: 'Zürich|Bern|Basel|Luzern|Lausanne|Genève',
  },
  BE: {
    weight: 9,
    languages: [
      ['nl', 44],
      ['fr', 36],
      ['en', 20],
    ],
    cultures: [
      ['dutch', 56],
      ['french', 44],
    ],
    cities: 'Antwerpen|Gent|Brussels|Liège|Leuven',
  },
  AT: {
    weight: 9,
    languages: [
      ['de', 82],
      ['en', 18],
    ],
    cultures: [
      ['german', 94],
      ['turkish', 6],
    ],
    cities: 'Wien|Graz|Salzburg|Innsbruck|Linz',
  },
  DK: {
    weight: 8,
    languages: [
      ['da', 48],
      ['en', 52],
    ],
    cultures: [['nordic', 100]],
    cities: 'København|Aarhus|Odense|Aalborg',
  },
  NO: {
    weight: 8,
    languages: [
      ['no', 48],
      ['en', 52],
    ],
    cultures: [['nordic', 100]],
    cities: 'Oslo|Bergen|Trondheim|Tromsø|Stavanger',
  },
  FI: {
    weight: 7,
    languages: [
      ['fi', 50],
      ['en', 50],
    ],
    cultures: [['finnish', 100]],
    cities: 'Helsinki|Tampere|Turku|Oulu|Rovaniemi',
  },
  IE: {
    weight: 11,
    languages: [['en', 100]],
    cultures: [
      ['irish', 92],
      ['polish', 8],
    ],
    cities: 'Dublin|Cork|Galway|Limerick|Kilkenny',
  },
  PT: {
    weight: 11,
    languages: [
      ['pt', 84],
      ['en', 16],
    ],
    cultures: [['lusophone', 100]],
    cities: 'Lisboa|Porto|Braga|Coimbra|Faro',
  },
  GR: {
    weight: 8,
    languages: [
      ['el', 52],
      ['en', 48],
    ],
    cultures: [['greek', 100]],
    cities: 'Athens|Thessaloniki|Patras|Chania|Corfu',
  },
  PL: {
    weight: 20,
    languages: [
      ['pl', 88],
      ['en', 12],
    ],
    cultures: [['polish', 100]],
    cities: 'Warszawa|Kraków|Wrocław|Gdańsk|Poznań|Łódź',
  },
  TR: {
    weight: 22,
    languages: [
      ['tr', 90],
      ['en', 10],
    ],
    cultures: [['turkish', 100]],
    cities: 'İstanbul|Ankara|İzmir|Antalya|Bursa|Eskişehir',
  },
  SA: {
    weight: 16,
    languages: [
      ['ar', 84],
      ['en', 16],
    ],
    cultures: [['arabic', 100]],
    cities: 'Riyadh=الرياض|Jeddah=جدة|Dammam=الدمام|Khobar=الخبر',
  },
  IL: {
    weight: 8,
    languages: [
      ['he', 45],
      ['en', 55],
    ],
    cultures: [
      ['hebrew', 88],
      ['arabic', 12],
    ],
    cities: 'Tel Aviv|Haifa|Jerusalem|Ramat Gan',
  },
  NZ: {
    weight: 10,
    languages: [['en', 100]],
    cultures: [
      ['anglo', 88],
      ['indian', 6],
      ['chinese', 6],
    ],
    cities: 'Auckland|Wellington|Christchurch|Queenstown|Dunedin',
  },
  TH: {
    weight: 16,
    languages: [
      ['th', 66],
      ['en', 34],
    ],
    cultures: [['thai', 100]],
    cities: 'Bangkok=กรุงเทพ|Chiang Mai=เชียงใหม่|Phuket=ภูเก็ต|Khon Kaen=ขอนแก่น',
  },
  VN: {
    weight: 15,
    languages: [
      ['vi', 62],
      ['en', 38],
    ],
    cultures: [['vietnamese', 100]],
    cities: 'Hà Nội|Sài Gòn|Đà Nẵng|Huế|Cần Thơ',
  },
  MY: {
    weight: 14,
    languages: [
      ['en', 56],
      ['ms', 36],
      ['zh', 8],
    ],
    cultures: [
      ['malay', 60],
      ['chinese', 28],
      ['indian', 12],
    ],
    cities: 'Kuala Lumpur|Penang|Johor Bahru|Ipoh|Kuching',
  },
  PH: {
    weight: 25,
    languages: [
      ['en', 68],
      ['tl', 32],
    ],
    cultures: [['filipino', 100]],
    cities: 'Manila|Cebu|Davao|Quezon City|Baguio|Iloilo',
  },
  ID: {
    weight: 40,
    languages: [
      ['id', 86],
      ['en', 14],
    ],
    cultures: [['indonesian', 100]],
    cities: 'Jakarta|Bandung|Surabaya|Yogyakarta|Bali|Medan|Semarang',
  },
  HK: {
    weight: 9,
    languages: [
      ['zh', 58],
      ['en', 42],
    ],
    cultures: [['cantonese', 100]],
    cities: 'Hong Kong=香港|Kowloon=九龍|Sai Kung=西貢',
  },
  TW: {
    weight: 15,
    languages: [
      ['zh', 84],
      ['en', 16],
    ],
    cultures: [['taiwanese', 100]],
    cities: 'Taipei=台北|Kaohsiung=高雄|Taichung=台中|Tainan=台南',
  },
  AR: {
    weight: 19,
    languages: [
      ['es', 93],
      ['en', 7],
    ],
    cultures: [
      ['hispanic', 84],
      ['italian', 16],
    ],
    cities: 'Buenos Aires|Córdoba|Rosario|Mendoza|La Plata|Bariloche',
  },
  CL: {
    weight: 11,
    languages: [
      ['es', 94],
      ['en', 6],
    ],
    cultures: [['hispanic', 100]],
    cities: 'Santiago|Valparaíso|Concepción|Temuco',
  },
  CO: {
    weight: 17,
    languages: [
      ['es', 93],
      ['en', 7],
    ],
    cultures: [['hispanic', 100]],
    cities: 'Bogotá|Medellín|Cali|Cartagena|Barranquilla',
  },
  PE: {
    weight: 11,
    languages: [
      ['es', 94],
      ['en', 6],
    ],
    cultures: [['hispanic', 100]],
    cities: 'Lima|Cusco|Arequipa|Trujillo',
  },
  VE: {
    weight: 7,
    languages: [
      ['es', 96],
      ['en', 4],
    ],
    cultures: [['hispanic', 100]],
    cities: 'Caracas|Maracaibo|Valencia|Mérida',
  },
  EG: {
    weight: 16,
    languages: [
      ['ar', 82],
      ['en', 18],
    ],
    cultures: [['arabic', 100]],
    cities: 'Cairo=القاهرة|Alexandria=الإسكندرية|Giza=الجيزة|Dahab=دهب',
  },
  NG: {
    weight: 20,
    languages: [['en', 100]],
    cultures: [['nigerian', 100]],
    cities: 'Lagos|Abuja|Ibadan|Port Harcourt|Enugu',
  },
  KE: {
    weight: 12,
    languages: [
      ['en', 90],
      ['sw', 10],
    ],
    cultures: [['kenyan', 100]],
    cities: 'Nairobi|Mombasa|Kisumu|Nakuru',
  },
  MA: {
    weight: 11,
    languages: [
      ['ar', 52],
      ['fr', 34],
      ['en', 14],
    ],
    cultures: [['arabic', 100]],
    cities: 'Casablanca=الدار البيضاء|Marrakech=مراكش|Rabat=الرباط|Fès=فاس|Tanger=طنجة',
  },
}

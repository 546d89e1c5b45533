/** Signs of payment in one language. */
export interface PaidWords {
  /** Words that say that a code is one for a discount: "promo code". */
  readonly namedCodes: string
  /** Words for a code of the creator's: "my code". */
  readonly myCodes: string
  /** Words that may stand for any code: "code". */
  readonly codes: string
  /** Words of a discount. */
  readonly offers: string
  /** Thanks to a sponsor. */
  readonly thanks: string
  /** The creator's own shop, book, course. */
  readonly own: string
}

/** Signs of payment by language, in the syntax of `compile-words.ts`, one phrase a line. */
export const paidWords: Readonly<Record<string, PaidWords>> = {
  en: {
    namedCodes: `
      (?:discount|promo|promotion|coupon|voucher|referral|affiliate) ?codes?`,
    myCodes: '(?:my|our) codes?',
    codes: '(?<!(?:error|source|zip|dress|area|qr|bar|cheat|status|postal|exit|colou?r|fehler|quell) )codes?',
    offers: `
      off
      discount
      saves?
      cheaper
      free`,
    thanks: `
      (?:thank(?:s| you|ing)|grateful)<> (?:sponsor|sponsoring|sponsored|sponsors? of) (?:this|today|the (?:video|episode)|a portion)~`,
    own: `
      (?:my|our)(?: own| new| online)* (?:shop|store|merch|site|website|course|classes|class|book|ebook|e-book|cookbook|workshop|workshops|tour|show|album|brand|presets?|patreon|etsy)
      merch`,
  },
  de: {
    namedCodes: `
      (?:rabatt|gutschein|aktions|promo)-? ?codes?`,
    myCodes: '(?:mein|unser)(?:em|en)? codes?',
    codes: '(?<!(?:error|source|zip|dress|area|qr|bar|cheat|status|postal|exit|colou?r|fehler|quell) )codes?',
    offers: `
      rabatt
      spar(?:t|en|e)
      gunstiger
      gratis
      geschenkt`,
    thanks: `
      (?:danke?|dankeschon)<> (?:sponsoring|sponsern|sponsort|gesponsert)
      (?:sponsoring|sponsern)<> dank(?:e)?`,
    own: `
      (?:mein|unser)(?:em|en|er|e)?(?: eigenen?| neuen?)* (?:shop|onlineshop|online-shop|laden|merch|buch|kurs|kochbuch|workshop|seite|webseite|website|e-book|ebook|tour|album)
      merch`,
  },
  fr: {
    namedCodes: `
      codes? (?:promo|promotionnel|reduction|avantage)`,
    myCodes: '(?:mon|notre) code',
    codes: '(?<!(?:error|source|zip|dress|area|qr|bar|cheat|status|postal|exit|colou?r|fehler|quell) )codes?',
    offers: `
      reduction
      remise
      offert
      economise(?:z|r)
      moins cher`,
    thanks: "merci<> (?:sponsorise|sponsoriser|sponsoring|d'avoir sponsorise)",
    own: `
      (?:mon|ma|mes|notre|nos)(?: propre| nouvelle| nouveau)* (?:boutique|site|livre|formation|cours|atelier|ebook|e-book|merch|marque|album|spectacle|eshop|e-shop)`,
  },
  es: {
    namedCodes: `
      (?:codigo|cupon)(?:es)? (?:de descuento|promocional|descuento)`,
    myCodes: '(?:mi|nuestro) (?:codigo|cupon)',
    codes: `
      codigos?
      cupon(?:es)?`,
    offers: `
      descuento
      dto
      rebaja
      ahorr~
      mas barato
      gratis`,
    thanks: '(?:gracias|agradezco|agradecemos)<> patrocin(?:ar|ando|io|ado)',
    own: `
      (?:mi|mis|nuestra|nuestro)(?: propia| propio| nueva| nuevo)* (?:tienda|web|libro|curso|taller|marca|merch|ebook|e-book|pagina|gira|disco)`,
  },
  it: {
    namedCodes: `
      codic[ei] (?:sconto|promo|promozionale)`,
    myCodes: '(?:mio|nostro) codice',
    codes: 'codic[ei]',
    offers: `
      scont[oi]
      risparmi~
      gratis`,
    thanks: '(?:grazie|ringrazio|ringraziamo)<> sponsorizza(?:to|re|zione)',
    own: `
      (?:mio|mia|miei|nostro|nostra)(?: nuovo| nuova)* (?:shop|negozio|sito|libro|corso|ricettario|marchio|merch|ebook|e-book|laboratorio|disco)`,
  },
  pt: {
    namedCodes: `
      (?:codigo|cupom|cupao) (?:de desconto|promocional|desconto)`,
    myCodes: '(?:meu|nosso) (?:codigo|cupom|cupao)',
    codes: `
      codigos?
      cupom
      cupons
      cupao`,
    offers: `
      desconto
      off
      economiz~
      mais barato
      gratis`,
    thanks: '(?:obrigad[oa]|agradec~)<> patrocin(?:ar|ando|io)',
    own: `
      (?:meu|minha|meus|nossa|nosso)(?: propri[ao]| nov[ao])* (?:loja|site|livro|curso|oficina|marca|merch|ebook|e-book|pagina|disco)`,
  },
  nl: {
    namedCodes: `
      (?:kortings|promo|actie)-? ?codes?`,
    myCodes: '(?:mijn|onze) codes?',
    codes: '(?<!(?:error|source|zip|dress|area|qr|bar|cheat|status|postal|exit|colou?r|fehler|quell) )codes?',
    offers: `
      korting
      goedkoper
      bespaar~
      gratis`,
    thanks: `
      (?:bedankt|dank|dankjewel|dankzij)<> (?:sponsoren|sponsoring|sponsort|gesponsord)`,
    own: `
      (?:mijn|onze|ons)(?: eigen| nieuwe)* (?:shop|webshop|winkel|site|website|boek|kookboek|cursus|workshop|merk|merch|ebook|e-book)`,
  },
  pl: {
    namedCodes: `
      kod(?:em|u|y|zie)? (?:rabatow(?:y|ego|ym)|promocyjn(?:y|ego|ym)|znizkow(?:y|ego|ym))`,
    myCodes: '(?:moim|moj|mojego|naszym) kod(?:em|u)?',
    codes: 'kod(?:em|u|y|zie)?',
    offers: `
      zniz(?:ki|ka|ke|ek)
      rabat~
      taniej
      oszczedz~
      gratis`,
    thanks: '(?:dzieki|dziekuj~)<> (?:za)?sponsorowan~',
    own: `
      (?:moim|moj|moje|mojej|naszym|nasz)(?: wlasnym| nowym)* (?:sklep(?:ie|u)?|stron(?:ie|a)|ksiazk(?:a|e|i)|kurs(?:ie|u)?|warsztat~|e-book(?:iem|a)?|ebook(?:iem|a)?|merch~)`,
  },
  tr: {
    namedCodes: `
      indirim kod~
      kupon kod~`,
    myCodes: 'kodum(?:u|la)?',
    codes: 'kod(?:u|uyla|um|umla|umu|unu)?',
    offers: `
      indirim~
      ucretsiz
      hediye`,
    thanks: `
      sponsor ol~<> tesekkur~
      tesekkur~<> sponsor ol~`,
    own: `
      (?:benim|kendi|bizim)(?: yeni)* (?:magaza~|site~|dukkan~|kitab~|kurs~|atolye~)
      (?:atolyem|kursum|kitabim|magazam|sitemde|magazamda|dukkanimda)`,
  },
  ru: {
    namedCodes: `
      промокод~
      купон~`,
    myCodes: '(?:мой|моему|моим|мою) код(?:у|ом)?',
    codes: 'код(?:у|ом|а)?',
    offers: `
      скидк~
      дешевле
      выгод~
      бесплатно`,
    thanks: '(?:спасибо|благодар~)<> (?:спонсорство|стали спонсор~|спонсорам? (?:этого|видео|выпуска))',
    own: `
      (?:мой|моя|мое|моем|моей|моего|нашем|нашей|наш)(?: собственном| новом| новый)* (?:магазин~|сайт~|книг~|курс~|мастер-класс~|мерч~|бренд~)`,
  },
  ar: {
    namedCodes: `
      [وب]?(?:كود|رمز|كوبون) (?:ال)?خصم
      [وب]?كوبون`,
    myCodes: 'كودي',
    codes: '[وب]?(?:ال)?(?:كود|رمز)',
    offers: `
      (?:ال|ل)?خصم
      تخفيض
      توفير
      مجانا`,
    thanks: '(?:شكرا|اشكر|نشكر)<> (?:رعاية|رعايتها|رعايته|رعايتكم|لرعاية|لرعايتها)',
    own: `
      متجري
      موقعي
      كتابي
      دورتي
      متجرنا`,
  },
  ja: {
    namedCodes: `
      (?:クーポン|割引|プロモーション|プロモ|優待|紹介)コード`,
    myCodes: '私のコード',
    codes: 'コード',
    offers: `
      割引
      オフ
      引き
      無料
      お得`,
    thanks: `
      スポンサー[^。！？]{0,40}(?:ありがとう|感謝)
      (?:ありがとう|感謝)[^。！？]{0,40}スポンサー`,
    own: `
      (?:私|自分|僕|うち|当店)の?(?:の)?(?:ショップ|サイト|お店|店|本|ブランド|教室|講座)
      グッズ`,
  },
  ko: {
    namedCodes: `
      (?:할인|쿠폰|프로모션|추천인?) ?코드`,
    myCodes: '제 코드',
    codes: '코드',
    offers: `
      할인
      무료
      저렴`,
    thanks: `
      후원[^.!?]{0,40}(?:감사|고맙)
      (?:감사|고맙)[^.!?]{0,40}후원`,
    own: `
      (?:제|내|우리|저희) ?(?:스토어|사이트|가게|쇼핑몰|책|브랜드|클래스|강의|굿즈)`,
  },
  zh: {
    namedCodes: `
      (?:优惠|折扣|优惠券|優惠|折扣|邀请|推荐)码
      優惠碼
      折扣碼
      口令`,
    myCodes: '我的码',
    codes: `
      代码
      暗号`,
    offers: `
      打[一二三四五六七八九\\d.]+折
      享[一二三四五六七八九\\d.]+折
      立减
      折扣
      优惠
      便宜`,
    thanks: `
      感谢[^。！？]{1,30}(?:赞助|贊助)
      (?:谢谢|多谢)[^。！？]{1,30}(?:赞助|贊助)`,
    own: `
      (?:我|我们|咱)的?(?:小店|店铺|店|网站|书|新书|课程|陶艺课|品牌|淘宝店|网店)`,
  },
}

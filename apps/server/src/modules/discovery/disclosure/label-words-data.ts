/** The labels of one language. Hashtags are without "#"; lists are separated by blanks. */
export interface LabelWords {
  readonly hashtags: string
  /** Words that are labels only in a post with a word of `hint`. */
  readonly hinted?: string
  readonly hint?: string
  /** Labels that are ordinary words, and therefore have to stand apart: "Ad |", "[Anzeige]". Separated by commas. */
  readonly headings: string
  /** Labels within a sentence, one a line. */
  readonly phrases: string
  /** Words before a phrase in its sentence that deny it or make it a topic: "not", "how". */
  readonly denials?: string
  /** Hashtags and headings that are no labels in a post with a word of `unless`: "Anzeige" beside "police". */
  readonly ambiguous?: string
  readonly unless?: string
  /** Words right after a label that deny it. */
  readonly denialsAfter?: string
}

/**
 * How posts are labelled as advertising, by language, in the syntax of `compile-words.ts`. The words are those that
 * advertising law, its authorities and the platforms name, or that are used for them. A word that also means something
 * else is a label only where it stands apart (`headings`), or with a hint that the post is in the language (`hint`).
 */
export const labelWords: Readonly<Record<string, LabelWords>> = {
  en: {
    hashtags: `ad advert advertisement sponsored sponsoredpost sponsoredby spon paidad paidpartnership paidpartner
      paidpromotion brandpartner brandpartnership gifted giftedstay prtrip prsample prpackage affiliatelink affiliatelinks`,
    headings: 'ad, advert, advertisement, sponsored, paid partnership, paid ad, gifted, ad/gifted',
    phrases: `
      paid partnership with
      ^paid partnership
      paid (?:collaboration|promotion) with
      (?:includes?|contains?|has) (?:a )?paid (?:promotion|placement|product placement|advertising)
      (?:this|today's|the) (?:video|episode|post|reel|portion|part|podcast|vlog|stream|recipe|content|tour)<> sponsored
      ^sponsored by
      ^paid for by
      \\* ?=? ?affiliate links?
      (?:^|this is a )sponsored (?:post|video|content)
      (?:contains?|includes?|some|are|may be|with|the) affiliate links?
      \\(affiliate(?: links?)?\\)
      affiliate links?:
      as an amazon associate
      pr sample
      kindly gifted
      gifted by
      ad ?/ ?gifted`,
    denials: "not never nothing no isn't wasn't aren't none why how",
    ambiguous: 'gifted',
    unless: 'children kids students talented education',
  },
  de: {
    hashtags:
      'werbung anzeige unbezahltewerbung bezahltewerbung werbungdamarkennennung werbungwegenmarkennennung gesponsert prsample bezahltepartnerschaft',
    headings: 'werbung, anzeige, anzeige/werbung, werbung/anzeige, unbezahlte werbung, gesponsert, dauerwerbung',
    phrases: `
      unbezahlte werbung
      werbung,? (?:da|wegen|weil|durch|aufgrund|ohne auftrag)
      enthalt (?:un)?(?:bezahlte )?(?:werbung|produktplatzierung~|affiliate-links?)
      bezahlte(?:r|n)? (?:partnerschaft|werbung|produktplatzierung|kooperation|zusammenarbeit)
      unterstutzt durch produktplatzierung
      (?:dieses|das|heutige) video<> gesponsert
      ^gesponsert von
      dauerwerbesendung
      pr-sample
      pr-muster
      (?:enthalt|sind|mit) affiliate-?links?
      \\* ?affiliate-?links?
      affiliate-?links?:
      \\(affiliate(?:-?links?)?\\)`,
    denials: 'kein~ nicht nichts ohne nie',
    ambiguous: 'anzeige',
    unless: 'polizei strafanzeige erstattet gericht minister~ staatsanwalt~ betrug',
  },
  fr: {
    hashtags:
      'publicite sponsorise sponsorisee sponso partenariatremunere collaborationcommerciale collabcommerciale produitoffert produitsofferts partenariat',
    hinted: 'pub',
    hint: `le la les des du une et avec pour dans sur mon ma mes je notre`,
    headings: 'publicite, pub, collaboration commerciale, partenariat remunere, sponsorise, contenu sponsorise',
    phrases: `
      collaboration (?:commerciale|remuneree)
      partenariat (?:remunere|commercial) avec
      ^partenariat remunere
      (?:^|(?:cette|ce|cet) )(?:video|post|contenu|publication|episode|article)<> sponsorisee?
      ^sponsorisee? par
      produits? offerts?
      (?:sejour|cadeau) offert par
      liens? affilies?
      communication commerciale`,
    denials: 'pas aucun~ rien jamais ni non pourquoi comment',
    ambiguous: 'partenariat',
    unless: 'region ministere mairie association universite accord ecole',
  },
  es: {
    hashtags:
      'publi publicidad patrocinado contenidopatrocinado colaboracionpagada colaboracionremunerada anunciopagado',
    headings: 'publicidad, publi, patrocinado, contenido patrocinado',
    phrases: `
      colaboracion (?:pagada|remunerada)
      (?:^|(?:este|esta) )(?:video|post|contenido|episodio|publicacion)<> patrocinad[oa]
      ^patrocinad[oa] por
      (?:contiene|incluye) (?:promocion pagada|publicidad|enlaces de afiliad~)
      promocion pagada
      enlaces? de afiliad~`,
    denials: 'no nada ningun~ sin nunca tampoco',
  },
  it: {
    hashtags:
      'pubblicita sponsorizzato suppliedby invitedby giftedby contenutosponsorizzato collaborazioneapagamento prodottofornito',
    hinted: 'adv',
    hint: 'il lo la gli le di con per una un che del della nuovi nuovo nuova mio mia e',
    headings: 'adv, pubblicita, sponsorizzato, contenuto sponsorizzato',
    phrases: `
      (?:collaborazione|partnership) (?:a pagamento|retribuita)
      (?:^|quest[oa'] ?)(?:video|contenuto|post|episodio)<> sponsorizzato
      ^sponsorizzato da
      prodott[oi] fornit[oi] da
      contiene (?:pubblicita|inserimento di prodotti|link affiliati)
      link affiliati?`,
    denials: 'non nessun~ senza mai niente nulla',
  },
  pt: {
    hashtags: 'publi publicidade publipost patrocinado parceriapaga recebidos recebido conteudopatrocinado',
    headings: 'publicidade, publi, patrocinado, publieditorial',
    phrases: `
      parceria paga
      (?:^|(?:este|esse|esta|essa) )(?:video|post|conteudo|episodio|publicacao)<> patrocinad[oa]
      ^patrocinad[oa] p
      contem (?:promocao paga|publicidade|links? de afiliad~)
      promocao paga
      links? de afiliad~`,
    denials: 'nao nada nenhum~ sem nunca',
  },
  nl: {
    hashtags: 'advertentie reclame gesponsord samenwerking betaaldesamenwerking betaaldpartnerschap spon',
    headings: 'advertentie, reclame, gesponsord, betaalde samenwerking',
    phrases: `
      betaald(?:e)? (?:partnerschap|samenwerking|promotie)
      (?:^|(?:deze|dit) )(?:video|post|aflevering|vlog|bericht)<> gesponsord
      ^gesponsord door
      bevat (?:reclame|affiliate-?links?)
      affiliate-?links?:`,
    denials: 'niet geen nooit zonder',
    ambiguous: 'samenwerking',
    unless: "gemeente teamwork collega~ collega's school bestuur",
  },
  pl: {
    hashtags:
      'reklama wspolpraca wspolpracareklamowa sponsorowane materialsponsorowany materialreklamowy platnawspolpraca autopromocja',
    headings: 'reklama, wspolpraca reklamowa, material sponsorowany, material reklamowy, autopromocja',
    phrases: `
      wspolprac[aye] reklamow(?:a|ej)
      material (?:reklamowy|sponsorowany)
      platn(?:a|ej) wspolprac[aye]
      (?:film|odcinek|post|wpis)<> sponsorowany
      lokowanie produktu
      linki? afiliacyjn[ey]`,
    denials: 'nie bez zadn~ nigdy',
    ambiguous: 'wspolpraca',
    unless: 'zespol~ teamwork gmin~ szkol~ rzad~',
  },
  tr: {
    hashtags: 'reklam isbirligi sponsorlu reklamisbirligi isbirlikleri sponsorluicerik ucretliortaklik',
    headings: 'reklam, isbirligi, reklam/isbirligi, isbirligi/reklam, sponsorlu',
    phrases: `
      reklam(?:lar)? icer~
      ucretli (?:ortaklik|tanitim|is birligi|isbirligi)
      reklam ?/ ?is ?birligi
      (?:bu )?(?:video|bolum|icerik)<> sponsorlugunda
      sponsorlu icerik
      bu bir reklamdir`,
    ambiguous: 'isbirligi',
    unless: 'anlasma~ bakan~ ulke~ takim~ protokol~ belediye~',
    denialsAfter: 'degil~ icermez yok',
  },
  ru: {
    hashtags: 'реклама спонсор партнерскийматериал erid напартнерскихусловиях платноепартнерство',
    headings: 'реклама',
    phrases: `
      на правах рекламы
      (?:erid|ерид) ?[:= ]
      ^реклама\\. (?:ооо|ип|ао|пао)
      спонсор (?:этого |нашего )?(?:выпуска|видео|ролика|эпизода|поста)
      при поддержке спонсора
      платно[ей] партнерств[оа]
      партнерский материал
      рекламная интеграция`,
    denials: 'не без нет никак~',
    ambiguous: 'спонсор',
    unless: 'клуб~ команд~ соревнован~ турнир~',
  },
  ar: {
    hashtags: 'إعلان اعلان إعلان_مدفوع اعلان_مدفوع دعاية شراكة_مدفوعة محتوى_مدفوع برعاية',
    headings: 'إعلان مدفوع, دعاية',
    phrases: `
      إعلان (?:مدفوع|تجاري)
      شراكة مدفوعة
      محتوى (?:مدفوع|ترويجي|إعلاني)
      (?:الفيديو|الحلقة|المقطع|المنشور) برعاية
      ^برعاية (?:متجر|شركة|تطبيق|موقع|منصة)
      روابط (?:عمولة|تسويقية)`,
    denials: 'ليس ليست لا غير بدون',
  },
  ja: {
    hashtags: '広告 提供 タイアップ プロモーション 企業案件 商品提供 sponsored',
    hinted: 'pr',
    hint: 'の は を が に と も さん です ます',
    headings: 'pr, 広告, 提供, タイアップ, プロモーション, タイアップ投稿, 企業案件',
    phrases: `
      の提供で(?:お送り|お届け)
      (?<!写真|情報|画像|資料|データ|話題|楽曲)提供[:：]
      (?:プロモーション|広告|タイアップ|アフィリエイト広告)(?:を|が)含(?:み|む|まれ)
      タイアップ(?:投稿|動画|企画|広告)
      (?<![a-z県市町村己])pr(?:動画|投稿|案件)です
      (?:有料|金銭)パートナーシップ
      アフィリエイトリンク
      企業案件(?:です|動画)`,
    denialsAfter: 'では(?:ありません|ない) じゃ(?:ありません|ない|なく) なし を?含みません',
  },
  ko: {
    hashtags: '광고 협찬 유료광고 제품제공 제품협찬 유료광고포함 체험단 원고료지원',
    headings: '광고, 협찬, 유료광고, 유료광고 포함, 유료 광고 포함',
    phrases: `
      유료 ?광고(?:를|가)? ?포함
      (?:제품|서비스|상품|비용|경비|원고료|대가)(?:을|를)? ?(?:무상으로 |무료로 )?(?:제공|지원|협찬)?받아
      협찬(?:을)? ?받
      소정의 (?:원고료|수수료|대가)
      제휴 ?링크
      파트너스 활동`,
    denialsAfter: '아니~ 아닙~ 아님 없~',
  },
  zh: {
    hashtags: '广告 商务合作 赞助 恰饭 推广 合作推广 品牌合作 商业推广 付费合作 廣告 贊助 業配 合作邀約 工商',
    headings: '广告, 廣告, 推广, 赞助, 付费合作, 商业推广, 商务合作, 業配, 工商, 合作推广',
    phrases: `
      ^由[^。！？感谢]{1,20}?(?:赞助|贊助|冠名)
      (?:本|这|這)(?:期|条|支|个|部)?(?:视频|影片|节目|内容|文章|笔记)由[^。！？感谢]{1,20}?(?:赞助|贊助|冠名)
      (?:含|包含|含有|为)(?:商业|付费|品牌)?(?:推广|广告|植入|合作)(?!学|公司|费)
      (?:本|此|这)[^。！？]{0,6}付费(?:合作|推广)
      品牌(?:合作|推广)(?:内容|视频)
      (?:恰饭|業配|商单)(?:视频|影片|内容|文)
      (?:本期|本视频|本文)为?(?:广告|推广|商单)`,
    denials: '不是 并非 没有 无 不含 为什么 如何 拒绝',
    denialsAfter: '吗 嘛',
  },
}

/** Words of a language beside which a country is one that a brand sells to, and beside which it is not: patterns without groups. */
export interface MarketWords {
  readonly market: string
  readonly origin: string
  readonly not: string
}

/** Not in these languages: a word is a part of the next. */
const whole = (pattern: string) => `(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`

const end = '[\\p{L}\\p{M}]*'

/** English: "made" is an origin only where a place follows, so that "handmade bags in Germany" is a market. */
export const englishMarkets: MarketWords = {
  market: whole(
    `ship(?:s|ping|ped|ment|ments)?|deliver(?:s|y|ies|ing)?|sell(?:s|ing)?|sold|available|stock(?:ed|ists?)|retail(?:ers?)?|distribut${end}|markets?|customers?|shoppers?|buyers?|clients?|consumers?|audiences?|users|subscribers|readers|families|households|expand(?:s|ing)?|launch(?:es|ing)?|export(?:s|ing)?|serv(?:es?|ing)|target(?:s|ing)?|stores|shops|opening|present|active|operat(?:es?|ing)|focus(?:es|ing)?|campaigns?`,
  ),
  origin: whole(
    `from|competitors?|(?:(?!stocked|shipped|delivered|loved|used|offered|listed|distributed|exported|expanded|marketed|interested|retailed)\\p{L}{2,}[^e\\W]ed|made|manufactured|produced|founded|born|based|headquartered|grown|sourced|harvested|roasted|brewed|baked|crafted|handmade|handcrafted|designed|developed|created|invented|inspired|imported|learned|learnt|studied|trained|lived|living|travell?ed|travell?ing|offices?|factory|factories|farms?|farmers|growers|workshop|tested|registered|incorporated|started|began|raised|picked|woven|sewn|printed|bottled|built|launched|opened|met)(?=\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:in|at|near|by|on|of|across)\\s)`,
  ),
  not: whole(
    "not(?! only| just| merely)|don['’]?t|doesn['’]?t|can['’]?t|cannot|no longer|never|except|excluding|outside|other than|apart from|unlike",
  ),
}

/** Languages in which a country follows the word. */
export const followedMarkets: readonly MarketWords[] = [
  {
    market: whole(
      `liefern|liefert|lieferung(?:en)?|versenden|versendet|verschicken|versand|verkaufen|verkauft|erhältlich|kund(?:en|innen|schaft)|märkten?|markt|zielmarkt|vertrieb|vertreiben|exportieren|expandieren|verfügbar`,
    ),
    origin: whole(`aus|hergestellt|gegründet|gefertigt|produziert|handgefertigt|ansässig|sitz`),
    not: whole('nicht(?! nur)|kein(?:e|en)?|außer|ausser'),
  },
  {
    market: whole(
      `livr(?:ons|e|ent|aisons?)|expédi(?:ons|e|ent|tions?)|vend(?:ons|us?|ues?)|disponibles?|client(?:e|s|es|èle)?|marchés?|exportons`,
    ),
    origin: whole(`fabriqu${end}|fond[ée]${end}|produit${end}|née?s?|basée?s?|provenan${end}|originaires?|venant`),
    not: whole('pas(?! seulement)|sauf|hors'),
  },
  {
    market: whole(
      `enviamos|env[íi]os?|entregamos|vendemos|venden?|disponibles?|client[ea]s?|mercados?|exportamos|repartimos|entregas?|disponíve(?:l|is)`,
    ),
    origin: whole(
      `hech[oa]s?|feit[oa]s?|fabricad${end}|fundad${end}|produ[cz]id${end}|nacid${end}|nascid${end}|procedentes?|originari${end}|desde|origem`,
    ),
    not: whole('no|não|excepto|exceto|salvo|menos'),
  },
  {
    market: whole(
      `spediamo|spedizion[ei]|consegniamo|consegn[ae]|vendiamo|vendut[oaie]|disponibil[ei]|client[ei]|mercat[oi]|esportiamo`,
    ),
    origin: whole(`fatt[oaie]|fabbricat${end}|fondat${end}|prodott${end}|nat[oa]|provenien${end}|dal(?:la)?`),
    not: whole('non|tranne|esclus[oa]'),
  },
  {
    market: whole(
      `доставля${end}|доставк${end}|отправля${end}|прода[её]${end}|продаж${end}|доступ${end}|покупател${end}|клиент${end}|рын${end}`,
    ),
    origin: whole(`из|основан${end}|произвед${end}|сделан${end}|производ${end}`),
    not: whole('не|кроме'),
  },
  {
    market: whole(`نشحن|الشحن|شحن|نوصل|التوصيل|توصيل|نبيع|متوفر${end}|عملا${end}|أسواق|السوق|الأسواق`),
    origin: whole(`من|صنع${end}|صنعت|تأسست`),
    not: whole('لا|ما عدا|باستثناء'),
  },
  {
    market: whole(`mengirim|kirim|pengiriman|menjual|tersedia|pelanggan|pasar`),
    origin: whole(`dari|dibuat|didirikan|berbasis`),
    not: whole('tidak|kecuali'),
  },
  {
    market: whole(`giao hàng|vận chuyển|bán|có mặt|khách hàng|thị trường`),
    origin: whole(`từ|sản xuất|thành lập`),
    not: whole('không|trừ'),
  },
  {
    market: '发货[到至]?|寄[往到]|配送[到至]?|销往|卖到|出口|面向|覆盖|進入|进入|發貨|銷往|出貨',
    origin: '创立|成立|产自|来自|源自|制造|生产|创办|產自|來自',
    not: '不|除',
  },
]

/** Languages in which a country stands before the word. */
export const precededMarkets: readonly MarketWords[] = [
  {
    market: whole(`gönder${end}|teslimat${end}|kargo${end}|satıyoruz|satılıyor|satış${end}|müşteri${end}|pazar${end}`),
    origin: whole(`üret${end}|kurul${end}|yapım${end}|merkezli|menşe${end}`),
    not: whole('değil|hariç|dışında'),
  },
  {
    market: '発送|配送|お届け|販売|出荷|展開|お客様|市場',
    origin: '製|産|創業|生まれ|発祥|製造|設立|から',
    not: '以外|除く',
  },
  { market: '배송|판매|발송|고객|시장|출시', origin: '생산|제조|설립|창립|만든|만들|에서 온', not: '제외' },
  {
    market: `भेज${end}|डिलीवर${end}|शिप${end}|बेच${end}|ग्राहक${end}|बाज़ार|बाजार|उपलब्ध`,
    origin: `बन[ाीे]${end}|स्थापित|निर्मित`,
    not: 'नहीं|छोड़कर',
  },
  {
    market: '市场|市場|客户|客戶|消费者|用户|发货|發貨|销售|銷售|上市',
    origin: '制造|生产|产的|成立|创立',
    not: '以外',
  },
]

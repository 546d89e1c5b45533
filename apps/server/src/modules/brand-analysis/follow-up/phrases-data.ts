import type { Mark } from './tokens.ts'

/**
 * Phrases of follow-up messages in English and, where short, in German, Spanish, French and Chinese; without accents,
 * hyphens and apostrophes, as messages are normalised. The longest match counts.
 */
export const phrases: readonly (readonly [Mark, readonly string[]])[] = [
  ...sayings({ kind: 'polarity', polarity: 'only' }, [
    'only, just, exclusively, solely, limit to, limit it to, limited to, restrict to, narrow to, narrow down to, narrow it down to',
    'switch to, change to, rather, nur, ausschliesslich, solo, solamente, unicamente, seulement, uniquement',
    '只, 只要, 只看, 只想要, 仅, 仅限, 只限',
  ]),
  ...sayings({ kind: 'polarity', polarity: 'also' }, [
    'also, add, not only, not just, plus, include, including, as well as, additionally, and also, extend to, widen to, expand to',
    'auch, ausserdem, zusatzlich, tambien, anade, aussi, ajoute, egalement, 也, 也要, 还要, 还有, 加上',
  ]),
  ...sayings({ kind: 'polarity', polarity: 'not' }, [
    'no, not, no more, no longer, without, except, except for, exclude, excluding, but not, but no, and not, remove, drop, skip, avoid, leave out, other than',
    'dont, do not, dont include, do not include, dont show, do not show, dont need, do not need, no one, nobody',
    'outside, outside of, nobody from, none from, no one from, dont want, do not want, i dont want, instead of, rather than',
    'anywhere but, everywhere but, anywhere except, everywhere except, anywhere but not, get rid of, stop showing',
    'kein, keine, keinen, nicht, ohne, ausser, statt, sin, excepto, en lugar de, pas de, pas, sans, sauf, 不要, 除了, 不看, 排除',
  ]),
  ...sayings({ kind: 'polarity', polarity: 'more' }, ['more, more of, mostly, mainly, primarily, mehr, 更多']),
  ...sayings({ kind: 'polarity', polarity: 'less' }, ['less, less of, fewer, weniger, 少一点']),
  ...sayings({ kind: 'trailing', polarity: 'also' }, ['too, as well, in addition']),
  ...sayings({ kind: 'trailing', polarity: 'only' }, ['instead, alone']),
  ...sayings({ kind: 'turn' }, ['but, aber, sondern, pero, sino, mais, 但, 但是, 而是']),
  ...sayings({ kind: 'polarity', polarity: 'about' }, [
    'about, focus on, focus more on, focusing on, focused on, concentrate on, specialised in, specialized in, on the topic of',
    'who talk about, talking about, that talk about, into, interested in, in the field of, related to, around the topic of, 关于',
  ]),

  ...sayings({ kind: 'bound', bound: 'max' }, [
    'under, below, less than, fewer than, at most, max, maximum, max of, maximum of, up to, no more than, not more than, not over',
    'not above, no bigger than, or less, or fewer, or below, and below, at the most, tops, lower than, until',
    'unter, weniger als, hochstens, maximal, bis, bis zu, nicht mehr als, oder weniger, menos de, por debajo de, maximo, hasta, ate, fino a, en fazla, hingga',
    'como maximo, o menos, moins de, au plus, jusqua, sous, maximum de, ou moins, 少于, 低于, 不到, 以下, 最多, 不超过, 小于, 以内',
  ]),
  ...sayings({ kind: 'bound', bound: 'max', quantity: 'price' }, [
    'cheaper than, for less than, costing less than, billiger als, gunstiger als, mas barato que, moins cher que',
  ]),
  ...sayings({ kind: 'bound', bound: 'max', quantity: 'followers' }, ['smaller than, kleiner als']),
  ...sayings({ kind: 'bound', bound: 'min', quantity: 'followers' }, ['bigger than, larger than, grosser als']),
  ...sayings({ kind: 'bound', bound: 'min' }, [
    'over, above, more than, at least, min, minimum, min of, minimum of, greater than, higher than, starting at, starting from, not under',
    'not below, no less than, no fewer than, not less than, or more, or above, and above, and up, and more, upwards, exceeding',
    'uber, mehr als, mindestens, ab, oder mehr, mas de, al menos, por lo menos, minimo, como minimo, o mas',
    'plus de, au moins, a partir de, ou plus, 超过, 大于, 至少, 高于, 以上, 多于',
  ]),
  ...sayings({ kind: 'bound', bound: 'between' }, ['between, zwischen, entre, range of, ranging from, 介于']),
  ...sayings({ kind: 'bound', bound: 'to' }, ['to, 到, 至']),
  ...sayings({ kind: 'bound', bound: 'around' }, [
    'around, about, roughly, approximately, circa, ca, etwa, ungefahr, unos, environ, 大约, 左右',
  ]),

  ...sayings({ kind: 'quantity', quantity: 'followers' }, [
    'followers, follower, subscribers, subscriber, subs, fans, abonnenten, seguidores, suscriptores, abonnes, 粉丝, 粉, 个粉丝, 粉丝数',
  ]),
  ...sayings({ kind: 'quantity', quantity: 'engagement' }, [
    'engagement, engagement rate, engagement rates, interaction, interactions, interaction rate, er, interaktion, interaktionsrate',
    'interaccion, tasa de interaccion, taux engagement, 互动, 互动率',
  ]),
  ...sayings({ kind: 'quantity', quantity: 'price' }, [
    'price, prices, cost, costs, budget, our budget, budget is, fee, fees, charge, charging, a post, per post, a video, per video, for a post',
    'preis, kosten, pro post, pro beitrag, precio, presupuesto, por publicacion, prix, par post, par publication, 价格, 预算, 费用, 每条',
  ]),
  ...sayings({ kind: 'quantity', quantity: 'other' }, [
    'views, view, likes, like count, videos, comments, years, year olds, years old, year old, days, months, weeks, hours, minutes, results',
    'aufrufe, vistas, vues, jahre, anos, ans, 播放, 播放量, 点赞, 岁, off, discount',
  ]),
  ...sayings({ kind: 'any_amount', quantity: 'followers' }, [
    'any size, all sizes, every size, any number of followers, any follower count, size doesnt matter, no follower limit, 粉丝不限',
    'dont care about size, dont care about followers',
  ]),
  ...sayings({ kind: 'any_amount', quantity: 'price' }, [
    'any price, all prices, any budget, no price limit, no budget limit, price doesnt matter, regardless of price, dont care about price, 价格不限',
  ]),
  ...sayings({ kind: 'any_amount', quantity: 'engagement' }, [
    'any engagement, any engagement rate, engagement doesnt matter, regardless of engagement, dont care about engagement',
  ]),
  ...sayings({ kind: 'rescale', quantity: 'followers', direction: 'down' }, [
    'smaller, smaller ones, less known, lesser known, less popular, less famous, fewer followers, less followers, too big, too large',
    'not so big, not that big, kleiner, kleinere, weniger follower, mas pequenos, plus petits, 小一点, 更小',
  ]),
  ...sayings({ kind: 'rescale', quantity: 'followers', direction: 'up' }, [
    'bigger, bigger ones, larger, larger ones, more popular, more famous, better known, more followers, more reach, too small',
    'grosser, grossere, bekanntere, mehr follower, mas grandes, plus grands, 大一点, 更大',
  ]),
  ...sayings({ kind: 'rescale', quantity: 'price', direction: 'down' }, [
    'cheaper, less expensive, lower price, lower prices, more affordable, affordable, too expensive, gunstiger, billiger, mas baratos',
    'moins chers, 便宜一点, 便宜, 更便宜',
  ]),
  ...sayings({ kind: 'rescale', quantity: 'engagement', direction: 'up' }, [
    'higher engagement, more engagement, better engagement, more engaged, more engaging, higher engagement rate, higher interaction',
  ]),
  ...sayings({ kind: 'size', min: 1000, max: 10_000 }, ['nano, nanos, nanoinfluencer, nanoinfluencers, 素人']),
  ...sayings({ kind: 'size', min: 10_000, max: 100_000 }, [
    'micro, micros, microinfluencer, microinfluencers, mikro, mikroinfluencer, microinfluenceurs',
  ]),
  ...sayings({ kind: 'size', min: 100_000, max: 500_000 }, [
    'mid tier, mid size, mid sized, midsize, medium sized, medium',
  ]),
  ...sayings({ kind: 'size', min: 500_000, max: 1_000_000 }, ['macro, macros, makro, macroinfluencers']),
  ...sayings({ kind: 'size', min: 1_000_000, max: 10_000_000 }, ['mega, celebrity, celebrities, superstars, 头部']),

  ...sayings({ kind: 'verified', wanted: true }, [
    'verified, verified only, blue check, blue tick, blue badge, verifiziert, verifizierte, verificados, verificadas, verifies, 认证, 已认证, 认证的',
  ]),
  ...sayings({ kind: 'verified', wanted: false }, [
    'not verified, not only verified, verified or not, unverified, also unverified, unverified too, need not be verified',
    'dont need to be verified, doesnt need to be verified, do not need to be verified',
  ]),
  ...sayings({ kind: 'email', wanted: true }, [
    'with email, with emails, with an email, with email address, with email addresses, with an email address, with e mail',
    'with an e mail, with e mail address, with contact, with contact details, have email, have an email, has email, has an email',
    'who have an email, reachable by email, contactable, email available, email only, only with email, i can email, we can email',
    'email address, email addresses, email required, email needed, need email, need an email, need their email',
    'only those with email, mit email, mit e mail, mit mailadresse, con email, con correo, avec email, avec e mail, avec mail, 有邮箱, 有邮箱的, 带邮箱',
  ]),
  ...sayings({ kind: 'email', wanted: false }, [
    'without email, without an email, with or without email, email not needed, no email needed, dont need email, dont need an email, email doesnt matter, email or not',
  ]),
  ...sayings({ kind: 'anywhere' }, [
    'anywhere, everywhere, worldwide, any country, all countries, every country, any region, all regions, global, globally, international',
    'internationally, from all over the world, all over the world, whole world, the whole world, weltweit, uberall, alle lander',
    'any location, all locations, no country filter, without country filter, remove the country filter, remove the country, no country limit',
    'dont care about the country, dont care about country, country doesnt matter',
    'en todo el mundo, cualquier pais, todos los paises, partout, dans le monde entier, tous les pays, 全球, 全世界, 任何国家, 所有国家',
  ]),
  ...sayings({ kind: 'platform', platforms: ['tiktok'] }, ['tiktok, tik tok, tiktokers, tiktoker, 抖音']),
  ...sayings({ kind: 'platform', platforms: ['instagram'] }, [
    'instagram, insta, ig, instagrammers, instagrammer, reels',
  ]),
  ...sayings({ kind: 'platform', platforms: ['youtube'] }, ['youtube, you tube, yt, youtubers, youtuber, 油管']),
  ...sayings({ kind: 'platform', platforms: ['tiktok', 'instagram', 'youtube'] }, [
    'all platforms, any platform, every platform, all three platforms, alle plattformen, todas las plataformas, toutes les plateformes, 所有平台',
  ]),

  ...sayings({ kind: 'people' }, [
    'creators, creator, influencers, influencer, people, accounts, account, channels, channel, profiles, profile, bloggers, blogger',
    'vloggers, vlogger, kols, kol, ones, folks, leute, kanale, konten, creadores, influenciadores, cuentas, createurs, influenceurs',
    'comptes, 博主, 网红, 达人, 创作者, 账号, 主播',
  ]),
  ...sayings({ kind: 'self' }, [
    'we are, we are a, we re, we sell, we make, we offer, we produce, we build, we create, we design, our brand, our company, our product',
    'our products, our app, our customers, my brand, my company, my product, i am a, im a, i sell, wir sind, wir verkaufen, wir bieten',
    'we just launched, launched, launching, founded, sells, selling, offers, offering, provides, produces, manufacturer, our new',
    'unsere marke, unser produkt, somos, vendemos, nuestra marca, nous sommes, nous vendons, notre marque, 我们是, 我们的品牌, 我们销售',
  ]),
  ...sayings({ kind: 'brand' }, [
    'brand, company, startup, start up, business, shop, store, label, agency, product, products, platform for, app for, marke, firma',
    'unternehmen, marca, empresa, tienda, marque, entreprise, boutique, 品牌, 公司, 产品',
  ]),
  ...sayings({ kind: 'and' }, ['and, or, und, oder, y, o, et, ou, 和, 或, 或者, 以及, 与']),
  ...sayings({ kind: 'filler' }, [
    'a, an, the, of, in, on, at, for, with, from, by, that, which, who, whose, are, is, be, have, has, having, do, does, please, show',
    'show me, find, get, give, give me, want, i want, we want, need, i need, would, would like, could, can, you, i, we, our, my, me',
    'let, lets, try, look, look for, looking for, search, search for, now, then, ok, okay, yes, yeah, great, good, nice, hi, hello, thanks',
    'thank, so, some, any, all, it, them, they, those, these, this, as, than, very, really, based, located, living, live, there, here',
    'should, must, will, make, makes, making, made, content, stuff, things, posts, topic, topics, category, categories, keyword, keywords',
    'sized, rate, rates, each, again, maybe, much, bit, a bit, little, a little, even, still, us dollars, love, loves, like, enjoy, do',
    'country, countries, region, market, prefer, id prefer, i prefer, id like, keep, refine, filter, results, list, focus, concentrate',
    'post, posting, use, using, active, audience, their, per, were',
    'aus, mit, in, bitte, zeig, zeige, mir, der, die, das, den, dem, ein, eine, von, fur, auf, ich, mochte, will, suche, sollen, sein',
    'de, del, la, el, los, las, en, con, por, favor, para, que, quiero, muestra, muestrame, sean, un, una, unos',
    'du, des, le, les, au, aux, avec, sil, vous, plait, pour, qui, je, veux, montre, montrez, moi, une, dans, d',
    '的, 在, 是, 我, 要, 想要, 请, 给我, 看, 找, 来自, 来, 个, 上, 有, 里, 那些, 人, 数, 数量, 国家',
  ]),
]

/** Words that mean something else together than alone. */
export const compounds: readonly string[] = [
  ...[
    'plus size',
    'solo travel',
    'nail polish',
    'make up',
    'just dance',
    'business travel',
    'mega yachts',
    'fan fiction',
  ],
  ...[
    'over ear',
    'short hair',
    'budget travel',
    'budget meals',
    'online shop',
    'pet shop',
    'app development',
    'small business',
  ],
]

/** Each line holds phrases between commas. */
function sayings(mark: Mark, lines: readonly string[]): (readonly [Mark, readonly string[]])[] {
  return [[mark, lines.flatMap((line) => line.split(', '))]]
}

/** How a language asks for creators like one that was spoken of, or for their removal. Lists are separated by ", ". */
export interface SpokenOfWords {
  /** Words for one: "her", "this one". */
  readonly one?: string
  /** Words for several: "them". */
  readonly many?: string
  /** Likeness before any of these words: "similar to". */
  readonly like?: string
  /** Likeness that has other meanings too, before words for one only: "like". */
  readonly bareLike?: string
  readonly likeAfter?: string
  /** Refusal before these words, in addition to the words that refuse topics. */
  readonly drop?: string
  readonly dropAfter?: string
  /** Likeness and one in one word. */
  readonly likeOne?: string
  readonly likeMany?: string
  /** Refusal and one in one word: "quítala". */
  readonly dropOne?: string
  readonly dropMany?: string
}

/** By ISO 639-1. */
export const spokenOfWords: Readonly<Record<string, SpokenOfWords>> = {
  en: {
    one: 'her, him, she, he, this one, that one, this creator, that creator, this person, that person, this account, that account, this channel, that channel, this guy, that guy, this girl, that girl, this woman, that woman, this man, that man',
    many: 'them, these, those, this, that',
    like: 'more like, some more like, a few more like, more creators like, more people like, more accounts like, similar to, more similar to, someone like, somebody like, anyone like, people like, creators like, accounts like, channels like, others like, ones like, lookalikes of, in the style of, same style as, resembling, alternatives to, comparable to, just like, the likes of',
    bareLike: 'like',
    dropAfter: 'rather not, better not',
    dropOne: 'leave her out, leave him out, leave this one out, leave that one out, take her out, take him out',
    dropMany: 'leave them out, take them out',
  },
  zh: {
    one: '她, 他, 它, 这个, 那个, 这个人, 那个人, 这位, 那位, 这个博主, 那个博主, 这位博主, 那位博主, 这人',
    many: '他们, 她们, 这些, 那些, 这几个, 这几位',
    like: '类似, 类似于, 更像, 更多像, 像',
    likeAfter: '这样的, 那样的, 一样的, 类似的, 相似的, 差不多的, 这种的, 这种, 同类的, 同款, 这类, 这类的',
    dropAfter:
      '不要, 不要了, 去掉, 删掉, 删了, 不行, 不合适, 排除, 除外, 拿掉, 踢掉, 移除, 不考虑, 不用了, 就算了, 换掉',
  },
  ja: {
    one: '彼女, 彼, この人, その人, あの人, この方, その方, この子, このクリエイター, このチャンネル',
    many: '彼ら, 彼女たち, この人たち, その人たち, これら',
    likeAfter:
      'に似た, に似ている, に似てる, みたいな, みたいに, のような, っぽい, と似た, と同じような, に近い, と同じタイプの',
    dropAfter:
      'を外して, は外して, を除いて, は除いて, はいらない, は要らない, は違う, はなし, 以外, を消して, を削除, は不要, を抜いて, は抜いて, は結構',
  },
  ko: {
    likeOne: '이 사람처럼, 그 사람처럼, 저 사람처럼, 그녀처럼, 그처럼, 이분처럼, 그분처럼',
    likeMany: '이 사람들처럼, 그들처럼',
  },
  es: {
    one: 'ella, él, este, esta, ese, esa, este creador, esta creadora, esta persona, esta cuenta',
    many: 'ellos, ellas, estos, estas, esos, esas',
    like: 'más como, alguien como, gente como, más gente como, creadores como, más creadores como, cuentas como, personas como, otros como, otras como, similares a, similar a, parecidos a, parecidas a, parecido a, parecida a, del estilo de, al estilo de',
    dropAfter: 'no, fuera',
    dropOne:
      'quítala, quítalo, elimínala, elimínalo, sácala, sácalo, bórrala, bórralo, descártala, descártalo, exclúyela, exclúyelo',
    dropMany: 'quítalas, quítalos, elimínalas, elimínalos, sácalas, sácalos, bórralas, bórralos',
  },
  de: {
    one: 'sie, er, ihn, ihm, ihr, diese, dieser, diesem, diesen, die da, den da, der da, dem da, diese person, dieser person',
    many: 'ihnen, denen, die dort',
    like: 'mehr wie, noch mehr wie, jemand wie, jemanden wie, noch jemand wie, noch jemanden wie, leute wie, mehr leute wie, andere wie, ähnliche wie, ähnlich wie, so wie, ähnlich zu, creator wie, mehr creator wie, accounts wie, im stil von, vergleichbar mit',
    likeAfter: 'ähnlich, ähnliche, ähneln, ähnelt',
    drop: 'streich, lösch, entfern, schmeiß',
    dropAfter: 'nicht, raus, weg, bitte nicht, lieber nicht, doch nicht, nicht mehr, bitte raus, bitte weg',
  },
  fr: {
    one: 'elle, lui, celle ci, celui ci, celle là, celui là, cette personne, ce créateur, cette créatrice, ce compte',
    many: 'eux, elles, ceux ci, celles ci',
    like: 'plus comme, quelqu’un comme, profils comme, des profils comme, gens comme, des gens comme, comptes comme, créateurs comme, d autres comme, autres comme, similaires à, similaire à, semblables à, dans le style de, du même style que, dans le genre de, proches de, qui ressemblent à',
    bareLike: 'comme',
    dropAfter: 'non, dehors',
  },
  pt: {
    one: 'ela, ele, essa, esse, esta, este, dela, dele, essa pessoa, esse criador, essa criadora, essa conta',
    many: 'elas, eles, essas, esses',
    like: 'mais como, alguém como, gente como, mais gente como, criadores como, mais criadores como, pessoas como, contas como, outros como, outras como, parecidos com, parecidas com, parecido com, parecida com, similares a, semelhantes a, no estilo',
    dropAfter: 'não, fora',
  },
  it: {
    one: 'lei, lui, questa, questo, quella, quello, questa persona, questo creator, questo account',
    many: 'loro, questi, queste, quelli',
    like: 'più come, altri come, altre come, qualcuno come, gente come, persone come, creator come, profili come, simili a, simile a, nello stile di',
    dropAfter: 'no, fuori, via',
    dropOne:
      'toglila, toglilo, rimuovila, rimuovilo, eliminala, eliminalo, escludila, escludilo, levala, levalo, scartala, scartalo',
    dropMany: 'toglili, toglile, rimuovili, rimuovile, eliminali, eliminale',
  },
  tr: {
    one: 'o, onu, ona, onun, bu, bunu, buna, bunun, bu kişi, bu kişiye, o kişiye, bu kişiyi, o kişiyi, bu hesap, bu hesabı, bu hesaba',
    many: 'onlar, onları, onlara, onların, bunlar, bunları, bunlara',
    likeAfter: 'gibi, gibiler, gibileri, benzer, benzeyen, benzeyenler, benzerleri, tarzında',
    dropAfter: 'çıkar, istemiyorum, istemiyoruz, olmasın, hariç, dışında, kaldır, sil, değil',
    dropOne: 'onsuz',
  },
  ru: {
    one: 'она, он, её, его, ней, неё, него, ему, эта, этот, эту, этого, этот блогер, этого блогера, этот человек',
    many: 'они, их, них, эти, этих',
    like: 'похожие на, похожих на, похожую на, похожий на, похожего на, похожа на, такие как, таких как, такую как, такого как, такие же как, ещё как, ещё таких как, больше таких как, больше похожих на, ещё похожих на, кто то вроде, вроде, типа, наподобие',
    dropAfter: 'не надо, не нужна, не нужен, не подходит, убери, исключи, не хочу, удали',
  },
  ar: {
    likeOne:
      'مثلها, مثله, المزيد مثلها, المزيد مثله, شبيهة بها, شبيه به, مشابه له, مشابهة لها, مشابهين لها, مشابهين له, تشبهها, تشبهه, يشبهها, يشبهه, يشبهونها, يشبهونه, على غرارها, على غراره, أمثالها, أمثاله',
    likeMany: 'مثلهم, المزيد مثلهم, مثل هؤلاء, يشبهونهم',
    dropOne:
      'احذفها, احذفه, أزلها, أزله, استبعدها, استبعده, بدونها, بدونه, لا أريدها, لا أريده, لا نريدها, لا نريده, ليس هو, ليست هي, أخرجها, أخرجه, شيلها, شيله',
    dropMany: 'احذفهم, أزلهم, استبعدهم, بدونهم',
  },
  hi: {
    one: 'उसे, इसे, उसको, इसको, उसके, इसके, उस, इस, वह, यह',
    many: 'उन्हें, इन्हें, उनको, इनको, उनके, इनके',
    likeAfter: 'जैसे, जैसा, जैसी, जैसे और, जैसे लोग, से मिलते जुलते, के समान',
    dropAfter: 'हटाओ, हटा दो, हटाइए, हटा दीजिए, नहीं, नहीं चाहिए, मत, बिना, निकालो, निकाल दो, छोड़कर',
  },
  id: {
    one: 'dia, ia, beliau, orang ini, orang itu, kreator ini, kreator itu, akun ini, akun itu, yang ini, yang itu',
    many: 'mereka',
    like: 'seperti, lagi seperti, lebih banyak seperti, yang seperti, orang seperti, kreator seperti, akun seperti, mirip, mirip dengan, mirip sama, yang mirip, yang mirip dengan, kayak, yang kayak, serupa dengan, sejenis dengan',
    dropAfter: 'jangan, dihapus, dibuang, dikeluarkan',
    likeOne: 'mirip dengannya, yang mirip dengannya, serupa dengannya',
  },
  vi: {
    one: 'cô ấy, anh ấy, cô này, anh này, người này, người đó, kênh này, bạn này',
    many: 'họ, những người này',
    like: 'giống, giống như, như, tương tự, tương tự như, kiểu như, giống với, thêm người như, thêm người giống, ai đó như, những người như',
    dropAfter: 'ra, đi',
  },
}

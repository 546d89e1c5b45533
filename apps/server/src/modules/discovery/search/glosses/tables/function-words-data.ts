import type { GlossLanguage, latinLanguages } from './languages.ts'

type LatinLanguage = (typeof latinLanguages)[number]

const toSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Frequent words without a topic, which tell the language of a text. Not those that English spells the same. */
export const functionWords: Readonly<Record<LatinLanguage, ReadonlySet<string>>> = {
  es: toSet(`de del la el los las en con para por y que un una unos unas mi mis tu tus su sus al es son muy más como sobre
    desde sin cada todo toda todos todas este esta yo nos nuestro nuestra aquí soy hola e o sobre entre`),
  de: toSet(`und der das den dem des ein eine einen einer mit für im von zum zur zu auf aus bei über ohne wie ist sind ich
    wir ihr mein meine dein deine unser unsere selbst selber auch nicht alles rund um oder nach vom hier euch beim`),
  fr: toSet(`de du des la le les un une et en avec pour sur dans au aux par sans je tu nous vous mon ma mes ton ta tes son
    sa ses notre votre est sont qui que à plus chez tout toute tous ici comme ou où`),
  pt: toSet(`de do da dos das no na nos nas em com para por e que um uma uns umas meu minha meus minhas seu sua ao aos à é
    são mais como sobre sem cada tudo eu nós nosso nossa aqui ou pra pelo pela`),
  it: toSet(`di del della dei delle dello degli il lo gli la le un una uno e ed con per che nel nella nei sul sulla da dal
    dalla al alla mio mia miei tuo tua sono è più come su senza ogni tutto tutti io noi nostro qui ciao`),
  tr: toSet(`ve ile için bir bu da de ben biz benim en çok gibi daha olarak her şey ne mi mı mu mü ya veya hakkında kadar
    sonra var olan`),
  id: toSet(`dan yang untuk dengan di dari ke ini itu buat aku saya kami kita cara para adalah pada juga akan bisa tidak
    ala tentang atau oleh sama khas si nya`),
  vi: toSet(`và của cho tại trong với các những ở là một có không được bằng từ về hay cùng mình tôi bạn này đi ra trên theo
    đến như người làm`),
}

/** Frequent English words that no other of these languages spells the same. */
export const englishOnly: ReadonlySet<string> =
  toSet(`the of and with for you your yours this that these those is are my
  we our from about how what they their them have has had been but not to it its by at who when where which while than
  because more most all get make every here there`)

/** The letters beyond a to z that a language uses. */
export const ownLetters: Readonly<Record<LatinLanguage, string>> = {
  es: 'áéíóúüñ',
  de: 'äöüß',
  fr: 'àâæçéèêëîïôœùûüÿ',
  pt: 'áàâãçéêíóôõúü',
  it: 'àèéìíîòóùú',
  tr: 'çğıöşüâîû\u0307',
  id: 'é',
  vi: 'àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
}

/**
 * Further words without a topic: of other scripts, and those that tell no language, since others spell them the same or
 * they stand in too many phrases. They have no gloss of their own and are not searched.
 */
export const emptyWords: Readonly<Partial<Record<GlossLanguage, ReadonlySet<string>>>> = {
  es: toSet(`cómo como qué cuál cuáles dónde donde cuando cuándo he me te se nos le les lo ya no si sí sin hay ser estar está
    están tiene tienes tengo hacer hago hace haces muchos muchas mucho mucha otro otra otros otras también solo sólo cosas
    cosa algo mejor mejores desde hasta pero porque según ni aquí eres somos`),
  de: toSet(`die war man was so an am um es er sie hat habe haben wird werden kann als auch nur noch mehr wenn dann aber doch
    mal schon sehr ganz alle viel viele etwas euch uns dich mich fürs ins vors machen mache macht gibt geht sein ihre
    ihren jeden jede jeder durch gegen gute guten beste besten`),
  fr: toSet(`on me te se ce cet cette ces ça il elle ils elles ne pas plus moins très bien fait faire fais être avoir ai as
    a ont était leur leurs y si ou et donc mais car aussi autre autres quel quelle quels quelles quand comment pourquoi
    d l j n s c m t qu lors entre vers depuis chaque meilleur meilleurs meilleure meilleures`),
  pt: toSet(`como qual quais onde quando se me te lhe já não sim ser estar está estão tem tenho fazer faço faz muito muita
    muitos muitas outro outra outros outras também só coisas coisa algo melhor melhores até mas porque nem você vocês
    dentro`),
  it: toSet(`come cosa quale quali dove quando si mi ti ci vi ne già non sì essere ha ho hai fare faccio fa molto molta molti
    molte altro altra altri altre anche solo cose meglio migliore migliori fino ma perché dal dai dagli nello nelle negli
    sulle sugli`),
  tr: toSet(`o mu ki gibi her ama fakat nasıl ne neden nerede hangi kim yapmak yapıyorum yapılır olmak olan var yok en iyi
    tüm bütün biraz kendi üzerine`),
  id: toSet(`kamu anda dia mereka yg dgn utk jadi ada banyak semua lagi sudah belum tapi kalau karena sangat lebih paling
    bagaimana apa siapa mana secara serta hingga dalam sebagai hanya membuat`),
  vi: toSet(`mà thì cũng rất nhiều ít hơn nhất khi nếu vì sao gì nào ai đó kia các bị vào nên hãy cần`),
  ru: toSet(`и в во на с со к ко у о об обо от до из за по под над при для про без через между и или но а что как где
    когда кто чем чтобы это этот эта эти этого этой этом так такой такие тут там здесь не ни да нет же ли бы вы мы я ты он
    она они его её их мой моя моё мои моих моей моего твой твоя твои наш наша наши нашем вас нас мне меня тебя себя себе
    свой своя свои своих своими своей который которые которая есть быть был была было были будет очень ещё уже только все
    всё всех всем весь вся каждый каждую каждое каждая также тоже потом можно нужно если самый самые самая самое делать
    делаю сделать лучше лучший лучшие лучшая вам нам том тем к`),
  ar: toSet(`في من على عن إلى الى مع و أو او ثم بين عند لدى حول بدون دون منذ حتى لكن هذا هذه ذلك تلك هنا هناك الذي التي
    الذين ما ماذا كيف كيفية متى أين لماذا هل لا لم لن ليس كل بعض أي أنا انا نحن أنت انت انتم هو هي هم لي لك لكم لنا له لها
    كان كانت يكون أن ان إن قد فقط جدا أيضا ايضا أكثر اكثر أفضل افضل غير مثل بعد قبل خلال ضد عبر فيه فيها`),
  hi: toSet(`का के की को में से पर और या है हैं था थे थी हो हूँ हूं ने भी ही तो कि जो यह ये वह वे इस उस इन उन मेरा मेरी मेरे
    आपका आपकी आपके हमारा हमारी हमारे अपना अपनी अपने मैं हम आप तुम वो कैसे क्या क्यों कब कहाँ कहां कौन सब सभी कुछ बहुत
    ज़्यादा लिए साथ तक बाद पहले अब यहाँ यहां वहाँ करना करने करें करते करता करती कर बनाना बनाने बनाएं बने वाले वाली वाला
    होना होने सबसे एक नहीं न मत द्वारा`),
}

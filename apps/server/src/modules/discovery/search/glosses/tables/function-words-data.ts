import type { latinLanguages } from './languages.ts'

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

import { once } from './words/fold-text.ts'
import { type KnownLanguage, knownLanguages } from './words/languages.ts'

/** Short words that are frequent in one language and rare in the others. */
const frequentWords: Partial<Record<KnownLanguage, string>> = {
  en: 'the and is are you your with have will for this from out my office',
  es: 'el los las una por para con estoy usted su hasta del que muchas',
  pt: 'nao uma para com estou voce seu sua obrigado ate pelo mais em dos do',
  fr: 'le les des une pour avec vous votre je suis est du jusqu au mon',
  de: 'ich und der die das bin mit fur ihre nicht ist bis zum auf sie',
  it: 'il gli una per con sono della che non grazie fino al di mio',
  nl: 'ik het een van en voor met ben niet tot uw mijn op zijn naar',
  pl: 'sie nie jest na do w z dnia jestem bede za prosze od',
  tr: 've bir icin bu ile tarihine tarihinde kadar olarak olacagim tarihinden su anda tesekkurler ofis disindayim izindeyim',
  id: 'saya dan yang untuk dengan tidak akan di pada anda sampai dari',
  vi: 'toi va cua cho khong se ban ngay trong den thang la',
}

const scripts: readonly (readonly [KnownLanguage, RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\uac00-\ud7af]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['ru', /[\u0430-\u044f]/g],
  ['ar', /[\u0620-\u064a]/g],
  ['hi', /[\u0900-\u097f]/g],
]

const wordLists = once(() =>
  knownLanguages.map((language) => ({ language, words: new Set(frequentWords[language]?.split(' ')) })),
)

/**
 * Guesses the languages of a folded text, the likeliest first; at most three, for notices are often written in two. The
 * list ends with English.
 */
export function guessLanguages(text: string): KnownLanguage[] {
  const start = text.slice(0, 4000)
  const counts = new Map<KnownLanguage, number>()
  for (const [language, letters] of scripts) {
    const found = start.match(letters)?.length ?? 0
    // A character of Chinese or Japanese is worth more than a letter; a short text is a sign already.
    if (found >= 3) counts.set(language, Math.max(1, found / (language === 'zh' || language === 'ja' ? 4 : 12)))
  }
  // Japanese is written with Chinese characters, too.
  if (counts.has('ja')) counts.delete('zh')
  const words = start.split(/[^\p{L}]+/u)
  for (const { language, words: known } of wordLists()) {
    const count = words.filter((word) => known.has(word)).length
    if (count >= 1) counts.set(language, count)
  }
  const guessed = [...counts].toSorted(([, one], [, other]) => other - one).map(([language]) => language)
  return [...new Set([...guessed.slice(0, 2), 'en' as const])]
}

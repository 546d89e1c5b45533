import { englishStopWords } from './english-words-data.ts'
import { foreignStopWords } from './foreign-stop-words-data.ts'

/** Languages of texts. `other` is any other language; `unknown` is a text with too few words to tell. */
export type TextLanguage = 'en' | 'de' | 'es' | 'fr' | 'zh' | 'other' | 'unknown'

/** Number of characters sufficient to detect the language of a text. */
const sampleLetters = 4000
const words = /\p{L}+/gu
const han = /\p{Script=Han}/gu
const kanaOrHangul = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const latin = /\p{Script=Latin}/gu
const anyLetter = /\p{L}/gu

/** Detects the language of a text by its script and most common words. */
export function detectLanguage(text: string): TextLanguage {
  const sample = text.slice(0, sampleLetters)
  const letters = count(sample, anyLetter)
  if (letters === 0) return 'unknown'
  // A Chinese word has two characters where a European one has six letters.
  if (count(sample, han) * 3 > letters) return kanaOrHangul.test(sample) ? 'other' : 'zh'
  if (count(sample, latin) * 2 < letters) return 'other'
  return detectByWords(sample)
}

const stopWordsByLanguage: readonly (readonly [TextLanguage, ReadonlySet<string>])[] = [
  ['en', englishStopWords],
  ['de', foreignStopWords.de],
  ['es', foreignStopWords.es],
  ['fr', foreignStopWords.fr],
  ...foreignStopWords.others.map((set) => ['other', set] as const),
]

/** Assumes English for short texts without known words, which are mostly names and product lists. */
function detectByWords(sample: string): TextLanguage {
  const all = sample.toLowerCase().match(words) ?? []
  const counts = stopWordsByLanguage.map(([language, stopWords]) => ({
    language,
    hits: all.filter((word) => stopWords.has(word)).length,
  }))
  const [best] = counts.toSorted((first, second) => second.hits - first.hits)
  const english = counts.find(({ language }) => language === 'en')?.hits ?? 0
  if (!best || best.hits < 2 || best.hits <= english) return english > 0 || all.length <= 8 ? 'en' : 'unknown'
  return best.language
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

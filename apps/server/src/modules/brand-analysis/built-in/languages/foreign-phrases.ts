import { chineseStopWords } from './chinese-stop-words-data.ts'
import type { TextLanguage } from './detect-language.ts'
import { isNegated, isNegatedInChinese } from './foreign-negations.ts'
import { foreignStopWords } from './foreign-stop-words-data.ts'
import type { Candidate } from './rank-phrases.ts'

type ForeignLanguage = Exclude<TextLanguage, 'en'>

/**
 * Finds the phrases that a sentence in another language contains and does not negate, as far as stop words and spelling
 * show.
 */
export function findForeignPhrases(sentence: string, language: ForeignLanguage): Candidate[] {
  if (language === 'de') return findGermanPhrases(sentence)
  if (language === 'es' || language === 'fr') return findRomancePhrases(sentence, language)
  if (language === 'zh') return findChinesePhrases(sentence)
  return findLongWords(sentence)
}

const clauseEnd = /[,;:.!?()„“”"«»–—…¿¡/]+/u
const toCandidate = (text: string): Candidate => ({ text, isDoubtful: false })

/** Finds nouns, which begin with a capital in German, with the adjective before them. */
function findGermanPhrases(sentence: string): Candidate[] {
  const stopWords = foreignStopWords.de
  return sentence.split(clauseEnd).flatMap((clause) => {
    const words = clause.split(/\s+/).filter((word) => /\p{L}/u.test(word))
    return words.flatMap((word, place) => {
      if (!/^\p{Lu}/u.test(word) || word.length < 3 || stopWords.has(word.toLowerCase())) return []
      const before = words[place - 1]
      const isDescribed = before && /^\p{Ll}{3,}(?:e|er|es|en|em)$/u.test(before) && !stopWords.has(before)
      if (isNegated(words, isDescribed ? place - 1 : place, { language: 'de', stopWords })) return []
      return [toCandidate(isDescribed ? `${before} ${word}` : word)]
    })
  })
}

/** Words that a noun follows; after other words it may be a verb. */
const openers = {
  es: new Set(
    'el la los las un una unos unas de del al con para por en y o e nuestro nuestra nuestros nuestras cada sobre entre'.split(
      ' ',
    ),
  ),
  fr: new Set('le la les l un une des du de d au aux avec pour par en et ou notre nos chaque sur entre à'.split(' ')),
}
/** Words that link two nouns: "pan sin gluten" is a product, whereas "gluten" alone is not wanted. */
const links = { es: new Set(['de', 'del', 'para', 'sin']), fr: new Set(['de', 'd', 'du', 'à', 'pour', 'sans']) }
const maxRomanceWords = 3

/** Finds runs of words between stop words; "aceite de oliva" stays together. */
function findRomancePhrases(sentence: string, language: 'es' | 'fr'): Candidate[] {
  const stopWords = foreignStopWords[language]
  return sentence.split(clauseEnd).flatMap((clause) => {
    const words = clause.match(/[\p{L}\p{N}-]+/gu) ?? []
    const isKey = (place: number) => {
      const word = words[place]?.toLowerCase() ?? ''
      return word.length > 2 && !stopWords.has(word) && /\p{L}/u.test(word)
    }
    const phrases: Candidate[] = []
    for (let place = 0; place < words.length; place++) {
      const before = words[place - 1]?.toLowerCase()
      if (!isKey(place) || (before !== undefined && !openers[language].has(before))) continue
      let end = place + 1
      while (end - place < maxRomanceWords && isKey(end)) end++
      const link = words[end]?.toLowerCase()
      if (end - place === 1 && link && links[language].has(link) && isKey(end + 1)) end += 2
      if (!isNegated(words, place, { language, stopWords })) {
        phrases.push(toCandidate(words.slice(place, end).join(' ').toLowerCase()))
      }
      place = end - 1
    }
    return phrases
  })
}

const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' })
const maxChineseSigns = 6

/** Finds words of two or more characters, also joined with the next word if both are short: 敏感 and 肌肤. */
function findChinesePhrases(sentence: string): Candidate[] {
  const segments = [...chineseWords.segment(sentence)]
  const words = segments.map(({ segment, isWordLike }) => (isWordLike ? segment : ''))
  const isKey = (word: string | undefined): word is string =>
    word !== undefined && [...word].length > 1 && !chineseStopWords.has(word) && /\p{L}/u.test(word)
  return words.flatMap((word, place) => {
    if (!isKey(word) || isNegatedInChinese(sentence.slice(0, segments[place]?.index))) return []
    const next = words[place + 1]
    const joined = isKey(next) && /\p{Script=Han}/u.test(next) && [...word, ...next].length <= maxChineseSigns
    return joined ? [toCandidate(`${word}${next}`), toCandidate(word)] : [toCandidate(word)]
  })
}

const anyWords = new Intl.Segmenter(undefined, { granularity: 'word' })
const allStopWords = [foreignStopWords.de, foreignStopWords.es, foreignStopWords.fr, ...foreignStopWords.others]
const minLatinLetters = 5

/** Finds the longer words of a language without tables of its own. */
function findLongWords(sentence: string): Candidate[] {
  return [...anyWords.segment(sentence)]
    .filter(({ segment, isWordLike }) => {
      if (!isWordLike || !/\p{L}/u.test(segment)) return false
      const least = /\p{Script=Latin}/u.test(segment) ? minLatinLetters : 2
      return [...segment].length >= least && !allStopWords.some((set) => set.has(segment.toLowerCase()))
    })
    .map(({ segment }) => toCandidate(segment))
}

import { type GlossTable, getChineseDictionary, getTable } from '../tables/gloss-tables.ts'
import type { GlossLanguage } from '../tables/languages.ts'
import type { Gloss } from './gloss.ts'

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const onlyKatakana = /^[\p{Script=Katakana}ー]+$/u
const katakanaSign = /[\p{Script=Katakana}ー]/u
const onlyHiragana = /^\p{Script=Hiragana}+$/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Finds the words of a run of Chinese or Japanese signs, longest first.
 * @param text the whole text: kana anywhere in it make it Japanese.
 */
export function matchUnspaced(run: string, offset: number, text: string): Gloss[] {
  const languages: readonly GlossLanguage[] = kana.test(text) ? ['ja', 'zh'] : ['zh', 'ja']
  const tables = languages.map((language) => ({ language, table: getTable(language) }))
  const isBoundary = createBoundaryTest(run)
  const glosses: Gloss[] = []
  let katakanaEnd = 0
  for (let start = 0; start < run.length; ) {
    const fits = (word: string) => isWhole(word, { run, start, katakanaEnd, isBoundary })
    const found = findLongest(run, start, tables, fits) ?? findInDictionary(run, start, languages[0], isBoundary)
    if (!found) {
      start += (run.codePointAt(start) ?? 0) > 0xffff ? 2 : 1
      continue
    }
    const end = start + found.length
    glosses.push({ start: offset + start, end: offset + end, gloss: found.gloss, languages: [found.language] })
    if (onlyKatakana.test(run.slice(start, end))) katakanaEnd = end
    start = end
  }
  return glosses
}

interface Found {
  readonly length: number
  readonly gloss: string
  readonly language: GlossLanguage
}

interface LanguageTable {
  readonly language: GlossLanguage
  readonly table: GlossTable
}

function findLongest(
  run: string,
  start: number,
  tables: readonly LanguageTable[],
  fits: (word: string) => boolean,
): Found | undefined {
  const longest = Math.max(...tables.map(({ table }) => table.longest))
  for (let length = Math.min(longest, run.length - start); length > 0; length--) {
    const word = run.slice(start, start + length)
    for (const { language, table } of tables) {
      const gloss = table.words.get(word)
      if (gloss !== undefined && fits(word)) return { length, gloss, language }
    }
  }
  return undefined
}

/** Words of the dictionary count if they stand between boundaries, since they are many and some accidental. */
function findInDictionary(
  run: string,
  start: number,
  language: GlossLanguage | undefined,
  isBoundary: (place: number) => boolean,
): Found | undefined {
  if (language !== 'zh') return undefined
  const table = getChineseDictionary()
  for (let length = Math.min(table.longest, run.length - start); length > 1; length--) {
    const gloss =
      isBoundary(start) && isBoundary(start + length) ? table.words.get(run.slice(start, start + length)) : undefined
    if (gloss !== undefined) return { length, gloss, language }
  }
  return undefined
}

interface Position {
  readonly run: string
  readonly start: number
  /** Where the previous word of katakana ended. */
  readonly katakanaEnd: number
  isBoundary(place: number): boolean
}

/**
 * Whether a word is no part of another: katakana words stand alone or follow one another, words of one sign or of
 * hiragana begin and end where the segmenter says so.
 */
function isWhole(word: string, { run, start, katakanaEnd, isBoundary }: Position): boolean {
  const end = start + word.length
  if (onlyKatakana.test(word)) {
    const isBegun = start === katakanaEnd || !katakanaSign.test(run[start - 1] ?? '')
    return isBegun && (word.length > 2 || !katakanaSign.test(run[end] ?? ''))
  }
  return (word.length > 1 && !onlyHiragana.test(word)) || (isBoundary(start) && isBoundary(end))
}

/** Segments a run when the first boundary is asked for. */
function createBoundaryTest(run: string): (place: number) => boolean {
  let places: ReadonlySet<number> | undefined
  return (place) => {
    places ??= new Set([...Array.from(segmenter.segment(run), ({ index }) => index), run.length])
    return places.has(place)
  }
}

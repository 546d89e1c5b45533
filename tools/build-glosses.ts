// Makes the tables of glosses that the search reads: our own words, then the keywords of CLDR, and for Chinese the words of
// CC-CEDICT. Stems are computed here, since the stemmers would take seconds at start.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tablesFolder } from '../apps/server/src/modules/discovery/search/glosses/tables/gloss-tables.ts'
import {
  type GlossLanguage,
  glossLanguages,
  stemmers,
} from '../apps/server/src/modules/discovery/search/glosses/tables/languages.ts'
import {
  toExactKey,
  toPhraseStem,
  toStemKey,
  toTokens,
} from '../apps/server/src/modules/discovery/search/glosses/tables/word-keys.ts'
import { listConceptWords } from '../apps/server/src/modules/discovery/search/glosses/words/all-words.ts'
import { concepts } from '../apps/server/src/modules/discovery/search/glosses/words/concepts-data.ts'
import { listChineseWords } from './glosses/cedict.ts'
import { listEnglishKeywords, listKeywordGlosses, type WordGloss } from './glosses/cldr.ts'

const unspaced: ReadonlySet<GlossLanguage> = new Set(['zh', 'ja', 'ko'])
const latin = /^[\p{Script=Latin}\p{M}\p{N} '-]+$/u
const ownScript: ReadonlySet<GlossLanguage> = new Set(['zh', 'ja', 'ko', 'ru', 'ar', 'hi'])
const minJoined = 8
const maxHomonyms = 2
/** Least number of glosses that use a word for it to be English. */
const minUses = 6

const draft = `${tablesFolder}.draft`
rmSync(draft, { recursive: true, force: true })
mkdirSync(draft, { recursive: true })

const romanised: WordGloss[] = []
for (const language of glossLanguages) {
  const own = listConceptWords(language).flatMap(({ concept, words }) =>
    words.map((word) => ({ word, gloss: concept })),
  )
  const isForeign = ({ word }: WordGloss) => ownScript.has(language) && latin.test(word)
  romanised.push(...own.filter(isForeign))
  const isEnglish = ({ word, gloss }: WordGloss) => toPlain(word) === toPlain(gloss)
  const glosses = [own, listKeywordGlosses(language)].map((list) =>
    list.filter((each) => !isForeign(each) && !isEnglish(each)),
  )
  writeTable(language, glosses, language)
}
writeTable('romanised', [romanised], undefined)
const chinese = await listChineseWords()
writeTable('zh-dictionary', [chinese], 'zh', true)
const english = new Set([...concepts, ...listEnglishKeywords(), ...listFrequentWords(chinese)].flatMap(splitWords))
writeTable('en', [[...english].map((word) => ({ word, gloss: '' }))], undefined)
rmSync(tablesFolder, { recursive: true, force: true })
renameSync(draft, tablesFolder)

/**
 * Writes a table. The lists' order is their precedence; within one, a word may have several glosses. Only the words of
 * the first are found by their stems: the stems of emoji's keywords are often those of other words.
 */
function writeTable(
  name: string,
  lists: readonly WordGloss[][],
  language: GlossLanguage | undefined,
  isSorted = false,
): void {
  const words = new Map<string, string>()
  const stems = new Map<string, string>()
  let longest = 1
  for (const [place, list] of lists.entries()) {
    const found = { words: new Map<string, string[]>(), stems: new Map<string, string[]>() }
    for (const { word, gloss } of list) {
      const { keys, stem, length } = toKeys(word, language, place === 0)
      longest = Math.max(longest, length)
      for (const key of keys) add(found.words, key, gloss)
      if (stem !== undefined && place === 0) add(found.stems, stem, gloss)
    }
    for (const [key, glosses] of found.words)
      if (!words.has(key)) words.set(key, glosses.slice(0, maxHomonyms).join(', '))
    for (const [key, [gloss = '']] of found.stems) if (!stems.has(key)) stems.set(key, gloss)
  }
  const lines = (map: ReadonlyMap<string, string>) => [...map].map(([key, gloss]) => `${key}\t${gloss}`).join('\n')
  const sorted = isSorted ? new Map([...words].toSorted(([one], [other]) => (one < other ? -1 : 1))) : words
  writeFileSync(join(draft, `${name}.txt`), `${longest}\n\n${lines(sorted)}\n\n${lines(stems)}\n`)
}

/** The words that the glosses of a dictionary use more than once or twice: rare ones are often of other languages. */
function listFrequentWords(dictionary: readonly WordGloss[]): string[] {
  const counts = new Map<string, number>()
  for (const word of dictionary.flatMap(({ gloss }) => splitWords(gloss))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= minUses).map(([word]) => word)
}

function splitWords(text: string): string[] {
  return toTokens(text).map((token) => token.text)
}

function add(map: Map<string, string[]>, key: string, gloss: string): void {
  const known = map.get(key)
  if (!known) map.set(key, [gloss])
  else if (!known.includes(gloss)) known.push(gloss)
}

function toPlain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** The keys of a word or phrase; our own phrases are also found written together, as in hashtags. */
function toKeys(word: string, language: GlossLanguage | undefined, isOwn: boolean) {
  if (language === undefined || unspaced.has(language)) {
    const key = word.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
    return { keys: [key], stem: undefined, length: key.length }
  }
  const tokens = toTokens(word).map(({ text }) => text)
  const exact = tokens.map((text) => toExactKey(language, text))
  const joined = isOwn && exact.length > 1 && exact.join('').length >= minJoined ? [exact.join('')] : []
  // Vietnamese without marks is understood where a phrase is long enough.
  const bare = language === 'vi' && tokens.length > 1 ? [tokens.map((text) => toExactKey('id', text)).join(' ')] : []
  const stem = tokens.length === 1 ? toStemKey(language, tokens[0] ?? '') : toPhraseKey(language, tokens)
  return { keys: [...new Set([exact.join(' '), ...joined, ...bare])], stem, length: tokens.length }
}

/** The key of a phrase in all its forms; undefined in languages without a stemmer. */
function toPhraseKey(language: GlossLanguage, tokens: readonly string[]): string | undefined {
  return language in stemmers ? tokens.map((text) => toPhraseStem(language, text)).join(' ') : undefined
}

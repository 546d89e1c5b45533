import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GlossLanguage } from './languages.ts'
import { SortedLines } from './sorted-lines.ts'

/** Where `tools/build-glosses.ts` puts the tables, one file per language. */
export const tablesFolder = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', 'dist', 'glosses')

/** The glosses of a language's words and phrases; phrases have a blank between their words. */
export interface GlossTable {
  /** By spelling. */
  readonly words: ReadonlyMap<string, string>
  /** By stem. */
  readonly stems: ReadonlyMap<string, string>
  /** The first words of phrases, as spelled and stemmed, with the number of words of the longest. */
  readonly phraseStarts: ReadonlyMap<string, number>
  /** Length of the longest key: in words, in scripts without blanks in characters. */
  readonly longest: number
}

export type TableName = GlossLanguage | 'en' | 'romanised'

const tables = new Map<TableName, GlossTable>()

/** Reads a table when it is needed first, in some ten milliseconds. */
export function getTable(name: TableName): GlossTable {
  const known = tables.get(name)
  if (known) return known
  const table = parseTable(readTable(name))
  tables.set(name, table)
  return table
}

/** The words of a dictionary, which are too many for a map. */
export interface GlossDictionary {
  readonly words: SortedLines
  /** Length of the longest word in characters. */
  readonly longest: number
}

let dictionary: GlossDictionary | undefined

export function getChineseDictionary(): GlossDictionary {
  dictionary ??= parseDictionary(readTable('zh-dictionary'))
  return dictionary
}

/** @throws if the tables have not been built. */
function readTable(name: string): string {
  const file = join(tablesFolder, `${name}.txt`)
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build`)
  return readFileSync(file, 'utf8')
}

function parseTable(text: string): GlossTable {
  const [longest, words = '', stems = ''] = splitTable(text)
  const table = { words: parseLines(words), stems: parseLines(stems), longest: Number(longest) }
  return { ...table, phraseStarts: findPhraseStarts([...table.words.keys(), ...table.stems.keys()]) }
}

function findPhraseStarts(keys: readonly string[]): Map<string, number> {
  const starts = new Map<string, number>()
  for (const key of keys) {
    const [first = '', ...rest] = key.split(' ')
    if (rest.length > 0) starts.set(first, Math.max(starts.get(first) ?? 0, rest.length + 1))
  }
  return starts
}

function parseDictionary(text: string): GlossDictionary {
  const [longest, words = ''] = splitTable(text)
  return { words: new SortedLines(words), longest: Number(longest) }
}

/** Splits a table into the longest key's length, the words and the stems; a line is a key, a tab and a gloss. */
const splitTable = (text: string) => text.trimEnd().split('\n\n')

function parseLines(text: string): Map<string, string> {
  const map = new Map<string, string>()
  for (const line of text.split('\n')) {
    const tab = line.indexOf('\t')
    if (tab > 0) map.set(line.slice(0, tab), line.slice(tab + 1))
  }
  return map
}

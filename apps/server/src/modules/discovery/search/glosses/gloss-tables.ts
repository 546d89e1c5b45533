import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GlossLanguage } from './languages.ts'

/** Where `tools/build-glosses.ts` puts the tables, one file per language. */
export const tablesFolder = join(import.meta.dirname, '..', '..', '..', '..', '..', 'dist', 'glosses')

/** The glosses of a language's words and phrases; phrases have a blank between their words. */
export interface GlossTable {
  /** By spelling. */
  readonly words: ReadonlyMap<string, string>
  /** By stem. */
  readonly stems: ReadonlyMap<string, string>
  /** Length of the longest key: in words, in scripts without blanks in characters. */
  readonly longest: number
}

export type TableName = GlossLanguage | 'en' | 'romanised' | 'zh-dictionary'

const tables = new Map<TableName, GlossTable>()

/** Reads a table when it is needed first, in some ten milliseconds. */
export function getTable(name: TableName): GlossTable {
  const known = tables.get(name)
  if (known) return known
  const table = parseTable(readFileSync(join(tablesFolder, `${name}.txt`), 'utf8'))
  tables.set(name, table)
  return table
}

/** Parses the longest key's length, the words, a blank line and the stems; a line is a key, a tab and a gloss. */
function parseTable(text: string): GlossTable {
  const [longest = '0', ...parts] = text.split('\n\n')
  const [words, stems] = [parts[0] ?? '', parts[1] ?? ''].map(parseLines)
  return { words: words ?? new Map(), stems: stems ?? new Map(), longest: Number(longest) }
}

function parseLines(text: string): Map<string, string> {
  const map = new Map<string, string>()
  for (const line of text.split('\n')) {
    const tab = line.indexOf('\t')
    if (tab > 0) map.set(line.slice(0, tab), line.slice(tab + 1))
  }
  return map
}

import { extname } from 'node:path'
import { readJsonLines } from './read-json-lines.ts'
import { readTable } from './read-table.ts'
import type { Source } from './source-row.ts'
import { detectEncoding, readText } from './text-encoding.ts'

interface SourceOptions {
  readonly file: string
  /** A label of the Encoding Standard; undefined: detected. */
  readonly encoding: string | undefined
  /** Undefined: detected. */
  readonly delimiter: string | undefined
  /** Called with the number of bytes read since the last call. */
  readonly onBytes: (count: number) => void
}

/**
 * Opens a list: JSON lines by file name or first character, else a table.
 * @throws ImportError if it is neither.
 */
export async function openSource(options: SourceOptions): Promise<{ source: Source; notes: string[] }> {
  const { file, delimiter, onBytes } = options
  const encoding = options.encoding ? { label: options.encoding, note: undefined } : await detectEncoding(file)
  const pieces = readText(file, encoding.label, onBytes)
  const first = await pieces.next()
  const text = rejoin(first.done ? '' : first.value, pieces)
  const isTable = /^\.(?:csv|tsv|txt)$/i.test(extname(file)) || !/^\s*[[{]/.test(first.value ?? '')
  const source = isTable
    ? await readTable(text, delimiter ?? (/^\.tsv$/i.test(extname(file)) ? '\t' : undefined))
    : readJsonLines(text)
  return { source, notes: encoding.note ? [encoding.note] : [] }
}

async function* rejoin(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

import { extname } from 'node:path'
import { readJsonLines } from './read-json-lines.ts'
import { readTable } from './read-table.ts'
import type { Source } from './source-row.ts'
import { detectEncoding, readText } from './text-encoding.ts'

interface SourceOptions {
  readonly file: string
  /** A label of the Encoding Standard; undefined: found out. */
  readonly encoding: string | undefined
  /** Undefined: found out. */
  readonly delimiter: string | undefined
  /** Told how many more bytes of the file were read. */
  readonly onBytes: (count: number) => void
}

/**
 * Opens a list: JSON lines by the file's name or its first letter, else a table.
 * @throws ImportError when it cannot be read as either.
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

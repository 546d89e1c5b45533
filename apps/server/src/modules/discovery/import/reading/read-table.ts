import { findMessage, say } from '@troupe/contract/messages/message'
import { maxRowLength } from './read-json-lines.ts'
import type { Source, SourceRow } from './source-row.ts'
import { ImportError } from './source-row.ts'
import { TableScanner } from './table-scanner.ts'

const maxColumns = 1000
const delimiters = [',', ';', '\t', '|'] as const
/** Part of the file used to detect the delimiter. */
const startLength = 64 * 1024

/**
 * Reads a table (CSV, TSV); the first non-empty row has the headers.
 * @param delimiter undefined: comma, semicolon, tab or bar, whichever is most frequent in the headers.
 * @throws ImportError if there is no header.
 */
export async function readTable(text: AsyncIterable<string>, delimiter: string | undefined): Promise<Source> {
  const rows = readRows(text, delimiter)
  const header = await rows.next()
  if (header.done) throw new ImportError(say('imports.no_rows'))
  if (header.value.unreadable)
    throw new ImportError(
      say('imports.headers_unreadable', { reason: findMessage(header.value.unreadable) ?? header.value.unreadable }),
    )
  const columns = header.value.cells.map(String)
  if (columns.length > maxColumns) {
    throw new ImportError(say('imports.too_many_columns', { count: String(columns.length), max: String(maxColumns) }))
  }
  return { columns, rows }
}

/** Returns the most frequent delimiter outside quotation marks in the first row; a comma if there is none. */
export function detectDelimiter(text: string): string {
  const counts = new Map<string, number>()
  let isQuoted = false
  let hasContent = false
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (/[\r\n]/.test(letter) && hasContent) break
    else counts.set(letter, (counts.get(letter) ?? 0) + 1)
    hasContent ||= !/\s/.test(letter)
  }
  const countOf = (delimiter: string) => counts.get(delimiter) ?? 0
  return delimiters.reduce((best, candidate) => (countOf(candidate) > countOf(best) ? candidate : best))
}

async function* readRows(text: AsyncIterable<string>, delimiter: string | undefined): AsyncGenerator<SourceRow> {
  let start = ''
  let scanner: TableScanner | undefined
  let isOldMac = false
  const begin = () => {
    isOldMac = start.includes('\r') && !start.includes('\n')
    scanner = new TableScanner({ delimiter: delimiter ?? detectDelimiter(start), maxRowLength })
    return scanner.scan(isOldMac ? start.replaceAll('\r', '\n') : start, false)
  }
  for await (const piece of text) {
    if (scanner) yield* scanner.scan(isOldMac ? piece.replaceAll('\r', '\n') : piece, false)
    else {
      start += piece
      if (start.length >= startLength) yield* begin()
    }
  }
  if (!scanner) yield* begin()
  yield* scanner?.scan('', true) ?? []
}

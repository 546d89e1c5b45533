import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { ImportError } from './import-error.ts'
import { maxRowLength } from './read-json-lines.ts'
import type { Source, SourceRow } from './source-row.ts'

const maxColumns = 1000
const delimiters = [',', ';', '\t', '|'] as const
/** The part of a file in which the delimiter is looked for. */
const startLength = 64 * 1024

/**
 * Reads a table (CSV, TSV): the first row that is not empty has the headers.
 * @param delimiter undefined: the one of comma, semicolon, tab and bar that divides the headers most often.
 * @throws ImportError when there is no header.
 */
export async function readTable(text: AsyncIterable<string>, delimiter: string | undefined): Promise<Source> {
  const pieces = text[Symbol.asyncIterator]()
  let start = ''
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
    start += piece.value
    if (start.length >= startLength) break
  }
  const parser = parse({
    delimiter: delimiter ?? detectDelimiter(start),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: maxRowLength,
  })
  const source = Readable.from(prepend(start, pieces))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  const rows = readRecords(parser)
  const header = await rows.next()
  if (header.done) throw new ImportError('The file holds no rows.')
  if (header.value.unreadable) throw new ImportError(`The headers cannot be read: ${header.value.unreadable}.`)
  const columns = header.value.cells.map(String)
  if (columns.length > maxColumns)
    throw new ImportError(`The file has ${columns.length} columns; at most ${maxColumns} are read.`)
  return { columns, rows }
}

/** The mark that stands most often in the first row, outside of quotation marks; a comma when none does. */
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

async function* prepend(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield start
  for (let piece = await rest.next(); !piece.done; piece = await rest.next()) yield piece.value
}

/** What csv-parse gives with `info`. */
interface ParsedRecord {
  record: string[]
  info: Info
}

async function* readRecords(parser: AsyncIterable<ParsedRecord>): AsyncGenerator<SourceRow> {
  let lastLine = 0
  try {
    for await (const { record, info } of parser) {
      lastLine = info.lines
      yield { line: info.lines - countLineBreaks(record), cells: record }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // Nothing behind an open quotation mark can be told apart any more, so this is the last row.
    yield { line: lastLine + 1, cells: [], unreadable: describe(error) }
  }
}

function countLineBreaks(record: readonly string[]): number {
  let count = 0
  for (const cell of record) {
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count++
  }
  return count
}

function describe(error: CsvError): string {
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return `the row is longer than ${maxRowLength} letters, a quotation mark is probably not closed; nothing behind it was read`
  }
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is not closed; nothing behind it was read'
  return `not readable as a table (${error.code}); nothing behind it was read`
}

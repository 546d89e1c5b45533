import { type Cell, looksLikeFormula, type SheetColumn } from './sheet-cell.ts'

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\ufeff'
const lineEnd = '\r\n'

/**
 * Writes a table as CSV (RFC 4180, UTF-8, commas) in chunks. Texts that a spreadsheet would evaluate as formulas get a leading
 * apostrophe; numbers stay numbers.
 */
export async function* writeCsv(
  columns: readonly SheetColumn[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + toLine(columns.map(({ header }) => header))
  for await (const rows of pages) yield rows.map(toLine).join('')
}

function toLine(cells: readonly Cell[]): string {
  return cells.map(toField).join(',') + lineEnd
}

function toField(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return `"${defuse(cell.toWellFormed()).replaceAll('"', '""')}"`
}

/**
 * Starts of formulas inside a text. Spreadsheets that expect semicolons or tabs, as in much of Europe, ignore the
 * quotes and start a new cell after each separator and line break. A smiley is not a formula.
 */
const hiddenStart = /([;\t]\s*|\n\s*(?==))([=+\-@＝＋－＠])(?!\))/g

function defuse(text: string): string {
  const inner = text.replace(hiddenStart, "$1'$2")
  return looksLikeFormula(text) ? `'${inner}` : inner
}

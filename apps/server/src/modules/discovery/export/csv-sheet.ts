import { type Cell, looksLikeFormula, type SheetColumn } from './sheet-cell.ts'

/** Tells spreadsheets that what follows is UTF-8. */
const byteOrderMark = '\ufeff'
const lineEnd = '\r\n'

/**
 * A table as CSV (RFC 4180, UTF-8, commas), piece by piece. Texts that a spreadsheet would take for a formula begin with an
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
 * Where a spreadsheet expects semicolons or tabs, as in much of Europe, it sees no quotes around this field and begins a cell
 * after each of them; the same goes for lines. A smile is no formula.
 */
const hiddenStart = /([;\t]\s*|\n\s*(?==))([=+\-@＝＋－＠])(?!\))/g

function defuse(text: string): string {
  const inner = text.replace(hiddenStart, "$1'$2")
  return looksLikeFormula(text) ? `'${inner}` : inner
}

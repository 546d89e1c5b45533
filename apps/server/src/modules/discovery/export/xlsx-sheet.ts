import { PassThrough, Readable } from 'node:stream'
import yazl from 'yazl'
import { type Cell, looksLikeFormula, type SheetColumn } from './sheet-cell.ts'
import { closeSheet, fixedParts, openSheet, sheetPath, styles } from './xlsx-parts.ts'

/** Limits of Excel: rows of a sheet, including the header, and characters of a cell. */
export const maxSheetRows = 1_048_576
const maxCellLength = 32_767

/**
 * Streams a table as an .xlsx file. It is compressed in Node's thread pool, so that memory and event loop are independent of the
 * number of rows. Texts are never formulas.
 */
export function writeXlsx(
  columns: readonly SheetColumn[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): Readable {
  const archive = new yazl.ZipFile()
  for (const [path, text] of Object.entries(fixedParts)) archive.addBuffer(Buffer.from(text), path)
  const sheet = Readable.from(writeSheet(columns, pages), { objectMode: false })
  archive.addReadStream(sheet, sheetPath)
  archive.end()
  // The archive does not propagate errors and early closes between its input and output.
  const packed = archive.outputStream.pipe(new PassThrough())
  sheet.on('error', (error) => packed.destroy(error))
  packed.on('close', () => sheet.destroy())
  return packed
}

async function* writeSheet(
  columns: readonly SheetColumn[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  const letters = columns.map((_, place) => toColumnLetters(place))
  const toRow = (row: number, cells: readonly Cell[]) =>
    `<row r="${row}">${cells.map((cell, place) => toCell(`${letters[place]}${row}`, cell, row === 1)).join('')}</row>`
  let row = 1
  const headers = columns.map(({ header }) => header)
  yield openSheet(columns) + toRow(row, headers)
  for await (const rows of pages) yield rows.map((cells) => toRow(++row, cells)).join('')
  yield closeSheet
}

/** Converts a column index to letters: A, B, ... Z, AA, AB, ... */
function toColumnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : toColumnLetters(Math.floor(place / 26) - 1) + last
}

function toCell(name: string, cell: Cell, isHeader: boolean): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${name}"><v>${cell}</v></c>` : ''
  if (typeof cell === 'boolean') return `<c r="${name}" t="b"><v>${cell ? 1 : 0}</v></c>`
  const style = isHeader ? styles.header : looksLikeFormula(cell) ? styles.quoted : styles.plain
  const text = toXmlText(cell)
  return `<c r="${name}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** Characters that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be removed
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Office reads `_x000D_` as an escaped character. Where a text contains this literally, its underscore is escaped. */
const officeEscape = /_(?=x[\da-f]{4}_)/gi
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function toXmlText(text: string): string {
  return cut(text.replace(/\r\n?/g, '\n').replace(notInXml, ''), maxCellLength)
    .toWellFormed()
    .replace(officeEscape, '_x005F_')
    .replace(/[&<>]/g, (letter) => entities[letter] ?? '')
}

/** Cuts a text without splitting a surrogate pair. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}

import { PassThrough, Readable } from 'node:stream'
import yazl from 'yazl'
import { type Cell, looksLikeFormula, type SheetColumn } from './sheet-cell.ts'
import { closeSheet, fixedParts, openSheet, sheetPath, styles } from './xlsx-parts.ts'

/** Excel takes no more rows in a sheet, the header's with them, and no longer text in a cell. */
export const maxSheetRows = 1_048_576
const maxCellLength = 32_767

/**
 * A table as an .xlsx file, while its rows come: packed in threads of Node's own, so that neither the memory nor the event loop
 * feels how many there are. Texts are always texts, never formulas.
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
  // The archive looks after the failures of neither end.
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

/** A, B, ... Z, AA, AB, ... */
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

/** What XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be removed
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Office reads `_x000D_` as the letter with this number; of a text that has it as its own the underscore is escaped. */
const officeEscape = /_(?=x[\da-f]{4}_)/gi
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function toXmlText(text: string): string {
  return cut(text.replace(/\r\n?/g, '\n').replace(notInXml, ''), maxCellLength)
    .toWellFormed()
    .replace(officeEscape, '_x005F_')
    .replace(/[&<>]/g, (letter) => entities[letter] ?? '')
}

/** Never in the middle of a letter of two code units. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}

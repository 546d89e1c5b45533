import { WorkbookError } from '../../modules/discovery/import/workbook-port.ts'
import { readSharedStrings, readSheet, type SheetRow } from './sheet-rows.ts'
import { readNumberKinds } from './sheet-styles.ts'
import { type ArchiveLimits, checkSignature, parts, unpackParts, usualArchiveLimits } from './workbook-archive.ts'
import { decodeUtf8, findAttribute, readXml } from './xml-events.ts'

/** Characters of CSV after which a workbook is refused: cells may share one long text a million times. */
const maxCsvLength = 200e6
/** Empty rows between two rows that are kept, so that lines have the numbers of the sheet's rows. */
const maxGap = 100_000

/**
 * Yields the first visible sheet of a workbook as CSV, in pieces. Its lines have the numbers of the sheet's rows, so line
 * breaks within cells become blanks.
 * @throws WorkbookError
 */
export function* writeFirstSheet(content: Uint8Array, limits: ArchiveLimits = usualArchiveLimits): Generator<string> {
  checkSignature(content)
  const known = unpackParts(content, Object.values(parts), limits)
  const { path, dateSystem } = findSheet(known[parts.workbook], known[parts.relations])
  const sheet = unpackParts(content, [path], limits)[path]
  if (!sheet) throw new WorkbookError('imports.workbook_damaged')
  const strings = readSharedStrings(known[parts.strings])
  const rows = readSheet(sheet, { strings, kinds: readNumberKinds(known[parts.styles]), dateSystem })
  yield* writeRows(rows)
}

function* writeRows(rows: Iterable<SheetRow>): Generator<string> {
  let line = 0
  let length = 0
  for (const { number, cells } of rows) {
    if (!cells.some((cell) => cell)) continue
    const gap = number > line ? number - line - 1 : 0
    if (gap > maxGap) throw new WorkbookError('imports.workbook_unpacks_too_far')
    const text = `${'\n'.repeat(line === 0 ? gap : gap + 1)}${Array.from(cells, toCsvCell).join(',')}`
    line = Math.max(number, line + 1)
    length += text.length
    if (length > maxCsvLength) throw new WorkbookError('imports.workbook_unpacks_too_far')
    yield text
  }
  if (line === 0) throw new WorkbookError('imports.workbook_without_sheet')
}

function toCsvCell(cell: string | undefined): string {
  const text = (cell ?? '').replace(/[\r\n]+/g, ' ')
  return `"${text.replaceAll('"', '""')}"`
}

/** Finds the first sheet that is not hidden, and the system of its dates. */
function findSheet(workbook: Uint8Array | undefined, relations: Uint8Array | undefined) {
  if (!workbook || !relations) throw new WorkbookError('imports.workbook_damaged')
  let relation: string | undefined
  let dateSystem: 1900 | 1904 = 1900
  for (const event of readXml(decodeUtf8(workbook))) {
    if (event.kind !== 'open') continue
    if (event.name === 'workbookPr' && /^(?:1|true)$/.test(findAttribute(event.attributes, 'date1904') ?? '')) {
      dateSystem = 1904
    }
    const isShown = !/^(?:hidden|veryHidden)$/.test(findAttribute(event.attributes, 'state') ?? '')
    if (event.name === 'sheet' && isShown) relation ??= findAttribute(event.attributes, '[a-z]+:id')
  }
  const target = findTarget(relations, relation)
  if (target === undefined) throw new WorkbookError('imports.workbook_without_sheet')
  return { path: target.startsWith('/') ? target.slice(1) : `xl/${target}`, dateSystem }
}

function findTarget(relations: Uint8Array, id: string | undefined): string | undefined {
  if (id === undefined) return undefined
  for (const event of readXml(decodeUtf8(relations))) {
    if (event.kind === 'open' && findAttribute(event.attributes, 'Id') === id) {
      return findAttribute(event.attributes, 'Target')
    }
  }
  return undefined
}

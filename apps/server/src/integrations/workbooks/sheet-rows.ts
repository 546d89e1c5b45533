import { formatNumber, type NumberKind } from './sheet-styles.ts'
import { decodeUtf8, findAttribute, readXml } from './xml-events.ts'

/** A row of a sheet. */
export interface SheetRow {
  /** From 1. */
  readonly number: number
  readonly cells: readonly string[]
}

export interface SheetContext {
  readonly strings: readonly string[]
  /** By the index of the style. */
  readonly kinds: readonly NumberKind[]
  readonly dateSystem: 1900 | 1904
}

/** Columns beyond this one are left out. */
const maxColumns = 1000
/** The longest text that Excel keeps in a cell. */
const maxCellLength = 32_767

/** Reads the texts that cells share. Phonetic hints are left out. */
export function readSharedStrings(content: Uint8Array | undefined): string[] {
  const strings: string[] = []
  let text = ''
  let isText = false
  let hints = 0
  for (const event of readXml(content ? decodeUtf8(content) : [])) {
    if (event.kind === 'text') {
      if (isText && hints === 0 && text.length < maxCellLength) text += event.text
      continue
    }
    const isOpen = event.kind === 'open' && !event.isEmpty
    if (event.name === 't') isText = isOpen
    if (event.name === 'rPh' && !(event.kind === 'open' && event.isEmpty)) hints += isOpen ? 1 : -1
    if (event.name === 'si' && !isOpen) {
      strings.push(text.slice(0, maxCellLength))
      text = ''
    }
  }
  return strings
}

interface OpenCell {
  readonly column: number
  readonly type: string
  readonly style: number
  value: string
}

/** Reads the rows of a sheet that have cells, in the order of the file. */
export function* readSheet(content: Uint8Array, context: SheetContext): Generator<SheetRow> {
  let number = 0
  let cells: string[] = []
  let cell: OpenCell | undefined
  let isValue = false
  for (const event of readXml(decodeUtf8(content))) {
    if (event.kind === 'text') {
      if (cell && isValue && cell.value.length < maxCellLength) cell.value += event.text
      continue
    }
    const isOpen = event.kind === 'open' && !event.isEmpty
    if (event.name === 'row') {
      if (event.kind === 'open') {
        number = readRowNumber(event.attributes) ?? number + 1
        cells = []
      }
      if (!isOpen) yield { number, cells }
    } else if (event.name === 'c') {
      if (event.kind === 'open') cell = openCell(event.attributes, cells.length)
      if (!isOpen && cell) {
        if (cell.column < maxColumns) cells[cell.column] = toText(cell, context)
        cell = undefined
      }
    } else if (event.name === 'v' || event.name === 't') isValue = isOpen
  }
}

function readRowNumber(attributes: string): number | undefined {
  const number = Number(findAttribute(attributes, 'r'))
  return Number.isInteger(number) && number > 0 ? number : undefined
}

function openCell(attributes: string, nextColumn: number): OpenCell {
  const letters = /^[A-Z]{1,3}/.exec(findAttribute(attributes, 'r') ?? '')?.[0]
  return {
    column: letters === undefined ? nextColumn : toColumn(letters),
    type: findAttribute(attributes, 't') ?? 'n',
    style: Number(findAttribute(attributes, 's') ?? 0),
    value: '',
  }
}

/** The index of a column by its letters: A is 0, AA is 26. */
function toColumn(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function toText({ type, value, style }: OpenCell, { strings, kinds, dateSystem }: SheetContext): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? ''
    case 'b':
      return value === '1' ? 'true' : 'false'
    case 'e':
      return ''
    case 'n':
      return formatNumber(value, kinds[style] ?? 'plain', dateSystem)
    default:
      return value.slice(0, maxCellLength)
  }
}

import { decodeUtf8, findAttribute, readXml } from './xml-events.ts'

/** How a number is meant, by the index of its style. */
export type NumberKind = 'date' | 'percent' | 'plain'

/** Built-in formats: https://learn.microsoft.com/dotnet/api/documentformat.openxml.spreadsheet.numberingformat */
const percentFormats = new Set([9, 10])
const dateFormats = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])

/** Reads which styles show dates, and which percentages. */
export function readNumberKinds(styles: Uint8Array | undefined): NumberKind[] {
  const custom = new Map<number, string>()
  const kinds: NumberKind[] = []
  let isInCells = false
  for (const event of readXml(styles ? decodeUtf8(styles) : [])) {
    if (event.kind === 'text') continue
    if (event.name === 'cellXfs') isInCells = event.kind === 'open'
    if (event.kind !== 'open') continue
    if (event.name === 'numFmt') {
      custom.set(
        Number(findAttribute(event.attributes, 'numFmtId')),
        findAttribute(event.attributes, 'formatCode') ?? '',
      )
    }
    if (event.name === 'xf' && isInCells) {
      const id = Number(findAttribute(event.attributes, 'numFmtId') ?? 0)
      kinds.push(judgeFormat(id, custom.get(id)))
    }
  }
  return kinds
}

function judgeFormat(id: number, code: string | undefined): NumberKind {
  if (percentFormats.has(id)) return 'percent'
  if (dateFormats.has(id)) return 'date'
  // Texts in quotes, colours and conditions in brackets, and escaped letters say nothing.
  const bare = (code ?? '').slice(0, 255).replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (/[yd]/i.test(bare)) return 'date'
  return bare.includes('%') ? 'percent' : 'plain'
}

const dayMs = 86_400_000
/** Day 0 of the two date systems. The first counts 29 February 1900, which never was, so it begins a day earlier. */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }

/** Writes the number of a cell as a list has it: dates as ISO, percentages with their sign. */
export function formatNumber(text: string, kind: NumberKind, system: 1900 | 1904): string {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text
  if (kind === 'percent') return `${Number((value * 100).toPrecision(12))}%`
  if (kind === 'date') {
    const date = new Date(epochs[system] + Math.round(value * dayMs))
    if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return text
    return Number.isInteger(value) ? date.toISOString().slice(0, 10) : date.toISOString()
  }
  // 1.2E+7 as 12000000; beyond that many digits a number is kept as it is written.
  return Math.abs(value) < 1e15 ? keepPoint(String(Number(value.toPrecision(15)))) : text
}

/** A list may separate thousands by a point, so a number with three decimals gets a fourth: 12.375 as 12.3750. */
const keepPoint = (digits: string) => (/\.\d{3}$/.test(digits) ? `${digits}0` : digits)

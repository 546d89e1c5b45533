/** Placeholders for missing values. `#VALOR!` and the like are spreadsheet errors. */
const blanks = new Set([
  '-',
  '--',
  '–',
  '—',
  '?',
  'n/a',
  'na',
  'nan',
  'none',
  'null',
  'nil',
  'undefined',
  'unknown',
  '#n/a',
  'not available',
])
const spreadsheetError = /^#[\p{Lu}\d/ ]{2,15}[!?]?$/u

/** Whether a cell has no value: empty, "N/A", "-", "nan", or a spreadsheet error such as "#VALUE!". */
export function isBlank(text: string): boolean {
  if (text === '') return true
  // Most cells are longer texts or numbers and need no lookup.
  if (text.length > 20 || /^\d/.test(text)) return false
  return blanks.has(text.toLowerCase()) || (text.startsWith('#') && isSpreadsheetError(text))
}

/**
 * Whether a text is an error such as "#REF!" or "#NAME?", which end with a mark. Without a mark, only known English and
 * Spanish forms count: "#ART" is a hashtag.
 */
function isSpreadsheetError(text: string): boolean {
  return spreadsheetError.test(text) && /[!?]$|^#N\/?[AD]$/.test(text)
}

/** Returns a cell as trimmed text; undefined if it has no value or is an object. */
export function toText(cell: unknown): string | undefined {
  const text =
    typeof cell === 'string'
      ? toStorable(cell.trim())
      : typeof cell === 'number' || typeof cell === 'boolean'
        ? String(cell)
        : ''
  return isBlank(text) ? undefined : text
}

/** Removes NUL and lone surrogates: JSON can contain them, PostgreSQL rejects them. */
function toStorable(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()
}

/**
 * Parses a cell with several values: an array, an array as JSON, YouTube's form (`"two words" one`), or values separated by
 * semicolons, bars, commas or line breaks.
 */
export function toList(cell: unknown): string[] {
  if (Array.isArray(cell)) return cell.map(toText).filter((item) => item !== undefined)
  const text = toText(cell)
  if (text === undefined) return []
  if (text.startsWith('[')) {
    const items = parseJsonArray(text)
    if (items) return toList(items)
  }
  return split(text)
    .map(toText)
    .filter((item) => item !== undefined)
}

function parseJsonArray(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function split(text: string): string[] {
  const separator = [/[;\n]/, /\|/, /,/].find((candidate) => candidate.test(text))
  if (separator) return text.split(separator).map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
  if (!text.includes('"')) return [text]
  return Array.from(text.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word]) => quoted ?? word ?? '')
}

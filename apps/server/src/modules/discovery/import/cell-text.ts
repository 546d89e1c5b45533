/** What a spreadsheet or a script writes where it knows nothing; `#VALOR!` and the like are errors of spreadsheets. */
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

/** Whether a cell says nothing: empty, "N/A", "-", "nan", a spreadsheet's error such as "#VALUE!". */
export function isBlank(text: string): boolean {
  if (text === '') return true
  // Most cells are longer texts or numbers: they need no look into the list.
  if (text.length > 20 || /^\d/.test(text)) return false
  return blanks.has(text.toLowerCase()) || (text.startsWith('#') && isSpreadsheetError(text))
}

/** "#REF!" and "#NAME?" end with a mark; without one only the fixed English and Spanish forms are sure, "#ART" is a hashtag. */
function isSpreadsheetError(text: string): boolean {
  return spreadsheetError.test(text) && /[!?]$|^#N\/?[AD]$/.test(text)
}

/** A cell as text without blanks around it; undefined when it says nothing. Objects are not text. */
export function toText(cell: unknown): string | undefined {
  const text =
    typeof cell === 'string'
      ? toStorable(cell.trim())
      : typeof cell === 'number' || typeof cell === 'boolean'
        ? String(cell)
        : ''
  return isBlank(text) ? undefined : text
}

/** PostgreSQL takes neither NUL nor half of a surrogate pair, and JSON can write both. */
function toStorable(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()
}

/**
 * A cell that may hold several things, as their list: an array, an array written as JSON, YouTube's form (`"two words"
 * one`), or words between semicolons, bars, commas or line ends.
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

/** What a cell holds; null: nothing. */
export type Cell = string | number | boolean | null

/** A table for people: what its columns are called, and their width in letters. */
export interface SheetColumn {
  readonly header: string
  readonly width: number
}

/**
 * Beginnings that a spreadsheet takes for a formula, after blanks too; the full-width signs count in East Asian ones. See OWASP,
 * "CSV Injection".
 */
const formulaStart = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** Whether a spreadsheet would compute this text instead of showing it. */
export function looksLikeFormula(text: string): boolean {
  return formulaStart.test(text)
}

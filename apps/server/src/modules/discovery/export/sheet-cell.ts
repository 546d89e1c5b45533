/** The value of a cell; null: empty. */
export type Cell = string | number | boolean | null

/** A column with its width in characters. */
export interface SheetColumn {
  readonly header: string
  readonly width: number
}

/**
 * Characters that start a formula in a spreadsheet, also after blanks; East Asian versions accept the full-width ones. See OWASP,
 * "CSV Injection".
 */
const formulaStart = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** Whether a spreadsheet would evaluate this text as a formula. */
export function looksLikeFormula(text: string): boolean {
  return formulaStart.test(text)
}

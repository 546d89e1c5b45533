import type { PlainMessageKey } from '@troupe/contract/messages/message'

/** Thrown if a workbook cannot be read; the key's message tells the user why. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError'
  readonly key: PlainMessageKey

  constructor(key: PlainMessageKey) {
    super(key)
    this.key = key
  }
}

/** Reads Excel workbooks, which are untrusted. */
export interface WorkbookReader {
  /**
   * Writes the first sheet as CSV, a line for each row of the sheet. Formulas are not computed: their stored values are
   * taken.
   * @throws WorkbookError
   */
  writeCsv(content: Uint8Array, file: string): Promise<void>
}

/** Progress of a transfer. */
export interface TransferProgress {
  /** Name of the phase, for display. */
  readonly phase: string
  readonly table: string
  /** Rows of all tables completed in this phase. */
  readonly done: number
  readonly total: number
}

export type ShowProgress = (progress: TransferProgress) => void

/** Counts the rows of one phase and shows how many are done. */
export function countProgress(phase: string, total: number, show: ShowProgress): (table: string, rows: number) => void {
  let done = 0
  return (table, rows) => {
    done += rows
    show({ phase, table, done, total })
  }
}

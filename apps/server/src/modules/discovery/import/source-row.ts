/** A line of a list, read but not yet understood. */
export interface SourceRow {
  /** Where it starts in the file, counted from 1. */
  readonly line: number
  /** In the order of the source's columns; shorter when the last ones are missing. */
  readonly cells: readonly unknown[]
  /** Set when the line could not even be read: why. Its `cells` then hold what was there, shortened. */
  readonly unreadable?: string
}

/** A list being read. */
export interface Source {
  /** The headers; a file of JSON lines adds to them while it is read. */
  readonly columns: readonly string[]
  readonly rows: AsyncGenerator<SourceRow>
}

/** Something that was wrong with a row, for the person who has the file. */
export interface RowProblem {
  readonly line: number
  /** The file's own name of the column; empty when it concerns the whole row. */
  readonly column: string
  /** What stood there, shortened. */
  readonly value: string
  readonly reason: string
}

const shownLength = 80

/** A value short enough for a report, on one line. */
export function shorten(value: unknown): string {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\s+/g, ' ').trim()
  return text.length > shownLength ? `${text.slice(0, shownLength).toWellFormed()}…` : text
}

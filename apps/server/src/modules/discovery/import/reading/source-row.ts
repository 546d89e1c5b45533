import type { Message } from '@troupe/contract/messages/message'

/** A row of a list before its values are parsed. */
export interface SourceRow {
  /** First line in the file, from 1. */
  readonly line: number
  /** In column order; missing last cells are left out. */
  readonly cells: readonly unknown[]
  /** The reason if the line could not be read; `cells` then contain its shortened text. */
  readonly unreadable?: string
}

/** An opened list. */
export interface Source {
  /** The headers. With JSON lines, more are added while reading. */
  readonly columns: readonly string[]
  readonly rows: AsyncGenerator<SourceRow>
}

/** A problem of a row, for the user's report. */
export interface RowProblem {
  readonly line: number
  /** Header of the column; empty for a problem of the whole row. */
  readonly column: string
  /** The shortened value. */
  readonly value: string
  readonly reason: string
}

const shownLength = 80

/** Shortens a value to one line for the report. */
export function shorten(value: unknown): string {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\s+/g, ' ').trim()
  return text.length > shownLength ? `${text.slice(0, shownLength).toWellFormed()}…` : text
}

/** Thrown if the file cannot be imported. The message tells the user the reason and the remedy. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  /** The message, for translations; its English text is the error's `message`. */
  readonly said: Message

  constructor(said: Message) {
    super(said.text)
    this.said = said
  }
}

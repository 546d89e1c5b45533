import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { RowProblem } from './reading/source-row.ts'

/** Effect of a problem: the row was refused, or only the value was left out. */
export type Outcome = 'refused' | 'warning'

/** A kind of problem with its number and first occurrence. */
export interface ProblemCount {
  readonly outcome: Outcome
  readonly column: string
  readonly reason: string
  readonly count: number
  readonly first: RowProblem
}

/** Counts problems of rows by kind, and writes each to the file if there is one. */
export interface ProblemReport {
  add(outcome: Outcome, problem: RowProblem): void
  /** The kinds of problems: refusals first, then by frequency. */
  counts(): ProblemCount[]
  /** Closes the file. @throws the error of the file if it could not be written. */
  close(): Promise<void>
}

const headers = ['outcome', 'line', 'column', 'value', 'reason']

/** @param file file for all problems as CSV; undefined: none. */
export function createProblemReport(file: string | undefined): ProblemReport {
  const counts = new Map<string, { outcome: Outcome; first: RowProblem; count: number }>()
  const stream = file === undefined ? undefined : createWriteStream(file)
  const written = stream && finished(stream)
  // `close` awaits this promise; without a handler, an earlier error would be an unhandled rejection.
  written?.catch(() => {})
  stream?.write(`\uFEFF${headers.join(',')}\n`)
  return {
    add(outcome, problem) {
      const key = JSON.stringify([outcome, problem.column, problem.reason])
      const known = counts.get(key)
      if (known) known.count++
      else counts.set(key, { outcome, first: problem, count: 1 })
      stream?.write(
        `${[outcome, problem.line, problem.column, problem.value, problem.reason].map(toCsvCell).join(',')}\n`,
      )
    },
    counts() {
      return [...counts.values()]
        .map(({ outcome, first, count }) => ({ outcome, first, count, column: first.column, reason: first.reason }))
        .sort((a, b) => (a.outcome === b.outcome ? b.count - a.count : a.outcome === 'refused' ? -1 : 1))
    },
    async close() {
      stream?.end()
      await written
    },
  }
}

/** Adds an apostrophe to a cell that a spreadsheet would evaluate as a formula. */
function toCsvCell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

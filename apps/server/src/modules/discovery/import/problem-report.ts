import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { RowProblem } from './source-row.ts'

/** What became of it: the whole row was refused, or only the value was left out. */
export type Outcome = 'refused' | 'warning'

/** One kind of problem, with how often it was and where first. */
export interface ProblemCount {
  readonly outcome: Outcome
  readonly column: string
  readonly reason: string
  readonly count: number
  readonly first: RowProblem
}

/** Collects what was wrong with rows: counted by kind in memory, each one in the file if there is one. */
export interface ProblemReport {
  add(outcome: Outcome, problem: RowProblem): void
  /** The kinds, refusals first, each the most frequent first. */
  counts(): ProblemCount[]
  /** @throws the file's error, if it could not be written. */
  close(): Promise<void>
}

const headers = ['outcome', 'line', 'column', 'value', 'reason']

/** @param file where to write every problem as CSV; undefined: nowhere. */
export function createProblemReport(file: string | undefined): ProblemReport {
  const counts = new Map<string, { outcome: Outcome; first: RowProblem; count: number }>()
  const stream = file === undefined ? undefined : createWriteStream(file)
  const written = stream && finished(stream)
  // Awaited in close(); without this an error before then would end the process.
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

/** A cell that starts like a formula gets an apostrophe, or a spreadsheet would run it. */
function toCsvCell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

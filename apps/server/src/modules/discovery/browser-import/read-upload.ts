import { setImmediate as turn } from 'node:timers/promises'
import { type ImportProblem, shownCellLength } from '@troupe/contract/discover/creator-imports'
import { foldHeader } from '../import/column-names.ts'
import { type ImportOptions, type ImportSummary, importCreators } from '../import/import-creators.ts'
import type { SourceRow } from '../import/reading/source-row.ts'
import type { RowResult } from '../import/to-creator.ts'
import { tellReason } from './import-presenter.ts'
import type { ImportFindings, ImportRow, ImportWork } from './import-repository.ts'

const sampleRows = 8
/** Small, so that a batch holds the only connection of an embedded database, and locked creators, for a moment only. */
const batchSize = 1000
const shownProblems = 50
const shownColumns = 200

interface Reading extends Pick<ImportOptions, 'store' | 'workers' | 'signal'> {
  readonly file: string
  readonly limit: number
  readonly onWork: (work: ImportWork) => void
}

interface ReadUpload {
  readonly summary: ImportSummary
  readonly findings: ImportFindings
  readonly work: ImportWork
}

/**
 * Reads a file with the user's choices, and passes its creators to `store`.
 * @throws ImportError if it cannot be read; errors of `store`.
 */
export async function readUpload(row: ImportRow, reading: Reading): Promise<ReadUpload> {
  const { choices } = row
  const sample: { row: SourceRow; result: RowResult }[] = []
  const summary = await importCreators({
    ...reading,
    platform: choices.platform ?? undefined,
    encoding: undefined,
    delimiter: undefined,
    overrides: new Map((choices.columns ?? []).map(({ header, field }) => [foldHeader(header), field ?? undefined])),
    chosen: choices.columns ?? undefined,
    reportFile: undefined,
    onRow: (source, result) => {
      if (sample.length < sampleRows) sample.push({ row: source, result })
    },
    // Between rows, requests of other users are answered.
    pause: () => turn(),
    batchSize,
    onProgress: ({ share, read, refused, created, updated }) =>
      reading.onWork({ share, read, refused, created, updated, warnings: 0, merged: 0, erased: 0 }),
  })
  const columns = summary.columns.slice(0, shownColumns).map(({ header, field }) => ({ header, field: field ?? null }))
  const { read, refused, warnings, merged, created, updated, erased } = summary
  return {
    summary,
    findings: {
      columns,
      sample: sample.map((entry) => presentSample(entry, columns.length)),
      problems: summary.problems.slice(0, shownProblems).map(presentProblem),
    },
    work: { share: 1, read, refused, warnings, merged, created, updated, erased },
  }
}

function presentSample(
  { row, result }: { readonly row: SourceRow; readonly result: RowResult },
  columns: number,
): ImportFindings['sample'][number] {
  const cells = Array.from({ length: Math.min(columns, row.cells.length) }, (_, place) => toShown(row.cells[place]))
  return { line: row.line, cells, refusal: result.creator ? null : tellReason(result.refusal.reason) }
}

function toShown(cell: unknown): string {
  const text = typeof cell === 'string' ? cell : cell === undefined || cell === null ? '' : JSON.stringify(cell)
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line.length > shownCellLength ? `${line.slice(0, shownCellLength).toWellFormed()}…` : line.toWellFormed()
}

function presentProblem({ outcome, column, reason, count, first }: ImportSummary['problems'][number]): ImportProblem {
  return { outcome, column, count, line: first.line, value: toShown(first.value), ...tellReason(reason) }
}

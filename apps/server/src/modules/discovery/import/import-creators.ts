import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { ImportColumn, ImportField } from '@troupe/contract/discover/creator-imports'
import { say } from '@troupe/contract/messages/message'
import type { StoredCounts } from '../catalogue/creator-repository.ts'
import { foldHeader } from './column-names.ts'
import { guessPlatform, planColumns } from './column-plan.ts'
import { ParallelStore } from './parallel-store.ts'
import { createProblemReport, type ProblemCount, type ProblemReport } from './problem-report.ts'
import { openSource } from './reading/open-source.ts'
import type { Source, SourceRow } from './reading/source-row.ts'
import { ImportError } from './reading/source-row.ts'
import { type ImportedCreator, type RowContext, type RowResult, toCreator } from './to-creator.ts'

/** Result of a batch. */
export interface BatchCounts extends StoredCounts {
  /** Number of erased creators, which were left out. */
  readonly erased: number
}

export interface ImportOptions {
  readonly file: string
  /** Platform of rows without one; undefined: taken from file name and headers if they name one. */
  readonly platform: Platform | undefined
  /** A label of the Encoding Standard; undefined: detected. */
  readonly encoding: string | undefined
  readonly delimiter: string | undefined
  /** Explicit assignments from folded header to field; undefined leaves the column out. */
  readonly overrides: ReadonlyMap<string, ImportField | undefined>
  /** Explicit assignments of the columns in order, before those by header. */
  readonly chosen?: readonly ImportColumn[] | undefined
  /** Maximum number of rows to read. */
  readonly limit: number
  /** File for all problems, as CSV. */
  readonly reportFile: string | undefined
  /** Stores a batch without duplicates in one transaction. */
  readonly store: (creators: readonly ImportedCreator[]) => Promise<BatchCounts>
  /** Creators of a batch; default: 2000. */
  readonly batchSize?: number
  /** Number of batches stored in parallel. */
  readonly workers: number
  readonly onProgress: (progress: ImportProgress) => void
  /** Called with each row of the file and what became of it. */
  readonly onRow?: (row: SourceRow, result: RowResult) => void
  /** Called every few rows; lets other work of the process go on. */
  readonly pause?: () => Promise<void>
  /** Once aborted, the current batch is stored and reading stops. */
  readonly signal: AbortSignal
}

export interface ImportProgress extends StoredCounts {
  /** Rows of the file without its header. */
  readonly read: number
  readonly refused: number
  /** Share of the file read, 0 to 1. */
  readonly share: number
}

export interface ImportSummary extends BatchCounts {
  readonly read: number
  readonly refused: number
  readonly warnings: number
  /** Rows merged into an earlier row of the same creator in the batch. */
  readonly merged: number
  readonly problems: readonly ProblemCount[]
  /** Header and field of each column, and decisions based on the values. */
  readonly columns: readonly { header: string; field: ImportField | undefined }[]
  readonly notes: readonly string[]
  readonly wasStopped: boolean
}

/** Makes the fixed costs of a statement negligible; a batch takes a few megabytes and about a second. */
const usualBatchSize = 2000
const sampleSize = 200
const rowsBetweenPauses = 100

/**
 * Reads a list of creators and stores it in batches, in constant memory. Invalid rows and values are reported, never fatal.
 * @throws ImportError if the file cannot be read; errors of `store`.
 */
export async function importCreators(options: ImportOptions): Promise<ImportSummary> {
  const size = await findFileSize(options.file)
  let bytes = 0
  const { source, notes } = await openSource({
    ...options,
    onBytes: (count) => {
      bytes += count
    },
  })
  const sample = await takeSample(source, Math.min(sampleSize, options.limit))
  if (sample.length === 0) throw new ImportError(say('imports.no_rows'))
  const report = createProblemReport(options.reportFile)
  const run = new ImportRun({ options, source, sample, report, readShare: () => Math.min(1, bytes / size) })
  try {
    return { ...(await run.finish()), notes: [...notes, ...run.notes()] }
  } finally {
    await source.rows.return(undefined)
    await report.close()
  }
}

interface RunParts {
  readonly options: ImportOptions
  readonly source: Source
  readonly sample: readonly SourceRow[]
  readonly report: ProblemReport
  readonly readShare: () => number
}

/** The state of one import. */
class ImportRun {
  readonly #parts: RunParts
  readonly #counts = { read: 0, refused: 0, warnings: 0, merged: 0, created: 0, updated: 0, erased: 0 }
  readonly #guessed: Platform | undefined
  #planned: ReturnType<typeof planColumns>
  #context: RowContext
  readonly #batches: ParallelStore

  constructor(parts: RunParts) {
    this.#parts = parts
    const { options, source } = parts
    this.#batches = new ParallelStore({
      count: options.workers,
      batchSize: options.batchSize ?? usualBatchSize,
      store: (creators) => this.#store(creators),
    })
    this.#guessed = options.platform ? undefined : guessPlatform(basename(options.file), source.columns)
    this.#planned = this.#plan()
    this.#context = this.#toContext()
  }

  async finish(): Promise<Omit<ImportSummary, 'notes'>> {
    const { options, source, sample, report } = this.#parts
    for (const row of sample) await this.#take(row)
    for await (const row of source.rows) {
      if (options.signal.aborted || this.#counts.read >= options.limit) break
      await this.#take(row)
    }
    await this.#batches.finish()
    this.#tell()
    const columns = source.columns.map((header, index) => ({ header, field: this.#planned.fields[index] }))
    return { ...this.#counts, columns, problems: report.counts(), wasStopped: options.signal.aborted }
  }

  notes(): string[] {
    const platform = this.#guessed && `Rows that do not name their platform are read as ${this.#guessed}.`
    const headers = new Set(this.#parts.source.columns.map(foldHeader))
    const missing = [...this.#parts.options.overrides.keys()].filter((header) => !headers.has(header))
    const unknown = missing.map((header) => `--map: no column of the file is called "${header}".`)
    return [...(platform ? [platform] : []), ...this.#planned.notes, ...unknown]
  }

  async #take(row: SourceRow): Promise<void> {
    if (this.#planned.fields.length !== this.#parts.source.columns.length) {
      this.#planned = this.#plan()
      this.#context = this.#toContext()
    }
    const { report } = this.#parts
    this.#counts.read++
    if (this.#counts.read % rowsBetweenPauses === 0) await this.#parts.options.pause?.()
    const result = toCreator(row, this.#context)
    this.#parts.options.onRow?.(row, result)
    if (!result.creator) {
      this.#counts.refused++
      report.add('refused', result.refusal)
      return
    }
    for (const warning of result.warnings) report.add('warning', warning)
    this.#counts.warnings += result.warnings.length
    if (await this.#batches.add(result.creator)) this.#counts.merged++
  }

  async #store(creators: readonly ImportedCreator[]): Promise<void> {
    const { created, updated, erased } = await this.#parts.options.store(creators)
    this.#counts.created += created
    this.#counts.updated += updated
    this.#counts.erased += erased
    this.#tell()
  }

  #tell(): void {
    this.#parts.options.onProgress({ ...this.#counts, share: this.#parts.readShare() })
  }

  #plan() {
    const { options, source, sample } = this.#parts
    return planColumns({ columns: source.columns, sample, overrides: options.overrides, chosen: options.chosen })
  }

  #toContext(): RowContext {
    const { options, source } = this.#parts
    return { columns: source.columns, plan: this.#planned.plan, platform: options.platform ?? this.#guessed }
  }
}

async function findFileSize(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  if (!found) throw new ImportError(say('imports.no_file', { file }))
  if (!found.isFile()) throw new ImportError(say('imports.not_a_file', { file }))
  if (found.size === 0) throw new ImportError(say('imports.empty'))
  return found.size
}

async function takeSample(source: Source, count: number): Promise<SourceRow[]> {
  const sample: SourceRow[] = []
  while (sample.length < count) {
    const next = await source.rows.next()
    if (next.done) break
    sample.push(next.value)
  }
  return sample
}

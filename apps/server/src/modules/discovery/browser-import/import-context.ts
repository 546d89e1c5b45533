import type { Database } from '../../../database/database.ts'
import type { JobQueue } from '../../../jobs/job-queue.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { Erasures } from '../catalogue/erasing/erasures.ts'
import type { WorkbookReader } from '../import/workbook-port.ts'
import type { FindUsed, ImportCollections, MayImport } from './import-ports.ts'

/** Dependencies of the use cases. Each use case picks those it needs. */
export interface ImportContext {
  readonly database: Database
  readonly jobs: Pick<JobQueue, 'enqueue'>
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn' | 'error' | 'info'>
  readonly erasures: Pick<Erasures, 'find'>
  readonly mayImport: MayImport
  readonly workbooks: WorkbookReader
  readonly collections: ImportCollections
  readonly findUsed: readonly FindUsed[]
}

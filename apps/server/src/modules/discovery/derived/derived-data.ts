import type { Database } from '../../../database/database.ts'
import type { JobQueue } from '../../../jobs/job-queue.ts'
import type { SearchTraffic } from '../search/context/search-traffic.ts'
import { buildVectorIndexes } from '../search/meaning/vector-column-repository.ts'
import { type DerivedKind, type DerivedParts, listDerivedForms } from './derived-forms.ts'
import { rebuildDerived } from './rebuild-derived.ts'

/** Keeps stored derived data at the current version. */
export interface DerivedData {
  /** Starts this process's worker. After the signal it finishes its current batch. */
  startWorker(signal: AbortSignal): Promise<void>
  /** Counts the missing or outdated rows of each form. */
  countStale(): Promise<ReadonlyMap<DerivedKind, number>>
}

interface DerivedDataParts extends DerivedParts {
  readonly database: Database
  readonly jobs: JobQueue
  readonly traffic: Pick<SearchTraffic, 'waitForQuiet'>
}

export function createDerivedData(parts: DerivedDataParts): DerivedData {
  const { database, jobs } = parts
  const forms = listDerivedForms(parts)
  return {
    async startWorker(signal) {
      await jobs.work('rebuild-derived', async () => {
        const isLeft = await rebuildDerived({ ...parts, forms, signal })
        // Rows with a changed text or a dropped vector need a new vector.
        await jobs.enqueue('embed-creators')
        if (isLeft) await jobs.enqueue('rebuild-derived')
        else await buildVectorIndexes(database)
      })
    },
    async countStale() {
      const counts = forms.map(async (form) => [form.kind, await form.countStale(database.kysely)] as const)
      return new Map(await Promise.all(counts))
    },
  }
}

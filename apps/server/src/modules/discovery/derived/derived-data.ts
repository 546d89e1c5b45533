import type { JobQueue } from '../../../jobs/job-queue.ts'
import type { SearchTraffic } from '../search-traffic.ts'
import type { DerivedKind } from './derived-form.ts'
import { type DerivedParts, listDerivedForms } from './derived-forms.ts'
import { type RebuildParts, rebuildDerived } from './rebuild-derived.ts'

/** Stored derived data, kept at the present version. */
export interface DerivedData {
  /** Has this process make again what the queue wakes it for, until the signal: then what is in hand is finished. */
  startWorker(signal: AbortSignal): Promise<void>
  /** How many rows of each form are to be made, or made again. */
  countStale(): Promise<ReadonlyMap<DerivedKind, number>>
}

interface DerivedDataParts extends DerivedParts, Pick<RebuildParts, 'log'> {
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
        // Rows with a changed text or a vector of another model need a new vector.
        await jobs.enqueue('embed-creators')
        if (isLeft) await jobs.enqueue('rebuild-derived')
      })
    },
    async countStale() {
      const counts = forms.map(async (form) => [form.kind, await form.countStale(database.kysely)] as const)
      return new Map(await Promise.all(counts))
    },
  }
}

import { importUndoDays } from '@troupe/contract/discover/creator-imports'
import type { BoundEndpoint } from '../../../http/requests/endpoint-binding.ts'
import type { JobQueue } from '../../../jobs/job-queue.ts'
import { days } from '../../../lib/durations.ts'
import type { ImportContext } from './import-context.ts'
import * as imports from './import-repository.ts'
import { bindImportEndpoints } from './import-routes.ts'
import { workOnImports } from './work-on-imports.ts'

export type { ImportContext } from './import-context.ts'

export interface CreatorImports {
  readonly endpoints: BoundEndpoint[]
  /** Starts this process's worker; it finishes its batch once the signal aborts. */
  startWorker(jobs: Pick<JobQueue, 'work'>, signal: AbortSignal): Promise<void>
  /** Goes on with what a stopped server left, and deletes what is too old. */
  lookAgain(): Promise<void>
}

/** Creates the imports of files in the browser. */
export function createCreatorImports(context: ImportContext): CreatorImports {
  const { database, jobs, clock } = context
  return {
    endpoints: bindImportEndpoints(context),
    startWorker: (queue, signal) => queue.work('import-creators', () => workOnImports(context, signal)),
    async lookAgain() {
      const now = clock.now().getTime()
      await imports.sweep(database.kysely, {
        unfinishedBefore: new Date(now - days(1)),
        undoBefore: new Date(now - days(importUndoDays)),
      })
      await jobs.enqueue('import-creators')
    },
  }
}

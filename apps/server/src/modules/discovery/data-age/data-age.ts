import type { JobQueue } from '../../../jobs/job-queue.ts'
import type { DataLimits } from '../../../lib/age-rules.ts'
import { minutes, seconds } from '../../../lib/durations.ts'
import type { Logger } from '../../../lib/logger.ts'
import { AgeGuard } from './age-guard.ts'
import { type RemovalParts, removeOldData } from './remove-old-data.ts'

interface DataAgeParts extends Omit<RemovalParts, 'limits'> {
  /** Absent: data is kept without end. */
  readonly dataLimits?: DataLimits | undefined
  readonly jobs: JobQueue
  readonly log: Logger
}

export interface DataAge {
  /** Whether nothing stored is older than its limit; while it is not, nothing may be served. */
  isSafe(): boolean
  /** Starts this process's worker, and removes what is too old. After the signal it finishes its current batch. */
  startWorker(signal: AbortSignal): Promise<void>
}

const lookEveryMs = minutes(10)
/** Well below the time after which the queue considers a job dead. */
const maxRunMs = seconds(60)

/**
 * Removes platforms' data before it is too old: by a job that one server takes every ten minutes, and after a start, when
 * requests are refused until nothing is too old any more.
 */
export function createDataAge({ dataLimits: limits, ...given }: DataAgeParts): DataAge {
  if (!limits) return { isSafe: () => true, startWorker: async () => {} }
  const { jobs, log } = given
  const parts = { ...given, limits }
  const guard = new AgeGuard(parts)
  return {
    isSafe: () => guard.isSafe(),
    async startWorker(signal) {
      await jobs.work('remove-old-data', async () => {
        const isRemoved = await removeOldData(parts, AbortSignal.any([signal, AbortSignal.timeout(maxRunMs)]))
        await guard.look()
        if (!isRemoved) return
        await jobs.enqueue('embed-creators')
        if (!signal.aborted) await jobs.enqueue('remove-old-data')
      })
      await guard.look()
      await jobs.enqueue('remove-old-data')
      const lookAgain = async () => {
        try {
          // The job may be another server's.
          await guard.look()
          await jobs.enqueue('remove-old-data')
        } catch (error) {
          log.warn({ err: error }, 'the age of the stored data is not known')
        }
      }
      setInterval(lookAgain, lookEveryMs).unref()
    },
  }
}

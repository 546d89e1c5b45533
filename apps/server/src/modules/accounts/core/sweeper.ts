import type { Executor } from '../../../database/database.ts'
import type { Clock } from '../../../lib/clock.ts'
import { deleteExpired } from './expired-rows-repository.ts'

/** One sweep per this number of calls: a sweep at each call took as long as all other queries of a sign-in. */
const callsPerSweep = 16
/** A call adds fewer rows to a table than this, so that no table grows without end. */
const rowsPerCall = 20

export interface Sweeper {
  /** To be called after adding rows that expire; the first call and every few calls delete some expired rows. */
  sweep(): Promise<void>
}

export function createSweeper(db: Executor, clock: Clock): Sweeper {
  let calls = 0
  return {
    async sweep() {
      if (calls++ % callsPerSweep !== 0) return
      await deleteExpired(db, { now: clock.now(), limit: callsPerSweep * rowsPerCall })
    },
  }
}

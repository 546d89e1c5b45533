import type { Executor } from '../../../database/database.ts'
import type { Clock } from '../../../lib/clock.ts'
import { deleteExpired } from './expired-rows-repository.ts'

/** Calls per sweep. Sweeping at each call took as long as all other queries of a sign-in. */
const callsPerSweep = 16
/** Upper bound of the rows that a call adds to a table, so that no table grows without limit. */
const rowsPerCall = 20

export interface Sweeper {
  /** Call after adding rows that expire. The first call and every 16th after it delete some expired rows. */
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

import type { Clock } from '../../clock.ts'
import type { Executor } from '../../database/database.ts'
import { deleteExpired } from './expired-rows-repository.ts'

/** One statement for so many calls: sweeping at each of them took as long as all else that a sign-in asks of the database. */
const callsPerSweep = 16
/** A call adds fewer rows to a table than this, so that no table grows without end. */
const rowsPerCall = 20

export interface Sweeper {
  /** To be called after whatever adds rows that expire; now and then, beginning with the first time, it deletes some. */
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

import { setTimeout as pause } from 'node:timers/promises'
import { minutes, seconds } from '../lib/durations.ts'

const codes = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03', '53300', '08006', '08001']
const texts =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/

/** Whether an error is one of those with which `pg` reports a database that went away or does not answer. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return codes.includes(code) || texts.test(error.message)
}

const patience = { totalMs: minutes(5), pauseMs: seconds(1) }

/**
 * Does work again as long as the database is away: an embedded one that is replaced is back within seconds. What the work stores has to be
 * the same when it is done twice, since a connection can be lost after a commit.
 * @throws what `work` throws for another reason, or after five minutes.
 */
export async function outlastOutage<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + patience.totalMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionFailure(error) || performance.now() > end) throw error
      await pause(patience.pauseMs)
    }
  }
}

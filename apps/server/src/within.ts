import { setTimeout as pause } from 'node:timers/promises'

/**
 * What is promised, or undefined where it takes longer; it goes on, and what becomes of it then is nobody's business.
 * @param durationMs milliseconds.
 * @throws what `promise` throws in time.
 */
export async function within<T>(promise: Promise<T>, durationMs: number): Promise<T | undefined> {
  const settled = new AbortController()
  const late = pause(durationMs, undefined, { signal: settled.signal }).catch(() => undefined)
  return Promise.race([promise, late]).finally(() => settled.abort())
}

import pTimeout from 'p-timeout'

/**
 * Result of a promise, or undefined if it takes longer. The work is not cancelled, and a later failure is ignored.
 * @param durationMs milliseconds.
 * @throws what `promise` throws in time.
 */
export function withTimeout<T>(promise: Promise<T>, durationMs: number): Promise<T | undefined> {
  // The library refuses a duration that is over already.
  return pTimeout(promise, { milliseconds: Math.max(1, durationMs), fallback: () => undefined })
}

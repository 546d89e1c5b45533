import pTimeout from 'p-timeout'

/**
 * Resolves to the promise's result, or to undefined if it takes longer. The work is not cancelled, and a later failure
 * is ignored.
 * @param durationMs milliseconds.
 * @throws the promise's error, if it fails in time.
 */
export function withTimeout<T>(promise: Promise<T>, durationMs: number): Promise<T | undefined> {
  // The library rejects durations that are not positive.
  return pTimeout(promise, { milliseconds: Math.max(1, durationMs), fallback: () => undefined })
}

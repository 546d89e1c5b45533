/** Reads the number of creators that a benchmark is called with. @throws Error if it is no whole number from `fewest` on. */
export function readCount(size: string | undefined, { usual, fewest }: { usual: number; fewest: number }): number {
  const count = size === undefined ? usual : Number(size)
  if (Number.isSafeInteger(count) && count >= fewest) return count
  throw new Error(
    `The number of creators must be a whole number of at least ${fewest.toLocaleString('en')}, not ${size}`,
  )
}

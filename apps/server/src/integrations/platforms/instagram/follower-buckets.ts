/** The only limits that the creator marketplace takes; there is no way to ask for more than the last or less than the first. */
const bucketLimits = [10_000, 25_000, 50_000, 75_000, 100_000]

/** The narrowest limits that the marketplace accepts and that contain the requested range. */
export function widenToBuckets(asked: { min?: number | undefined; max?: number | undefined }): {
  min: number | undefined
  max: number | undefined
} {
  const { min, max } = asked
  return {
    min: min === undefined ? undefined : bucketLimits.findLast((limit) => limit <= min),
    max: max === undefined ? undefined : bucketLimits.find((limit) => limit >= max),
  }
}

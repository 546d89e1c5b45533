/** Share of the first `depth` results that are relevant; missing results count as not. */
export function measurePrecision(found: readonly string[], relevant: ReadonlySet<string>, depth: number): number {
  return countHits(found, relevant, depth) / depth
}

/** Share of the relevant that are among the first `depth` results. */
export function measureRecall(found: readonly string[], relevant: ReadonlySet<string>, depth: number): number {
  return relevant.size === 0 ? 0 : countHits(found, relevant, depth) / relevant.size
}

function countHits(found: readonly string[], relevant: ReadonlySet<string>, depth: number): number {
  return found.slice(0, depth).filter((id) => relevant.has(id)).length
}

/**
 * Normalised discounted cumulative gain (Järvelin and Kekäläinen 2002, with the gain 2^grade - 1): 1 if the first
 * `depth` results are the best possible, in order.
 * @param allGrades Grades of all candidates.
 */
export function measureNdcg(grades: readonly number[], allGrades: readonly number[], depth: number): number {
  const ideal = discount(allGrades.toSorted((first, second) => second - first).slice(0, depth))
  return ideal === 0 ? 0 : discount(grades.slice(0, depth)) / ideal
}

function discount(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}

export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

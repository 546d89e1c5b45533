export type Vector = ArrayLike<number>

/** Returns the mean of vectors of the same dimension; empty without vectors. */
export function average(vectors: readonly Vector[]): number[] {
  const [first = []] = vectors
  return Array.from(
    first,
    (_, axis) => vectors.reduce((total, vector) => total + (vector[axis] ?? 0), 0) / vectors.length,
  )
}

/** Scales a vector to length 1; one of length 0 stays as it is. */
export function toUnit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector)
  return length === 0 ? [...vector] : vector.map((value) => value / length)
}

/** Returns the sum of a vector and the mean of others, scaled to length 1. */
export function moveTowards(vector: Vector, others: readonly Vector[]): number[] {
  return toUnit(average([vector, average(others)]))
}

/** Returns the inner product of vectors of the same dimension, in a loop for speed: a search multiplies 100,000s of numbers. */
export function multiply(first: Vector, second: Vector): number {
  let sum = 0
  for (let axis = 0; axis < first.length; axis++) sum += (first[axis] ?? 0) * (second[axis] ?? 0)
  return sum
}

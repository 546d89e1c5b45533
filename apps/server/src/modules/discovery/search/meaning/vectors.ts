/** Returns the mean of vectors of the same dimension; empty without vectors. */
export function average(vectors: readonly (readonly number[])[]): number[] {
  const [first = []] = vectors
  return first.map((_, axis) => vectors.reduce((total, vector) => total + (vector[axis] ?? 0), 0) / vectors.length)
}

/** Scales a vector to length 1; one of length 0 stays as it is. */
export function toUnit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector)
  return length === 0 ? [...vector] : vector.map((value) => value / length)
}

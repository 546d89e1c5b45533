/** A vector as pgvector reads it; six digits are more than the two bytes a number keep. */
export function toVectorText(vector: ArrayLike<number>): string {
  return `[${Array.from(vector, (value) => value.toFixed(6)).join(',')}]`
}

/** The numbers of a vector that `toVectorText` wrote. */
export function fromVectorText(text: string): number[] {
  return text.slice(1, -1).split(',').map(Number)
}

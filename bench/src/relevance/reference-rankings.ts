import { toWords } from '@troupe/server/modules/discovery/search/terms/search-terms'

export interface ReferenceText {
  readonly id: string
  readonly text: string
}

/** Plain BM25 (k1 1.2, b 0.75) over stemmed words, all fields alike: what words alone can do. */
export function createBm25(documents: readonly ReferenceText[]): (query: string) => string[] {
  const [saturation, lengthShare] = [1.2, 0.75]
  const counted = documents.map(({ id, text }) => {
    const counts = new Map<string, number>()
    const terms = toWords(text).flatMap((word) => word.parts)
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    return { id, counts, length: terms.length }
  })
  const averageLength = counted.reduce((sum, { length }) => sum + length, 0) / counted.length
  return (query) => {
    const terms = [...new Set(toWords(query).flatMap((word) => word.parts))].map((term) => {
      const having = counted.filter(({ counts }) => counts.has(term)).length
      return { term, rarity: Math.log(1 + (counted.length - having + 0.5) / (having + 0.5)) }
    })
    return counted
      .map(({ id, counts, length }) => {
        const norm = saturation * (1 - lengthShare + (lengthShare * length) / averageLength)
        const score = terms.reduce((sum, { term, rarity }) => {
          const count = counts.get(term) ?? 0
          return sum + (rarity * count * (saturation + 1)) / (count + norm)
        }, 0)
        return { id, score }
      })
      .filter(({ score }) => score > 0)
      .sort((first, second) => second.score - first.score)
      .map(({ id }) => id)
  }
}

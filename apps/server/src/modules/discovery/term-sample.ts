import type { CategoryId } from '@troupe/contract/categories'
import { toCategoryTerm, toSideCategoryTerm } from './category-terms.ts'
import type { SampledStatistics, TermSample } from './search-candidate.ts'
import type { SearchQuery, Unit } from './search-query.ts'
import { highestLevel, toLevelTerm } from './term-levels.ts'

const levels = Array.from({ length: highestLevel + 1 }, (_, level) => level)

/** The terms of which a plan has to know who has them. */
export function listSampled({ units, categories }: Pick<SearchQuery, 'units' | 'categories'>): string[] {
  return [
    ...units.flatMap((unit) => levels.flatMap((level) => listForms(unit, level))),
    ...categories.flatMap((category) => [toCategoryTerm(category), toSideCategoryTerm(category)]),
  ]
}

/** The terms by which a unit is found at a level. */
export function listForms({ term, joined }: Unit, level: number): string[] {
  return [term, ...joined].map((form) => toLevelTerm(form, level))
}

/** How many creators have a unit, by the sample; what only begins with its term is not counted. */
export function countHolders(unit: Unit, { sample, creatorCount }: SampledStatistics): number {
  const known = new Uint8Array(sample.size)
  let count = 0
  for (const form of listForms(unit, 0)) {
    for (const number of listHolders(form, sample)) {
      if (known[number] === 0) count++
      known[number] = 1
    }
  }
  return (count / Math.max(1, sample.size)) * creatorCount
}

/** For each creator of the sample how much the texts are about a unit: a level and one; 0: not at all. */
export function readLevels(unit: Unit, sample: TermSample): Uint8Array {
  const found = new Uint8Array(sample.size)
  for (const level of levels)
    for (const form of listForms(unit, level)) for (const number of listHolders(form, sample)) found[number] = level + 1
  return found
}

/** For each creator of the sample the rank of a unit; like the database's it adds up what is found of its forms. */
export function readRanks(unit: Unit, sample: TermSample, ranks: readonly number[]): Float32Array {
  const found = new Float32Array(sample.size)
  for (const level of levels) {
    // Who is at a level is at those below it.
    const more = (ranks[level] ?? 0) - (ranks[level - 1] ?? 0)
    for (const form of listForms(unit, level))
      for (const number of listHolders(form, sample)) found[number] = (found[number] ?? 0) + more
  }
  return found
}

/** For each creator of the sample which of some categories is the first: its place and one; 0: none of them. */
export function readFirstCategories(categories: readonly CategoryId[], sample: TermSample): Uint8Array {
  const found = new Uint8Array(sample.size)
  for (const [place, category] of categories.entries())
    for (const number of listHolders(toCategoryTerm(category), sample)) found[number] = place + 1
  return found
}

export function listHolders(term: string, { holders }: TermSample): Uint16Array | readonly number[] {
  return holders.get(term) ?? []
}

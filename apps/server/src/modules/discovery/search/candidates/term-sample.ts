import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { toCategoryTerm } from '../analysis/category-terms.ts'
import type { SampledStatistics, TermSample } from '../analysis/term-statistics-repository.ts'
import { levels, listForms, type Unit } from '../analysis/term-tests.ts'

/** Estimates from the sample how many creators have a unit; words that only begin with its term are not counted. */
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

/** For each sampled creator the level of a unit plus one; 0: the unit is absent. */
export function readLevels(unit: Unit, sample: TermSample): Uint8Array {
  const found = new Uint8Array(sample.size)
  for (const level of levels)
    for (const form of listForms(unit, level)) for (const number of listHolders(form, sample)) found[number] = level + 1
  return found
}

/** For each sampled creator the rank of a unit; as in the database, the ranks of its forms are added up. */
export function readRanks(unit: Unit, sample: TermSample, ranks: readonly number[]): Float32Array {
  const found = new Float32Array(sample.size)
  for (const level of levels) {
    // A creator at a level is also listed at the levels below.
    const more = (ranks[level] ?? 0) - (ranks[level - 1] ?? 0)
    for (const form of listForms(unit, level))
      for (const number of listHolders(form, sample)) found[number] = (found[number] ?? 0) + more
  }
  return found
}

/** For each sampled creator the index of the first category in `categories` plus one; 0: none of them. */
export function readFirstCategories(categories: readonly CategoryId[], sample: TermSample): Uint8Array {
  const found = new Uint8Array(sample.size)
  for (const [place, category] of categories.entries())
    for (const number of listHolders(toCategoryTerm(category), sample)) found[number] = place + 1
  return found
}

export function listHolders(term: string, { holders }: TermSample): Uint16Array | readonly number[] {
  return holders.get(term) ?? []
}

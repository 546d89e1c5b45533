import type { TextGloss } from '../glosses/find-glosses.ts'
import { type PlacedWord, toWords } from '../terms/search-terms.ts'
import { glossWeight } from '../weights/ranking-weights.ts'
import { type TermRarities, toRarity } from './term-rarities.ts'
import type { Unit } from './term-tests.ts'

/** A term of a gloss. It finds creators who write in English about what the query names in another language. */
export interface GlossUnit extends Unit {
  readonly gloss: string
  /** The words of the query that it glosses, as typed. */
  readonly covers: readonly string[]
}

/** Maximum number of terms from glosses. */
const maxGlossUnits = 12

/** The terms of glosses, without those that the query has itself. */
export function toGlossUnits(
  glosses: readonly TextGloss[],
  { words, units }: { readonly words: readonly PlacedWord[]; readonly units: readonly Unit[] },
): GlossUnit[] {
  const known = new Set(units.map(({ term }) => term))
  const found: GlossUnit[] = []
  for (const { word, gloss, start, end } of glosses) {
    const covers = words.filter((each) => each.start < end && each.end > start).map((each) => each.word.text)
    for (const meaning of gloss.split(', ')) {
      const terms = toWords(meaning).flatMap(({ parts }) => parts)
      const joined = terms.length === 2 ? [terms.join('')] : []
      for (const term of terms) {
        if (known.has(term) || found.length === maxGlossUnits) continue
        known.add(term)
        found.push({ term, joined, word, gloss, covers })
      }
    }
  }
  return found
}

/**
 * The terms of a query and of its glosses with their weights: rare terms count more, glosses less. A word with a gloss
 * counts no more than that, however few creators of a catalogue write in its language.
 */
export function weighUnits(
  { units, glossUnits }: { readonly units: readonly Unit[]; readonly glossUnits: readonly GlossUnit[] },
  rarities: TermRarities,
): { readonly unit: Unit; readonly weight: number }[] {
  return [
    ...units.map((unit) => {
      const meant = glossUnits.filter(({ covers }) => covers.includes(unit.word))
      const most = Math.max(...meant.map(({ term }) => toRarity(term, rarities)))
      const own = toRarity(unit.term, rarities)
      return { unit, weight: meant.length === 0 ? own : Math.min(own, most) }
    }),
    ...glossUnits.map((unit) => ({ unit, weight: glossWeight * toRarity(unit.term, rarities) })),
  ]
}

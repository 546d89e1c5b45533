import type { CategoryId } from '@troupe/contract/categories'
import { normalizeText } from '@troupe/contract/text'
import { toNameKey } from './name-key.ts'
import { findQueryCategories } from './query-categories.ts'
import { toWords, type Word } from './search-terms.ts'

/** One thing that is asked for, and the terms any of which answers it: "meal" in "meal prep" by `meal` and `mealprep`. */
export interface Unit {
  readonly term: string
  readonly terms: readonly string[]
  /** The word of the query it stands in, as typed. */
  readonly word: string
}

/** A text that somebody searches for, in the forms the search needs. */
export interface SearchQuery {
  /** What its meaning is taken from; empty: nothing is asked for in words. */
  readonly text: string
  readonly units: readonly Unit[]
  readonly categories: readonly CategoryId[]
  /** The text as a name; empty where it is too long to be one. */
  readonly nameKey: string
}

/** Enough for the joined keywords of a brand; further ones would cost time and no longer tell anybody apart. */
const maxUnits = 24
/** The encoder takes time in proportion, and the first words say what is meant. */
const maxMeaningLength = 200
const maxNameLength = 60
const profileLink =
  /^\s*(?:https?:\/\/)?(?:[a-z]+\.)?(?:tiktok|instagram|youtube)\.com\/(?:@|c\/|user\/)?([^\s/?#]+)\S*\s*$/iu

/** Reads a search text; whatever it holds is data. A link to a profile is read as the handle in it. */
export function parseSearchQuery(input: string): SearchQuery {
  const normalized = normalizeText(input).toWellFormed().replace(/\s+/g, ' ')
  const text = profileLink.exec(normalized)?.[1] ?? normalized
  const words = toWords(text)
  const units = toUnits(words)
  const terms = new Set(units.flatMap((unit) => unit.terms))
  const nameKey = toNameKey(text)
  return {
    text: text.slice(0, maxMeaningLength).toWellFormed(),
    units,
    categories: findQueryCategories(terms),
    nameKey: nameKey.length <= maxNameLength ? nameKey : '',
  }
}

function toUnits(words: readonly Word[]): Unit[] {
  const joined = words.slice(1).map((word, index) => joinWords(words[index], word))
  const units = new Map<string, Unit>()
  for (const [index, { text, parts, whole }] of words.entries()) {
    const others = [whole, joined[index - 1], joined[index]].filter((term) => term !== undefined)
    for (const term of parts.length > 0 ? parts : others.slice(0, 1)) {
      if (!units.has(term) && units.size < maxUnits)
        units.set(term, { term, terms: [...new Set([term, ...others])], word: text })
    }
  }
  return [...units.values()]
}

/** "meal prep" is often written "mealprep", most of all in hashtags. */
function joinWords(first: Word | undefined, second: Word): string | undefined {
  if (first?.parts.length !== 1 || second.parts.length !== 1) return undefined
  const [word, ...others] = toWords(`${first.text}${second.text}`.toLowerCase())
  return others.length === 0 && word?.parts.length === 1 ? word.parts[0] : undefined
}

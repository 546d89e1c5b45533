import { type CategoryId, getCategoryName } from '@troupe/contract/categories'
import { normalizeText } from '@troupe/contract/text'
import { toNameKey } from './name-key.ts'
import { findQueryTopics } from './query-categories.ts'
import { toWords, type Word } from './search-terms.ts'

/** One thing that is asked for, by the terms any of which answers it. */
export interface Unit {
  readonly term: string
  /** Joined with its neighbours, as hashtags are: "meal" in "meal prep" also by all that begins with `mealprep`. */
  readonly joined: readonly string[]
  /** The word of the query it stands in, as typed. */
  readonly word: string
}

/** A text that somebody searches for, in the forms the search needs. */
export interface SearchQuery {
  /** The text in one line, normalised; of a link to a profile the handle. */
  readonly text: string
  /** What its meaning is taken from; empty: nothing is asked for in words. */
  readonly meaning: string
  readonly units: readonly Unit[]
  readonly categories: readonly CategoryId[]
  /** Languages it is written in, as far as its words tell; ISO 639-1. */
  readonly languages: readonly string[]
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

/** Whether a word that is written as one is rather two: "homeworkout" as "home", "workout". */
export type SplitWord = (word: string) => readonly [string, string] | undefined

/** Reads a search text; whatever it holds is data. A link to a profile is read as the handle in it. */
export function parseSearchQuery(input: string, split: SplitWord = () => undefined): SearchQuery {
  const normalized = normalizeText(input).toWellFormed().replace(/\s+/g, ' ')
  const text = profileLink.exec(normalized)?.[1] ?? normalized
  const words = toWords(text)
  const units = toUnits(words, split)
  const { categories, languages } = findQueryTopics(new Set(units.flatMap(({ term, joined }) => [term, ...joined])))
  const nameKey = toNameKey(text)
  return {
    text,
    meaning: toMeaning(text, words, split, languages.length > 0 ? categories : []),
    units,
    categories,
    languages,
    nameKey: nameKey.length <= maxNameLength ? nameKey : '',
  }
}

/** The encoder knows neither glued words nor, if it is the built-in one, other languages than English. */
function toMeaning(text: string, words: readonly Word[], split: SplitWord, translated: readonly CategoryId[]): string {
  const spaced = words.reduce((spaced, { text: word }) => spaced.replace(word, split(word)?.join(' ') ?? word), text)
  return [spaced, ...translated.map(getCategoryName)].join('. ').slice(0, maxMeaningLength).toWellFormed()
}

function toUnits(words: readonly Word[], split: SplitWord): Unit[] {
  const joined = words.slice(1).map((word, index) => joinWords(words[index], word))
  const units = new Map<string, Unit>()
  for (const [index, { text, parts, whole }] of words.entries()) {
    const halves = parts.length === 1 ? split(text) : undefined
    const compounds = [whole, joined[index - 1], joined[index], ...(halves ? parts : [])]
    const terms = halves ? halves.flatMap((half) => toWords(half).flatMap((word) => word.parts)) : parts
    for (const term of terms) {
      if (units.has(term) || units.size === maxUnits) continue
      const others = new Set(compounds.filter((compound) => compound !== undefined && compound !== term))
      units.set(term, { term, joined: [...others].flatMap((other) => other ?? []), word: text })
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

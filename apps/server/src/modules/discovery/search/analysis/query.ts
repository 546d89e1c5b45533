import { normalizeText } from '@troupe/contract/base/text'
import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { defaultQueryText } from '@troupe/contract/discovery'
import type { Executor } from '../../../../database/database.ts'
import { findAbsentThings } from '../glosses/find-absent-things.ts'
import { type ForeignWords, findForeignWords, type TextGloss } from '../glosses/find-glosses.ts'
import type { CatalogueSample } from '../meaning/catalogue-sample.ts'
import type { SampledCatalogue } from '../meaning/embedding-repository.ts'
import {
  foldLetters,
  type PlacedWord,
  placeWords,
  toNameKey,
  toReadableText,
  toWords,
  type Word,
} from '../terms/search-terms.ts'
import { listCitySpellings } from './city-names.ts'
import { type GlossUnit, toGlossUnits } from './gloss-units.ts'
import { findQueryCategories } from './query-categories.ts'
import { type TermRarities, toShare } from './term-rarities.ts'
import type { Unit } from './term-tests.ts'
import { getTermRarities } from './vocabulary-repository.ts'

/** A search text in the forms that a search needs. */
export interface SearchQuery {
  /** The normalised text in one line; for a link to a profile, its handle. */
  readonly text: string
  /** The text to embed; empty if the request contains no words. */
  readonly meaning: string
  readonly units: readonly Unit[]
  /** The terms of English glosses of its words; none of English words. */
  readonly glossUnits: readonly GlossUnit[]
  /** Units of each spelling of the preferred cities. A text names the city if it contains all units of a spelling. */
  readonly cities: readonly (readonly Unit[])[]
  readonly categories: readonly CategoryId[]
  /** Languages that the words of the query indicate; ISO 639-1. */
  readonly languages: readonly string[]
  /** The text as a name; empty if it is too long for one. */
  readonly nameKey: string
}

/** A query with the statistics of the catalogue that the ranking needs. */
export interface ReadQuery {
  readonly query: SearchQuery
  readonly rarities: TermRarities
  readonly sample: SampledCatalogue
}

interface QuerySources {
  readonly database: { readonly kysely: Executor }
  readonly catalogueSample: CatalogueSample
}

/**
 * Parses a text and reads how rare its terms are. The contract's default text stands for an empty search box.
 * @param cities names of the preferred cities.
 */
export async function readQuery(
  { database, catalogueSample }: QuerySources,
  input: string,
  cities: readonly string[] = [],
): Promise<ReadQuery> {
  const text = input === defaultQueryText ? '' : input
  const { units, glossUnits, categories } = parseSearchQuery(text)
  const spellings = listCitySpellings(cities).map((spelling) => parseSearchQuery(spelling).units)
  const terms = [...units, ...glossUnits, ...spellings.flat()].flatMap(({ term, joined }) => [term, ...joined])
  const [rarities, sample] = await Promise.all([
    getTermRarities(database.kysely, [...new Set([...terms, ...listSplitTerms(text)])], categories),
    catalogueSample.read(),
  ])
  // The terms of split words were requested as well.
  const query = parseSearchQuery(text, createWordSplitter(rarities))
  return { query: { ...query, cities: spellings.filter((units) => units.length > 0) }, rarities, sample }
}

/** Maximum number of units: enough for the joined keywords of a brand; more cost time without changing the results. */
const maxUnits = 24
/** Maximum length of the encoded text: encoding takes linear time, and the first words carry the meaning. */
const maxMeaningLength = 200
const maxNameLength = 60
const profileLink =
  /^\s*(?:https?:\/\/)?(?:[a-z]+\.)?(?:tiktok|instagram|youtube)\.com\/(?:@|c\/|user\/)?([^\s/?#]+)\S*\s*$/iu

/** Splits a compound such as "homeworkout" into "home" and "workout"; undefined if it is one word. */
export type SplitWord = (word: string) => readonly [string, string] | undefined

/** Parses a search text; for a link to a profile, its handle. Accepts any input. */
export function parseSearchQuery(input: string, split: SplitWord = () => undefined): SearchQuery {
  const normalized = normalizeText(input).toWellFormed().replace(/\s+/g, ' ')
  const handle = profileLink.exec(normalized)?.[1]
  const text = handle ?? normalized
  const readable = toReadableText(text)
  const foreign: ForeignWords = handle === undefined ? findForeignWords(readable) : { glosses: [], empty: [] }
  const absent = handle === undefined ? findAbsentThings(readable) : []
  const glosses = [...absent, ...foreign.glosses]
  const placed = leaveOutEmpty(
    placeWords(readable).filter(({ word }) => word.parts.length > 0 || word.whole),
    foreign.empty,
  )
  const words = leaveOutEmpty(placed, absent).map(({ word }) => word)
  const units = toUnits(words, split)
  const glossUnits = toGlossUnits(glosses, { words: placed, units })
  const terms = new Set([...units, ...glossUnits].flatMap(({ term, joined }) => [term, ...joined]))
  const nameKey = toNameKey(text)
  return {
    text,
    meaning: toMeaning(text, words, split),
    units,
    glossUnits,
    cities: [],
    categories: findQueryCategories(terms),
    languages: findLanguages(glosses),
    nameKey: nameKey.length <= maxNameLength ? nameKey : '',
  }
}

/**
 * English words that the index has, but that say nothing about a topic: "exercise without a gym" asks for no one who
 * writes "without". They are as rare as words that do.
 */
const emptyEnglish: ReadonlySet<string> = new Set(['without'])

/** Leaves out words without a topic, which are rare in a catalogue of another language; all stay if nothing else is there. */
function leaveOutEmpty(words: readonly PlacedWord[], empty: ForeignWords['empty']): readonly PlacedWord[] {
  const others = words.filter(
    ({ word, start, end }) =>
      !emptyEnglish.has(word.text.toLowerCase()) && !empty.some((each) => each.start <= start && end <= each.end),
  )
  return others.length === 0 ? words : others
}

/** Separates compounds. */
function toMeaning(text: string, words: readonly Word[], split: SplitWord): string {
  const spaced = words.reduce((spaced, { text: word }) => spaced.replace(word, split(word)?.join(' ') ?? word), text)
  return spaced.slice(0, maxMeaningLength).toWellFormed()
}

/** Returns the languages of most glosses. */
function findLanguages(glosses: readonly TextGloss[]): string[] {
  const counts = new Map<string, number>()
  for (const language of glosses.flatMap(({ languages }) => languages))
    counts.set(language, (counts.get(language) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].filter(([, count]) => count === most).map(([language]) => language)
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

/** Joins two words as hashtags do: "meal prep" is often written "mealprep". */
function joinWords(first: Word | undefined, second: Word): string | undefined {
  if (first?.parts.length !== 1 || second.parts.length !== 1) return undefined
  const [word, ...others] = toWords(`${first.text}${second.text}`.toLowerCase())
  return others.length === 0 && word?.parts.length === 1 ? word.parts[0] : undefined
}

const minPartLength = 3
/** Words used by a larger share of creators than this are never split. */
const maxSplitShare = 0.01
/** Minimum frequency of the parts relative to the whole; otherwise "carpet" would become "car", "pet". */
const minRatio = 0.3
const onlyLetters = /^\p{L}+$/u

/** The terms of every possible split of the words of a text into two. */
export function listSplitTerms(text: string): string[] {
  return toWords(text).flatMap(({ text: word }) =>
    listSplits(word).flatMap(([first, second]) => [toTerm(first), toTerm(second)].filter((term) => term !== undefined)),
  )
}

/**
 * Creates a function that splits compounds ("homeworkout", often a hashtag) if both parts are frequent compared with
 * the whole.
 */
export function createWordSplitter(rarities: TermRarities): SplitWord {
  const shareOf = (part: string) => toShare(toTerm(part) ?? '', rarities)
  return (word) => {
    const ownShare = shareOf(word)
    if (ownShare > maxSplitShare) return undefined
    const weakest = (split: readonly [string, string]) => Math.min(shareOf(split[0]), shareOf(split[1]))
    const [best] = listSplits(word).toSorted((first, second) => weakest(second) - weakest(first))
    return best && weakest(best) > 0 && weakest(best) >= ownShare * minRatio ? best : undefined
  }
}

function listSplits(word: string): (readonly [string, string])[] {
  const folded = foldLetters(word)
  if (!onlyLetters.test(folded)) return []
  const places = Array.from({ length: Math.max(0, folded.length - 2 * minPartLength + 1) }, (_, i) => i + minPartLength)
  return places.map((place) => [folded.slice(0, place), folded.slice(place)] as const)
}

function toTerm(part: string): string | undefined {
  return toWords(part)[0]?.parts[0]
}

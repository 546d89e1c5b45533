import { type CategoryId, getCategoryName } from '@troupe/contract/catalogues/categories'
import type { Match, Passage } from '@troupe/contract/creator-match'
import type { SearchQuery } from '../analysis/query.ts'
import { matchesUnit, type Unit } from '../analysis/term-tests.ts'
import { recallGlosses } from '../glosses/find-glosses.ts'
import {
  isUnspaced,
  listWordTexts,
  type PlacedWord,
  placeWords,
  toReadableText,
  toWord,
  toWords,
  type Word,
} from '../terms/search-terms.ts'

/** The searched texts of a creator, as stored. */
export interface SearchedTexts {
  readonly title: string
  readonly handle: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly content_categories: readonly CategoryId[]
  /** Newest first. */
  readonly posts: readonly { readonly title: string; readonly posted_on: string | null }[]
}

/** Maximum number of passages, the number of lines on a card. */
const maxPassages = 3
/** Characters of a passage before its first hit, and in total. */
const lead = 16
const maxLength = 52

/** A word with its meaning in English. */
type GlossedWord = NonNullable<Passage['glosses']>[number]

/** A word of the query in a text. */
interface Hit {
  readonly start: number
  readonly end: number
  /** Words of the query as typed. */
  readonly words: readonly string[]
  /** The words of the query or the text that mean the same. */
  readonly glosses: readonly GlossedWord[]
}

type FoundWords = Pick<Match, 'words' | 'missing' | 'passages'>

/** A unit with the words of the query that it stands for. */
interface Sought {
  readonly unit: Unit
  readonly words: readonly string[]
  readonly glosses: readonly GlossedWord[]
}

/**
 * Creates a function that finds the words of a query in a creator's texts: first in the bio, where a sentence says most
 * about a word, then in topics, names and posts. It returns the words found and not found, as typed, and up to three
 * passages that together contain as many of the words as possible. A word in another language is found by its gloss.
 */
export function createPassageFinder(
  query: Pick<SearchQuery, 'units' | 'glossUnits'>,
): (texts: SearchedTexts) => FoundWords {
  const asked = [...new Set(query.units.map(({ word }) => word))]
  const sought = listSought(query)
  const findSought = memoize((word: Word) => sought.filter(({ unit }) => matchesUnit(word, unit)))
  const isSought = memoize((text: string) => findSought(toWord(text)).length > 0)
  return (texts) => {
    const read = listTexts(texts).map((source) => ({ ...source, text: toReadableText(source.text) }))
    const plain = read.map((source) => ({
      ...source,
      hits: listWordTexts(source.text).some(isSought) ? findHits(source.text, findSought) : [],
    }))
    const isFound = (places: readonly Place[]) => asked.every((word) => listFound(places).has(word))
    const places = isFound(plain) ? plain : plain.map((place) => addGlossed(place, findSought))
    const found = listFound(places)
    return {
      words: asked.filter((word) => found.has(word)),
      missing: asked.filter((word) => !found.has(word)),
      passages: choosePassages(places),
    }
  }
}

function listSought({ units, glossUnits }: Pick<SearchQuery, 'units' | 'glossUnits'>): Sought[] {
  return [
    ...units.map((unit) => ({ unit, words: [unit.word], glosses: [] })),
    ...glossUnits.map((unit) => ({ unit, words: unit.covers, glosses: [{ word: unit.word, gloss: unit.gloss }] })),
  ]
}

function listFound(places: readonly Place[]): Set<string> {
  return new Set(places.flatMap(({ hits }) => hits.flatMap(({ words }) => words)))
}

/** Caches results, since words repeat in and between texts. */
function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

interface Source extends Pick<Passage, 'field' | 'posted_on'> {
  readonly text: string
}

interface Place extends Source {
  readonly hits: readonly Hit[]
}

function listTexts({ title, handle, description, keywords, content_categories, posts }: SearchedTexts): Source[] {
  const topics = [...keywords, ...content_categories.map(getCategoryName)]
  return [
    { field: 'bio', text: description },
    ...topics.map((text) => ({ field: 'topic' as const, text })),
    { field: 'name', text: title },
    { field: 'handle', text: handle },
    ...posts.map(({ title: text, posted_on }) => ({ field: 'post' as const, text, posted_on: posted_on ?? undefined })),
  ]
}

type FindSought = (word: Word) => readonly Sought[]

function findHits(text: string, findSought: FindSought): Hit[] {
  const hits = placeWords(text).flatMap((placed) => findSought(placed.word).map((found) => toHit(placed, found)))
  return mergeHits(hits)
}

/** Returns the position of the whole word; in a script without blanks, only of the term. */
function toHit({ word: { text, parts }, start, end }: PlacedWord, { unit: { term }, words, glosses }: Sought): Hit {
  const place = parts.length > 1 && isUnspaced(term) ? text.indexOf(term) : -1
  return place < 0
    ? { start, end, words, glosses }
    : { start: start + place, end: start + place + term.length, words, glosses }
}

/** Adds the words of a text whose gloss the query asks for. Posts are left out, since they are many. */
function addGlossed(place: Place, findSought: FindSought): Place {
  if (place.field === 'post' || place.field === 'handle') return place
  const hits = recallGlosses(place.text).flatMap(({ word, gloss, start, end }): Hit[] => {
    const words = toWords(gloss)
      .flatMap(findSought)
      .flatMap((found) => found.words)
    return words.length === 0 ? [] : [{ start, end, words: [...new Set(words)], glosses: [{ word, gloss }] }]
  })
  return hits.length === 0 ? place : { ...place, hits: mergeHits([...place.hits, ...hits]) }
}

/** Joins hits that overlap. */
function mergeHits(hits: readonly Hit[]): Hit[] {
  const merged: Hit[] = []
  for (const hit of hits.toSorted((first, second) => first.start - second.start)) {
    const last = merged.at(-1)
    if (last === undefined || hit.start >= last.end) merged.push(hit)
    else {
      const words = [...new Set([...last.words, ...hit.words])]
      const glosses = [...last.glosses, ...hit.glosses]
      merged.splice(-1, 1, { start: last.start, end: Math.max(last.end, hit.end), words, glosses })
    }
  }
  return merged
}

/** Chooses passages that each contain a word not in an earlier one. */
function choosePassages(places: readonly Place[]): Passage[] {
  const passages: Passage[] = []
  const shown = new Set<string>()
  for (const place of places) {
    for (const hit of place.hits) {
      if (passages.length === maxPassages) return passages
      if (hit.words.every((word) => shown.has(word))) continue
      const { passage, words } = cutPassage(place, hit)
      passages.push(passage)
      for (const word of words) shown.add(word)
    }
  }
  return passages
}

/** Cuts the passage around a hit, at blanks if possible, and marks all hits in it. */
function cutPassage({ field, posted_on, text, hits }: Place, first: Hit): { passage: Passage; words: string[] } {
  const start = findStart(text, first)
  const end = findEnd(text, { start, first })
  const within = hits.filter((hit) => hit.start >= start && hit.start < end)
  const glosses = new Map(within.flatMap((hit) => hit.glosses.map((gloss) => [gloss.word, gloss])))
  return {
    passage: {
      field,
      posted_on,
      text: text.slice(start, end).replace(/\s/gu, ' '),
      is_cut: { before: text.slice(0, start).trim() !== '', after: text.slice(end).trim() !== '' },
      marks: within.map((hit) => ({ start: hit.start - start, end: Math.min(hit.end, end) - start })),
      ...(glosses.size > 0 && { glosses: [...glosses.values()] }),
    },
    words: within.flatMap((hit) => hit.words),
  }
}

function findStart(text: string, { start }: Hit): number {
  if (start <= lead) return text.length - text.trimStart().length
  const blank = text.slice(start - lead, start).search(/\s/u)
  return blank < 0 ? start : start - lead + blank + 1
}

function findEnd(text: string, { start, first }: { start: number; first: Hit }): number {
  const longest = start + maxLength
  if (text.length <= longest) return text.trimEnd().length
  const blank = text.slice(first.end, longest + 1).search(/\s\S*$/u)
  return blank < 0 ? Math.min(longest, first.end) : first.end + blank
}

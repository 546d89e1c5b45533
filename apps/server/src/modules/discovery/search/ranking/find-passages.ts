import { type CategoryId, getCategoryName } from '@troupe/contract/catalogues/categories'
import type { Match, Passage } from '@troupe/contract/creator-match'
import { isUnspaced, type PlacedWord, placeWords, toReadableText, type Word } from '../analysis/search-terms.ts'
import { matchesUnit, type Unit } from '../analysis/term-tests.ts'

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

/** A word of the query in a text. */
interface Hit {
  readonly start: number
  readonly end: number
  /** Words of the query as typed. */
  readonly words: readonly string[]
}

type FoundWords = Pick<Match, 'words' | 'missing' | 'passages'>

/**
 * Creates a function that finds the words of a query in a creator's texts: first in the bio, where a sentence says most
 * about a word, then in topics, names and posts. It returns the words found and not found, as typed, and up to three
 * passages that together contain as many of the words as possible.
 * @param units the units of the query.
 */
export function createPassageFinder(units: readonly Unit[]): (texts: SearchedTexts) => FoundWords {
  const asked = [...new Set(units.map(({ word }) => word))]
  const findUnits = memoize((word: Word) => units.filter((unit) => matchesUnit(word, unit)))
  return (texts) => {
    const places = listTexts(texts).map((source) => {
      const text = toReadableText(source.text)
      return { ...source, text, hits: findHits(text, findUnits) }
    })
    const found = new Set(places.flatMap(({ hits }) => hits.flatMap(({ words }) => words)))
    return {
      words: asked.filter((word) => found.has(word)),
      missing: asked.filter((word) => !found.has(word)),
      passages: choosePassages(places),
    }
  }
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

function findHits(text: string, findUnits: (word: Word) => readonly Unit[]): Hit[] {
  const hits = placeWords(text).flatMap((placed) => findUnits(placed.word).map((unit) => toHit(placed, unit)))
  return mergeHits(hits.toSorted((first, second) => first.start - second.start))
}

/** Returns the position of the whole word; in a script without blanks, only of the term. */
function toHit({ word: { text, parts }, start, end }: PlacedWord, { term, word }: Unit): Hit {
  const place = parts.length > 1 && isUnspaced(term) ? text.indexOf(term) : -1
  return place < 0
    ? { start, end, words: [word] }
    : { start: start + place, end: start + place + term.length, words: [word] }
}

/** Joins hits that overlap. */
function mergeHits(hits: readonly Hit[]): Hit[] {
  const merged: Hit[] = []
  for (const hit of hits) {
    const last = merged.at(-1)
    if (last === undefined || hit.start >= last.end) merged.push(hit)
    else {
      const words = [...new Set([...last.words, ...hit.words])]
      merged.splice(-1, 1, { start: last.start, end: Math.max(last.end, hit.end), words })
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
  return {
    passage: {
      field,
      posted_on,
      text: text.slice(start, end).replace(/\s/gu, ' '),
      is_cut: { before: text.slice(0, start).trim() !== '', after: text.slice(end).trim() !== '' },
      marks: within.map((hit) => ({ start: hit.start - start, end: Math.min(hit.end, end) - start })),
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

import { getCategoryName } from '@troupe/contract/catalogues/categories'
import { findLanguage } from '../population/languages/languages.ts'
import type { Channel } from './channel.ts'

/** Weight of a word by the field it occurs in. */
const weights = { title: 3, handle: 2, subjects: 3, keywords: 2, categories: 1.5, place: 1.5, description: 1 }
/** Words in more than this share of the channels are ignored, unless the search has no others. */
const commonShare = 0.25
/** Results with less than this share of the best score are omitted. */
const leastShare = 0.1
/** Weight of a tenfold audience, relative to an ordinary matching word. */
const popularityWeight = 0.15

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const spacelessScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/**
 * Splits a text into lower-case words without English plural endings; scripts without spaces become pairs of letters.
 */
export function splitWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.flatMap((word) => {
    if (spacelessScript.test(word)) return pairLetters(word)
    return [word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word]
  })
}

function pairLetters(word: string): string[] {
  const letters = [...word]
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

/** Lists the texts of a channel with their weights. */
function listTexts({ record, person }: Channel): (readonly [text: string, weight: number])[] {
  const language = findLanguage(person.language)
  return [
    [record.title, weights.title],
    [record.handle.replace(/([a-z])([A-Z])/g, '$1 $2'), weights.handle],
    [record.description ?? '', weights.description],
    [`${countryNames.of(person.region) ?? ''} ${person.city.latin}`, weights.place],
    [(record.keywords ?? []).join(' '), weights.keywords],
    ...person.topics.map(({ topic, subjects, weight }) => {
      const own = language?.findTopicName(topic) ?? ''
      return [`${topic} ${own} ${subjects.join(' ')}`, weights.subjects * (0.3 + weight)] as const
    }),
    ...person.niches.map(({ id, weight }) => {
      return [`${getCategoryName(id)} ${language?.nameNiche(id) ?? ''}`, weights.categories * (0.3 + weight)] as const
    }),
  ]
}

export interface SearchIndex {
  /** Best first; a text without words lists all channels, most followed first. */
  search(text: string, keep?: (channel: Channel) => boolean): readonly Channel[]
}

type Postings = Map<number, number>

function indexWords(channels: readonly Channel[]): Map<string, Postings> {
  const index = new Map<string, Postings>()
  for (const [place, channel] of channels.entries()) {
    for (const [text, weight] of listTexts(channel)) {
      for (const word of splitWords(text)) {
        const postings = index.get(word) ?? new Map<number, number>()
        index.set(word, postings)
        // Only the best occurrence counts: repeating a word does not raise the rank.
        postings.set(place, Math.max(postings.get(place) ?? 0, weight))
      }
    }
  }
  return index
}

/** Creates an index of one platform's channels: about 50 ms for 1,500 channels, and well under 1 ms per search. */
export function createSearchIndex(channels: readonly Channel[]): SearchIndex {
  const index = indexWords(channels)
  const byFollowers = channels.toSorted((one, other) => (other.record.subscribers ?? 0) - (one.record.subscribers ?? 0))

  /** Adds up the weights of a channel's words, rare words more, and multiplies by the share of words that it has. */
  function score(words: readonly string[]): Map<number, number> {
    const listed = words.flatMap((word) => index.get(word) ?? [])
    const telling = listed.filter((postings) => postings.size <= commonShare * channels.length)
    const used = telling.length > 0 ? telling : listed
    const scores = new Map<number, { sum: number; words: number }>()
    for (const postings of used) {
      const rarity = Math.log(1 + channels.length / postings.size)
      for (const [place, weight] of postings) {
        const known = scores.get(place) ?? { sum: 0, words: 0 }
        scores.set(place, { sum: known.sum + rarity * weight, words: known.words + 1 })
      }
    }
    return new Map([...scores].map(([place, { sum, words: count }]) => [place, (sum * count) / used.length]))
  }

  return {
    search(text, keep = () => true) {
      const words = [...new Set(splitWords(text))]
      if (words.length === 0) return byFollowers.filter(keep)
      const scores = score(words)
      const best = Math.max(0, ...scores.values())
      return [...scores]
        .filter(([, value]) => value >= leastShare * best)
        .flatMap(([place, value]) => {
          const channel = channels[place]
          if (!channel || !keep(channel)) return []
          const popularity = popularityWeight * Math.log10(1 + (channel.record.subscribers ?? 0))
          return [{ channel, value: value + popularity }]
        })
        .toSorted((one, other) => other.value - one.value)
        .map(({ channel }) => channel)
    },
  }
}

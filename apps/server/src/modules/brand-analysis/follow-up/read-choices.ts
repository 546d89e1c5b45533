import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Polarity, Token } from './tokens.ts'
import type { Choice } from './wishes.ts'

/** A topic as written, with its positions. Without a polarity, it was only mentioned. */
export interface TopicMention {
  readonly text: string
  readonly polarity: Polarity | undefined
  readonly places: readonly number[]
}

export interface Choices {
  readonly countries: Choice<string>
  readonly platforms: Choice<Platform>
  readonly topics: readonly TopicMention[]
}

type Kind = 'country' | 'platform' | 'topic' | 'other'

/** State before a word: the polarity of the next items, and the kind of the items named since. */
interface Said {
  readonly polarity: Polarity | undefined
  readonly kind: Kind | undefined
  /** Link since the last item. */
  readonly link: 'and' | 'break' | undefined
}

interface Named<Thing> {
  readonly things: readonly Thing[]
  polarity: Polarity | undefined
}

/**
 * Reads the countries, platforms and topics in a message, with their polarity. Adds the positions of countries and
 * platforms to `used`.
 */
export function readChoices(tokens: readonly Token[], used: Set<number>): Choices {
  const countries: Named<string>[] = []
  const platforms: Named<Platform>[] = []
  const topics: TopicMention[] = []
  let last: { polarity: Polarity | undefined } | undefined
  let said: Said = { polarity: undefined, kind: undefined, link: undefined }
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place]
    if (!token || used.has(place)) continue
    const topic = readTopic(tokens, place, said.polarity)
    if (topic.length > 0) {
      said = enter(said, 'topic')
      const text = topic.map((part) => part.text).join(' ')
      topics.push({ text, polarity: said.polarity, places: topic.map((_, index) => place + index) })
      last = undefined
      place += topic.length - 1
    } else if (token.kind === 'country') {
      said = enter(said, 'country')
      const named = { things: token.codes, polarity: said.polarity }
      countries.push(named)
      last = named
      used.add(place)
    } else if (token.kind === 'platform') {
      said = enter(said, 'platform')
      const named = { things: token.platforms, polarity: said.polarity }
      platforms.push(named)
      last = named
      used.add(place)
    } else if (token.kind === 'trailing') {
      if (last) last.polarity = token.polarity
    } else said = hear(said, token)
  }
  return { countries: toChoice(countries), platforms: toChoice(platforms), topics }
}

/**
 * Moves to an item. In "no gaming, Germany", an item of another kind resets the polarity, unless "and" joins the two.
 */
function enter(said: Said, kind: Kind): Said {
  const holds = said.kind === undefined || said.kind === kind || said.link === 'and'
  return { polarity: holds ? said.polarity : undefined, kind, link: undefined }
}

function hear(said: Said, token: Token): Said {
  const isUnused = said.kind === undefined
  switch (token.kind) {
    case 'polarity': {
      // In "also more of" and "not about", the first word decides.
      const isRepeated = ['more', 'about'].includes(token.polarity) && isUnused && said.polarity !== undefined
      return { polarity: isRepeated ? said.polarity : token.polarity, kind: undefined, link: undefined }
    }
    case 'turn':
      return { polarity: undefined, kind: undefined, link: undefined }
    case 'and':
      return { ...said, link: said.link ?? 'and' }
    case 'break':
      return { ...said, link: 'break' }
    case 'number':
    case 'size':
    case 'verified':
    case 'email':
      return enter(said, 'other')
    default:
      return said
  }
}

/**
 * Reads the words of a topic from a position on. After "more" or "about", a country may begin a topic: "italian food".
 */
function readTopic(tokens: readonly Token[], start: number, polarity: Polarity | undefined): { text: string }[] {
  const words: { text: string }[] = []
  for (let place = start; place < tokens.length; place++) {
    const token = tokens[place]
    const isWord =
      token?.kind === 'word' ||
      (token?.kind === 'brand' && polarity !== undefined) ||
      (token?.kind === 'country' && (polarity === 'more' || polarity === 'about') && tokens[place + 1]?.kind === 'word')
    if (!isWord) break
    words.push(token)
  }
  return words
}

function toChoice<Thing>(named: readonly Named<Thing>[]): Choice<Thing> {
  const pick = (...polarities: (Polarity | undefined)[]) => [
    ...new Set(named.filter(({ polarity }) => polarities.includes(polarity)).flatMap(({ things }) => things)),
  ]
  return { only: pick('only', 'about', undefined), also: pick('also', 'more'), not: pick('not', 'less') }
}

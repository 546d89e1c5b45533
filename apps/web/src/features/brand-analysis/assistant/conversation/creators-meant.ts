import type { Refinement } from '@troupe/contract/conversations'
import type { RecommendedCreator } from './chat-message.ts'

type Named = Pick<RecommendedCreator, 'title' | 'handle'>

/** Possible meanings of a question, by its words. */
interface Meant<Creator> {
  readonly shown: readonly Creator[]
  /** The creator that was named or opened last. */
  readonly spokenOf: Creator | undefined
}

/** The creators that a question is about. `isAssumed`: one that was chosen for want of a better one. */
interface CreatorsMeant<Creator> {
  readonly creators: readonly Creator[]
  readonly isAssumed: boolean
}

/**
 * Finds the creators that a question is about: the one at the named position, else those named, else for words such as
 * "her" the one spoken of, else the first. Without such words, all that are shown. Undefined: no creator is at that
 * position.
 */
export function findMeant<Creator extends Named>(
  text: string,
  { creator, refers_to }: Pick<Refinement, 'creator' | 'refers_to'>,
  { shown, spokenOf }: Meant<Creator>,
): CreatorsMeant<Creator> | undefined {
  if (creator !== null) {
    const one = findShown(shown, creator)
    return one && { creators: [one], isAssumed: false }
  }
  const named = listNamed(text, shown)
  if (named.length > 0) return { creators: named, isAssumed: false }
  if (refers_to !== 'one') return { creators: shown, isAssumed: false }
  if (spokenOf) return { creators: [spokenOf], isAssumed: false }
  return { creators: shown.slice(0, 1), isAssumed: shown.length > 1 }
}

/** Finds the creator at a position counted from 1; -1 is the last. */
export function findShown<Creator>(shown: readonly Creator[], place: number): Creator | undefined {
  return place < 0 ? shown.at(place) : shown[place - 1]
}

/** Finds the creator that messages speak of, oldest first: the only one in the last of them that names any. */
export function findSpokenOf<Creator extends Named>(
  messages: readonly string[],
  creators: readonly Creator[],
): Creator | undefined {
  for (const message of messages.toReversed()) {
    const [one, ...others] = listNamed(message, creators)
    if (one) return others.length === 0 ? one : undefined
  }
  return undefined
}

/** Finds the creator that a reply to "which one?" names, by its position or its name. */
export function findChosen<Creator extends Named>(
  text: string,
  creator: number | null,
  shown: readonly Creator[],
): Creator | undefined {
  return creator === null ? findSpokenOf([text], shown) : findShown(shown, creator)
}

/** Lists the creators whose title or handle a text contains. A name within a longer one does not count. */
function listNamed<Creator extends Named>(text: string, shown: readonly Creator[]): Creator[] {
  const names = shown
    .flatMap((creator) => [creator.title, creator.handle].map((name) => ({ creator, words: toWords(name) })))
    .filter(({ words }) => words.length > 1)
    .toSorted((one, other) => other.words.length - one.words.length)
  const named = new Set<Creator>()
  let rest = ` ${toWords(text)} `
  for (const { creator, words } of names) {
    // A single word may be an ordinary one, such as "her": only as the creator writes it.
    const pattern = new RegExp(` ${words} `, words.includes(' ') ? 'giu' : 'gu')
    const without = rest.replaceAll(pattern, ' | ')
    if (without !== rest) named.add(creator)
    rest = without
  }
  return shown.filter((creator) => named.has(creator))
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** Returns the words of a text with single blanks, without accents and signs. Writings without blanks are taken apart. */
function toWords(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC').replaceAll(/[&+]/g, ' and ')
  return plain
    .replaceAll(unspaced, ' $& ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

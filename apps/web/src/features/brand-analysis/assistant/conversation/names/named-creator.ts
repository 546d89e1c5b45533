import { categories } from '@troupe/contract/catalogues/categories'
import type { CreatorCriteria, Refinement } from '@troupe/contract/conversations'

interface Named {
  readonly title: string
  readonly handle: string
}

/** The server's reading of a message. Rejects with the error of the call. */
interface Reader {
  refine(
    followUp: { readonly message: string; readonly criteria: CreatorCriteria; readonly shown: number },
    signal: AbortSignal,
  ): Promise<Refinement>
}

interface ReadMessage {
  readonly message: string
  readonly criteria: CreatorCriteria
  readonly shown: readonly Named[]
}

/**
 * Lets the server read a message. The server does not know the names on screen: a name that it takes for a topic to
 * avoid, or for nothing, is read again as a position, so that "drop Ada" takes Ada out and avoids no topic. Rejects with
 * the error of the failed call.
 */
export async function readMessage(
  reader: Reader,
  { message, criteria, shown }: ReadMessage,
  signal: AbortSignal,
): Promise<Refinement> {
  const known = { criteria, shown: shown.length }
  const turn = await reader.refine({ message, ...known }, signal)
  const avoided = criteria.excluded_keywords
  const avoidsMore = turn.kind === 'change' && turn.criteria.excluded_keywords.some((word) => !avoided.includes(word))
  const named = avoidsMore || turn.kind === 'unread' ? findNamed(message, shown) : undefined
  if (!named) return turn
  const again = await reader.refine({ message: named.message, ...known }, signal)
  return again.kind === 'change' && again.creator === named.position ? again : turn
}

/** Finds the one creator that a message names, counted from 1, and the message with "#1" in the place of the name. */
export function findNamed(
  message: string,
  shown: readonly Named[],
): { readonly position: number; readonly message: string } | undefined {
  const names = shown.flatMap((creator, index) => listNames(creator, shown).map((name) => ({ name, index })))
  const found = names
    .toSorted((one, other) => other.name.length - one.name.length)
    .find(({ name }) => toPattern(name).test(message))
  if (!found) return undefined
  const rest = message.replace(toPattern(found.name), `#${found.index + 1}`)
  const isAnotherNamed = names.some(({ name, index }) => index !== found.index && toPattern(name).test(rest))
  return isAnotherNamed ? undefined : { position: found.index + 1, message: rest }
}

/** Words of category names, which alone are rather a topic than a name. */
const topicWords: ReadonlySet<string> = new Set(categories.flatMap(({ name }) => name.split(/[ &/]+/)))

/** Lists the names of a creator: title, handle, and the first name if no other creator shown has it. */
function listNames({ title, handle }: Named, shown: readonly Named[]): string[] {
  const first = toFirst(title)
  const isName = /^\p{Lu}\p{Ll}+$/u.test(first) && !topicWords.has(first)
  const isAlone = shown.filter((creator) => toFirst(creator.title) === first).length === 1
  return [title, handle.replace(/^@/, ''), ...(isName && isAlone ? [first] : [])].filter((name) => name.length > 1)
}

const toFirst = (title: string) => title.split(' ', 1)[0] ?? ''

const special = /[.*+?^${}()|[\]\\/]/g
const letter = '[\\p{L}\\p{N}_]'
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Matches a name as it is written, and as a whole word where words have blanks. */
function toPattern(name: string): RegExp {
  const [start, end] = [name[0] ?? '', name.at(-1) ?? ''].map((sign) => !unspaced.test(sign))
  return new RegExp(
    `${start ? `(?<!${letter})` : ''}@?${name.replaceAll(special, '\\$&')}${end ? `(?!${letter})` : ''}`,
    'u',
  )
}

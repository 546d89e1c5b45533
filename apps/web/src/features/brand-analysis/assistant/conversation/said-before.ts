import type { CreatorCriteria } from '@troupe/contract/conversations'
import type { Asking, ChatMessage, RecommendedCreator } from './chat-message.ts'
import { findSpokenOf } from './creators-meant.ts'
import type { LastOpened } from './use-last-opened.ts'

/** Number of messages in which a name is looked for. */
const maxRemembered = 30

/** The parts of a conversation that a new message may refer to. */
export interface SaidBefore {
  /** The current criteria; null: none yet. */
  readonly criteria: CreatorCriteria | null
  /** The creators of the last answer that had any. */
  readonly shown: readonly RecommendedCreator[]
  /** The creator of the conversation that was opened or named last, if it was named alone. */
  readonly spokenOf: RecommendedCreator | undefined
  /** The question that the last message asks. */
  readonly asking: Asking | undefined
  /** The last criteria that differ from the current ones; null: none. */
  readonly earlier: CreatorCriteria | null
  /** Ids of all creators shown for the current criteria. */
  readonly seen: ReadonlySet<string>
  /** Number of answers with creators for the current criteria. */
  readonly pages: number
}

/**
 * Derives from the messages, oldest first, what a new one may refer to.
 * @param opened the creator whose panel was opened last.
 */
export function readSaidBefore(messages: readonly ChatMessage[], opened?: LastOpened): SaidBefore {
  const answers = messages.flatMap(({ content, criteria, kols }) =>
    criteria === null ? [] : [{ content, criteria, kols }],
  )
  const criteria = answers.at(-1)?.criteria ?? null
  const present = JSON.stringify(criteria)
  const isOther = (answer: { criteria: CreatorCriteria }) => JSON.stringify(answer.criteria) !== present
  const since = answers.slice(answers.findLastIndex(isOther) + 1).filter(({ kols }) => kols.length > 0)
  return {
    criteria,
    shown: answers.findLast(({ kols }) => kols.length > 0)?.kols ?? [],
    spokenOf: findLastMentioned(messages, opened),
    asking: messages.at(-1)?.asking,
    earlier: answers.findLast(isOther)?.criteria ?? null,
    seen: new Set(since.flatMap(({ kols }) => kols.map(({ id }) => id))),
    pages: since.length,
  }
}

/** Finds the creator that was opened, or named since it was opened, last. Another brand makes a new beginning. */
function findLastMentioned(messages: readonly ChatMessage[], opened: LastOpened | undefined) {
  const begin = Math.max(
    0,
    messages.findLastIndex(({ analysis }) => analysis !== null),
  )
  const known = new Map(messages.slice(begin).flatMap(({ kols }) => kols.map((creator) => [creator.id, creator])))
  const creators = [...known.values()]
  // The user's description of a brand may contain words that are also a creator's name.
  const first = messages.findIndex(({ kols }, place) => place >= begin && kols.length > 0)
  const name = (from: number) => {
    const start = Math.max(from, first, messages.length - maxRemembered)
    return findSpokenOf(
      messages.slice(start).map(({ content }) => content),
      creators,
    )
  }
  const openedCreator = opened && known.get(opened.id)
  return openedCreator ? (name(opened.after) ?? openedCreator) : name(0)
}

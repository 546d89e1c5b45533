import type { CreatorCriteria } from '@troupe/contract/conversations'
import type { ChatMessage, RecommendedCreator } from './chat-message.ts'
import { findSpokenOf } from './creators-meant.ts'

/** The parts of a conversation that a new message may refer to. */
export interface SaidBefore {
  /** The current criteria; null: none yet. */
  readonly criteria: CreatorCriteria | null
  /** The creators of the last answer that had any. */
  readonly shown: readonly RecommendedCreator[]
  /** The one of them that the last answer spoke of. */
  readonly spokenOf: RecommendedCreator | undefined
  /** The last criteria that differ from the current ones; null: none. */
  readonly earlier: CreatorCriteria | null
  /** Ids of all creators shown for the current criteria. */
  readonly seen: ReadonlySet<string>
  /** Number of answers with creators for the current criteria. */
  readonly pages: number
}

/** Derives from the messages, oldest first, what a new one may refer to. */
export function readSaidBefore(messages: readonly ChatMessage[]): SaidBefore {
  const answers = messages.flatMap(({ content, criteria, kols }) =>
    criteria === null ? [] : [{ content, criteria, kols }],
  )
  const criteria = answers.at(-1)?.criteria ?? null
  const present = JSON.stringify(criteria)
  const isOther = (answer: { criteria: CreatorCriteria }) => JSON.stringify(answer.criteria) !== present
  const since = answers.slice(answers.findLastIndex(isOther) + 1).filter(({ kols }) => kols.length > 0)
  const showing = answers.findLastIndex(({ kols }) => kols.length > 0)
  const shown = answers[showing]?.kols ?? []
  const spoken = answers.slice(showing + 1).map(({ content }) => content)
  return {
    criteria,
    shown,
    spokenOf: findSpokenOf(spoken, shown),
    earlier: answers.findLast(isOther)?.criteria ?? null,
    seen: new Set(since.flatMap(({ kols }) => kols.map(({ id }) => id))),
    pages: since.length,
  }
}

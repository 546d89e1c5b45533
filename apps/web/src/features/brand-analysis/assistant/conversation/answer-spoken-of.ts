import type { CreatorCriteria, Refinement } from '@troupe/contract/conversations'
import { foldPersons, isAmong } from '../../../../ui/person/fold-persons.ts'
import type { AssistantCalls, Work } from './answer-by-search.ts'
import { assistantTexts } from './assistant-texts.ts'
import type { Answer, Asking, RecommendedCreator } from './chat-message.ts'
import { listWaysBack, toAlikeRequest } from './creator-criteria.ts'
import { findShown } from './creators-meant.ts'
import { factTexts } from './fact-texts.ts'
import { joinSentences } from './list-texts.ts'
import type { SaidBefore } from './said-before.ts'

const texts = assistantTexts.answers

/** A conversation that has criteria. */
export interface InConversation {
  readonly before: SaidBefore & { readonly criteria: CreatorCriteria }
}

type Before = InConversation['before']

/** The creator that the user chose when asked which one was meant. */
export interface ChosenCreator extends Pick<Asking, 'wants'> {
  readonly chosen: RecommendedCreator
  /** The current criteria. */
  readonly criteria: CreatorCriteria
}

/** Returns an answer that consists of text only. */
export function reply(criteria: CreatorCriteria, content: string): Answer {
  return { content, analysis: null, criteria, sources: [], changes: [], kols: [] }
}

/**
 * Finds the creator to resemble or to remove: the one at the named position, else for words such as "her" the one spoken
 * of, else the only one shown.
 */
export function findMeantCreator(
  { creator, refers_to }: Pick<Refinement, 'creator' | 'refers_to'>,
  { shown, spokenOf }: Before,
): RecommendedCreator | undefined {
  if (creator !== null) return findShown(shown, creator)
  if (refers_to === null) return undefined
  return spokenOf ?? (refers_to === 'one' && shown.length === 1 ? shown[0] : undefined)
}

/** Asks which of the shown creators is meant. */
export function askWhich(wants: Asking['wants'], { criteria, shown }: Before): Answer {
  if (shown.length === 0) return reply(criteria, factTexts.noSuch(0))
  return { ...reply(criteria, texts.whichCreator), asking: { wants, creators: shown } }
}

/** Does what was wanted with the creator that the user chose. Rejects with the error of the failed call. */
export async function answerChosen(
  calls: AssistantCalls,
  { wants, chosen }: Pick<ChosenCreator, 'wants' | 'chosen'>,
  conversation: InConversation,
  work: Work,
): Promise<Answer> {
  return wants === 'like' ? findLike(calls, conversation, chosen, work) : removeCreator(conversation.before, chosen)
}

/** Takes a creator out of those shown, without a search. */
export function removeCreator({ criteria, shown }: Before, { id, title }: RecommendedCreator, remark = ''): Answer {
  const kols = shown.filter((creator) => creator.id !== id)
  const content = kols.length < shown.length ? texts.removed(title) : texts.notShown(title)
  return { ...reply(criteria, joinSentences([content, remark])), kols: kols.length < shown.length ? kols : [] }
}

/** Searches for creators like one, within the same limits. Rejects with the error of the failed call. */
export async function findLike(
  calls: AssistantCalls,
  { before: { criteria, seen } }: InConversation,
  liked: RecommendedCreator,
  { signal, onBegin }: Work,
): Promise<Answer> {
  onBegin()
  const found = await calls.findAlike(toAlikeRequest(criteria, liked.id), signal)
  const kols = foldPersons(found).filter((creator) => !isAmong(creator, seen))
  if (kols.length === 0) return reply(criteria, texts.noFurther(listWaysBack(criteria)))
  return { ...reply(criteria, texts.alike(liked.title, kols.length)), kols }
}

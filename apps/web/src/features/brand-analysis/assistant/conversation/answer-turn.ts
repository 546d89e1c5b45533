import type { Refinement } from '@troupe/contract/conversations'
import { isAmong } from '../../../../ui/person/fold-persons.ts'
import { type AssistantCalls, answerBrand, answerRefinement, search, type Work } from './answer-by-search.ts'
import { answerFromFacts } from './answer-from-facts.ts'
import {
  answerChosen,
  askWhich,
  findLike,
  findMeantCreator,
  type InConversation,
  removeCreator,
  reply,
} from './answer-spoken-of.ts'
import { assistantTexts } from './assistant-texts.ts'
import type { Answer } from './chat-message.ts'
import { listWaysBack, toSearchRequest } from './creator-criteria.ts'
import { findChosen } from './creators-meant.ts'
import { factTexts } from './fact-texts.ts'
import { joinSentences } from './list-texts.ts'

const texts = assistantTexts.answers

interface FollowUp extends InConversation {
  readonly text: string
  /** The server's interpretation of the text. */
  readonly turn: Refinement
}

/** Answers a follow-up message by its kind. Rejects with the error of the failed call. */
export async function answerTurn(calls: AssistantCalls, followUp: FollowUp, work: Work): Promise<Answer> {
  const { turn, text, before } = followUp
  const { criteria, asking } = before
  const chosen = asking && names(turn) ? findChosen(text, turn.creator, before.shown) : undefined
  if (asking && chosen) return answerChosen(calls, { wants: asking.wants, chosen }, followUp, work)
  switch (turn.kind) {
    case 'change':
      return answerChange(calls, followUp, work)
    case 'question':
      return reply(criteria, answerFromFacts({ text, ...turn }, { ...before, now: new Date() }))
    case 'more':
      return answerMore(calls, followUp, work)
    case 'undo':
      return undo(calls, before, work)
    case 'smalltalk':
      return reply(criteria, toSmalltalk(turn))
    case 'new_brand':
      if (!turn.is_sure) return { ...reply(criteria, texts.newBrandOrTopic(text)), undecided: text }
      work.onBegin()
      return answerBrand(calls, text, work.signal)
    case 'unread':
      return reply(criteria, texts.unread)
  }
}

/** Whether a message may be no more than the name or the position of a creator. */
const names = ({ kind }: Refinement) => kind === 'unread' || kind === 'new_brand'

function toSmalltalk({ about }: Refinement): string {
  const known: Readonly<Record<string, string>> = texts.smalltalk
  return about.flatMap((subject) => known[subject] ?? []).at(0) ?? texts.smalltalk.acknowledgement
}

async function answerChange(calls: AssistantCalls, { turn, before }: FollowUp, work: Work): Promise<Answer> {
  const { criteria, shown } = before
  const removed = findMeantCreator(turn, before)
  const remark = turn.not_understood.length > 0 ? texts.notUnderstood(turn.not_understood) : ''
  if (turn.is_refinement) {
    work.onBegin()
    const answer = await answerRefinement(calls, turn, work.signal)
    const kols = answer.kols.filter(({ id }) => id !== removed?.id)
    return { ...answer, content: joinSentences([answer.content, remark]), kols }
  }
  if (removed) return removeCreator(before, removed, remark)
  if (turn.refers_to !== null) return askWhich('drop', before)
  const content = turn.creator === null ? texts.unchanged : factTexts.noSuch(shown.length)
  return reply(criteria, joinSentences([content, remark]))
}

async function answerMore(calls: AssistantCalls, followUp: FollowUp, work: Work): Promise<Answer> {
  const { turn, before } = followUp
  const { criteria, shown } = before
  const liked = findMeantCreator(turn, before)
  if (liked) return findLike(calls, followUp, liked, work)
  if (turn.creator !== null) return reply(criteria, factTexts.noSuch(shown.length))
  if (turn.refers_to === 'one') return askWhich('like', before)
  work.onBegin()
  return findFurther(calls, before, work)
}

/** Maximum number of further pages requested to find creators not shown yet. */
const maxPagesAsked = 3

async function findFurther(calls: AssistantCalls, { criteria, seen, pages }: FollowUp['before'], { signal }: Work) {
  for (let page = pages + 1; page <= pages + maxPagesAsked; page++) {
    const { kols, hasMore, remark } = await search(calls, toSearchRequest(criteria, page), signal)
    const further = kols.filter((creator) => !isAmong(creator, seen))
    const content = joinSentences([texts.further(further.length), remark])
    if (further.length > 0) return { ...reply(criteria, content), kols: further }
    if (!hasMore) break
  }
  return reply(criteria, texts.noFurther(listWaysBack(criteria)))
}

async function undo(calls: AssistantCalls, { criteria, earlier }: FollowUp['before'], { signal, onBegin }: Work) {
  if (!earlier) return reply(criteria, texts.nothingToUndo)
  onBegin()
  const answer = await answerRefinement(calls, { criteria: earlier, changes: [] }, signal)
  return answer.kols.length > 0 ? { ...answer, content: texts.undone(answer.kols.length) } : answer
}

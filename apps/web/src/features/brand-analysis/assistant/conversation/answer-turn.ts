import type { CreatorCriteria, Refinement } from '@troupe/contract/conversations'
import { type AssistantCalls, answerBrand, answerRefinement, search, type Work } from './answer-by-search.ts'
import { answerFromFacts } from './answer-from-facts.ts'
import { assistantTexts } from './assistant-texts.ts'
import type { Answer } from './chat-message.ts'
import { listWaysBack, toAlikeRequest, toSearchRequest } from './creator-criteria.ts'
import { findShown } from './creators-meant.ts'
import { factTexts } from './fact-texts.ts'
import { joinSentences } from './list-texts.ts'
import type { SaidBefore } from './said-before.ts'

const texts = assistantTexts.answers

interface FollowUp {
  readonly text: string
  /** The server's interpretation of the text. */
  readonly turn: Refinement
  readonly before: SaidBefore & { readonly criteria: CreatorCriteria }
}

/** Answers a follow-up message by its kind. Rejects with the error of the failed call. */
export async function answerTurn(calls: AssistantCalls, followUp: FollowUp, work: Work): Promise<Answer> {
  const { turn, text, before } = followUp
  const { criteria } = before
  switch (turn.kind) {
    case 'change':
      return answerChange(calls, followUp, work)
    case 'question':
      return reply(criteria, answerFromFacts({ text, ...turn }, { ...before, now: new Date() }))
    case 'more':
      work.onBegin()
      return turn.creator === null
        ? findFurther(calls, before, work)
        : findLikeShown(calls, followUp, turn.creator, work)
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

/** Returns an answer that consists of text only. */
function reply(criteria: CreatorCriteria, content: string): Answer {
  return { content, analysis: null, criteria, sources: [], changes: [], kols: [] }
}

function toSmalltalk({ about }: Refinement): string {
  const known: Readonly<Record<string, string>> = texts.smalltalk
  return about.flatMap((subject) => known[subject] ?? []).at(0) ?? texts.smalltalk.acknowledgement
}

async function answerChange(calls: AssistantCalls, { turn, before }: FollowUp, work: Work): Promise<Answer> {
  const { criteria, shown } = before
  const removed = turn.creator === null ? undefined : findShown(shown, turn.creator)
  const remark = turn.not_understood.length > 0 ? texts.notUnderstood(turn.not_understood) : ''
  if (turn.is_refinement) {
    work.onBegin()
    const answer = await answerRefinement(calls, turn, work.signal)
    const kols = answer.kols.filter(({ id }) => id !== removed?.id)
    return { ...answer, content: joinSentences([answer.content, remark]), kols }
  }
  if (removed) {
    const content = joinSentences([texts.removed(removed.title), remark])
    return { ...reply(criteria, content), kols: withoutOne(shown, removed.id) }
  }
  const content = turn.creator === null ? texts.unchanged : factTexts.noSuch(shown.length)
  return reply(criteria, joinSentences([content, remark]))
}

const withoutOne = (shown: SaidBefore['shown'], removedId: string) => shown.filter(({ id }) => id !== removedId)

/** Maximum number of further pages requested to find creators not shown yet. */
const maxPagesAsked = 3

async function findFurther(calls: AssistantCalls, { criteria, seen, pages }: FollowUp['before'], { signal }: Work) {
  for (let page = pages + 1; page <= pages + maxPagesAsked; page++) {
    const { kols, hasMore, remark } = await search(calls, toSearchRequest(criteria, page), signal)
    const further = kols.filter(({ id }) => !seen.has(id))
    const content = joinSentences([texts.further(further.length), remark])
    if (further.length > 0) return { ...reply(criteria, content), kols: further }
    if (!hasMore) break
  }
  return reply(criteria, texts.noFurther(listWaysBack(criteria)))
}

async function findLikeShown(calls: AssistantCalls, { before }: FollowUp, place: number, { signal }: Work) {
  const { criteria, shown, seen } = before
  const liked = findShown(shown, place)
  if (!liked) return reply(criteria, factTexts.noSuch(shown.length))
  const found = await calls.findAlike(toAlikeRequest(criteria, liked.id), signal)
  const kols = found.filter(({ id }) => !seen.has(id))
  if (kols.length === 0) return reply(criteria, texts.noFurther(listWaysBack(criteria)))
  return { ...reply(criteria, texts.alike(liked.title, kols.length)), kols }
}

async function undo(calls: AssistantCalls, { criteria, earlier }: FollowUp['before'], { signal, onBegin }: Work) {
  if (!earlier) return reply(criteria, texts.nothingToUndo)
  onBegin()
  const answer = await answerRefinement(calls, { criteria: earlier, changes: [] }, signal)
  return answer.kols.length > 0 ? { ...answer, content: texts.undone(answer.kols.length) } : answer
}

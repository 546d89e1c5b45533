import {
  type AssistantCalls,
  answerBrand,
  answerRefinement,
  type EditedCriteria,
  recommend,
  type Work,
} from './answer-by-search.ts'
import { answerChosen, type ChosenCreator } from './answer-spoken-of.ts'
import { answerTurn } from './answer-turn.ts'
import type { Answer } from './chat-message.ts'
import { describeDocument } from './describe-document.ts'
import { readMessage } from './names/named-creator.ts'
import type { SaidBefore } from './said-before.ts'

/** A description that starts a new brand, regardless of earlier messages. */
interface NewBrand {
  readonly description: string
}

export type Asked = string | File | EditedCriteria | NewBrand | ChosenCreator

/** The question and the context it may refer to. */
export interface Question {
  readonly asked: Asked
  readonly before: SaidBefore
}

/**
 * Answers a question. In a conversation with criteria, a text may change them, ask about the creators on screen or
 * request more; otherwise it is analysed. Rejects with the error of the failed call.
 */
export async function answerQuestion(calls: AssistantCalls, { asked, before }: Question, work: Work): Promise<Answer> {
  const { criteria, shown } = before
  if (typeof asked === 'string' && criteria) {
    const turn = await readMessage(calls, { message: asked, criteria, shown }, work.signal)
    return answerTurn(calls, { text: asked, turn, before: { ...before, criteria } }, work)
  }
  if (typeof asked === 'object' && 'chosen' in asked) {
    return answerChosen(calls, asked, { before: { ...before, criteria: asked.criteria } }, work)
  }
  work.onBegin()
  if (asked instanceof File) return answerFile(calls, asked, work.signal)
  if (typeof asked === 'string') return answerBrand(calls, asked, work.signal)
  return 'description' in asked
    ? answerBrand(calls, asked.description, work.signal)
    : answerRefinement(calls, asked, work.signal)
}

/**
 * "For a file, the document analysis result is turned into a brand description sentence and sent to brand analysis",
 * together with the analysis of the document.
 */
async function answerFile(calls: AssistantCalls, file: File, signal: AbortSignal): Promise<Answer> {
  const document = await calls.analyzeFile(file, signal)
  const { sources, ...read } = document
  const analysis = await calls.analyzeInDetail(describeDocument(document), signal, read)
  return recommend(calls, analysis, sources, signal)
}

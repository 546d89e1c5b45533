import type { BrandAnalysis, KeywordSource } from '@troupe/contract/brand-analysis'
import type { CreatorCriteria } from '@troupe/contract/conversations'
import type { PlatformReport } from '@troupe/contract/platform-report'
import type { AnalysisCalls } from '../../api/analysis-calls.ts'
import type { Refinement } from '../../api/conversation-calls.ts'
import type { FoundCreators, SearchRequest } from '../../api/creator-search.ts'
import { assistantTexts } from './assistant-texts.ts'
import type { Answer } from './chat-message.ts'
import { listWaysBack, toCriteria, toSearchRequest } from './creator-criteria.ts'
import { describeDocument } from './describe-document.ts'

const texts = assistantTexts.answers

/** Server calls of the assistant. */
export interface AssistantCalls extends Pick<AnalysisCalls, 'analyzeInDetail' | 'analyzeFile'> {
  refine: (message: string, criteria: CreatorCriteria, signal: AbortSignal) => Promise<Refinement>
  findCreators: (request: SearchRequest, signal: AbortSignal) => Promise<FoundCreators>
  /** Does not wait and does not fail. */
  keepCreators: (creators: FoundCreators['kols']) => void
}

/** Criteria that were changed by hand, and what was changed, one phrase each. */
type EditedCriteria = Pick<Refinement, 'criteria' | 'changes'>

export type Asked = string | File | EditedCriteria

/** A text, a document or changed criteria, with the conversation's present criteria. */
export interface Question {
  asked: Asked
  criteria: CreatorCriteria | null
}

/**
 * Analyses the question and looks for matching creators. If the conversation already has criteria, a text that only
 * changes them repeats the search without an analysis. Rejects with the error of the failed call.
 */
export async function answerQuestion(
  calls: AssistantCalls,
  { asked, criteria }: Question,
  signal: AbortSignal,
): Promise<Answer> {
  if (asked instanceof File) return answerFile(calls, asked, signal)
  if (typeof asked !== 'string') return answerRefinement(calls, asked, signal)
  if (criteria) {
    const refinement = await calls.refine(asked, criteria, signal)
    if (refinement.is_refinement) return answerRefinement(calls, refinement, signal)
  }
  return recommend(calls, await calls.analyzeInDetail(asked, signal), [], signal)
}

/**
 * "For a file, the document analysis result is turned into a brand description sentence and sent to brand analysis", with the
 * analysis of the document itself beside it.
 */
async function answerFile(calls: AssistantCalls, file: File, signal: AbortSignal): Promise<Answer> {
  const document = await calls.analyzeFile(file, signal)
  const { sources, ...read } = document
  const analysis = await calls.analyzeInDetail(describeDocument(document), signal, read)
  return recommend(calls, analysis, sources, signal)
}

async function answerRefinement(
  calls: AssistantCalls,
  refinement: EditedCriteria,
  signal: AbortSignal,
): Promise<Answer> {
  const { criteria, changes } = refinement
  const { kols, remark } = await search(calls, criteria, signal)
  const summary = kols.length > 0 ? texts.refined(kols.length) : texts.refinedNobody(listWaysBack(criteria))
  return { content: summary + remark, analysis: null, criteria, sources: [], changes, kols }
}

async function recommend(
  calls: AssistantCalls,
  analysis: BrandAnalysis,
  sources: readonly KeywordSource[],
  signal: AbortSignal,
): Promise<Answer> {
  const criteria = toCriteria(analysis)
  const { kols, remark } = await search(calls, criteria, signal)
  const summary = kols.length > 0 ? texts.found(kols.length) : texts.foundNobody(listWaysBack(criteria))
  return { content: summary + remark, analysis, criteria, sources, changes: [], kols }
}

async function search(calls: AssistantCalls, criteria: CreatorCriteria, signal: AbortSignal) {
  const { kols, searchInfo } = await calls.findCreators(toSearchRequest(criteria), signal)
  calls.keepCreators(kols)
  const missing = (searchInfo.debug_info.platforms ?? []).filter(isMissing).map(({ platform }) => platform)
  const remarks = [
    ...(searchInfo.vector_results > 0 ? [texts.fromCatalogue(searchInfo.vector_results, kols.length)] : []),
    ...(missing.length > 0 ? [texts.missing(missing)] : []),
  ]
  return { kols, remark: remarks.map((remark) => ` ${remark}`).join('') }
}

/** Whether a platform's creators are not among the results though they were asked for. */
function isMissing({ state }: PlatformReport): boolean {
  return state === 'failed' || state === 'late' || state === 'unasked'
}

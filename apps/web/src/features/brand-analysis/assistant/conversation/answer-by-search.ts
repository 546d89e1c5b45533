import type { BrandAnalysis, KeywordSource } from '@troupe/contract/brand-analysis'
import type { CreatorCriteria, Refinement } from '@troupe/contract/conversations'
import type { FoundCreator } from '@troupe/contract/creators'
import type { PlatformReport } from '@troupe/contract/platform-report'
import type { AnalysisCalls } from '../../api/analysis-calls.ts'
import type { AlikeRequest, FoundCreators, SearchRequest } from '../../api/creator-search.ts'
import { assistantTexts } from './assistant-texts.ts'
import type { Answer } from './chat-message.ts'
import { listWaysBack, toCriteria, toSearchRequest } from './creator-criteria.ts'

const texts = assistantTexts.answers

interface FollowUp {
  readonly message: string
  readonly criteria: CreatorCriteria
  /** Number of creators on screen. */
  readonly shown: number
}

/** Server calls of the assistant. */
export interface AssistantCalls extends Pick<AnalysisCalls, 'analyzeInDetail' | 'analyzeFile'> {
  refine: (followUp: FollowUp, signal: AbortSignal) => Promise<Refinement>
  findCreators: (request: SearchRequest, signal: AbortSignal) => Promise<FoundCreators>
  findAlike: (request: AlikeRequest, signal: AbortSignal) => Promise<FoundCreator[]>
  /** Does not wait and does not fail. */
  keepCreators: (creators: FoundCreators['kols']) => void
}

/** Criteria that were changed by hand, and what was changed, one phrase each. */
export type EditedCriteria = Pick<Refinement, 'criteria' | 'changes'>

export interface Work {
  readonly signal: AbortSignal
  /** Called before an analysis or a search begins; a short reply needs neither. */
  readonly onBegin: () => void
}

/** Analyses a description and looks for creators. */
export async function answerBrand(calls: AssistantCalls, description: string, signal: AbortSignal): Promise<Answer> {
  return recommend(calls, await calls.analyzeInDetail(description, signal), [], signal)
}

/** Searches again by changed criteria. */
export async function answerRefinement(
  calls: AssistantCalls,
  { criteria, changes }: EditedCriteria,
  signal: AbortSignal,
): Promise<Answer> {
  const { kols, remark } = await search(calls, toSearchRequest(criteria), signal)
  const summary = kols.length > 0 ? texts.refined(kols.length) : texts.refinedNobody(listWaysBack(criteria))
  return { content: summary + remark, analysis: null, criteria, sources: [], changes, kols }
}

/** Searches by the criteria of an analysis. */
export async function recommend(
  calls: AssistantCalls,
  analysis: BrandAnalysis,
  sources: readonly KeywordSource[],
  signal: AbortSignal,
): Promise<Answer> {
  const criteria = toCriteria(analysis)
  const { kols, remark } = await search(calls, toSearchRequest(criteria), signal)
  const summary = kols.length > 0 ? texts.found(kols.length) : texts.foundNobody(listWaysBack(criteria))
  return { content: summary + remark, analysis, criteria, sources, changes: [], kols }
}

/** Asks the platforms, and says in a remark what the results lack. */
export async function search(calls: AssistantCalls, request: SearchRequest, signal: AbortSignal) {
  const { kols, searchInfo } = await calls.findCreators(request, signal)
  calls.keepCreators(kols)
  const missing = (searchInfo.debug_info.platforms ?? []).filter(isMissing).map(({ platform }) => platform)
  const remarks = [
    ...(searchInfo.vector_results > 0 ? [texts.fromCatalogue(searchInfo.vector_results, kols.length)] : []),
    ...(missing.length > 0 ? [texts.missing(missing)] : []),
  ]
  return { kols, hasMore: searchInfo.has_more, remark: remarks.map((remark) => ` ${remark}`).join('') }
}

/** Whether a platform's creators are not among the results though they were asked for. */
function isMissing({ state }: PlatformReport): boolean {
  return state === 'failed' || state === 'late' || state === 'unasked'
}

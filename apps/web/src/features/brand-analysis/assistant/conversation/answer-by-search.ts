import type { BrandAnalysis, KeywordSource } from '@troupe/contract/brand-analysis'
import type { CreatorCriteria, Refinement } from '@troupe/contract/conversations'
import type { FoundCreator } from '@troupe/contract/creators'
import type { PlatformReport } from '@troupe/contract/platform-report'
import { foldPersons } from '../../../../ui/person/fold-persons.ts'
import type { AnalysisCalls } from '../../api/analysis-calls.ts'
import type { AlikeRequest, FoundCreators, SearchRequest } from '../../api/creator-search.ts'
import { assistantTexts } from './assistant-texts.ts'
import type { Answer } from './chat-message.ts'
import { listWaysBack, toCriteria, toSearchRequest } from './creator-criteria.ts'
import { joinSentences } from './list-texts.ts'

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
  /** Neither waits nor fails. */
  keepCreators: (creators: FoundCreators['kols']) => void
}

/** Criteria edited by hand, with one phrase for each change. */
export type EditedCriteria = Pick<Refinement, 'criteria' | 'changes' | 'change_messages'>

export interface Work {
  readonly signal: AbortSignal
  /** Called before an analysis or a search begins; a short reply needs neither. */
  readonly onBegin: () => void
}

/** Analyses a description and searches for creators. */
export async function answerBrand(calls: AssistantCalls, description: string, signal: AbortSignal): Promise<Answer> {
  return recommend(calls, await calls.analyzeInDetail(description, signal), [], signal)
}

/** Repeats the search with changed criteria. */
export async function answerRefinement(
  calls: AssistantCalls,
  { criteria, changes, change_messages }: EditedCriteria,
  signal: AbortSignal,
): Promise<Answer> {
  const { kols, remark } = await search(calls, toSearchRequest(criteria), signal)
  const summary = kols.length > 0 ? texts.refined(kols.length) : texts.refinedNobody(listWaysBack(criteria))
  const content = joinSentences([summary, remark])
  return { content, analysis: null, criteria, sources: [], changes, change_messages, kols }
}

/** Searches with the criteria of an analysis. */
export async function recommend(
  calls: AssistantCalls,
  analysis: BrandAnalysis,
  sources: readonly KeywordSource[],
  signal: AbortSignal,
): Promise<Answer> {
  const criteria = toCriteria(analysis)
  const { kols, remark } = await search(calls, toSearchRequest(criteria), signal)
  const summary = kols.length > 0 ? texts.found(kols.length) : texts.foundNobody(listWaysBack(criteria))
  return { content: joinSentences([summary, remark]), analysis, criteria, sources, changes: [], kols }
}

/** Searches the platforms; a remark states what the results lack. */
export async function search(calls: AssistantCalls, request: SearchRequest, signal: AbortSignal) {
  const { kols, searchInfo } = await calls.findCreators(request, signal)
  calls.keepCreators(kols)
  // Users count the cards, as in "the second one".
  const cards = foldPersons(kols)
  const missing = (searchInfo.debug_info.platforms ?? []).filter(isMissing).map(({ platform }) => platform)
  const remarks = [
    ...(searchInfo.vector_results > 0 ? [texts.fromCatalogue(searchInfo.vector_results, kols.length)] : []),
    ...(missing.length > 0 ? [texts.missing(missing)] : []),
  ]
  return { kols: cards, hasMore: searchInfo.has_more, remark: joinSentences(remarks) }
}

/** Whether a platform was requested but its creators are missing from the results. */
function isMissing({ state }: PlatformReport): boolean {
  return state === 'failed' || state === 'late' || state === 'unasked'
}

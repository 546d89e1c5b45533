import type { Body } from '@troupe/contract/base/endpoint'
import {
  type BrandAnalysis,
  type BrandFileRequest,
  type BrandFileSummary,
  type BrandSummary,
  type brandAnalysisEndpoints,
  countBase64Bytes,
} from '@troupe/contract/brand-analysis'
import { findMessage, say, schemaText } from '@troupe/contract/messages/message'
import { referToMessage } from '@troupe/contract/messages/wire-message'
import { AppError, refuseInput } from '../../lib/app-error.ts'
import type { RateLimits } from '../accounts/limits/rate-limits.ts'
import type { FallbackAnalyser } from './brand-analyser-port.ts'
import { DocumentError, type DocumentReader } from './document-reader-port.ts'
import { findKeywordSources } from './keyword-sources.ts'

export interface AnalysisContext {
  readonly analyser: FallbackAnalyser
  readonly documents: Pick<DocumentReader, 'read'>
  readonly rateLimits: Pick<RateLimits, 'take'>
  /** Code of the language that the user's account is set to; null if it is to none. */
  readonly findLanguage: (userId: string) => Promise<string | null>
}

const retrySeconds = 5

/**
 * Analyses a brand's description in detail. If the description summarises a document, returns the document's analysis.
 * @throws AppError `too_many_requests`.
 */
export async function analyseInDetail(
  { analyser, rateLimits, findLanguage }: AnalysisContext,
  userId: string,
  { brand_description, document }: Body<typeof brandAnalysisEndpoints.analyzeBrandInDetail>,
): Promise<BrandAnalysis> {
  await rateLimits.take(['analysesByUser', userId])
  if (document) return referToNotices(document)
  return referToNotices(await analyser.analyse(brand_description, { language: await findLanguage(userId) }))
}

/**
 * Analyses a brand's description briefly.
 * @throws AppError `too_many_requests`.
 */
export async function analyseBriefly(
  context: AnalysisContext,
  userId: string,
  description: string,
): Promise<BrandSummary> {
  const { keywords, categories, criteria, engine, notices, notice_messages, usage } = await analyseInDetail(
    context,
    userId,
    {
      brand_description: description,
    },
  )
  return { keywords, categories, criteria, engine, notices, notice_messages, usage }
}

/**
 * Analyses a document and finds the sources of each keyword.
 * @throws AppError `invalid_input` if it cannot be read, `unavailable` while too many documents are being read,
 * `too_many_requests`.
 */
export async function analyseFile(
  context: AnalysisContext,
  userId: string,
  { file_content, file_type }: BrandFileRequest,
): Promise<BrandFileSummary> {
  const content = decodeFile(file_content)
  await context.rateLimits.take(['analysesByUser', userId], ['documentsByUser', userId])
  const language = await context.findLanguage(userId)
  const document = await context.documents.read(content, file_type).catch(explain)
  const text = document.passages.map((passage) => passage.text).join('\n\n')
  const analysis = await context.analyser.analyse(text, { passages: document.passages, language })
  const { keywords, notices } = analysis
  return referToNotices({
    ...analysis,
    notices: document.isCut ? [...notices, schemaText('brand_notice.document_cut')] : notices,
    sources: findKeywordSources(keywords, document),
  })
}

/** Adds the key and the parameters of each notice, which are fixed texts. */
function referToNotices<Analysis extends BrandSummary>(analysis: Analysis): Analysis {
  const messages = analysis.notices.map((notice) => referToMessage(findMessage(notice) ?? null) ?? null)
  return { ...analysis, notice_messages: messages }
}

/** Decodes base64. Node skips invalid characters, which leaves fewer bytes than expected. */
function decodeFile(text: string): Buffer {
  const content = Buffer.from(text, 'base64')
  if (content.length === countBase64Bytes(text)) return content
  throw refuseInput(say('brand_analysis.not_base64'), { loc: ['body', 'file_content'], type: 'invalid_format' })
}

function explain(error: unknown): never {
  if (!(error instanceof DocumentError)) throw error
  if (error.problem === 'busy') {
    throw new AppError('unavailable', say(error.key), { retryAfterSeconds: retrySeconds, cause: error })
  }
  throw new AppError('invalid_input', say(error.key), { cause: error })
}

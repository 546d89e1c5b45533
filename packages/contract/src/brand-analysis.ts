import { z } from 'zod'
import { defineEndpoint } from './base/endpoint.ts'
import { normalizeText } from './base/text.ts'
import { BrandCriteria } from './brand-criteria.ts'
import { CategoryId } from './catalogues/categories.ts'
import { Platform } from './catalogues/platforms.ts'
import { schemaText } from './messages/message.ts'
import { MessageReference } from './messages/wire-schemas.ts'

export const brandTextMaxLength = 20_000
export const brandFileMaxBytes = 10 * 1024 * 1024
export const brandFileTypes = ['pdf', 'docx'] as const
export const BrandFileType = z.enum(brandFileTypes, schemaText('brand_analysis.wrong_type'))
export type BrandFileType = z.output<typeof BrandFileType>
export const maxBrandCategories = 5
export const maxBrandKeywords = 12

/** Texts of the specification that server and browser share. */
export const brandAnalysisMessages = {
  noText: schemaText('brand_analysis.text_required'),
  wrongType: schemaText('brand_analysis.wrong_type'),
  tooLarge: schemaText('brand_analysis.file_too_large'),
  noFile: schemaText('brand_analysis.file_required'),
  notBase64: schemaText('brand_analysis.not_base64'),
} as const

/** Producer of the analysis. */
export const AnalysisEngine = z.enum(['built_in', 'language_model'])
export type AnalysisEngine = z.output<typeof AnalysisEngine>

/** Tokens and cost of one answer of a language model; null where its price is not configured. */
export const ModelUsage = z.object({
  model: z.string(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  cost_usd: z.number().nullable(),
})
export type ModelUsage = z.output<typeof ModelUsage>

/** Position of a keyword in a document. */
export const KeywordSource = z.object({
  keyword: z.string(),
  passage: z.string(),
  /** Counted from 1; null for formats without pages, such as DOCX. */
  page: z.number().int().nullable(),
})
export type KeywordSource = z.output<typeof KeywordSource>

/** Search terms for a brand. */
export const BrandSummary = z.object({
  /** Best first: 3 to 12, fewer if the text has no more. */
  keywords: z.array(z.string()),
  /** 1 to 5, the best match first. */
  categories: z.array(CategoryId),
  /** Requirements of the text for creators, each with its passages. */
  criteria: BrandCriteria.default([]),
  engine: AnalysisEngine,
  /** Notes for the reader, for example that the model failed or that the language is less well supported. */
  notices: z.array(z.string()),
  /** Key and parameters of each notice; null where the text is not one of ours. */
  notice_messages: z.array(MessageReference.nullable()).optional(),
  usage: ModelUsage.nullable(),
})
export type BrandSummary = z.output<typeof BrandSummary>

const FollowerRange = z.object({ min: z.number().int(), max: z.number().int() })
/** Fractions: 0.02 is 2 percent. */
const EngagementRange = z.object({ min: z.number(), max: z.number() })

export const BrandAnalysis = BrandSummary.extend({
  suggested_follower_range: FollowerRange,
  engagement_rate_range: EngagementRange,
  target_platforms: z.array(Platform),
  /** Paragraphs, separated by blank lines. */
  detailed_analysis: z.string(),
  /** Keys and parameters of the sentences of each paragraph; absent where a language model wrote the analysis. */
  analysis_messages: z.array(z.array(MessageReference).max(20)).max(20).optional(),
})
export type BrandAnalysis = z.output<typeof BrandAnalysis>

/** The analysis of a document, and where its keywords stand in it. */
export const BrandFileSummary = BrandAnalysis.extend({ sources: z.array(KeywordSource) })
export type BrandFileSummary = z.output<typeof BrandFileSummary>

const BrandText = z
  .string()
  .max(brandTextMaxLength, schemaText('brand_analysis.text_too_long', { max: brandTextMaxLength }))
  .transform(normalizeText)
  .refine((text) => text !== '', brandAnalysisMessages.noText)

/** Base64 of `brandFileMaxBytes`. */
const fileTextMaxLength = 4 * Math.ceil(brandFileMaxBytes / 3)

/** Number of bytes that base64 text of this length encodes. */
export function countBase64Bytes(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return (text.length / 4) * 3 - padding
}

/** Not checked for valid base64 here: decoding finds errors faster than a search through 14 million characters. */
const FileContent = z
  .string()
  .min(1, brandAnalysisMessages.noFile)
  .refine((text) => countBase64Bytes(text) <= brandFileMaxBytes, brandAnalysisMessages.tooLarge)

const BrandFileRequest = z.object({
  /** Base64 without a prefix. */
  file_content: FileContent,
  file_name: z.string().max(255).transform(normalizeText),
  file_type: BrandFileType,
})
export type BrandFileRequest = z.output<typeof BrandFileRequest>

const tag = 'brand-analysis'

export const brandAnalysisEndpoints = {
  analyzeBrand: defineEndpoint({
    method: 'POST',
    path: '/api/kols/analyze-brand-simple',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'What a described brand is about, as keywords and categories',
    body: z.object({ brand_description: BrandText }),
    response: BrandSummary,
  }),
  analyzeBrandFile: defineEndpoint({
    method: 'POST',
    path: '/api/kols/analyze-brand-file',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'What a document is about, as keywords, each with its passage, and categories',
    maxBodyBytes: fileTextMaxLength + 2048,
    tooLargeMessage: 'brand_analysis.file_too_large',
    body: BrandFileRequest,
    response: BrandFileSummary,
  }),
  analyzeBrandInDetail: defineEndpoint({
    method: 'POST',
    path: '/api/kols/analyze-brand-enhanced',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'What a described brand is about, and which creators fit it',
    body: z.object({
      brand_description: BrandText,
      /** The analysis of the document that the description sums up: it says more than the description, and is the answer. */
      document: BrandAnalysis.optional(),
    }),
    response: BrandAnalysis,
  }),
} as const

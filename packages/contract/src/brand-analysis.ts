import { z } from 'zod'
import { CategoryId } from './categories.ts'
import { defineEndpoint } from './endpoint.ts'
import { Platform } from './platforms.ts'
import { normalizeText } from './text.ts'

export const brandTextMaxLength = 20_000
export const brandFileMaxBytes = 10 * 1024 * 1024
export const brandFileTypes = ['pdf', 'docx'] as const
export const BrandFileType = z.enum(brandFileTypes, 'Please select a PDF or DOCX file')
export type BrandFileType = z.output<typeof BrandFileType>
export const maxBrandCategories = 5
export const maxBrandKeywords = 12

/** Texts of the specification that both sides say. */
export const brandAnalysisMessages = {
  noText: 'Please enter a brand description',
  wrongType: 'Please select a PDF or DOCX file',
  tooLarge: 'File size exceeds maximum allowed size of 10MB',
  noFile: 'Please select a file',
  notBase64: 'The file must be base64 without blanks, line breaks or a prefix such as "data:"',
} as const

/** What analysed a brand. */
export const AnalysisEngine = z.enum(['built_in', 'language_model'])
export type AnalysisEngine = z.output<typeof AnalysisEngine>

/** What a language model was used for one answer; null where its price is not configured. */
export const ModelUsage = z.object({
  model: z.string(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  cost_usd: z.number().nullable(),
})
export type ModelUsage = z.output<typeof ModelUsage>

/** Where in a document a keyword stands. */
export const KeywordSource = z.object({
  keyword: z.string(),
  passage: z.string(),
  /** From 1; null where the file has no pages, as DOCX. */
  page: z.number().int().nullable(),
})
export type KeywordSource = z.output<typeof KeywordSource>

/** What a brand is about, as words to search with. */
export const BrandSummary = z.object({
  /** The best first: 3 to 12, fewer where the text has no more. */
  keywords: z.array(z.string()),
  /** Between 1 and 5, the most fitting first. */
  categories: z.array(CategoryId),
  engine: AnalysisEngine,
  /** What the reader should know of how this came to be: the model failed, the language is one of which less is known. */
  notices: z.array(z.string()),
  usage: ModelUsage.nullable(),
})
export type BrandSummary = z.output<typeof BrandSummary>

export const BrandFileSummary = BrandSummary.extend({ sources: z.array(KeywordSource) })
export type BrandFileSummary = z.output<typeof BrandFileSummary>

const FollowerRange = z.object({ min: z.number().int(), max: z.number().int() })
/** Fractions: 0.02 is 2 percent. */
const EngagementRange = z.object({ min: z.number(), max: z.number() })

export const BrandAnalysis = BrandSummary.extend({
  suggested_follower_range: FollowerRange,
  engagement_rate_range: EngagementRange,
  target_platforms: z.array(Platform),
  /** Paragraphs, with a blank line between two. */
  detailed_analysis: z.string(),
})
export type BrandAnalysis = z.output<typeof BrandAnalysis>

const BrandText = z
  .string()
  .max(brandTextMaxLength, `A brand description has at most ${brandTextMaxLength.toLocaleString('en')} characters`)
  .transform(normalizeText)
  .refine((text) => text !== '', brandAnalysisMessages.noText)

/** Base64 of `brandFileMaxBytes`. */
const fileTextMaxLength = 4 * Math.ceil(brandFileMaxBytes / 3)

/** How many bytes base64 of this length holds. */
export function countBase64Bytes(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return (text.length / 4) * 3 - padding
}

/** Whether it is base64 tells who decodes it: to look for a wrong sign among 14 million takes longer than that. */
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
    tag,
    summary: 'What a described brand is about, as keywords and categories',
    body: z.object({ brand_description: BrandText }),
    response: BrandSummary,
  }),
  analyzeBrandFile: defineEndpoint({
    method: 'POST',
    path: '/api/kols/analyze-brand-file',
    access: 'user',
    tag,
    summary: 'What a document is about, as keywords, each with its passage, and categories',
    maxBodyBytes: fileTextMaxLength + 2048,
    tooLargeMessage: brandAnalysisMessages.tooLarge,
    body: BrandFileRequest,
    response: BrandFileSummary,
  }),
  analyzeBrandInDetail: defineEndpoint({
    method: 'POST',
    path: '/api/kols/analyze-brand-enhanced',
    access: 'user',
    tag,
    summary: 'What a described brand is about, and which creators fit it',
    body: z.object({ brand_description: BrandText }),
    response: BrandAnalysis,
  }),
} as const

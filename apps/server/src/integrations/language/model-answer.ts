import { maxBrandCategories, maxBrandKeywords } from '@troupe/contract/brand-analysis'
import { CategoryId } from '@troupe/contract/catalogues/categories'
import { keepSupported, Platform } from '@troupe/contract/catalogues/platforms'
import { z } from 'zod'
import type { BrandFindings } from '../../modules/brand-analysis/brand-analyser-port.ts'
import { toParagraphs, toPhrases } from './model-text.ts'
import { maxStated, StatedCriterion, toCriterion } from './stated-criterion.ts'

const Range = z.object({ min: z.number(), max: z.number() })

/**
 * Form of the model's answer. It has types and choices only: not every endpoint supports lengths and limits in a
 * schema, so the prompt names them and they are enforced afterwards.
 */
export const ModelAnswer = z.object({
  categories: z.array(CategoryId),
  keywords: z.array(z.string()),
  follower_range: Range,
  engagement_percent_range: Range,
  target_platforms: z.array(Platform),
  criteria: z.array(StatedCriterion),
  detailed_analysis: z.string(),
})

/**
 * Categories, criteria and platforms are read one by one: a wrong one leaves the others. Without any criteria there are
 * none, without a supported platform it is all of them.
 */
const ReadableAnswer = ModelAnswer.extend({
  categories: z.array(z.string()),
  criteria: z.array(z.unknown()).catch([]),
  target_platforms: z.array(z.string()),
})

/** A model's findings; the cost is not its own to report. */
export type ModelFindings = Omit<BrandFindings, 'notices' | 'usage'>

/** An answer's findings, or its problem, worded for the model. */
export type ReadAnswer = { readonly findings: ModelFindings } | { readonly problem: string }

/** Maximum length in characters; several times what the prompt requests. */
const longestAnswer = 50_000

/** More followers than any creator has. */
const mostFollowers = 1_000_000_000

/** Parses an answer. Content of the right form is cut to the limits of an analysis. */
export function readModelAnswer(text: string): ReadAnswer {
  if (text.length > longestAnswer) return { problem: 'It is far too long' }
  const parsed = ReadableAnswer.safeParse(parseObject(text))
  if (!parsed.success) {
    return { problem: parsed.error.issues.slice(0, 10).map(describeIssue).join('\n') }
  }
  const { data } = parsed
  const categories = [...new Set(data.categories.flatMap((id) => CategoryId.safeParse(id).data ?? []))]
  const keywords = toPhrases(data.keywords).slice(0, maxBrandKeywords)
  const analysis = toParagraphs(data.detailed_analysis)
  const followers = toRange(data.follower_range, mostFollowers)
  const engagement = toRange(data.engagement_percent_range, 100)
  const missing = [
    ...(categories.length === 0 ? ['categories'] : []),
    ...(keywords.length === 0 ? ['keywords'] : []),
    ...(followers.max < 1 ? ['follower_range'] : []),
    ...(engagement.max === 0 ? ['engagement_percent_range'] : []),
    ...(data.target_platforms.length === 0 ? ['target_platforms'] : []),
    ...(analysis === '' ? ['detailed_analysis'] : []),
  ]
  if (missing.length > 0) return { problem: `Nothing that can be used stands in: ${missing.join(', ')}` }
  return {
    findings: {
      categories: categories.slice(0, maxBrandCategories),
      keywords,
      suggested_follower_range: { min: Math.round(followers.min), max: Math.round(followers.max) },
      engagement_rate_range: { min: toFraction(engagement.min), max: toFraction(engagement.max) },
      target_platforms: keepSupported(data.target_platforms),
      criteria: data.criteria.slice(0, maxStated).flatMap(toCriterion),
      detailed_analysis: analysis,
    },
  }
}

/** Reasoning that some models print before the answer, if their server does not separate it. */
const thoughts = /^\s*<think>[\s\S]*?<\/think>/

/** Parses the object in a text. Without JSON mode, words and a code fence may surround it. */
export function parseObject(answer: string): unknown {
  const text = answer.replace(thoughts, '')
  try {
    return JSON.parse(text.slice(Math.max(text.indexOf('{'), 0), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  const field = path.map(String).join('.')
  return field === '' ? 'It is not one JSON object, or not all of it' : `${field}: ${message}`.slice(0, 300)
}

function toRange({ min, max }: z.output<typeof Range>, limit: number): { min: number; max: number } {
  const [lower, upper] = min <= max ? [min, max] : [max, min]
  return { min: clamp(lower, limit), max: clamp(upper, limit) }
}

const clamp = (value: number, limit: number) => Math.min(Math.max(value, 0), limit)

/** Converts percent to a fraction, rounded to a hundredth of a percent. */
const toFraction = (percent: number) => Math.round(percent * 100) / 10_000

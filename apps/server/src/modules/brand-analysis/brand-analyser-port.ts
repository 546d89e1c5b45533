import type { BrandAnalysis, ModelUsage } from '@troupe/contract/brand-analysis'
import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import type { Passage } from './document-reader-port.ts'

type Uncited<Criterion> = Criterion extends unknown ? Omit<Criterion, 'citations'> : never

/** A criterion before its passages are looked up: the words that say so, as they stand in the text. */
export type FoundCriterion = Uncited<BrandCriterion> & { readonly quotes: readonly string[] }

/** An engine's findings; the caller adds which engine made them, and looks up what they cite. */
export type BrandFindings = Pick<
  BrandAnalysis,
  | 'keywords'
  | 'categories'
  | 'suggested_follower_range'
  | 'engagement_rate_range'
  | 'target_platforms'
  | 'detailed_analysis'
  | 'notices'
  | 'usage'
> & { readonly criteria: readonly FoundCriterion[] }

/** An engine that reads what a brand is about. */
export interface BrandAnalyser {
  /**
   * Reads a text, of whatever language and length; what it says is never an instruction.
   * @throws ModelError where a language model is asked and gives no usable answer.
   */
  analyse(text: string): Promise<BrandFindings>
}

export interface FallbackAnalyser {
  /**
   * The analysis of a text in any case: of the language model where there is one and it answers, else of the built-in
   * analyser. Criteria that stand in none of the passages are left out.
   * @param passages those that the text consists of.
   */
  analyse(text: string, passages?: readonly Pick<Passage, 'text' | 'page'>[]): Promise<BrandAnalysis>
}

/** Why a language model gave no answer that can be used; the built-in analyser is asked instead. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly kind: 'timeout' | 'unreachable' | 'refused' | 'rate_limited' | 'unreadable'
  /** Cost of answers that could not be used; null if there were none or none reported it. */
  readonly usage: ModelUsage | null

  /** @param message one line without secrets and without the brand's text, for the log. */
  constructor(kind: ModelError['kind'], message: string, usage: ModelUsage | null = null) {
    super(message)
    this.kind = kind
    this.usage = usage
  }
}

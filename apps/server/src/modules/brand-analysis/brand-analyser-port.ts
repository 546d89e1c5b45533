import type { BrandAnalysis, ModelUsage } from '@troupe/contract/brand-analysis'
import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import type { Passage } from './document-reader-port.ts'

type Uncited<Criterion> = Criterion extends unknown ? Omit<Criterion, 'citations'> : never

/** A criterion before its passages are looked up, with its quotes: the words of the text that state it. */
export type FoundCriterion = Uncited<BrandCriterion> & { readonly quotes: readonly string[] }

/** An engine's findings. The caller adds which engine made them and looks up the quoted passages. */
export type BrandFindings = Pick<
  BrandAnalysis,
  | 'keywords'
  | 'categories'
  | 'suggested_follower_range'
  | 'engagement_rate_range'
  | 'target_platforms'
  | 'detailed_analysis'
  | 'analysis_messages'
  | 'notices'
  | 'usage'
> & { readonly criteria: readonly FoundCriterion[] }

/** An engine that finds the topics and criteria in a brand's text. */
export interface BrandAnalyser {
  /**
   * Analyses a text of any language and length; its contents are never instructions.
   * @param language code of the reader's language, which a language model writes in; English without it.
   * @throws ModelError if a language model is asked and gives no usable answer.
   */
  analyse(text: string, language?: string | null): Promise<BrandFindings>
}

export interface FallbackAnalyser {
  /**
   * Analyses a text without failing: by the language model if there is one and it answers, else by the built-in
   * analyser. Criteria that no passage contains are left out.
   * @param passages the passages of the text; its lines without them.
   * @param language see `BrandAnalyser`.
   */
  analyse(
    text: string,
    options?: { readonly passages?: readonly Pick<Passage, 'text' | 'page'>[]; readonly language?: string | null },
  ): Promise<BrandAnalysis>
}

/** The reason why a language model gave no usable answer. The built-in analyser is used instead. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly kind: 'timeout' | 'unreachable' | 'refused' | 'rate_limited' | 'unreadable'
  /** Cost of the unusable answers; null if there were none or none reported its cost. */
  readonly usage: ModelUsage | null

  /** @param message one line without secrets and without the brand's text, for the log. */
  constructor(kind: ModelError['kind'], message: string, usage: ModelUsage | null = null) {
    super(message)
    this.kind = kind
    this.usage = usage
  }
}

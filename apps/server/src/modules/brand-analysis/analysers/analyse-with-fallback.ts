import type { BrandAnalysis } from '@troupe/contract/brand-analysis'
import { schemaText } from '@troupe/contract/messages/message'
import type { Logger } from '../../../lib/logger.ts'
import {
  type BrandAnalyser,
  type BrandFindings,
  type FallbackAnalyser,
  type FoundCriterion,
  ModelError,
} from '../brand-analyser-port.ts'
import { citeCriteria } from '../criteria/cite-criteria.ts'
import { mergeCriteria } from '../criteria/merge-criteria.ts'
import { readBrandCriteria } from '../criteria/read-brand-criteria.ts'
import type { Passage } from '../document-reader-port.ts'
import { applyCriteria } from './apply-criteria.ts'

interface FallbackOptions {
  /** Undefined: none is configured. */
  readonly model: BrandAnalyser | undefined
  readonly builtIn: BrandAnalyser
  readonly log: Logger
}

const noticeOf: Record<ModelError['kind'], string> = {
  timeout: schemaText('brand_notice.model_timeout'),
  unreachable: schemaText('brand_notice.model_unreachable'),
  refused: schemaText('brand_notice.model_refused'),
  rate_limited: schemaText('brand_notice.model_rate_limited'),
  unreadable: schemaText('brand_notice.model_unreadable'),
}

/**
 * Creates an analyser that asks the language model first. If the model gives no usable answer, the built-in analyser
 * replaces it and a notice states the reason.
 */
export function createFallbackAnalyser({ model, builtIn, log }: FallbackOptions): FallbackAnalyser {
  async function findOut(text: string, language: string | null): Promise<Findings> {
    if (!model) return { ...(await builtIn.analyse(text)), engine: 'built_in' }
    try {
      const findings = await model.analyse(text, language)
      return {
        ...findings,
        criteria: addUnread(findings.criteria, await readBrandCriteria(text)),
        engine: 'language_model',
      }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      const { kind, message: reason, usage } = error
      log.warn({ kind, reason, usage }, 'the language model gave no answer; the built-in analyser did')
      const findings = await builtIn.analyse(text)
      return { ...findings, notices: [noticeOf[kind], ...findings.notices], usage, engine: 'built_in' }
    }
  }

  return {
    async analyse(text, { passages = toPassages(text), language = null } = {}) {
      const findings = await findOut(text, language)
      return applyCriteria({ ...findings, criteria: citeCriteria(findings.criteria, passages) })
    },
  }
}

type Findings = BrandFindings & Pick<BrandAnalysis, 'engine'>

/**
 * Adds the model's criteria to the rules' criteria where the rules found none for a filter: unlike a model, the rules
 * cannot be persuaded by a text. Those of one filter become one.
 */
function addUnread(ofModel: readonly FoundCriterion[], read: readonly FoundCriterion[]): FoundCriterion[] {
  const filters = new Set(read.map(({ filter }) => filter))
  return mergeCriteria([...read, ...ofModel.filter(({ filter }) => !filters.has(filter))])
}

/** Splits a typed text into passages, one per line. */
function toPassages(text: string): Pick<Passage, 'text' | 'page'>[] {
  return text.split('\n').map((line) => ({ text: line, page: null }))
}

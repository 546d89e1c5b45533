import type { AnalysisEngine } from '@troupe/contract/brand-analysis'
import type { Logger } from '../../lib/logger.ts'
import { type BrandAnalyser, type BrandFindings, ModelError } from './brand-analyser-port.ts'

/** Findings, and what they are of. */
export type EngineFindings = BrandFindings & { readonly engine: AnalysisEngine }

export interface FallbackAnalyser {
  /** Findings in any case: of the language model where there is one and it answers, else of the built-in analyser. */
  analyse(text: string): Promise<EngineFindings>
}

interface FallbackOptions {
  /** Undefined: none is configured. */
  readonly model: BrandAnalyser | undefined
  readonly builtIn: BrandAnalyser
  readonly log: Logger
}

const instead = 'so the built-in analyser read this text instead.'

const noticeOf: Record<ModelError['kind'], string> = {
  timeout: `The language model took too long, ${instead}`,
  unreachable: `The language model could not be reached, ${instead}`,
  refused: `The language model refused to answer, ${instead}`,
  rate_limited: `The language model is asked too often at the moment, ${instead}`,
  unreadable: `The language model's answer could not be read, ${instead}`,
}

/** Asks the language model first; where it gives no usable answer the built-in analyser does, with a notice that says why. */
export function createFallbackAnalyser({ model, builtIn, log }: FallbackOptions): FallbackAnalyser {
  async function askBuiltIn(text: string): Promise<EngineFindings> {
    return { ...(await builtIn.analyse(text)), engine: 'built_in' }
  }

  return {
    async analyse(text) {
      if (!model) return await askBuiltIn(text)
      try {
        return { ...(await model.analyse(text)), engine: 'language_model' }
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        const { kind, message: reason, usage } = error
        log.warn({ kind, reason, usage }, 'the language model gave no answer; the built-in analyser did')
        const findings = await askBuiltIn(text)
        return { ...findings, notices: [noticeOf[kind], ...findings.notices], usage }
      }
    },
  }
}

import { createDocumentReader } from '../integrations/documents/document-reader.ts'
import type { Logger } from '../lib/logger.ts'
import { createFallbackAnalyser } from '../modules/brand-analysis/analysers/analyse-with-fallback.ts'
import type { BrandAnalyser } from '../modules/brand-analysis/brand-analyser-port.ts'
import {
  type BrandAnalysis,
  type BrandAnalysisOptions,
  createBrandAnalysis,
} from '../modules/brand-analysis/brand-analysis.ts'
import type { Encoder } from '../modules/discovery/search/meaning/encoder-port.ts'
import type { Settings } from '../settings/settings.ts'

interface BrandAnalysisParts extends Omit<BrandAnalysisOptions, 'analyser' | 'documents'> {
  readonly settings: Pick<Settings, 'languageModel'>
  readonly log: Logger
  readonly encoder: Encoder
}

export interface ConnectedBrandAnalysis extends BrandAnalysis {
  /** Cancels documents that are being read. */
  close(): Promise<void>
}

/** Brand analysis by the language model, if one is configured, and by the built-in analyser. */
export async function connectBrandAnalysis({
  settings,
  log,
  encoder,
  ...parts
}: BrandAnalysisParts): Promise<ConnectedBrandAnalysis> {
  const model = await connectLanguageModel(settings)
  const builtIn = connectBuiltInAnalyser(encoder)
  const documents = createDocumentReader()
  const analyser = createFallbackAnalyser({ model, builtIn, log })
  return {
    ...createBrandAnalysis({ ...parts, analyser, documents }),
    close: () => documents.close(),
  }
}

/** The language model client takes 30 MB, so it is loaded only if a model is configured. */
async function connectLanguageModel({
  languageModel,
}: Pick<Settings, 'languageModel'>): Promise<BrandAnalyser | undefined> {
  if (!languageModel) return undefined
  const { createLanguageModelAnalyser } = await import('../integrations/language/language-model-analyser.ts')
  return createLanguageModelAnalyser(languageModel)
}

/** The analysis of English words takes 40 MB, so it is loaded when the first brand is read. */
function connectBuiltInAnalyser(encoder: Encoder): BrandAnalyser {
  let loading: Promise<BrandAnalyser> | undefined
  const load = async () => {
    const { createBuiltInAnalyser } = await import('../modules/brand-analysis/built-in/built-in-analyser.ts')
    return createBuiltInAnalyser({ encoder })
  }
  return {
    async analyse(text) {
      loading ??= load()
      return (await loading).analyse(text)
    },
  }
}

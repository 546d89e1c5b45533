import {
  type BrandAnalysis,
  type BrandFileSummary,
  type BrandSummary,
  brandAnalysisEndpoints,
  brandAnalysisMessages,
} from '@troupe/contract/brand-analysis'
import { useMemo } from 'react'
import { translate } from '../../../lib/language/text.ts'
import type { CallEndpoint } from '../../../lib/transport/transport.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { findBrandFileType, readFileContent } from './brand-file.ts'

/** Longer than for other calls: a large document on a slow connection, or a language model that is asked twice. */
const timeoutMs = 120_000

/** Calls that analyse a brand. Each rejects with an `ApiError`, or with the signal's reason if the caller aborts. */
export interface AnalysisCalls {
  /** Analyses a brand description. */
  analyzeText: (text: string, signal: AbortSignal) => Promise<BrandSummary>
  /**
   * Analyses a document. Rejects with a plain error, without sending the file, if it is not a PDF or DOCX or can no
   * longer be read.
   */
  analyzeFile: (file: File, signal: AbortSignal) => Promise<BrandFileSummary>
  /** Analyses a brand description in detail. If it summarises a document, resolves to the document's analysis. */
  analyzeInDetail: (text: string, signal: AbortSignal, document?: BrandAnalysis) => Promise<BrandAnalysis>
}

/** Returns the calls of brand analysis, memoised. */
export function useAnalysisCalls(): AnalysisCalls {
  const callEndpoint = useCallEndpoint()
  return useMemo(() => createAnalysisCalls(callEndpoint), [callEndpoint])
}

function createAnalysisCalls(callEndpoint: CallEndpoint): AnalysisCalls {
  const { analyzeBrand, analyzeBrandFile, analyzeBrandInDetail } = brandAnalysisEndpoints
  return {
    analyzeText: (text, signal) => callEndpoint(analyzeBrand, { body: { brand_description: text }, signal, timeoutMs }),
    analyzeFile: async (file, signal) => {
      const type = findBrandFileType(file.name)
      if (!type) throw new Error(translate(brandAnalysisMessages.wrongType))
      const content = await readFileContent(file)
      signal.throwIfAborted()
      const body = { file_content: content, file_name: file.name, file_type: type }
      return callEndpoint(analyzeBrandFile, { body, signal, timeoutMs })
    },
    analyzeInDetail: (text, signal, document) =>
      callEndpoint(analyzeBrandInDetail, {
        body: { brand_description: text, ...(document && { document }) },
        signal,
        timeoutMs,
      }),
  }
}

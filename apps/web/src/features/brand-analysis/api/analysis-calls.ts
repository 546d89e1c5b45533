import {
  type BrandAnalysis,
  type BrandFileSummary,
  type BrandSummary,
  brandAnalysisEndpoints,
  brandAnalysisMessages,
} from '@troupe/contract/brand-analysis'
import { useMemo } from 'react'
import type { CallEndpoint } from '../../../lib/transport/transport.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { findBrandFileType, readFileContent } from './brand-file.ts'

/** A large document on a slow line, or a language model that is asked twice, takes longer than other calls may. */
const timeoutMs = 120_000

/**
 * The ways to have a brand analysed. Each rejects with an `ApiError`, or with the signal's own reason when the caller aborted.
 */
export interface AnalysisCalls {
  /** Analyses a brand description. */
  analyzeText: (text: string, signal: AbortSignal) => Promise<BrandSummary>
  /**
   * Analyses a document. A file that is not a PDF or DOCX, or can no longer be read, is rejected with a plain error
   * before it is sent.
   */
  analyzeFile: (file: File, signal: AbortSignal) => Promise<BrandFileSummary>
  /** Analyses a brand description in detail; of one that sums up a document, the document's analysis is the answer. */
  analyzeInDetail: (text: string, signal: AbortSignal, document?: BrandAnalysis) => Promise<BrandAnalysis>
}

/** The calls of brand analysis; always the same functions. */
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
      if (!type) throw new Error(brandAnalysisMessages.wrongType)
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

import { useMemo } from 'react'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useAnalysisCalls } from '../api/analysis-calls.ts'
import { refineCriteria } from '../api/conversation-calls.ts'
import { findCreators, keepCreators } from '../api/creator-search.ts'
import type { AssistantCalls } from './answer-question.ts'

/** The assistant's calls of the server. */
export function useAssistantCalls(): AssistantCalls {
  const callEndpoint = useCallEndpoint()
  const { analyzeInDetail, analyzeFile } = useAnalysisCalls()
  return useMemo(
    () => ({
      analyzeInDetail,
      analyzeFile,
      refine: (message, criteria, signal) => refineCriteria(callEndpoint, { message, criteria }, signal),
      findCreators: (request, signal) => findCreators(callEndpoint, request, signal),
      keepCreators: (creators) => keepCreators(callEndpoint, creators),
    }),
    [callEndpoint, analyzeInDetail, analyzeFile],
  )
}

import { type ModelRefusal, modelRefusals } from '../language-model/model-error.ts'
import { createOrderedFaults, type OrderedFaults } from '../lib/ordered-faults.ts'
import { type TransportFault, transportFaults } from '../platforms/faults.ts'

/** Faults that OpenAI reports as an error. */
const refusals = {
  'rate-limit': () => modelRefusals.tooFast(),
  quota: modelRefusals.noCredit,
  'error-500': modelRefusals.broken,
  unavailable: modelRefusals.overloaded,
} satisfies Record<string, () => ModelRefusal>

/** Faulty answers with status 200. */
const answerFaults = ['wrong-dimension', 'changing-dimension', 'missing-vector', 'no-direction', 'no-vectors'] as const

export type EmbeddingAnswerFault = (typeof answerFaults)[number]
type RefusedFault = keyof typeof refusals
export type EmbeddingFault = RefusedFault | EmbeddingAnswerFault | TransportFault | 'wrong-key'

const isRefusedFault = (fault: string): fault is RefusedFault => Object.hasOwn(refusals, fault)
const isAnswerFault = (fault: string): fault is EmbeddingAnswerFault => answerFaults.some((name) => name === fault)
const isTransportFault = (fault: string): fault is TransportFault => transportFaults.some((name) => name === fault)

export const isEmbeddingFault = (text: string): text is EmbeddingFault =>
  isRefusedFault(text) || isAnswerFault(text) || isTransportFault(text) || text === 'wrong-key'

/** The error of a fault; undefined if the fault is not an error. */
export const findEmbeddingRefusal = (fault: EmbeddingFault | undefined): ModelRefusal | undefined =>
  fault && isRefusedFault(fault) ? refusals[fault]() : undefined

export const findEmbeddingAnswerFault = (fault: EmbeddingFault | undefined): EmbeddingAnswerFault | undefined =>
  fault && isAnswerFault(fault) ? fault : undefined

export const findEmbeddingTransportFault = (fault: EmbeddingFault | undefined): TransportFault | undefined =>
  fault && isTransportFault(fault) ? fault : undefined

export type EmbeddingFaults = OrderedFaults<EmbeddingFault>

export const createEmbeddingFaults = (): EmbeddingFaults => createOrderedFaults(isEmbeddingFault)

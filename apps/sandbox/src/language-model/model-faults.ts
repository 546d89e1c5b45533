import { createOrderedFaults, type OrderedFaults } from '../lib/ordered-faults.ts'
import { type TransportFault, transportFaults } from '../platforms/faults.ts'
import { type ModelRefusal, modelRefusals } from './model-error.ts'

/** Faults that OpenAI reports as an error. */
const refusals = {
  'rate-limit': () => modelRefusals.tooFast(),
  'rate-limit-retry-after': () => modelRefusals.tooFast(1),
  'rate-limit-much-later': () => modelRefusals.tooFast(60),
  quota: modelRefusals.noCredit,
  'error-500': modelRefusals.broken,
  unavailable: modelRefusals.overloaded,
} satisfies Record<string, () => ModelRefusal>

/** Faulty answers with status 200. */
const answerFaults = [
  'refusal',
  'content-filter',
  'malformed-json',
  'wrong-shape',
  'cut-off',
  'empty',
  'fenced',
  'gullible',
  'no-usage',
] as const

export type AnswerFault = (typeof answerFaults)[number]
type RefusedFault = keyof typeof refusals
export type ModelFault = RefusedFault | AnswerFault | TransportFault | 'wrong-key' | 'no-json-schema'

const isRefusedFault = (fault: string): fault is RefusedFault => Object.hasOwn(refusals, fault)
const isAnswerFault = (fault: string): fault is AnswerFault => answerFaults.some((name) => name === fault)
const isTransportFault = (fault: string): fault is TransportFault => transportFaults.some((name) => name === fault)

export const isModelFault = (text: string): text is ModelFault =>
  isRefusedFault(text) ||
  isAnswerFault(text) ||
  isTransportFault(text) ||
  ['wrong-key', 'no-json-schema'].includes(text)

/** The error of a fault; undefined if the fault is not an error. */
export function findRefusal(fault: ModelFault | undefined): ModelRefusal | undefined {
  return fault && isRefusedFault(fault) ? refusals[fault]() : undefined
}

export const findAnswerFault = (fault: ModelFault | undefined): AnswerFault | undefined =>
  fault && isAnswerFault(fault) ? fault : undefined

export const findTransportFault = (fault: ModelFault | undefined): TransportFault | undefined =>
  fault && isTransportFault(fault) ? fault : undefined

export type ModelFaults = OrderedFaults<ModelFault>

export const createModelFaults = (): ModelFaults => createOrderedFaults(isModelFault)

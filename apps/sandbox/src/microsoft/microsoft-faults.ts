import { createOrderedFaults, type OrderedFaults } from '../lib/ordered-faults.ts'

/** `delta-expired`: Graph no longer knows a token of changes. */
export const microsoftFaults = ['throttled', 'unavailable', 'error-500', 'delta-expired'] as const
export type MicrosoftFault = (typeof microsoftFaults)[number]

export const isMicrosoftFault = (text: string): text is MicrosoftFault => microsoftFaults.some((name) => name === text)

export type MicrosoftFaults = OrderedFaults<MicrosoftFault>

export const createMicrosoftFaults = (): MicrosoftFaults => createOrderedFaults(isMicrosoftFault)

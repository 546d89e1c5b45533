import { createContext, use } from 'react'
import type { CallEndpoint } from './transport.ts'

export const TransportContext = createContext<CallEndpoint | null>(null)

/** The way to the server that the application was started with. */
export function useCallEndpoint(): CallEndpoint {
  const callEndpoint = use(TransportContext)
  if (!callEndpoint) throw new Error('There is no TransportContext around this component')
  return callEndpoint
}

import { createContext, use } from 'react'
import type { ReadEvents } from './event-reader.ts'
import type { CallEndpoint } from './transport.ts'

export const TransportContext = createContext<CallEndpoint | null>(null)

/** The way to the server that the application was started with. */
export function useCallEndpoint(): CallEndpoint {
  const callEndpoint = use(TransportContext)
  if (!callEndpoint) throw new Error('There is no TransportContext around this component')
  return callEndpoint
}

export const EventsContext = createContext<ReadEvents | null>(null)

/** The way to the server's events that the application was started with. */
export function useReadEvents(): ReadEvents {
  const readEvents = use(EventsContext)
  if (!readEvents) throw new Error('There is no EventsContext around this component')
  return readEvents
}

import { createContext, use } from 'react'
import type { ReadEvents } from './event-reader.ts'
import type { ReadFile } from './file-reader.ts'
import type { CallEndpoint } from './transport.ts'

export const TransportContext = createContext<CallEndpoint | null>(null)

/** The function that calls endpoints of the server. */
export function useCallEndpoint(): CallEndpoint {
  const callEndpoint = use(TransportContext)
  if (!callEndpoint) throw new Error('There is no TransportContext around this component')
  return callEndpoint
}

export const EventsContext = createContext<ReadEvents | null>(null)

/** The function that reads event streams of the server. */
export function useReadEvents(): ReadEvents {
  const readEvents = use(EventsContext)
  if (!readEvents) throw new Error('There is no EventsContext around this component')
  return readEvents
}

export const FilesContext = createContext<ReadFile | null>(null)

/** The function that reads files of the server. */
export function useReadFile(): ReadFile {
  const readFile = use(FilesContext)
  if (!readFile) throw new Error('There is no FilesContext around this component')
  return readFile
}

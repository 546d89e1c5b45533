import { createContext, type ReactNode, use } from 'react'
import type { ReadEvents } from './event-reader.ts'
import type { ReadFile } from './file-reader.ts'
import type { CallEndpoint } from './transport.ts'
import type { Calls } from './workspace-calls.ts'

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

const FilesContext = createContext<ReadFile | null>(null)

/** The function that reads files of the server. */
export function useReadFile(): ReadFile {
  const readFile = use(FilesContext)
  if (!readFile) throw new Error('There is no FilesContext around this component')
  return readFile
}

/** Has the components inside call the server in these ways. */
export function CallsContext({ calls, children }: { calls: Calls; children: ReactNode }) {
  return (
    <TransportContext value={calls.callEndpoint}>
      <EventsContext value={calls.readEvents}>
        <FilesContext value={calls.readFile}>{children}</FilesContext>
      </EventsContext>
    </TransportContext>
  )
}

/** Creates calls that are made in the workspace whose id the function returns. */
export type CallsInWorkspace = (readId: () => string | undefined) => Calls

export const CallsInWorkspaceContext = createContext<CallsInWorkspace | null>(null)

/** The function that creates the calls of a workspace's screens. */
export function useCallsInWorkspace(): CallsInWorkspace {
  const callsInWorkspace = use(CallsInWorkspaceContext)
  if (!callsInWorkspace) throw new Error('There is no CallsInWorkspaceContext around this component')
  return callsInWorkspace
}

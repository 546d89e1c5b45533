import { workspaceHeader } from '@troupe/contract/base/endpoint'
import { createEventReader, type ReadEvents } from './event-reader.ts'
import { createFileReader, type ReadFile } from './file-reader.ts'
import { type Authorization, type CallEndpoint, createTransport } from './transport.ts'

/** The ways to call the server. */
export interface Calls {
  callEndpoint: CallEndpoint
  readEvents: ReadEvents
  readFile: ReadFile
}

export function createCalls(fetch: typeof globalThis.fetch, authorization: Authorization): Calls {
  return {
    callEndpoint: createTransport({ fetch, authorization }),
    readEvents: createEventReader(fetch, authorization),
    readFile: createFileReader(fetch, authorization),
  }
}

/**
 * Names the workspace of each call, so that it is made there, whichever one is open in the session by then.
 * @param readId undefined: the one that is open.
 */
export function nameWorkspace(
  fetch: typeof globalThis.fetch,
  readId: () => string | undefined,
): typeof globalThis.fetch {
  return (input, init) => {
    const id = readId()
    if (id === undefined) return fetch(input, init)
    const headers = new Headers(init?.headers)
    headers.set(workspaceHeader, id)
    return fetch(input, { ...init, headers })
  }
}

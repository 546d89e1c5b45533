import { registrationEndpoints } from '@troupe/contract/account/registration-rule'
import { singleSignOnEndpoints } from '@troupe/contract/account/single-sign-on'
import { type Endpoint, workspaceHeader } from '@troupe/contract/base/endpoint'
import { contactEndpoints } from '@troupe/contract/campaigns/contact-records'
import { sharedMailboxEndpoints } from '@troupe/contract/campaigns/shared-mailboxes'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { makeWorkspace } from './factories.ts'

/** A request as sent by the browser. */
interface ReceivedRequest {
  path: string
  authorization: string | null
  idempotencyKey: string | null
  /** The workspace that the call names. */
  workspaceId: string | null
  body: unknown
}

type Reply = (request: ReceivedRequest) => Response | Promise<Response>

export interface FakeServer {
  fetch: typeof globalThis.fetch
  /** Answers all later calls of an endpoint. */
  on: (endpoint: Endpoint, reply: Reply) => void
  /** The calls of an endpoint so far, in order. */
  received: (endpoint: Endpoint) => ReceivedRequest[]
}

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** Whether a request calls the endpoint with this key, whatever its parameters and query. */
function isCallOf(key: string, request: string): boolean {
  return new RegExp(`^${key.replace(/:\w+/g, '[^/?]+')}(\\?|$)`).test(request)
}

/** A `fetch` that gives the prepared responses and rejects all other calls. */
export function createFakeServer(): FakeServer {
  const { listContacts } = contactEndpoints
  const workspace = makeWorkspace()
  const replies = new Map<string, Reply>([
    // Each screen with creators asks for these.
    [keyOf(listContacts), () => json({ contacts: [] })],
    // Those with mailboxes, and where mails are written, ask for this.
    [keyOf(sharedMailboxEndpoints.list), () => json({ mailboxes: [], can_share: false })],
    // Those for signing in, and of the account, ask for these.
    [keyOf(registrationEndpoints.getRegistration), () => json({ registration: 'open', domains: [], contact: null })],
    [keyOf(singleSignOnEndpoints.listWays), () => json({ providers: [], local_passwords: true })],
    [keyOf(singleSignOnEndpoints.listIdentities), () => json({ identities: [], has_password: true })],
    // Every screen asks for this.
    [keyOf(workspaceEndpoints.list), () => json({ workspaces: [workspace], open_id: workspace.id })],
  ])
  const requests = new Map<string, ReceivedRequest[]>()
  return {
    on: (endpoint, reply) => replies.set(keyOf(endpoint), reply),
    received: (endpoint) => requests.get(keyOf(endpoint)) ?? [],
    fetch: async (input, init) => {
      const path = String(input)
      const call = `${init?.method ?? 'GET'} ${path}`
      const [key, reply] = [...replies].findLast(([prepared]) => isCallOf(prepared, call)) ?? []
      if (!key || !reply) throw new Error(`No reply is prepared for ${call}`)
      const request: ReceivedRequest = {
        path,
        authorization: new Headers(init?.headers).get('authorization'),
        idempotencyKey: new Headers(init?.headers).get('idempotency-key'),
        workspaceId: new Headers(init?.headers).get(workspaceHeader),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      }
      requests.set(key, [...(requests.get(key) ?? []), request])
      return untilAborted(reply(request), init?.signal ?? undefined)
    },
  }
}

/** A JSON response. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
}

/** A response that never arrives. It can only be aborted. */
export function never(): Promise<Response> {
  return new Promise(() => undefined)
}

async function untilAborted(response: Response | Promise<Response>, signal: AbortSignal | undefined) {
  if (!signal) return response
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  signal.throwIfAborted()
  return Promise.race([response, aborted])
}

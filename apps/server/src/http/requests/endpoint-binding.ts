import type { Body, Endpoint, Params, Query, ResponseInput, TokenScope } from '@troupe/contract/base/endpoint'
import type { WorkspaceRole } from '@troupe/contract/base/roles'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import type { Device } from './device-cookie.ts'
import type { Download } from './download.ts'
import type { EventStream } from './event-stream.ts'
import type { FramedPage } from './framed-page.ts'
import type { Redirect } from './redirect.ts'

/** The user on whose behalf a call is made, and the workspace in which it is made. */
export interface Caller {
  readonly userId: string
  readonly workspaceId: string
  /** The user's role in the workspace. */
  readonly role: WorkspaceRole
}

/** A person in a workspace. */
export type Member = Pick<Caller, 'userId' | 'workspaceId'>

/** A signed-in user. */
export interface Actor extends Caller {
  /** The session that the access token belongs to. */
  readonly sessionId: string
  /** Set while a demanded second factor is missing: only endpoints with `beforeSecondFactor` answer. */
  readonly needsSecondFactor?: true
}

/** A program with a user's personal access token. */
export interface TokenBearer extends Caller {
  readonly tokenScopes: readonly TokenScope[]
}

/** Type of an endpoint's caller. An endpoint that accepts personal access tokens never receives a session. */
type ActorOf<E extends Endpoint> = E['access'] extends 'user'
  ? E extends { readonly tokenScope: TokenScope }
    ? Caller
    : Actor
  : undefined

/** The other end of the connection. */
export interface Client {
  readonly ip: string
  readonly userAgent: string | undefined
  /** Languages of mails that it accepts, the most wanted first; the web application sends that of its interface. */
  readonly languages?: readonly MailLanguage[] | undefined
  /** The browser; set only if the endpoint uses devices. */
  readonly device?: Device | undefined
}

/** A handler's arguments, all validated by the endpoint's schemas. */
export interface Call<E extends Endpoint> {
  readonly params: Params<E>
  readonly query: Query<E>
  readonly body: Body<E>
  readonly actor: ActorOf<E>
  readonly client: Client
  /** The `Idempotency-Key` header, which identifies repetitions of one call; undefined: none was sent. */
  readonly idempotencyKey: string | undefined
}

/** An endpoint of the contract with its handler. */
export interface BoundEndpoint {
  readonly endpoint: Endpoint
  // `bind` has checked the endpoint's types against its handler's.
  readonly handle: (call: Call<never>) => Promise<unknown>
}

/**
 * Binds an endpoint to its handler, whose types must agree. A handler may also return a download, an event stream, a
 * framed page or a redirect.
 */
export function bind<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResponseInput<E> | Download | EventStream | FramedPage | Redirect>,
): BoundEndpoint {
  return { endpoint, handle }
}

import type { Body, Endpoint, Params, Query, ResponseInput, TokenScope } from '@troupe/contract/base/endpoint'
import type { Device } from './device-cookie.ts'
import type { Download } from './download.ts'
import type { EventStream } from './event-stream.ts'
import type { Redirect } from './redirect.ts'

/** The user on whose behalf a call is made. */
export interface Caller {
  readonly userId: string
}

/** A user who has signed in. */
export interface Actor extends Caller {
  /** The sign-in that the access token belongs to. */
  readonly sessionId: string
}

/** A program with a user's personal access token. */
export interface TokenBearer extends Caller {
  readonly tokenScope: TokenScope
}

/** Type of an endpoint's caller: an endpoint that tokens may call never sees a session. */
type ActorOf<E extends Endpoint> = E['access'] extends 'user'
  ? E extends { readonly tokenScope: TokenScope }
    ? Caller
    : Actor
  : undefined

/** The other end of the connection. */
export interface Client {
  readonly ip: string
  readonly userAgent: string | undefined
  /** The browser, where the endpoint knows devices. */
  readonly device?: Device | undefined
}

/** A handler's arguments, all validated by the endpoint's schemas. */
export interface Call<E extends Endpoint> {
  readonly params: Params<E>
  readonly query: Query<E>
  readonly body: Body<E>
  readonly actor: ActorOf<E>
  readonly client: Client
  /** The `Idempotency-Key` header, which marks a repeated call as the same one; undefined: none was sent. */
  readonly idempotencyKey: string | undefined
}

/** An endpoint of the contract together with what answers it. */
export interface BoundEndpoint {
  readonly endpoint: Endpoint
  // The types of one endpoint and its handler were checked against each other by `bind`.
  readonly handle: (call: Call<never>) => Promise<unknown>
}

/** Ties an endpoint to its handler; the types of both must agree. A download and the events of a stream hold such answers. */
export function bind<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResponseInput<E> | Download | EventStream | Redirect>,
): BoundEndpoint {
  return { endpoint, handle }
}

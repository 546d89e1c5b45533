import type {
  BodyInput,
  Endpoint,
  Response as EndpointResponse,
  ParamsInput,
  QueryInput,
} from '@troupe/contract/base/endpoint'
import { z } from 'zod'
import { activeLanguage } from '../language/active-language.ts'
import { type Answer, ApiError, parseJson, readBusySeconds, toApiError, toUnreadableError } from './api-error.ts'

const defaultTimeoutMs = 30_000

/** How often a call is repeated that the server is too busy to begin: for up to twenty seconds, by its answers. */
const maxRepeats = 5

/** Browsers let calls of at most 64 KiB in all outlive their page, and fail those above. */
const maxOutlivingLength = 4000

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body', Value> =
  E extends Record<Name, z.ZodType> ? Record<Name, Value> : Partial<Record<Name, never>>

/** Parameters, query and body of a call, as defined in the contract. */
type CallInput<E extends Endpoint> = Part<E, 'params', ParamsInput<E>> &
  Part<E, 'query', QueryInput<E>> &
  Part<E, 'body', BodyInput<E>> & {
    signal?: AbortSignal
    timeoutMs?: number
    /** Identifies repetitions of the same call, which the server executes once. */
    idempotencyKey?: string
  }

type CallArguments<E extends Endpoint> =
  Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/**
 * Calls an endpoint of the contract and resolves to its validated response.
 * Rejects with an `ApiError`, or with the signal's reason if the caller aborted.
 */
export type CallEndpoint = <const E extends Endpoint>(
  endpoint: E,
  ...input: CallArguments<E>
) => Promise<EndpointResponse<E>>

/** Adds the access token to calls that need a user, and handles rejected tokens. */
export interface Authorization {
  readAccessToken: () => string | null
  /** Resolves to a token for one retry after `rejectedToken` was rejected. Rejects if there is none. */
  recover: (rejectedToken: string | null) => Promise<string>
  /** Ends the session because even a renewed token was rejected. Returns the error to throw. */
  expire: () => ApiError
}

interface TransportOptions {
  fetch: typeof fetch
  /** Without it, only public endpoints can be called. */
  authorization?: Authorization
}

/** Creates the function through which all calls to the server are made. It shows no messages and does not navigate. */
export function createTransport({ fetch, authorization }: TransportOptions): CallEndpoint {
  return async (endpoint, ...[input]) => {
    const send = (token: string | null) =>
      repeatWhileBusy(() => sendOnce(fetch, endpoint, { ...input, token }), input?.signal)
    if (endpoint.access === 'public' || !authorization) return readAnswer(endpoint, await send(null))

    return readAnswer(endpoint, await sendSigned(authorization, send))
  }
}

/** Sends a request with the user's token, and once more with a renewed token if it is rejected. */
export async function sendSigned<A extends { response: Response }>(
  authorization: Authorization,
  send: (token: string) => Promise<A>,
): Promise<A> {
  const token = authorization.readAccessToken() ?? (await authorization.recover(null))
  const first = await send(token)
  if (first.response.status !== 401) return first
  const second = await send(await authorization.recover(token))
  if (second.response.status === 401) throw authorization.expire()
  return second
}

/** Sends a request that the server is too busy to begin again, after the time that it names. */
async function repeatWhileBusy(send: () => Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  for (let repeats = 0; ; repeats++) {
    const answer = await send()
    const seconds = readBusySeconds(answer)
    if (seconds === undefined || repeats === maxRepeats) return answer
    await pause(seconds * 1000, signal)
  }
}

/** Rejects with the signal's reason if the caller aborts. */
async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', end, { once: true })
  })
}

interface SendInput {
  params?: unknown
  query?: unknown
  body?: unknown
  signal?: AbortSignal
  timeoutMs?: number
  idempotencyKey?: string
  token: string | null
}

/** Sends one request and reads its body, under one time limit. */
async function sendOnce(fetch: typeof globalThis.fetch, endpoint: Endpoint, input: SendInput): Promise<Answer> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), input.timeoutMs ?? defaultTimeoutMs)
  const signal = input.signal ? AbortSignal.any([input.signal, deadline.signal]) : deadline.signal
  // Mails that the call causes are in the language of the interface, where the account has none.
  const headers = new Headers({ accept: 'application/json', 'accept-language': activeLanguage().code })
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  if (input.token !== null) headers.set('authorization', `Bearer ${input.token}`)
  if (input.idempotencyKey !== undefined) headers.set('idempotency-key', input.idempotencyKey)
  const body = input.body === undefined ? undefined : JSON.stringify(input.body)
  try {
    const response = await fetch(buildUrl(endpoint, input), {
      method: endpoint.method,
      headers,
      signal,
      // A change that the page shows as made must not end with the page.
      keepalive: endpoint.method !== 'GET' && (body?.length ?? 0) <= maxOutlivingLength,
      ...(body === undefined ? {} : { body }),
    })
    return { response, text: await response.text() }
  } catch {
    input.signal?.throwIfAborted()
    throw new ApiError({ status: 0, code: deadline.signal.aborted ? 'timeout' : 'unreachable' })
  } finally {
    clearTimeout(timer)
  }
}

function readAnswer<E extends Endpoint>(endpoint: E, { response, text }: Answer): EndpointResponse<E> {
  if (!response.ok) throw toApiError(response, text)
  const parsed = z.safeParse<E['response']>(endpoint.response, parseJson(text))
  if (!parsed.success) throw toUnreadableError(response, text)
  return parsed.data
}

/** Builds the URL of a call, with its parameters in path and query. */
export function buildUrl(endpoint: Endpoint, input: { params?: unknown; query?: unknown }): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(readField(input.params, name)))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) query.append(name, String(item))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

function readField(record: unknown, name: string): string {
  const value = Object.entries(record ?? {}).find(([key]) => key === name)?.[1]
  if (value === undefined) throw new Error(`The path parameter ${name} is missing`)
  return String(value)
}

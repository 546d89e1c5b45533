import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { TokenPair } from '@troupe/contract/accounts'
import { registerBrand } from '../../../bench/src/mail/sending-brand.ts'
import { inventPerson, type Person, signUp } from '../../../tools/testing/test-person.ts'
import type { Cluster } from './cluster.ts'

/** Registers a new person at the first server; returns the tokens. */
export async function signUpPerson({ a, sandbox }: Cluster): Promise<TokenPair & { readonly person: Person }> {
  const person = inventPerson()
  return { person, ...(await signUp(a.url, person, sandbox.httpUrl)) }
}

/** A new user whose mails go to the counting mail server; returns the access token, which is valid for 15 minutes. */
export function signUpSender({ a, sandbox, mailServer }: Cluster): Promise<string> {
  return registerBrand(a.url, mailServer.port, sandbox.httpUrl)
}

/** Outcome of a call; status 0 if the connection broke. */
export interface Answer {
  readonly status: number
  readonly body: string
  readonly retryAfter: string | undefined
  readonly contentType: string | undefined
  readonly milliseconds: number
}

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: object
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Loopback address that the call comes from; 127.0.0.1 by default. */
  readonly from?: string
}

const agent = new Agent({ keepAlive: true })

/** Makes a call over kept-alive connections, as a browser does; failures are answers too and never throw. */
export async function call(url: string, options: CallOptions = {}): Promise<Answer> {
  const start = performance.now()
  const { method = 'GET', body, token, headers, from } = options
  const outgoing = request(url, {
    method,
    agent,
    ...(from ? { localAddress: from } : {}),
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  })
  const reply = new Promise<Omit<Answer, 'milliseconds'>>((resolve, reject) => {
    outgoing.on('error', reject).on('response', (response) => {
      const { 'retry-after': retryAfter, 'content-type': contentType } = response.headers
      text(response).then(
        (content) => resolve({ status: response.statusCode ?? 0, body: content, retryAfter, contentType }),
        reject,
      )
    })
  }).catch((error: Error) => ({ status: 0, body: error.message, retryAfter: undefined, contentType: undefined }))
  outgoing.end(body && JSON.stringify(body))
  return { ...(await reply), milliseconds: performance.now() - start }
}

/** Parses an answer's JSON; throws if the call was refused. */
export function read<T>(schema: { parse(value: unknown): T }, { status, body }: Answer): T {
  if (status !== 200) throw new Error(`Answered ${status || 'not at all'}: ${body.slice(0, 300)}`)
  return schema.parse(JSON.parse(body))
}

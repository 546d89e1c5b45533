import { Agent, request } from 'node:http'
import { ErrorBody } from '@troupe/contract/base/errors'

export interface Answer {
  /** 0 if there was no answer. */
  readonly status: number
  readonly retryAfter: string | undefined
  readonly text: string
}

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly accessToken?: string
  readonly body?: object
}

const patience = 20_000
/** Keeps connections open, as browsers do. */
const agent = new Agent({ keepAlive: true })

/**
 * Sends a request and reads the whole answer; never rejects. Uses `node:http`, which takes a third of the processor
 * time of `fetch`.
 */
export function send({ method, url, accessToken, body }: Call): Promise<Answer> {
  const content = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    ...(content ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) } : {}),
  }
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: 0, retryAfter: undefined, text: error.message })
    const sending = request(url, { method, agent, headers, timeout: patience }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const { statusCode = 0, headers: answered } = response
        resolve({
          status: statusCode,
          retryAfter: answered['retry-after'],
          text: Buffer.concat(chunks).toString('utf8'),
        })
      })
    })
    sending.on('timeout', () => sending.destroy(new Error('no answer in time')))
    sending.on('error', fail)
    sending.end(content)
  })
}

/**
 * Whether the server refuses because of load, with an error in the API's format and a time after which to retry: 503,
 * or 429 where only a few calls run at once, as with exports.
 */
export function isRefusal({ status, retryAfter, text }: Answer): boolean {
  return (status === 503 || status === 429) && Number(retryAfter) >= 1 && ErrorBody.safeParse(toJson(text)).success
}

/** Parses a text; undefined if it is not JSON. */
export function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

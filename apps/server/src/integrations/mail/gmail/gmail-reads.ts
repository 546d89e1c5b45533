import { z } from 'zod'
import { seconds } from '../../../lib/durations.ts'
import { ReadingError } from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import { fetchWithToken, type GetAccessToken, NoAnswerError, parseJson } from '../fetch-answer.ts'

const timeout = seconds(30)
const longestJson = 2_000_000

type Query = Readonly<Record<string, string | readonly string[]>>

/** Requests to one Gmail account. All throw `ReadingError`. */
export interface GmailReads {
  /** A part of the account that is always there. */
  getJson<Shape extends z.ZodType>(path: string, query: Query, shape: Shape): Promise<z.output<Shape>>
  /** Undefined if it is not there, or no longer. */
  findJson<Shape extends z.ZodType>(path: string, query: Query, shape: Shape): Promise<z.output<Shape> | undefined>
  /** The beginning of a mail; undefined if it is gone. */
  getSource(id: string, maxBytes: number): Promise<Buffer | undefined>
}

const Failure = z.object({
  error: z.object({
    message: z.string().default(''),
    errors: z.array(z.object({ reason: z.string().default('') })).default([]),
  }),
})

/** Creates the requests of one account. */
export function createGmailReads(apiUrl: string, getAccessToken: GetAccessToken): GmailReads {
  async function request(path: string, query: Query, maxBytes: number) {
    const url = new URL(`/gmail/v1/users/me/${path}`, apiUrl)
    for (const [name, values] of Object.entries(query)) {
      for (const value of [values].flat()) url.searchParams.append(name, value)
    }
    const limits = { timeout, maxBytes, cuts: true }
    return fetchWithToken(getAccessToken, url, { ...limits, who: 'Google' }).catch(rethrowNoAnswer)
  }

  async function findJson<Shape extends z.ZodType>(path: string, query: Query, shape: Shape) {
    const { status, body } = await request(path, query, longestJson)
    if (status === 404) return undefined
    if (status !== 200) throw readFailure(status, body)
    const answer = shape.safeParse(parseJson(body))
    if (!answer.success) throw new ReadingError('other', 'Gmail gave an answer that cannot be read')
    return answer.data
  }

  return {
    findJson,
    async getJson(path, query, shape) {
      const answer = await findJson(path, query, shape)
      if (answer === undefined) throw new ReadingError('other', 'Gmail does not know the account')
      return answer
    },
    async getSource(id, maxBytes) {
      // Base64 takes four bytes for three; the rest is for the fields around it.
      const mostBytes = Math.ceil(maxBytes / 3) * 4 + 10_000
      const { status, body } = await request(`messages/${encodeURIComponent(id)}`, { format: 'raw' }, mostBytes)
      if (status === 404) return undefined
      if (status !== 200) throw readFailure(status, body)
      const raw = /"raw"\s*:\s*"([\w-]*)/.exec(body.toString())?.[1]
      return raw === undefined ? undefined : Buffer.from(raw, 'base64url').subarray(0, maxBytes)
    },
  }
}

function rethrowNoAnswer(error: unknown): never {
  if (error instanceof NoAnswerError) throw new ReadingError('timeout', '', { cause: error })
  throw error
}

function readFailure(status: number, body: Buffer): ReadingError {
  const failure = Failure.safeParse(parseJson(body)).data?.error
  const reply = (failure?.message ?? `Gmail answered with status ${status}`).replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300)
  if (failure?.errors[0]?.reason === 'insufficientPermissions') return new ReadingError('permission', reply)
  return new ReadingError(status === 401 ? 'authentication' : 'other', reply)
}

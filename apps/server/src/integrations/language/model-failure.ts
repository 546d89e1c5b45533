import { APICallError } from 'ai'
import { z } from 'zod'
import { ModelError } from '../../modules/brand-analysis/brand-analyser-port.ts'

const ErrorBody = z.object({ error: z.object({ code: z.string().regex(/^[a-z_]{3,60}$/) }) })

/** Returns the code of an error in OpenAI's format. The message is not used: it may repeat the key or the question. */
function findErrorCode(error: APICallError): string | undefined {
  const parsed = ErrorBody.safeParse(parseJson(error.responseBody ?? ''))
  return parsed.success ? parsed.data.error.code : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether the error says that the endpoint does not support JSON schemas; endpoints word it very differently. */
export function isSchemaRefusal(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false
  const { statusCode = 0, responseBody = '' } = error
  return [400, 415, 422, 501].includes(statusCode) && /response_?format|json_?schema|structured/i.test(responseBody)
}

/** Describes a failed request without secrets and without its content. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (!APICallError.isInstance(error) || error.statusCode === undefined) {
    return new ModelError('unreadable', `its answer is not one of chat completions (${nameOf(error)})`)
  }
  const { statusCode: status } = error
  const code = findErrorCode(error)
  const detail = code ? `${status}, ${code}` : String(status)
  if (status < 300) return new ModelError('unreadable', 'its answer is not one of chat completions')
  if (status < 400)
    return new ModelError('unreachable', `it sent us on to another address, which is not followed (${detail})`)
  if (status === 401 || status === 403) return new ModelError('refused', `it refused the key (${detail})`)
  if (status === 404) return new ModelError('unreachable', `it knows no such address or model (${detail})`)
  if (status === 429)
    return new ModelError('rate_limited', `it is asked too often, or its credit is used up (${detail})`)
  if (status >= 500) return new ModelError('unreachable', `it failed with an error of its own (${detail})`)
  return new ModelError('refused', `it did not take the request (${detail})`)
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)

import type { Endpoint, ParamsInput, QueryInput } from '@troupe/contract/base/endpoint'
import { ApiError, toApiError } from './api-error.ts'
import { type Authorization, buildUrl, sendSigned } from './transport.ts'

interface FileInput<E extends Endpoint> {
  readonly params?: ParamsInput<E>
  readonly query?: QueryInput<E>
}

/**
 * Reads the file that an endpoint answers with, which a link could not: the endpoint demands the bearer token.
 * @throws ApiError when the file cannot be read.
 */
export type ReadFile = <const E extends Endpoint>(endpoint: E, input: FileInput<E>) => Promise<Blob>

export function createFileReader(fetch: typeof globalThis.fetch, authorization: Authorization): ReadFile {
  return async (endpoint, input) => {
    try {
      const { response } = await sendSigned(authorization, async (token) => ({
        response: await fetch(buildUrl(endpoint, input), {
          method: endpoint.method,
          headers: { authorization: `Bearer ${token}` },
        }),
      }))
      if (!response.ok) throw toApiError(response, await response.text())
      return await response.blob()
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError({ status: 0, code: 'unreachable' })
    }
  }
}

import type { Endpoint, ParamsInput } from '@troupe/contract/base/endpoint'
import { ApiError, toApiError } from './api-error.ts'
import { type Authorization, buildUrl, sendSigned } from './transport.ts'

/**
 * Reads the file that an endpoint answers with, which a link could not: the endpoint demands the bearer token.
 * @throws ApiError when the file cannot be read.
 */
export type ReadFile = <const E extends Endpoint>(endpoint: E, input: { params: ParamsInput<E> }) => Promise<Blob>

export function createFileReader(fetch: typeof globalThis.fetch, authorization: Authorization): ReadFile {
  return async (endpoint, { params }) => {
    try {
      const { response } = await sendSigned(authorization, async (token) => ({
        response: await fetch(buildUrl(endpoint, { params }), {
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

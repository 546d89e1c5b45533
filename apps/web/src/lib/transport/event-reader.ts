import type { Endpoint, ParamsInput } from '@troupe/contract/base/endpoint'
import { createParser } from 'eventsource-parser'
import { z } from 'zod'
import { ApiError, parseJson, toApiError } from './api-error.ts'
import { type Authorization, buildUrl, sendSigned } from './transport.ts'

/**
 * Reads the server-sent events of an endpoint, each validated with its response schema, until the stream ends or the
 * signal aborts it.
 * @throws ApiError when the stream cannot be opened or breaks.
 */
export type ReadEvents = <const E extends Endpoint>(
  endpoint: E,
  input: { params: ParamsInput<E>; signal: AbortSignal },
) => AsyncGenerator<z.output<E['response']>, void>

/** Uses fetch, because `EventSource` cannot send the bearer token. */
export function createEventReader(fetch: typeof globalThis.fetch, authorization: Authorization): ReadEvents {
  return async function* readEvents(endpoint, { params, signal }) {
    try {
      const { response } = await sendSigned(authorization, async (token) => ({
        response: await fetch(buildUrl(endpoint, { params }), {
          method: endpoint.method,
          headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
          signal,
        }),
      }))
      if (!response.ok || !response.body) throw toApiError(response, await response.text())
      for await (const data of readData(response.body)) {
        const parsed = z.safeParse<(typeof endpoint)['response']>(endpoint.response, parseJson(data))
        if (parsed.success) yield parsed.data
      }
    } catch (error) {
      if (signal.aborted) return
      throw error instanceof ApiError ? error : new ApiError({ status: 0, code: 'unreachable' })
    }
  }
}

/** Yields the data of each event. Comments, which only keep the connection open, have none. */
async function* readData(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const received: string[] = []
  const parser = createParser({ onEvent: ({ data }) => received.push(data) })
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      parser.feed(decoder.decode(chunk.value, { stream: true }))
      yield* received.splice(0)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

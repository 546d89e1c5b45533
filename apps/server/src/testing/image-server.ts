import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { seconds } from '../lib/durations.ts'

/** The smallest possible PNG: one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export interface ImageServer {
  readonly port: number
  /** Host and path of each request, in order of arrival. */
  readonly asked: readonly string[]
  answer: (response: ServerResponse, request: IncomingMessage) => void
}

const sendPng: ImageServer['answer'] = (response) => void response.writeHead(200).end(png)

/**
 * Starts a server that stands in for the platforms' image hosts. It answers with a PNG unless a test sets `answer`.
 */
export function useImageServer(): ImageServer {
  const asked: string[] = []
  const state = { asked, answer: sendPng, port: 0 }
  // Longer than a fetch may take, as at the real hosts.
  const server = createServer({ keepAliveTimeout: seconds(20) }, (request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    state.answer(response, request)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('The image server has no port')
    state.port = address.port
  })
  beforeEach(() => {
    asked.length = 0
    state.answer = sendPng
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return state
}

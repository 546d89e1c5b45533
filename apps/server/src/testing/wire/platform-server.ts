import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

export interface ServedRequest {
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
}

/** The server's reaction to a request: an answer (a body other than text is sent as JSON), or a fault. */
export type ServerReply =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  | 'resets'
  | 'stays silent'
  | 'breaks off in the middle'

export interface PlatformServer {
  readonly url: string
  /** All requests received, in order. */
  readonly requests: ServedRequest[]
}

/** Starts a real HTTP server that stands in for a platform in one test. */
export async function startPlatformServer(
  answer: (request: ServedRequest) => ServerReply | Promise<ServerReply>,
): Promise<PlatformServer> {
  const requests: ServedRequest[] = []
  const server = createServer(async (message, response) => {
    const url = new URL(message.url ?? '/', 'http://platform.test')
    const request = { path: url.pathname, query: url.searchParams, headers: message.headers }
    requests.push(request)
    reply(response, await answer(request))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return { url: toUrl(server), requests }
}

/** Resolves to a URL at which no server listens. */
export async function findDeadUrl(): Promise<string> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = toUrl(server)
  server.close()
  await once(server, 'close')
  return url
}

function toUrl(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}

function reply(response: ServerResponse, answer: ServerReply): void {
  if (answer === 'stays silent') return
  if (answer === 'resets') {
    response.socket?.resetAndDestroy()
    return
  }
  if (answer === 'breaks off in the middle') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"items":[', () => response.socket?.destroy())
    return
  }
  const { status = 200, headers, body = {} } = answer
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(isRaw ? body : JSON.stringify(body))
}

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

interface NetworkProxy {
  readonly url: string
  /** Returns the number of forwarded calls. */
  count(): number
  /** Lists each answer that reports a server failure, with its call. 503 is not a failure: it reports overload. */
  failures(): readonly string[]
  close(): Promise<void>
}

/** Forwards calls to a server on this machine that trusts its proxy, and states a different network for each call. */
export async function startNetworkProxy(serverUrl: string): Promise<NetworkProxy> {
  const { hostname, port } = new URL(serverUrl)
  const failures: string[] = []
  let count = 0
  const pass = (call: IncomingMessage, answer: ServerResponse) => {
    // The sandbox's pages are not part of the product.
    if (call.url?.startsWith('/sandbox')) return void answer.writeHead(404).end()
    const number = ++count
    const headers = {
      ...call.headers,
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    }
    const passed = request({ hostname, port, method: call.method, path: call.url, headers }, (response) => {
      const status = response.statusCode ?? 0
      if (status >= 500 && status !== 503) failures.push(`${status} ${call.method} ${call.url?.slice(0, 300)}`)
      answer.writeHead(status, response.headers)
      response.pipe(answer)
    })
    passed.once('error', () => answer.destroy())
    call.pipe(passed)
  }
  const proxy = createServer(pass)
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (!address || typeof address !== 'object') throw new Error('The proxy of the scan has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    count: () => count,
    failures: () => failures,
    async close() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export interface RawAnswer {
  /** 0 if the connection ended without an answer. */
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
  readonly milliseconds: number
}

export interface RawCall {
  readonly method: string
  /** Sent as it is, neither resolved nor encoded. */
  readonly path: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Buffer
}

/** Each call has its own connection, because the server closes some of them. */
const agent = new Agent({ keepAlive: false })

/** Sends a call exactly as given. A connection that ends early gives an answer with status 0 instead of an error. */
export function sendCall(serverUrl: string, { method, path, headers, body }: RawCall): Promise<RawAnswer> {
  const start = performance.now()
  return new Promise((resolve) => {
    const end = (answer: Omit<RawAnswer, 'milliseconds'>) =>
      resolve({ ...answer, milliseconds: performance.now() - start })
    const { hostname, port } = new URL(serverUrl)
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const call = request({ agent, hostname, port, method, path, headers: { ...length, ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.once('close', () => end({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
    call.once('error', () => end({ status: 0, headers: {}, body: '' }))
    call.end(body)
  })
}

/** Writes bytes to the server; resolves to what it sends until it closes the connection or `patience` (ms) is over. */
export function sendBytes(serverUrl: string, bytes: string | Buffer, patience = 2000): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(serverUrl)
    const socket = connect(Number(port), hostname)
    let text = ''
    const timer = setTimeout(() => socket.destroy(), patience)
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk
    })
    socket.once('error', () => socket.destroy())
    socket.once('close', () => {
      clearTimeout(timer)
      resolve(text)
    })
    socket.write(bytes)
  })
}

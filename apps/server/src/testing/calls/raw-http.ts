import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
  readonly milliseconds: number
}

export interface RawCall {
  readonly method: string
  /** As it goes over the wire: nothing in it is resolved or encoded. */
  readonly path: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Buffer
}

/** Each call has a connection of its own: after some of them the server closes it. */
const agent = new Agent({ keepAlive: false })

/** Sends a call just as it is given; a connection that ends early is an answer of its own, and no error. */
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

/** Writes bytes to the server and gives what comes back, once it closes the connection or `patience` (ms) is over. */
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

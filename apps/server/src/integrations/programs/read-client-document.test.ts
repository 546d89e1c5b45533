import { createServer, type ServerResponse } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { minutes } from '../../lib/durations.ts'
import { createClientDocumentReader } from './read-client-document.ts'

let port = 0
let visits: string[] = []
let answer: (response: ServerResponse) => void
const server = createServer((request, response) => {
  visits.push(request.url ?? '')
  answer(response)
})
const listen = (target: { listen(port: number, host: string, done: () => void): unknown }) =>
  new Promise<void>((resolve) => void target.listen(0, '127.0.0.1', resolve))
const portOf = (address: ReturnType<typeof server.address>) =>
  address && typeof address === 'object' ? address.port : 0

beforeAll(async () => {
  await listen(server)
  port = portOf(server.address())
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  visits = []
  answer = (response) => void response.end('{"client_name":"Assistant"}')
})

const read = (timeout = minutes(1)) =>
  createClientDocumentReader({ allowPrivateHosts: true, timeout }).read(`http://127.0.0.1:${port}/client.json`)

describe('the document of a program', () => {
  it('is read, with the time for which it may be kept', async () => {
    expect(await read()).toEqual({ content: { client_name: 'Assistant' }, maxAgeSeconds: undefined })
    answer = (response) => void response.setHeader('cache-control', 'public, max-age=3600').end('{}')
    expect(await read()).toEqual({ content: {}, maxAgeSeconds: 3600 })
  })

  it.each([
    ['a redirect', (response: ServerResponse) => void response.writeHead(302, { location: '/elsewhere' }).end('{}')],
    ['an error', (response: ServerResponse) => void response.writeHead(500).end('{}')],
    ['no JSON', (response: ServerResponse) => void response.end('<html>')],
    ['too much', (response: ServerResponse) => void response.end(JSON.stringify('x'.repeat(20_000)))],
    ['a broken connection', (response: ServerResponse) => void response.destroy()],
    ['nothing in time', () => undefined, 300],
  ])('is none where the answer is %s', async (_what, given, timeout?: number) => {
    answer = given
    expect(await read(timeout)).toBeUndefined()
    expect(visits).toEqual(['/client.json'])
  })
})

describe('where private hosts are closed', () => {
  let calls = 0
  let canaryPort = 0
  const canary = createTcpServer((socket) => {
    calls++
    socket.destroy()
  })
  beforeAll(async () => {
    await listen(canary)
    canaryPort = portOf(canary.address())
  })
  afterAll(() => void canary.close())

  it.each([
    'https://127.0.0.1',
    'https://localhost',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://169.254.169.254',
    'https://10.0.0.1',
    'https://named.example',
    'http://named.example',
  ])('no connection is made to %s', async (origin) => {
    const resolve = async () => ['127.0.0.1']
    const guarded = createClientDocumentReader({ timeout: minutes(1), resolve })
    expect(await guarded.read(`${origin}:${canaryPort}/client.json`)).toBeUndefined()
    expect(calls).toBe(0)
  })
})

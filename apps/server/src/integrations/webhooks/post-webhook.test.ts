import { createServer as createTcpServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minutes } from '../../lib/durations.ts'
import { useWebhookReceiver } from '../../testing/calls/webhook-receiver.ts'
import { createWebhookTransport } from './post-webhook.ts'

const receiver = useWebhookReceiver()
const message = { headers: { 'webhook-id': 'a' }, body: '{"type":"webhook.test"}' }
const open = createWebhookTransport({ allowPrivateHosts: true, timeout: minutes(1) })
const post = (url: string, transport = open) => transport.post({ url, ...message })
const unreachable = 'The host is not known, or is not one that may be reached from here'

describe('a webhook', () => {
  it('arrives as it was given, with its length and kind', async () => {
    const answer = await post(receiver.url)
    expect(answer).toMatchObject({ status: 204, problem: undefined, milliseconds: expect.any(Number) })
    expect(receiver.received).toMatchObject([
      {
        path: '/hooks',
        body: message.body,
        headers: { 'webhook-id': 'a', 'content-type': 'application/json', 'user-agent': 'Troupe-Webhooks/1.0' },
      },
    ])
  })

  it('follows no redirect', async () => {
    receiver.answer = (response) => void response.writeHead(307, { location: '/elsewhere' }).end()
    expect((await post(receiver.url)).status).toBe(307)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks'])
  })

  it('does not wait for a missing answer', async () => {
    receiver.answer = () => {}
    const hasty = createWebhookTransport({ allowPrivateHosts: true, timeout: 300 })
    expect(await post(receiver.url, hasty)).toMatchObject({
      status: undefined,
      problem: 'There was no answer within 0.3 seconds',
    })
  })

  it('reads nothing of an endless answer but its status', async () => {
    receiver.answer = (response) => {
      response.writeHead(200)
      const more = setInterval(() => response.write('x'.repeat(10_000)), 1)
      response.once('close', () => clearInterval(more))
    }
    expect((await post(receiver.url)).status).toBe(200)
  })

  it('reports plainly that the server is unreachable', async () => {
    expect((await post('http://127.0.0.1:9/')).problem).toBe('The host refused the connection')
  })

  it('reports plainly that the connection broke', async () => {
    receiver.answer = (response) => void response.destroy()
    expect((await post(receiver.url)).problem).toBe('The connection broke off before there was an answer')
  })

  it('is not sent without a valid certificate', async () => {
    const { port } = new URL(receiver.url)
    expect((await post(`https://127.0.0.1:${port}/`)).problem).toMatch(/^No secure connection could be made/)
    expect(receiver.received).toEqual([])
  })
})

describe('where private hosts are closed', () => {
  let visits = 0
  let port = 0
  const canary = createTcpServer((socket) => {
    visits++
    socket.destroy()
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    const address = canary.address()
    port = address && typeof address === 'object' ? address.port : 0
  })
  afterAll(() => canary.close())
  // Some of the names are resolved by the system, which takes a while on a busy machine.
  const guarded = createWebhookTransport({ allowPrivateHosts: false, timeout: minutes(1) })

  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '0',
    'localhost',
    'localhost.',
    'LOCALHOST',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '①②⑦.⓪.⓪.①',
    '169.254.169.254',
    '10.0.0.1',
    '192.168.0.1',
    '172.16.0.1',
    '100.64.0.1',
    '[fd00::1]',
    '[fe80::1]',
  ])('%j is not visited', async (host) => {
    expect(await post(`https://${host}:${port}/`, guarded)).toMatchObject({ status: undefined, problem: unreachable })
    expect(visits).toBe(0)
  })

  it.each([
    ['a name that leads to loopback', ['127.0.0.1']],
    ['one that leads to a mapped address', ['::ffff:127.0.0.1']],
    ['one that leads to a public and a private address', ['93.184.215.14', '127.0.0.1']],
    ['one that leads to the cloud’s own data', ['169.254.169.254']],
    ['one that is not known', []],
  ])('%s is not visited, and the error does not tell which it was', async (_what, addresses) => {
    const transport = createWebhookTransport({
      allowPrivateHosts: false,
      resolve: async () => addresses,
      timeout: minutes(1),
    })
    expect((await post(`https://rebind.example.com:${port}/`, transport)).problem).toBe(unreachable)
    expect(visits).toBe(0)
  })

  it('nothing goes without TLS, and a known private address is refused when it is entered', () => {
    const refuse = (text: string) => guarded.refuse(new URL(text))?.text
    expect(refuse('http://example.com/')).toBe('The address must begin with https://')
    expect(refuse(receiver.url)).toBe('The address must begin with https://')
    expect(refuse('https://localhost/')).toBe(unreachable)
    expect(refuse('https://[::1]/')).toBe(unreachable)
    expect(refuse('https://10.0.0.1/')).toBe(unreachable)
    expect(refuse('https://example.com/')).toBeUndefined()
  })
})

it('where they are open, only loopback is reached without TLS', () => {
  expect(open.refuse(new URL('http://localhost:3000/'))).toBeUndefined()
  expect(open.refuse(new URL('http://10.0.0.1/'))?.text).toBe('The address must begin with https://')
  expect(open.refuse(new URL('https://10.0.0.1/'))).toBeUndefined()
})

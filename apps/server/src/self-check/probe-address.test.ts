import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeClock } from '../testing/fake-clock.ts'
import { createAddressWatch, judgeAnswer } from './address-watch.ts'
import { createInstallationProof } from './installation-proof.ts'
import { probeAddress } from './probe-address.ts'

const prove = createInstallationProof(Buffer.alloc(32, 7))
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listen(handle: RequestListener): Promise<string> {
  const listening = createServer(handle)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const probe = (appUrl: string) => probeAddress({ appUrl, certificateAddress: undefined, prove, patienceMs: 300 })
const challengeOf = (url = '') => new URL(url, 'http://any').searchParams.get('challenge') ?? ''

describe('asking a public address', () => {
  it('finds this installation, also below a path', async () => {
    const url = await listen((request, response) => {
      expect(request.url).toMatch(/^\/troupe\/api\/installation\/proof\?challenge=[0-9a-f]{32}$/)
      response.end(JSON.stringify({ proof: prove(challengeOf(request.url)) }))
    })
    expect(await probe(`${url}/troupe`)).toEqual({ kind: 'this' })
  })

  it.each([
    ['another page', '<h1>It works</h1>'],
    ['an installation with another secret', JSON.stringify({ proof: 'a'.repeat(64) })],
    ['an answer without end', 'x'.repeat(100_000)],
  ])('tells %s from this installation', async (_, body) => {
    expect(await probe(await listen((_request, response) => response.end(body)))).toEqual({ kind: 'foreign' })
  })

  it('never follows a redirect', async () => {
    const asked: string[] = []
    const url = await listen((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(302, { location: `http://169.254.169.254${request.url}` }).end()
    })
    expect(await probe(url)).toEqual({ kind: 'redirects', target: 'http://169.254.169.254' })
    expect(asked).toHaveLength(1)
  })

  it('gives up an address that does not answer', async () => {
    expect(await probe(await listen(() => {}))).toEqual({ kind: 'silent', code: 'ETIMEDOUT' })
  })

  it('names why nothing can be reached', async () => {
    expect(await probe('http://127.0.0.1:1')).toEqual({ kind: 'silent', code: 'ECONNREFUSED' })
  })
})

describe('the state of the public address', () => {
  const clock = new FakeClock('2030-03-01T09:00:00Z')
  const watch = (appUrl: string | undefined, kinds: ('this' | 'foreign')[]) =>
    createAddressWatch({
      appUrl,
      certificateAddress: undefined,
      prove,
      clock,
      probe: async () => ({ kind: kinds.shift() ?? 'foreign' }),
    })

  it.each([undefined, 'http://localhost:3000', 'http://127.0.0.1'])(
    'of %s is unset, and it is not asked',
    async (url) => {
      const kinds: 'this'[] = ['this']
      expect(await watch(url, kinds).findState()).toBe('unset')
      expect(kinds).toHaveLength(1)
    },
  )

  it('is remembered for ten minutes if it answers', async () => {
    const kinds: 'this'[] = ['this', 'this']
    const address = watch('https://troupe.test', kinds)
    expect(await address.findState()).toBe('answers')
    clock.advance(9 * 60_000)
    expect(await address.findState()).toBe('answers')
    expect(kinds).toHaveLength(1)
    clock.advance(2 * 60_000)
    await address.findState()
    expect(kinds).toHaveLength(0)
  })

  it('is asked again a minute after it was silent', async () => {
    const address = watch('https://troupe.test', ['foreign', 'this'])
    expect(await address.findState()).toBe('silent')
    clock.advance(61_000)
    expect(await address.findState()).toBe('answers')
  })
})

describe('the judgement of the public address', () => {
  it.each([
    ['https://troupe.test', { kind: 'this' }, 'good', 'https://troupe.test leads to this installation'],
    [
      'http://troupe.test',
      { kind: 'this' },
      'look',
      'http://troupe.test leads to this installation, but without encryption',
    ],
    [
      'https://a.test',
      { kind: 'redirects', target: 'https://b.test' },
      'broken',
      'https://a.test sends browsers on to https://b.test',
    ],
    [
      'https://a.test',
      { kind: 'certificate', code: 'CERT_HAS_EXPIRED' },
      'broken',
      'The certificate of https://a.test is not accepted (CERT_HAS_EXPIRED)',
    ],
    ['https://a.test', { kind: 'silent', code: 'ENOTFOUND' }, 'broken', 'https://a.test does not answer (ENOTFOUND)'],
  ] as const)('%s with %o: %s', (url, answer, state, text) => {
    const finding = judgeAnswer(url, answer)
    expect([finding.state, finding.finding.text]).toEqual([state, text])
    if (state !== 'good') expect(finding.advice).toBeDefined()
  })
})

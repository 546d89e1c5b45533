import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createGuardedFetch } from './guarded-fetch.ts'

const received: string[] = []
let provider: { server: Server; origin: string }
let neighbour: { server: Server; origin: string }

async function listen(name: string) {
  const server = createServer((request, response) => {
    received.push(`${name} ${request.method} ${request.url}`)
    if (request.url === '/moved') return void response.writeHead(302, { location: neighbour.origin }).end()
    if (request.url === '/endless') return void response.end('x'.repeat(600 * 1024))
    if (request.url === '/silent') return
    response.writeHead(200, { 'content-type': 'text/plain' }).end('here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return { server, origin: `http://127.0.0.1:${address.port}` }
}

beforeAll(async () => {
  provider = await listen('provider')
  neighbour = await listen('neighbour')
})
beforeEach(() => {
  received.length = 0
})
afterAll(() => {
  for (const { server } of [provider, neighbour]) {
    server.closeAllConnections()
    server.close()
  }
})

const get = (url: string, addresses: readonly string[] = ['10.0.0.7'], timeout = 5000) =>
  createGuardedFetch({ trustedOrigin: provider.origin, timeout, resolve: async () => addresses })(url, {
    ...{ method: 'GET', headers: {}, body: null, redirect: 'manual' },
  })

it('reaches the provider itself, wherever it is', async () => {
  const answer = await get(`${provider.origin}/keys`)
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'text/plain', 'here'])
})

it.each([
  'http://example.test/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://169.254.169.254/latest',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://inside.example.test/',
])('does not reach %s', async (url) => {
  await expect(get(url)).rejects.toMatchObject({ code: 'EHOST' })
})

it('does not reach another port of the same machine', async () => {
  await expect(get(neighbour.origin)).rejects.toMatchObject({ code: 'EHOST' })
  expect(received).toEqual([])
})

it('does not reach a name with one private address among public ones', async () => {
  await expect(get('https://both.example.test/', ['93.184.216.34', '192.168.0.1'])).rejects.toMatchObject({
    code: 'EHOST',
  })
})

it('follows no redirect', async () => {
  expect((await get(`${provider.origin}/moved`)).status).toBe(302)
  expect(received).toEqual(['provider GET /moved'])
})

it('reads no endless answer, and waits for no silent one', async () => {
  await expect(get(`${provider.origin}/endless`)).rejects.toThrow('The provider sent too much')
  await expect(get(`${provider.origin}/silent`, [], 50)).rejects.toThrow(/abort|timeout/i)
})

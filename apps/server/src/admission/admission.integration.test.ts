import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createBuiltInEncoder } from '../integrations/language/built-in-encoder.ts'
import { createDiscovery, type Discovery } from '../modules/discovery/discovery.ts'
import { buildCreatorRecord } from '../testing/factories.ts'
import { buildSignedInUser, post } from '../testing/test-accounts.ts'
import { useTestApp } from '../testing/test-app.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { testErasures } from '../testing/test-erasures.ts'
import { createAdmission } from './admission.ts'

const encoder = createBuiltInEncoder()
const database = useTestDatabase()
let discovery: Discovery
const testApp = useTestApp(database, {
  admission: createAdmission({ read: () => database.pool.query('select 1'), noteShed: () => {} }),
  endpoints(parts) {
    discovery = createDiscovery({ ...parts, encoder, platforms: [], erasures: testErasures })
    return discovery.endpoints
  },
})
afterAll(() => encoder.close())

const searchersAtOnce = 60
const reads = 30
/** Milliseconds that a refused caller waits before it asks again. */
const restMs = 50

async function time(call: () => Promise<{ statusCode: number }>): Promise<{ status: number; ms: number }> {
  const start = performance.now()
  const { statusCode: status } = await call()
  return { status, ms: performance.now() - start }
}

function findMedian(outcomes: readonly { ms: number }[]): number {
  const times = outcomes.map(({ ms }) => ms).toSorted((first, second) => first - second)
  return times[Math.floor(times.length / 2)] ?? expect.fail('there are none')
}

describe('a server with more searches than it can handle', () => {
  it('answers all look-ups and some searches, refuses the others faster than it answers, and then recovers', async () => {
    const records = Array.from({ length: 300 }, (_, index) => ({
      record: buildCreatorRecord({ title: `Baker ${index}`, description: `Vegan cakes and sourdough, part ${index}` }),
    }))
    await discovery.storeCreators(records, { source: 'import' })
    const { accessToken: token, headers } = await buildSignedInUser(testApp)
    let turn = 0
    const search = () =>
      post(testApp, '/api/kols/hybrid-search', {
        body: { query_text: `vegan cake ${turn++}`, max_api_requests: 0 },
        token,
      })

    const searches: { status: number; ms: number }[] = []
    let isOver = false
    const searcher = async () => {
      while (!isOver) {
        searches.push(await time(search))
        await pause(restMs)
      }
    }
    const searchers = Array.from({ length: searchersAtOnce }, searcher)
    const answers: number[] = []
    const isRefused = ({ status }: { status: number }) => status === 503
    // Continue until some searches are refused and some answered, and then until all reads are done.
    while (answers.length < reads || !searches.some(isRefused) || searches.every(isRefused)) {
      answers.push((await testApp.app.inject({ url: '/api/auth/me', headers })).statusCode)
    }
    isOver = true
    await Promise.all(searchers)

    expect(new Set(answers)).toEqual(new Set([200]))
    expect(new Set(searches.map(({ status }) => status))).toEqual(new Set([200, 503]))
    const answered = searches.filter((outcome) => !isRefused(outcome))
    expect(findMedian(searches.filter(isRefused))).toBeLessThan(findMedian(answered))
    expect((await search()).statusCode).toBe(200)
  })
})

import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HybridSearchResponse } from '@troupe/contract/discovery'
import { inventPerson, postJson, signUp } from '../../tools/testing/test-person.ts'
import { startTroupe } from '../../tools/testing/troupe-process.ts'
import { expect, serverTest as test } from '../journey.ts'

let dataDir: string

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'troupe-start-'))
})

test.afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('the server stops cleanly and leaves nothing running', async () => {
  const troupe = await startTroupe({ dataDir, environment: { DEMO_CREATORS: '0' } })
  await expect.poll(async () => (await fetch(`${troupe.url}/health/ready`)).status).toBe(200)
  // Only this machine can reach it, so its inbox needs no key, and there is no warning.
  expect((await fetch(`${troupe.url}/sandbox/inbox/messages`)).status).toBe(200)
  expect(troupe.output()).not.toContain('WARNING')
  expect(await troupe.stop()).toBe(0)
  await expect(fetch(`${troupe.url}/health/live`)).rejects.toThrow()
})

test('a second start on the same data folder says so and ends', async () => {
  const troupe = await startTroupe({ dataDir, environment: { DEMO_CREATORS: '0' } })
  await expect(startTroupe({ dataDir, environment: { DEMO_CREATORS: '0' } })).rejects.toThrow(
    /exit code 1[\s\S]*is in use by another Troupe process/,
  )
  await troupe.stop()
})

test('a killed server starts again with the account that was made', async ({ request }) => {
  const person = inventPerson()
  const first = await startTroupe({ dataDir, environment: { DEMO_CREATORS: '0' } })
  const { access_token } = await signUp(first.url, person)
  await first.stop('SIGKILL')

  let second: Awaited<ReturnType<typeof startTroupe>> | undefined
  // The killed server's database notices the end of its parent only a moment later.
  await expect(async () => {
    second = await startTroupe({ dataDir, environment: { DEMO_CREATORS: '0' } })
  }).toPass()
  const me = await request.get(`${second?.url}/api/auth/me`, { headers: { authorization: `Bearer ${access_token}` } })
  expect(await me.json()).toMatchObject({ email: person.email })
  await second?.stop()
})

test('a killed database is started again: calls get 503 with Retry-After, then all is there', async ({ request }) => {
  const troupe = await startTroupe({ dataDir, environment: { DEMO_CREATORS: '0' } })
  const { access_token } = await signUp(troupe.url, inventPerson())
  const headers = { authorization: `Bearer ${access_token}` }
  const readMe = () => request.get(`${troupe.url}/api/auth/me`, { headers })
  expect((await readMe()).status()).toBe(200)

  execFileSync('pkill', ['-KILL', '--parent', String(troupe.processId), '--full', 'embedded/child.ts'])
  await expect(async () => {
    const answer = await readMe()
    expect(answer.status()).toBe(503)
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
  }).toPass({ timeout: 5000, intervals: [10] })
  await expect(async () => expect((await readMe()).status()).toBe(200)).toPass()
  expect(await troupe.stop()).toBe(0)
})

test('a wrong setting ends the start with a message that names it', async () => {
  await expect(startTroupe({ dataDir, environment: { PORT: 'eighty', DATABASE_URL: 'mysql://x' } })).rejects.toThrow(
    /PORT: [\s\S]*DATABASE_URL: /,
  )
})

test('with a wrong key and an address that does not answer, the rest serves and the platform is named', async () => {
  const environment = { YOUTUBE_API_KEY: 'AIza-of-nobody', YOUTUBE_API_URL: 'http://127.0.0.1:9' }
  const troupe = await startTroupe({ dataDir, environment })
  const { access_token } = await signUp(troupe.url, inventPerson())
  const body = { query_text: 'baking' }
  // While the server is still loading its catalogue, a platform's answer may come too late for the first search.
  await expect(async () => {
    const found = await postJson(`${troupe.url}/api/kols/hybrid-search`, body, access_token)
    const { platforms_searched, results, debug_info } = HybridSearchResponse.parse(found)
    expect(platforms_searched).toEqual(['tiktok', 'instagram'])
    expect(results.length).toBeGreaterThan(0)
    const youtube = debug_info.platforms?.find(({ platform }) => platform === 'youtube')
    expect(youtube).toMatchObject({ state: 'failed', error: { kind: 'unavailable' } })
  }).toPass()

  const headers = { authorization: `Bearer ${access_token}` }
  const status = await (await fetch(`${troupe.url}/api/platforms`, { headers })).text()
  expect(status).toContain('"mode":"live"')
  expect(`${status}${troupe.output()}`).not.toContain('AIza-of-nobody')
  expect(status).toMatch(/YouTube[^"]*cannot be reached|not be reached|does not answer/)
  await troupe.stop()
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { inventPerson, signUp } from '../../tools/test-person.ts'
import { startTroupe } from '../../tools/troupe-process.ts'

let dataDir: string

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'troupe-start-'))
})

test.afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('the server stops cleanly and leaves nothing running', async () => {
  const troupe = await startTroupe({ dataDir, environment: { DEMO_CREATORS: '0' } })
  expect((await fetch(`${troupe.url}/health/ready`)).status).toBe(200)
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
  // The killed server's database notices the end of its parent a moment later.
  await expect(async () => {
    second = await startTroupe({ dataDir, environment: { DEMO_CREATORS: '0' } })
  }).toPass({ timeout: 20_000 })
  const me = await request.get(`${second?.url}/api/auth/me`, { headers: { authorization: `Bearer ${access_token}` } })
  expect(await me.json()).toMatchObject({ email: person.email })
  await second?.stop()
})

test('a wrong setting ends the start with a message that names it', async () => {
  await expect(startTroupe({ dataDir, environment: { PORT: 'eighty', DATABASE_URL: 'mysql://x' } })).rejects.toThrow(
    /PORT: [\s\S]*DATABASE_URL: /,
  )
})

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  fetchFromUrl,
  fullStatement,
  inviteAddress,
  proveAddress,
  readDetail,
  secureRegister,
} from '../../../testing/calls/wizard-calls.ts'
import { post } from '../../../testing/test-accounts.ts'
import { getTestDatabaseTarget, useTestDatabase } from '../../../testing/test-database.ts'
import {
  buildInvitableCreators,
  findToken,
  onboardingSecretKey,
  useTestOnboarding,
} from '../../../testing/test-onboarding.ts'
import { KnownChannels } from '../../../testing/wire/known-channels.ts'

const database = useTestDatabase()
const db = database.kysely
const youtube = new KnownChannels('youtube')
const kit = useTestOnboarding(database, () => ({ platforms: [youtube.live] }))
const { testApp } = kit

const url = 'https://www.youtube.com/@marabakes'
beforeEach(() => {
  youtube.reset()
  youtube.add({ channel_id: 'UCmara0Bakes0Channel0000', handle: 'marabakes' })
})

async function prepare(email: string) {
  const token = await inviteAddress(kit, email)
  await proveAddress(testApp, email)
  return { token, email, url, ...fullStatement }
}

/** The number of responses with each status. */
async function countStatuses(bodies: readonly object[]): Promise<Record<number, number>> {
  const answers = await Promise.all(bodies.map((body) => secureRegister(testApp, body)))
  const counts: Record<number, number> = {}
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}
const count = async (table: 'creators' | 'creator_registrations' | 'own_channel_mails' | 'channel_readings') => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count
}
const countUsed = async () => {
  const used = await db.selectFrom('invitations').select('id').where('used_at', 'is not', null).execute()
  return used.length
}

describe('one channel, registered by twenty people at once', () => {
  it('with one invitation: one succeeds, one row', async () => {
    const body = await prepare('mara@bakes.test')
    const { 200: done, 401: used = 0, 409: taken = 0 } = await countStatuses(Array(20).fill(body))
    expect([done, used + taken]).toEqual([1, 19])
    expect([await count('creators'), await count('creator_registrations'), await countUsed()]).toEqual([1, 1, 1])
    expect(await count('own_channel_mails')).toBe(1)
  })

  it('with twenty invitations to twenty people: one succeeds, the others learn that it is registered and keep theirs', async () => {
    const bodies = []
    for (let number = 0; number < 20; number++) bodies.push(await prepare(`mara-${number}@bakes.test`))
    expect(await countStatuses(bodies)).toEqual({ 200: 1, 409: 19 })
    expect([await count('creators'), await count('creator_registrations'), await countUsed()]).toEqual([1, 1, 1])
    const proofs = await db.selectFrom('verified_addresses').select('email').execute()
    expect(proofs).toHaveLength(19)
  })

  it('with two invitations to the same person', async () => {
    const first = await prepare('mara@bakes.test')
    const token = await inviteAddress(kit, 'mara@bakes.test')
    const bodies = Array.from({ length: 20 }, (_, number) => (number % 2 === 0 ? first : { ...first, token }))
    const { 200: done, 401: used = 0, 409: taken = 0 } = await countStatuses(bodies)
    expect([done, used + taken, await countUsed()]).toEqual([1, 19, 1])
  })

  it('when its creator is in the catalogue already', async () => {
    await buildInvitableCreators(testApp, [{ channel_id: 'UCmara0Bakes0Channel0000' }])
    const bodies = []
    for (let number = 0; number < 5; number++) bodies.push(await prepare(`mara-${number}@bakes.test`))
    expect(await countStatuses(bodies)).toEqual({ 200: 1, 409: 4 })
    expect(await count('creators')).toBe(1)
  })
})

it('one invitation registers one channel, for any number of simultaneous attempts', async () => {
  const body = await prepare('mara@bakes.test')
  const bodies = Array.from({ length: 10 }, (_, number) => {
    youtube.add({ handle: `channel.${number}` })
    return { ...body, url: `youtube.com/@channel.${number}` }
  })
  expect(await countStatuses(bodies)).toEqual({ 200: 1, 401: 9 })
  expect([await count('creators'), await count('creator_registrations')]).toEqual([1, 1])
})

it('an erased creator cannot be looked up or registered again, and leaves no data behind', async () => {
  await fetchFromUrl(testApp, url)
  await secureRegister(testApp, await prepare('mara@bakes.test'))
  await testApp.jobs.runAll()
  await database.kysely.updateTable('creator_registrations').set({ proven_at: testApp.clock.now() }).execute()
  const second = await inviteAddress(kit, 'second@bakes.test')
  await proveAddress(testApp, 'second@bakes.test')
  const body = { token: findToken(kit.mailer, 'mara@bakes.test') }
  expect((await post(testApp, '/api/own-channel/erase', { body })).statusCode).toBe(200)
  expect([await count('creators'), await count('creator_registrations'), await count('channel_readings')]).toEqual([
    0, 0, 0,
  ])
  expect(readDetail(await fetchFromUrl(testApp, url))).toEqual([409, expect.stringContaining('erased')])
  const again = { token: second, email: 'second@bakes.test', url }
  expect(readDetail(await secureRegister(testApp, again))).toEqual([409, expect.stringContaining('erased')])
  expect([await count('creators'), await count('channel_readings')]).toEqual([0, 0])
})

describe('a node that is killed while it registers', () => {
  /** Registers in another process and kills it at the given point. */
  async function registerAndDie(body: object, diesBefore?: string): Promise<NodeJS.Signals | null> {
    const given = {
      target: getTestDatabaseTarget(),
      secretKey: onboardingSecretKey.toString('base64'),
      now: testApp.clock.now().toISOString(),
      body,
      diesBefore,
    }
    const file = join(import.meta.dirname, '..', '..', '..', 'testing', 'processes', 'register-and-die.ts')
    const child = fork(file, [JSON.stringify(given)])
    return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
  }

  it.each(['creator_registrations', 'own_channel_mails'])(
    'leaves nothing behind when it dies before the row in %s, and the invitation can be used',
    async (table) => {
      const body = await prepare('mara@bakes.test')
      await fetchFromUrl(testApp, url)
      expect(await registerAndDie(body, table)).toBe('SIGKILL')
      expect([await count('creators'), await count('creator_registrations'), await countUsed()]).toEqual([0, 0, 0])
      expect((await secureRegister(testApp, body)).statusCode).toBe(200)
    },
  )

  it('has registered everything once it has committed; the mail leaves after the next start', async () => {
    const body = await prepare('mara@bakes.test')
    await fetchFromUrl(testApp, url)
    expect(await registerAndDie(body)).toBe('SIGKILL')
    expect([await count('creators'), await count('creator_registrations'), await countUsed()]).toEqual([1, 1, 1])
    const [creator] = await db.selectFrom('creators').select(['title', 'confirmed_fields']).execute()
    expect(creator).toMatchObject({ title: 'Mara Bakes', confirmed_fields: expect.arrayContaining(['title', 'email']) })
    await kit.onboarding.startWorkers()
    await testApp.jobs.runAll()
    expect(kit.mailer.sent.at(-1)).toMatchObject({ to: 'mara@bakes.test', subject: 'O seu canal está cadastrado' })
  })
})

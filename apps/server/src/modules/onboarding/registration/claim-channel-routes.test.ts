import { ownChannelEndpoints } from '@troupe/contract/own-channel'
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
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOnboarding } from '../../../testing/test-onboarding.ts'
import { buildRegisteredChannel } from '../../../testing/test-own-channel.ts'
import { KnownChannels } from '../../../testing/wire/known-channels.ts'

const database = useTestDatabase()
const youtube = new KnownChannels('youtube')
const kit = useTestOnboarding(database, () => ({ platforms: [youtube.live] }))
const { testApp } = kit

const url = 'https://www.youtube.com/@marabakes'
const known = { channel_id: 'UCmara0Bakes0Channel0000', handle: 'marabakes' }
const owner = 'mara@bakes.test'
const other = { record: { ...known, language: 'en' }, email: 'other@one.test' }

let token: string
beforeEach(async () => {
  youtube.reset()
  youtube.add({ ...known, description: 'Sourdough' })
  token = await inviteAddress(kit, owner)
  await proveAddress(testApp, owner)
})

const send = (body: object, ip?: string) =>
  post(testApp, '/api/kol-onboarding/claim', { body: { token, url, ...body }, ...(ip ? { ip } : {}) })
async function claim() {
  const answer = await send({})
  expect(answer.statusCode, answer.body).toBe(200)
  return ownChannelEndpoints.claim.response.parse(answer.json())
}
/** Proves the channel for the invited address. */
async function proveClaim(): Promise<void> {
  const { code } = await claim()
  youtube.add({ ...known, description: `Sourdough ${code}` })
  expect((await claim()).is_proven).toBe(true)
}
const register = () => secureRegister(testApp, { token, url, email: owner, ...fullStatement })
const readRegistration = () =>
  database.kysely.selectFrom('creator_registrations').select(['email', 'proven_at']).executeTakeFirstOrThrow()

describe('POST /api/kol-onboarding/claim', () => {
  it('lets the owner register a channel that another invited person had registered', async () => {
    await buildRegisteredChannel(kit, other)
    expect(readDetail(await register())).toEqual([409, 'This channel has already completed onboarding'])
    await proveClaim()
    const body = { url, token }
    expect((await post(testApp, '/api/kol-onboarding/fetch-from-url', { body })).statusCode).toBe(200)
    expect((await register()).statusCode).toBe(200)
    expect(await readRegistration()).toEqual({ email: owner, proven_at: testApp.clock.now() })
    const [creator] = await database.kysely.selectFrom('creators').select(['email', 'title']).execute()
    expect(creator).toEqual({ email: owner, title: 'Mara Bakes' })
  })

  it('tells the former address, whose link is dead', async () => {
    const former = await buildRegisteredChannel(kit, other)
    await proveClaim()
    await register()
    await testApp.jobs.runAll()
    expect(kit.mailer.sent.findLast(({ to }) => to === other.email)?.subject).toBe(
      'Your channel is registered with another address',
    )
    expect((await post(testApp, '/api/own-channel', { body: { token: former.token } })).statusCode).toBe(401)
  })

  it('ends what the former address had under way: its erasure and its change of address', async () => {
    const former = await buildRegisteredChannel(kit, other)
    await post(testApp, '/api/own-channel/erase', { body: { token: former.token } })
    await post(testApp, '/api/own-channel/address', { body: { token: former.token, email: 'third@one.test' } })
    await proveClaim()
    await register()
    const row = await database.kysely.selectFrom('creator_registrations').selectAll().executeTakeFirstOrThrow()
    expect([row.erasure_due_at, row.objection_token_hash]).toEqual([null, null])
    expect(await database.kysely.selectFrom('address_changes').selectAll().execute()).toEqual([])
  })

  it('takes no proved channel over, whatever invitation comes later', async () => {
    await buildRegisteredChannel(kit, { ...other, isProven: true })
    expect(readDetail(await send({}))).toEqual([
      409,
      'This channel was proved by its creator with another address. Please contact support if that is unexpected.',
    ])
    expect(readDetail(await register())).toEqual([409, 'This channel has already completed onboarding'])
    expect((await readRegistration()).email).toBe(other.email)
  })

  it('takes no channel over that was proved between the claim and the registration', async () => {
    await buildRegisteredChannel(kit, other)
    await proveClaim()
    await database.kysely.updateTable('creator_registrations').set({ proven_at: testApp.clock.now() }).execute()
    expect((await register()).statusCode).toBe(409)
    expect((await readRegistration()).email).toBe(other.email)
  })

  it('opens the channel to the invitation that proved it, and to no other visitor', async () => {
    await buildRegisteredChannel(kit, other)
    await proveClaim()
    expect((await fetchFromUrl(testApp, url)).statusCode).toBe(409)
    const second = await inviteAddress(kit, 'second@one.test')
    const body = { url, token: second }
    expect((await post(testApp, '/api/kol-onboarding/fetch-from-url', { body })).statusCode).toBe(409)
  })

  it('marks a channel that nobody had registered as proved', async () => {
    await proveClaim()
    await register()
    expect(await readRegistration()).toEqual({ email: owner, proven_at: testApp.clock.now() })
  })

  it('needs a usable invitation', async () => {
    await register()
    for (const wrong of [token, '', 'x'.repeat(43)]) {
      expect(readDetail(await send({ token: wrong }))).toEqual([401, 'Invalid or expired token'])
    }
  })

  it('counts the readings of an invitation', async () => {
    await claim()
    for (let times = 0; times < 29; times++) await send({})
    expect((await send({})).statusCode).toBe(429)
  })

  it('names the errors of a body', async () => {
    for (const body of [{ url: 'not a channel' }, { url: 7 }, { token: null }]) {
      expect((await send(body)).statusCode).toBe(422)
    }
  })

  it('is limited by network for wrong tokens', async () => {
    for (let times = 0; times < 60; times++) await send({ token: 'x' }, '192.0.2.1')
    expect((await send({ token: 'x' }, '192.0.2.1')).statusCode).toBe(429)
  })
})

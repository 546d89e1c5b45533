import { beforeEach, describe, expect, it } from 'vitest'
import { minutes, seconds } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { type ScriptedServer, startScriptedServer } from '../../../testing/mail/smtp-script.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
let server: ScriptedServer
const kit = useTestOutreach(database, () => server.port)

/**
 * Receives the last byte of each mail and disconnects without a reply: the outcome is as unknown as after a timeout,
 * without the wait.
 */
const wordless = { end: 'drop' } as const
const broken = 'Connection closed unexpectedly'

beforeEach(async () => {
  server = await startScriptedServer(wordless)
})

async function prepare(recipients: number, maxConnections = 3): Promise<SignedInUser> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user, { max_connections: maxConnections })
  const emails = Array.from({ length: recipients }, (_, number) => ({ email: `reader-${number}@one.test` }))
  await startCampaign(kit.testApp, user, { kol_ids: await buildCreators(kit.testApp, emails) })
  return user
}

async function countStates(): Promise<Record<string, number>> {
  const rows = await database.kysely.selectFrom('messages').select('state').execute()
  return Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, { length }]) => [state, length]))
}

/** Advances the clock, then sends what is due. */
async function letPass(time: number): Promise<void> {
  kit.testApp.clock.advance(time)
  await kit.outreach.engine.drain()
}

async function readMailbox(user: SignedInUser) {
  const answer = await call(kit.testApp, await signIn(kit.testApp, user), ['GET', '/api/mailboxes'])
  return answer.json().mailboxes[0]
}

describe('a mail server that accepts mails without confirming them', () => {
  it('leaves two mails with an unknown outcome, and the others waiting', async () => {
    server.setScript({ end: 'silence' })
    kit.transports.deadline = seconds(3)
    await prepare(30)
    await kit.outreach.engine.drain()
    expect(await countStates()).toEqual({ queued: 28, unknown: 2 })
  })

  it('pauses the mailbox, with a notice that gives the reason', async () => {
    const user = await prepare(30)
    await kit.outreach.engine.drain()
    const { pause } = await readMailbox(user)
    expect(pause).toMatchObject({
      until: '2030-03-01T09:05:00.000Z',
      cause: 'unconfirmed',
      reason: broken,
    })
    const { notifications } = (await call(kit.testApp, user, ['GET', '/api/notifications'])).json()
    const notice = notifications.find(({ kind }: { kind: string }) => kind === 'mailbox_paused')
    expect(notice.message).toContain(`takes mails without confirming them (${broken})`)
  })

  it('has no more unknown than connections when it falls silent in the middle', async () => {
    server.setScript({ end: (mails) => (mails > 20 ? 'drop' : '250 OK') })
    await prepare(60)
    await kit.outreach.engine.drain()
    const { unknown = 0, queued = 0 } = await countStates()
    expect(unknown).toBeGreaterThanOrEqual(2)
    expect(unknown).toBeLessThanOrEqual(3)
    expect(queued).toBe(40 - unknown)
  })

  it('gets a test connection without a mail, and the waiting mails when it answers', async () => {
    await prepare(30)
    await kit.outreach.engine.drain()
    server.setScript({})
    await letPass(minutes(4))
    expect(kit.transports.probes).toBe(0)
    await letPass(minutes(1))
    expect(kit.transports.probes).toBe(1)
    expect(await countStates()).toEqual({ sent: 28, unknown: 2 })
  })

  it('gets no mail while test connections are not answered, and fewer and fewer of them', async () => {
    const user = await prepare(30)
    await kit.outreach.engine.drain()
    server.setScript({ greeting: 'drop' })
    for (const [index, pause] of [5, 5, 10, 20, 40, 60, 60].entries()) {
      await letPass(minutes(pause) - seconds(1))
      expect(kit.transports.probes).toBe(index)
      await letPass(seconds(1))
      expect(kit.transports.probes).toBe(index + 1)
    }
    expect(await countStates()).toEqual({ queued: 28, unknown: 2 })
    expect(await readMailbox(user)).toMatchObject({ pause: { cause: 'unconfirmed' } })
    server.setScript({})
    await letPass(minutes(60))
    expect(await countStates()).toEqual({ sent: 28, unknown: 2 })
  })

  it('costs ten mails in a day when it answers each test connection and falls silent again', async () => {
    await prepare(60)
    await kit.outreach.engine.drain()
    // 1,275 minutes in total; the next pause would end after 43 hours.
    for (const [index, pause] of [5, 10, 20, 40, 80, 160, 320, 640].entries()) {
      await letPass(minutes(pause) - seconds(1))
      expect(await countStates()).toEqual({ queued: 58 - index, unknown: 2 + index })
      await letPass(seconds(1))
    }
    await letPass(minutes(165))
    expect(await countStates()).toEqual({ queued: 50, unknown: 10 })
  })

  it('is trusted again after one confirmed mail', async () => {
    const user = await prepare(30)
    await kit.outreach.engine.drain()
    server.setScript({})
    await letPass(minutes(5))
    server.setScript(wordless)
    const more = await buildCreators(kit.testApp, [{ email: 'x@one.test' }, { email: 'y@one.test' }])
    await startCampaign(kit.testApp, await signIn(kit.testApp, user), { kol_ids: more })
    await kit.outreach.engine.drain()
    expect(await countStates()).toEqual({ sent: 28, unknown: 4 })
    expect(await readMailbox(user)).toMatchObject({ pause: { until: '2030-03-01T09:10:00.000Z' } })
  })

  it('is tried with one mail when the user resumes the mailbox', async () => {
    const user = await prepare(30)
    await kit.outreach.engine.drain()
    expect((await call(kit.testApp, user, ['POST', '/api/mailboxes/smtp/resume'])).json().pause).toBeNull()
    await kit.outreach.engine.drain()
    expect(await countStates()).toEqual({ queued: 27, unknown: 3 })
    expect(await readMailbox(user)).toMatchObject({ pause: { until: '2030-03-01T09:10:00.000Z' } })
  })
})

describe('a mailbox that is paused for unconfirmed mails', () => {
  it('is paused for processes that start later', async () => {
    await prepare(30)
    await kit.outreach.engine.drain()
    await kit.outreach.stop()
    const next = kit.startOther()
    await next.engine.drain()
    expect(await countStates()).toEqual({ queued: 28, unknown: 2 })
    server.setScript({})
    kit.testApp.clock.advance(minutes(5))
    await next.engine.drain()
    expect(await countStates()).toEqual({ sent: 28, unknown: 2 })
  })

  it('is paused for simultaneous processes: two of them lose two mails', async () => {
    await prepare(30)
    await Promise.all([kit.outreach, kit.startOther()].map(({ engine }) => engine.drain()))
    expect(await countStates()).toEqual({ queued: 28, unknown: 2 })
  })

  it('is not paused by single mails without a confirmation between confirmed ones', async () => {
    server.setScript({ end: (mails) => (mails % 5 === 0 ? 'drop' : '250 OK') })
    const user = await prepare(30, 1)
    await kit.outreach.engine.drain()
    expect(await countStates()).toEqual({ sent: 24, unknown: 6 })
    expect(await readMailbox(user)).toMatchObject({ pause: null })
  })
})

describe('the connections of a mailbox', () => {
  it.each([1, 3, 12])('are limited to %i, counting those of two processes together', async (most) => {
    server.setScript({})
    await prepare(120, most)
    await Promise.all([kit.outreach, kit.startOther()].map(({ engine }) => engine.drain()))
    expect(await countStates()).toEqual({ sent: 120 })
    expect(server.mostAtOnce()).toBe(most)
  })
})

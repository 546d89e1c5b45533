import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hours, minutes, seconds } from '../../../lib/durations.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)

async function prepare(count: number, pace: Parameters<typeof setPace>[2]): Promise<SignedInUser> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user, pace)
  const emails = Array.from({ length: count }, (_, number) => ({ email: `reader-${number}@one.test` }))
  await startCampaign(kit.testApp, user, { kol_ids: await buildCreators(kit.testApp, emails) })
  return user
}

/** Advances the clock in steps and sends what is due after each. */
async function letPass(time: number, step = seconds(1)): Promise<void> {
  for (let passed = 0; passed < time; passed += step) {
    kit.testApp.clock.advance(step)
    await kit.outreach.engine.drain()
  }
}

/** When each mail was submitted, in milliseconds after the first. */
async function readTimes(): Promise<number[]> {
  const { rows } = await sql<{ at: Date }>`select started_at as at from attempts order by started_at`.execute(
    database.kysely,
  )
  return rows.map(({ at }) => at.getTime() - (rows[0]?.at.getTime() ?? 0))
}

describe('the pace of a mailbox', () => {
  it('leaves random gaps that are never shorter than it allows', async () => {
    await prepare(12, { per_minute: 10 })
    await letPass(minutes(2))
    const times = await readTimes()
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(times).toHaveLength(12)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(seconds(6))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(seconds(10))
    expect(new Set(gaps).size).toBeGreaterThan(1)
  })

  it('draws the gaps from the random numbers that it is given', async () => {
    kit.random = () => 0.5
    await prepare(4, { per_minute: 10 })
    await letPass(seconds(30), 500)
    expect(await readTimes()).toEqual([0, 7500, 15_000, 22_500])
  })

  it('limits the mails of any 24 hours, across all processes', async () => {
    await prepare(25, { per_day: 10 })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(10)
    await letPass(hours(23), hours(1))
    expect(kit.server.taken).toHaveLength(10)
    await letPass(hours(2), minutes(10))
    expect(kit.server.taken).toHaveLength(20)
    await letPass(hours(25), hours(1))
    expect(kit.server.taken).toHaveLength(25)
    const times = await readTimes()
    for (const time of times) {
      expect(times.filter((other) => other >= time && other < time + hours(24)).length).toBeLessThanOrEqual(10)
    }
  })

  it('is shared by all campaigns of the mailbox, and not by other mailboxes', async () => {
    const user = await prepare(3, { per_day: 4 })
    const more = await buildCreators(
      kit.testApp,
      [1, 2, 3].map((number) => ({ email: `more-${number}@one.test` })),
    )
    await startCampaign(kit.testApp, user, { kol_ids: more })
    const other = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, other, { per_day: 4 })
    await startCampaign(kit.testApp, other, { kol_ids: more })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(7)
  })

  it('waits for the window to open', async () => {
    // The test starts on a Friday, at 10:00 in Paris.
    await prepare(2, { window: { time_zone: 'Europe/Paris', days: [6], from: '08:00', to: '09:00' } })
    await kit.outreach.engine.drain()
    await letPass(hours(20), minutes(30))
    expect(kit.server.taken).toHaveLength(0)
    await letPass(hours(3), minutes(10))
    expect(kit.server.taken).toHaveLength(2)
  })
})

describe('a window in the time zones of the readers', () => {
  // The test starts on a Friday at 09:00 in UTC: 04:00 in New York, 18:00 in Tokyo.
  const window = { time_zone: 'UTC', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00', of_reader: true }
  const readTaken = () => kit.server.taken.map(({ to }) => to).toSorted()

  it('holds each mail back until it is open there', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user, { window })
    const kol_ids = await buildCreators(kit.testApp, [
      { email: 'tokyo@one.test', region: 'JP' },
      { email: 'new-york@one.test', region: 'US' },
      { email: 'london@one.test', region: 'GB' },
      { email: 'anywhere@one.test' },
    ])
    await startCampaign(kit.testApp, user, { kol_ids })
    await kit.outreach.engine.drain()
    expect(readTaken()).toEqual(['anywhere@one.test', 'london@one.test'])
    await letPass(hours(4), minutes(30))
    expect(readTaken()).toHaveLength(2)
    await letPass(hours(2), minutes(30))
    expect(readTaken()).toEqual(['anywhere@one.test', 'london@one.test', 'new-york@one.test'])
    // Monday, 09:00 in Tokyo, is the next time that it is open there.
    await letPass(hours(24 * 2 + 8), hours(2))
    expect(readTaken()).toHaveLength(3)
    await letPass(hours(2), minutes(30))
    expect(readTaken()).toHaveLength(4)
  })

  it("leaves mails to earlier campaigns' recipients to the mailbox's time zone", async () => {
    await prepare(1, { window: { ...window, from: '10:00' } })
    await database.kysely.updateTable('recipients').set({ time_zone: null }).execute()
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(0)
    await letPass(hours(1.5), minutes(30))
    expect(kit.server.taken).toHaveLength(1)
  })
})

describe('the slow start of a mailbox', () => {
  it('sends 20 mails on the first day, 30 on the second, and begins with the first mail', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user, { slow_start: true })
    kit.testApp.clock.advance(hours(30))
    const again = await signIn(kit.testApp, user)
    const emails = Array.from({ length: 60 }, (_, number) => ({ email: `reader-${number}@one.test` }))
    await startCampaign(kit.testApp, again, { kol_ids: await buildCreators(kit.testApp, emails) })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(20)
    await letPass(hours(23), hours(1))
    expect(kit.server.taken).toHaveLength(20)
    await letPass(hours(2), minutes(30))
    expect(kit.server.taken).toHaveLength(50)
    await letPass(hours(25), hours(1))
    expect(kit.server.taken).toHaveLength(60)
  })
})

describe('a follow-up', () => {
  it('is sent after its delay, in the thread of the mail before', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const kol_ids = await buildCreators(kit.testApp, [{ title: 'Maya', email: 'maya@one.test' }])
    const follow_ups = [
      { delay_hours: 48, body: '<p>Did you see it, {{title}}?</p>' },
      { delay_hours: 24, subject: 'Last one', body: '<p>Bye</p>' },
    ]
    await startCampaign(kit.testApp, user, { kol_ids, follow_ups })
    await kit.outreach.engine.drain()
    await letPass(hours(47), hours(1))
    expect(kit.server.taken).toHaveLength(1)
    await letPass(hours(27), hours(1))
    const [first, second, third] = kit.server.taken.map(({ source }) => source)
    const id = /^Message-ID: (<.*>)/im.exec(first ?? '')?.[1]
    expect(second).toContain('Subject: Re: Hello Maya')
    expect(second).toContain(`In-Reply-To: ${id}`)
    expect(second).toContain('Did you see it, Maya?')
    expect(third).toContain('Subject: Last one')
    expect(third).not.toContain('In-Reply-To')
  })

  it('is not sent to recipients who did not get the mail before', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'gone@one.test' }])
    kit.server.refuse('gone@one.test', 550, 'No such user')
    await startCampaign(kit.testApp, user, { kol_ids, follow_ups: [{ delay_hours: 1, body: 'x' }] })
    await letPass(hours(3), hours(1))
    expect(await database.kysely.selectFrom('messages').select('step').execute()).toEqual([{ step: 0 }])
  })
})

describe('a campaign with many refused mails', () => {
  it('is paused, and continues when the user has confirmed it', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const emails = Array.from({ length: 120 }, (_, number) => ({ email: `reader-${number}@one.test` }))
    for (const { email } of emails.slice(20, 60)) kit.server.refuse(email, 550, '5.1.1 No such user')
    const kol_ids = await buildCreators(kit.testApp, emails)
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids })
    await letPass(seconds(1))
    const url = `/api/campaigns/${campaign.id}`
    const read = async () => (await kit.testApp.app.inject({ url, headers: user.headers })).json()
    expect(await read()).toMatchObject({ state: 'paused', pause_reason: 'too_many_refusals' })
    const before = kit.server.taken.length
    kit.testApp.clock.advance(seconds(1))
    await kit.testApp.app.inject({ method: 'POST', url: `${url}/resume`, headers: user.headers })
    await kit.outreach.engine.drain()
    expect(kit.server.taken.length).toBeGreaterThan(before)
  })
})

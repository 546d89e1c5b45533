import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
type Step = 'pause' | 'resume' | 'cancel'
const change = (user: SignedInUser | undefined, id: string, step: Step) =>
  call(kit.testApp, user, ['POST', `/api/campaigns/${id}/${step}`])

async function prepare(given: object = {}): Promise<{ user: SignedInUser; id: string }> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const kol_ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }, { email: 'b@one.test' }])
  const { campaign } = await startCampaign(kit.testApp, user, { kol_ids, ...given })
  return { user, id: campaign.id }
}

async function expectGuarded(step: Step): Promise<void> {
  const { id } = await prepare()
  const stranger = await buildSignedInUser(kit.testApp)
  expect((await change(undefined, id, step)).statusCode).toBe(401)
  expect((await change(stranger, id, step)).statusCode).toBe(404)
  expect((await change(stranger, 'none', step)).statusCode).toBe(422)
}

describe('POST /api/campaigns/:id/pause', () => {
  it('stops sending', async () => {
    const { user, id } = await prepare()
    expect((await change(user, id, 'pause')).json()).toMatchObject({ state: 'paused', pause_reason: 'by_user' })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(0)
  })

  it('holds back claimed mails', async () => {
    const { user, id } = await prepare()
    const release = kit.transports.hold('a@one.test')
    const sending = kit.outreach.engine.drain()
    await waitFor(async () => (await countStates()).handing === 1 || kit.server.taken.length > 0)
    await change(user, id, 'pause')
    release()
    await sending
    const taken = kit.server.taken.length
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(taken)
  })

  it('has no effect the second time, and is refused when the campaign is over', async () => {
    const { user, id } = await prepare()
    await change(user, id, 'pause')
    expect((await change(user, id, 'pause')).statusCode).toBe(200)
    await change(user, id, 'cancel')
    expect((await change(user, id, 'pause')).statusCode).toBe(409)
  })

  it('is for the owner alone', () => expectGuarded('pause'))
})

describe('POST /api/campaigns/:id/resume', () => {
  it('continues with the remaining mails', async () => {
    const { user, id } = await prepare()
    await change(user, id, 'pause')
    expect((await change(user, id, 'resume')).json()).toMatchObject({ state: 'running', pause_reason: null })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
  })

  it('starts a scheduled campaign now', async () => {
    const { user, id } = await prepare({ schedule_at: '2030-06-01T00:00:00Z' })
    expect((await change(user, id, 'resume')).json()).toMatchObject({ state: 'running' })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
  })

  it('makes a paused scheduled campaign wait for its time again', async () => {
    const { user, id } = await prepare({ schedule_at: '2030-06-01T00:00:00Z' })
    await change(user, id, 'pause')
    expect((await change(user, id, 'resume')).json()).toMatchObject({ state: 'scheduled' })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(0)
  })

  it('continues a campaign that was started before its time', async () => {
    const { user, id } = await prepare({ schedule_at: '2030-06-01T00:00:00Z' })
    for (const step of ['resume', 'pause'] as const) await change(user, id, step)
    expect((await change(user, id, 'resume')).json()).toMatchObject({ state: 'running' })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
  })

  it('changes nothing of a running campaign, and is refused when it is over', async () => {
    const { user, id } = await prepare()
    expect((await change(user, id, 'resume')).json()).toMatchObject({ state: 'running' })
    await kit.outreach.engine.drain()
    expect((await change(user, id, 'resume')).statusCode).toBe(409)
  })

  it('is for the owner alone', () => expectGuarded('resume'))
})

describe('POST /api/campaigns/:id/cancel', () => {
  it('ends the campaign and every open mail of it', async () => {
    const { user, id } = await prepare()
    const answer = (await change(user, id, 'cancel')).json()
    expect(answer).toMatchObject({ state: 'cancelled', counts: { cancelled: 2, waiting: 0 } })
    expect(answer.finished_at).toBe('2030-03-01T09:00:00.000Z')
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(0)
  })

  it('leaves follow-ups unsent too', async () => {
    const { user, id } = await prepare({ follow_ups: [{ delay_hours: 1, body: 'Again' }] })
    await kit.outreach.engine.drain()
    const answer = (await change(user, id, 'cancel')).json()
    expect(answer.steps.map(({ counts }: { counts: object }) => counts)).toEqual([
      expect.objectContaining({ sent: 2 }),
      expect.objectContaining({ cancelled: 2 }),
    ])
  })

  it('plans no follow-up of a mail that was being sent meanwhile', async () => {
    const { user, id } = await prepare({ follow_ups: [{ delay_hours: 1, body: 'Again' }] })
    const releases = ['a@one.test', 'b@one.test'].map((address) => kit.transports.hold(address))
    const sending = kit.outreach.engine.drain()
    await waitFor(async () => (await countStates()).handing === 1)
    await change(user, id, 'cancel')
    for (const release of releases) release()
    await sending
    expect(await countStates()).toEqual({ sent: 1, cancelled: 1 })
  })

  it('is final, even with other changes at the same moment', async () => {
    const { user, id } = await prepare()
    const steps: Step[] = ['pause', 'resume', 'cancel', 'pause', 'resume', 'cancel']
    const answers = await Promise.all(steps.map((step) => change(user, id, step)))
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode)
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(0)
    expect(await countStates()).toEqual({ cancelled: 2 })
  })

  it('has no effect the second time, and is refused when the campaign is done', async () => {
    const { user, id } = await prepare()
    await change(user, id, 'cancel')
    expect((await change(user, id, 'cancel')).statusCode).toBe(200)
    const other = await prepare()
    await kit.outreach.engine.drain()
    expect((await change(other.user, other.id, 'cancel')).statusCode).toBe(409)
  })

  it('is for the owner alone', () => expectGuarded('cancel'))
})

async function countStates(): Promise<Record<string, number>> {
  const rows = await database.kysely.selectFrom('messages').select('state').execute()
  return Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, mails]) => [state, mails.length]))
}

async function waitFor(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10))
}

import { describe, expect, it, vi } from 'vitest'
import { hours, minutes } from '../../../../lib/durations.ts'
import { call } from '../../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const recipients = 150

interface Running {
  readonly user: SignedInUser
  readonly id: string
  /** Settles once nothing is left to send. */
  readonly sending: Promise<unknown>
}

/** Starts a campaign, which two processes send at the same time. */
async function startSending(given: object = {}): Promise<Running> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const kol_ids = await buildMany('reader', recipients)
  const { campaign } = await startCampaign(kit.testApp, user, { kol_ids, body: 'Text 0.', ...given })
  return { user, id: campaign.id, sending: Promise.all([kit.outreach, kit.startOther()].map(drain)) }
}

const drain = ({ engine }: { engine: { drain(): Promise<unknown> } }) => engine.drain()
const buildMany = (name: string, count: number) =>
  buildCreators(
    kit.testApp,
    Array.from({ length: count }, (_, number) => ({ email: `${name}-${number}@many.test` })),
  )
const untilTaken = (count: number) =>
  vi.waitUntil(() => kit.server.taken.length >= count, { interval: 1, timeout: minutes(1) })
const change = ({ user, id }: Running, revision: number, step = 0) =>
  call(kit.testApp, user, ['PUT', `/api/campaigns/${id}/texts/${step}`], { body: `Text ${revision + 1}.`, revision })
/** Number of mails that were taken with each text. */
function countTexts(): Record<string, number> {
  const texts = kit.server.taken.map(({ source }) => /Text \d+\./.exec(source)?.[0] ?? 'none')
  return Object.fromEntries([...Map.groupBy(texts, (text) => text)].map(([text, mails]) => [text, mails.length]))
}

describe('a text that is changed while its mails are being sent', () => {
  it('reaches exactly the mails that it is said to reach', async () => {
    const running = await startSending()
    const left: number[] = []
    for (const revision of [0, 1, 2]) {
      await untilTaken((revision + 1) * 30)
      const answer = await change(running, revision)
      expect(answer.statusCode, answer.body).toBe(200)
      const told = answer.json()
      expect(told.changed + told.left).toBe(recipients)
      left.push(told.left)
    }
    await running.sending
    await kit.outreach.engine.drain()
    const [first = 0, second = 0, third = 0] = left
    const counts = {
      'Text 0.': first,
      'Text 1.': second - first,
      'Text 2.': third - second,
      'Text 3.': recipients - third,
    }
    expect(countTexts()).toEqual(Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)))
    const { texts } = (await call(kit.testApp, running.user, ['GET', `/api/campaigns/${running.id}/texts`])).json()
    const earlier: { html: string; mails: number }[] = texts[0].earlier
    for (const { html, mails } of earlier) expect(countTexts()).toMatchObject({ [html]: mails })
  })

  it('lets the follow-ups of sent mails be planned', async () => {
    const running = await startSending({ follow_ups: [{ delay_hours: 1, body: 'Text 0.' }] })
    await untilTaken(20)
    expect((await change(running, 0, 1)).json()).toMatchObject({ changed: recipients, left: 0 })
    await running.sending
    await kit.outreach.engine.drain()
    expect(countTexts()).toEqual({ 'Text 0.': recipients })
    kit.testApp.clock.advance(hours(2))
    await kit.outreach.engine.drain()
    expect(countTexts()).toEqual({ 'Text 0.': recipients, 'Text 1.': recipients })
  })
})

describe('creators who are added while mails are being sent', () => {
  it('get one mail each, also from simultaneous calls', async () => {
    const running = await startSending()
    const added = await buildMany('added', 40)
    await untilTaken(20)
    const path = `/api/campaigns/${running.id}/creators`
    const calls = [added, added.slice(20), added.slice(0, 30)].map((kol_ids) =>
      call(kit.testApp, running.user, ['POST', path], { kol_ids }),
    )
    const answers = (await Promise.all(calls)).map((answer) => answer.json())
    expect(answers.reduce((sum, answer) => sum + answer.added, 0)).toBe(40)
    await running.sending
    await kit.outreach.engine.drain()
    const readers = kit.server.taken.map(({ to }) => to)
    expect(readers).toHaveLength(recipients + 40)
    expect(new Set(readers).size).toBe(recipients + 40)
  })

  it('get the text that was changed at the same moment', async () => {
    const running = await startSending({ schedule_at: '2030-03-01T09:30:00Z' })
    await running.sending
    const added = await buildMany('added', 10)
    const path = `/api/campaigns/${running.id}/creators`
    const [changed, ...others] = await Promise.all([
      change(running, 0),
      ...added.map((id) => call(kit.testApp, running.user, ['POST', path], { kol_ids: [id] })),
    ])
    expect([changed, ...others].map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 11 }, () => 200))
    kit.testApp.clock.advance(hours(1))
    await kit.outreach.engine.drain()
    expect(countTexts()).toEqual({ 'Text 1.': recipients + 10 })
  })
})

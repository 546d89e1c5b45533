import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../../lib/durations.ts'
import { call } from '../../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)

interface Prepared {
  readonly user: SignedInUser
  readonly id: string
  readonly creatorIds: string[]
}

async function prepare(given: object = {}, creators: object[] = [{ email: 'first@one.test' }]): Promise<Prepared> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const creatorIds = await buildCreators(kit.testApp, creators)
  const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: creatorIds, ...given })
  return { user, id: campaign.id, creatorIds }
}

const add = (user: SignedInUser | undefined, id: string, kol_ids: string[], more: object = {}) =>
  call(kit.testApp, user, ['POST', `/api/campaigns/${id}/creators`], { kol_ids, ...more })
const listReaders = () => kit.server.taken.map(({ to }) => to).sort()

describe('POST /api/campaigns/:id/creators', () => {
  it('sends the added creators the first mail, then its follow-ups', async () => {
    const { user, id } = await prepare({ follow_ups: [{ delay_hours: 24, body: 'Again' }] })
    await kit.outreach.engine.drain()
    const [later = ''] = await buildCreators(kit.testApp, [{ email: 'later@one.test' }])
    kit.testApp.clock.advance(minutes(10))
    const answer = (await add(user, id, [later])).json()
    expect(answer).toMatchObject({ added: 1, already: 0, left_out: [], campaign: { recipients: 2 } })
    await kit.outreach.engine.drain()
    expect(listReaders()).toEqual(['first@one.test', 'later@one.test'])
    kit.testApp.clock.advance(hours(24) - minutes(10))
    await kit.outreach.engine.drain()
    expect(listReaders()).toEqual(['first@one.test', 'first@one.test', 'later@one.test'])
    kit.testApp.clock.advance(minutes(10))
    await kit.outreach.engine.drain()
    expect(listReaders()).toEqual(['first@one.test', 'first@one.test', 'later@one.test', 'later@one.test'])
  })

  it('adds nobody twice: neither a creator nor an address', async () => {
    const { user, id, creatorIds } = await prepare()
    const [twin = '', later = ''] = await buildCreators(kit.testApp, [
      { email: 'First@one.test' },
      { email: 'later@one.test' },
    ])
    const answer = (await add(user, id, [...creatorIds, twin, later, later])).json()
    expect(answer).toMatchObject({ added: 1, already: 1, left_out_count: 1 })
    expect(answer.left_out).toMatchObject([{ creator: { id: twin }, reason: 'duplicate_address' }])
    expect((await add(user, id, [later])).json()).toMatchObject({ added: 0, already: 1 })
    await kit.outreach.engine.drain()
    expect(listReaders()).toEqual(['first@one.test', 'later@one.test'])
  })

  it('leaves out another channel of a person the campaign already writes to', async () => {
    const { user, id, creatorIds } = await prepare({ schedule_at: '2030-06-01T00:00:00Z' })
    const added = await buildCreators(kit.testApp, [{ platform: 'tiktok', email: 'second@one.test' }])
    const [creator_id = 0, other_id = 0] = [...creatorIds, ...added].map(Number)
    const statement = { creator_id, other_id, is_same: true, stated_at: kit.testApp.clock.now() }
    await database.kysely
      .insertInto('person_statements')
      .values({ workspace_id: user.user.id, ...statement })
      .execute()
    for (const preview of [true, false]) {
      const answer = (await add(user, id, added, { preview })).json()
      expect(answer).toMatchObject({ added: 0, left_out: [{ creator: { id: added[0] }, reason: 'same_person' }] })
    }
  })

  it('adds a creator once for simultaneous calls', async () => {
    const { user, id } = await prepare()
    const [later = ''] = await buildCreators(kit.testApp, [{ email: 'later@one.test' }])
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(user, id, [later])))
    expect(answers.map((answer) => answer.json().added).sort()).toEqual([0, 0, 0, 1])
  })

  it('leaves out who unsubscribed, has no address, lacks a merge field or had a mail lately, and says why', async () => {
    const { user, id } = await prepare(
      { subject: 'Tea in {{country}}', follow_ups: [{ delay_hours: 24, body: 'Again' }] },
      [{ email: 'first@one.test', region: 'FR' }],
    )
    const ids = await buildCreators(kit.testApp, [
      { email: 'gone@one.test', region: 'FR' },
      { region: 'FR' },
      { email: 'nowhere@one.test' },
      { email: 'lately@one.test', region: 'FR' },
    ])
    await startCampaign(kit.testApp, user, { kol_ids: ids.slice(3) })
    await kit.outreach.engine.drain()
    await database.kysely
      .insertInto('suppressions')
      .values({
        workspace_id: user.user.id,
        email: 'gone@one.test',
        email_key: 'gone@one.test',
        reason: 'unsubscribed',
      })
      .execute()
    const answer = (await add(user, id, ids, { skip_written_days: 30 })).json()
    expect(answer).toMatchObject({ added: 0, left_out_count: 4, written_lately: 1 })
    expect(answer.left_out.map(({ reason }: { reason: string }) => reason)).toEqual([
      'suppressed',
      'no_email',
      'missing_field',
      'written_lately',
    ])
  })

  it('adds a creator that the campaign had left out, once the reason is gone', async () => {
    const { user, id, creatorIds } = await prepare({}, [{ email: 'first@one.test' }, { handle: 'shy' }])
    expect((await add(user, id, creatorIds)).json()).toMatchObject({ added: 0, already: 1, left_out_count: 1 })
    await database.kysely
      .updateTable('creators')
      .set({ email: 'shy@one.test' })
      .where('id', '=', Number(creatorIds[1]))
      .execute()
    const answer = (await add(user, id, creatorIds)).json()
    expect(answer).toMatchObject({ added: 1, already: 1, left_out_count: 0, campaign: { recipients: 2 } })
  })

  it('tells what would happen without doing it', async () => {
    const { user, id } = await prepare()
    const [later = ''] = await buildCreators(kit.testApp, [{ email: 'later@one.test' }])
    const answer = (await add(user, id, [later], { preview: true })).json()
    expect(answer).toMatchObject({ added: 1, campaign: { recipients: 1 } })
    await kit.outreach.engine.drain()
    expect(listReaders()).toEqual(['first@one.test'])
  })

  it('waits with a scheduled campaign for its time', async () => {
    const { user, id } = await prepare({ schedule_at: '2030-06-01T00:00:00Z' })
    const [later = ''] = await buildCreators(kit.testApp, [{ email: 'later@one.test' }])
    expect((await add(user, id, [later])).json().campaign).toMatchObject({
      state: 'scheduled',
      next_due_at: '2030-06-01T00:00:00.000Z',
    })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(0)
  })

  it('writes at once for a campaign that was started before its time', async () => {
    const { user, id } = await prepare({ schedule_at: '2030-06-01T00:00:00Z' })
    await call(kit.testApp, user, ['POST', `/api/campaigns/${id}/resume`])
    await add(user, id, await buildCreators(kit.testApp, [{ email: 'later@one.test' }]))
    await kit.outreach.engine.drain()
    expect(listReaders()).toEqual(['first@one.test', 'later@one.test'])
  })

  it('is refused when the campaign is over', async () => {
    const { user, id } = await prepare()
    await call(kit.testApp, user, ['POST', `/api/campaigns/${id}/cancel`])
    expect((await add(user, id, ['1'])).statusCode).toBe(409)
  })

  it('is for the owner alone', async () => {
    const { id, creatorIds } = await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await add(undefined, id, creatorIds)).statusCode).toBe(401)
    expect((await add(stranger, id, creatorIds)).statusCode).toBe(404)
    expect((await add(stranger, id, ['x'])).statusCode).toBe(422)
  })
})

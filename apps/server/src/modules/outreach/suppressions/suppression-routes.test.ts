import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const path = '/api/suppressions'

const list = (user: SignedInUser | undefined, query = '') => call(kit.testApp, user, ['GET', `${path}${query}`])
const add = (user: SignedInUser | undefined, email: unknown) => call(kit.testApp, user, ['POST', path], { email })
const remove = (user: SignedInUser | undefined, id: string) => call(kit.testApp, user, ['DELETE', `${path}/${id}`])

describe('GET /api/suppressions', () => {
  it('lists the newest first, page after page', async () => {
    const user = await buildSignedInUser(kit.testApp)
    for (const name of ['a', 'b', 'c']) {
      await add(user, `${name}@one.test`)
      kit.testApp.clock.advance(1000)
    }
    const first = (await list(user, '?page_size=2')).json()
    expect(first.suppressions.map(({ email }: { email: string }) => email)).toEqual(['c@one.test', 'b@one.test'])
    expect(first).toMatchObject({ total: 3, has_more: true })
    expect((await list(user, '?page=2&page_size=2')).json()).toMatchObject({ has_more: false, suppressions: [{}] })
  })

  it('finds a part of an address, literally', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await add(user, 'maya@one.test')
    await add(user, 'tom_x@two.test')
    const count = async (query: string) => (await list(user, `?query=${encodeURIComponent(query)}`)).json().total
    expect(await Promise.all(['MAYA', '@', '_', '%', "'", 'nobody'].map(count))).toEqual([1, 2, 1, 0, 0, 0])
  })

  it('does not show suppressions of another user', async () => {
    await add(await buildSignedInUser(kit.testApp), 'a@one.test')
    expect((await list(await buildSignedInUser(kit.testApp))).json().total).toBe(0)
  })

  it('refuses unauthenticated calls, and an invalid page', async () => {
    expect((await list(undefined)).statusCode).toBe(401)
    expect((await list(await buildSignedInUser(kit.testApp), '?page=x')).statusCode).toBe(422)
  })
})

describe('POST /api/suppressions', () => {
  it('leaves an address out of later campaigns', async () => {
    const user = await buildSignedInUser(kit.testApp)
    expect((await add(user, 'Maya@One.test')).json()).toMatchObject({
      email: 'maya@one.test',
      reason: 'manual',
      removable: true,
    })
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'MAYA@one.test' }])
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids })
    expect(campaign.counts).toMatchObject({ suppressed: 1, waiting: 0 })
  })

  it('leaves it out of running campaigns', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'maya@one.test' }, { email: 'tom@one.test' }])
    await startCampaign(kit.testApp, user, { kol_ids })
    await add(user, 'maya@one.test')
    await kit.outreach.engine.drain()
    expect(kit.server.taken.map(({ to }) => to)).toEqual(['tom@one.test'])
  })

  it('has no effect the second time, also for simultaneous calls', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(user, 'a@one.test')))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  })

  it('refuses unauthenticated calls, and an invalid address', async () => {
    expect((await add(undefined, 'a@one.test')).statusCode).toBe(401)
    const user = await buildSignedInUser(kit.testApp)
    expect((await add(user, 'a@one.test, b@one.test')).statusCode).toBe(422)
    expect((await add(user, null)).statusCode).toBe(422)
  })
})

describe('DELETE /api/suppressions/:id', () => {
  it('removes an address from the list', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const { id } = (await add(user, 'a@one.test')).json()
    expect((await remove(user, id)).statusCode).toBe(200)
    expect((await list(user)).json().total).toBe(0)
    expect((await remove(user, id)).statusCode).toBe(404)
  })

  it('keeps an address whose owner has unsubscribed', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const now = new Date()
    const { id } = await database.kysely
      .insertInto('suppressions')
      .values({
        workspace_id: user.user.id,
        email: 'a@one.test',
        email_key: 'a@one.test',
        reason: 'unsubscribed',
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await remove(user, id)).statusCode).toBe(409)
    expect((await list(user)).json().suppressions).toMatchObject([{ removable: false }])
  })

  it('answers 404 for a suppression of another user', async () => {
    const { id } = (await add(await buildSignedInUser(kit.testApp), 'a@one.test')).json()
    expect((await remove(await buildSignedInUser(kit.testApp), id)).statusCode).toBe(404)
  })

  it('refuses unauthenticated calls, and an invalid id', async () => {
    expect((await remove(undefined, 'x')).statusCode).toBe(401)
    expect((await remove(await buildSignedInUser(kit.testApp), 'x')).statusCode).toBe(422)
  })
})

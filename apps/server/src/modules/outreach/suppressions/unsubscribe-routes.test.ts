import { describe, expect, it } from 'vitest'
import { hours } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const foreignToken = 'A'.repeat(43)

/** Prepares a user with a sent campaign, and the token in its mail. */
async function prepare(given: object = {}): Promise<{ user: SignedInUser; ids: string[]; token: string }> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const ids = await buildCreators(kit.testApp, [{ title: 'Maya', email: 'maya@one.test' }])
  await startCampaign(kit.testApp, user, { kol_ids: ids, ...given })
  await kit.outreach.engine.drain()
  const source = (kit.server.taken.at(-1)?.source ?? '').replace(/\r\n[ \t]/g, ' ')
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  const token = /^List-Unsubscribe: <https:\/\/troupe\.test\/api\/unsubscribe\/([\w.-]{45})>\r$/m.exec(source)?.[1]
  return { user, ids, token: token ?? '' }
}

const open = (token: string) => call(kit.testApp, undefined, ['GET', `/api/unsubscribe/${token}`])
const read = (token: string) => call(kit.testApp, undefined, ['GET', `/api/unsubscribe/${token}/details`])
const unsubscribe = (token: string, type?: string, payload?: string) =>
  kit.testApp.app.inject({
    method: 'POST',
    url: `/api/unsubscribe/${token}`,
    ...(type ? { headers: { 'content-type': type }, payload: payload ?? '' } : {}),
  })

describe('GET /api/unsubscribe/:token', () => {
  it('redirects to the page, and changes nothing', async () => {
    const { token } = await prepare()
    const answer = await open(token)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/unsubscribe/${token}`])
    expect((await read(token)).json().unsubscribed).toBe(false)
  })

  it('keeps the language of the mail, and drops one that there is not', async () => {
    expect((await open(`${foreignToken}?language=de`)).headers.location).toBe(
      `/unsubscribe/${foreignToken}?language=de`,
    )
    for (const language of ['tlh', '%2f%2fevil.test', 'de&language=fr']) {
      expect((await open(`${foreignToken}?language=${language}`)).headers.location).toBe(`/unsubscribe/${foreignToken}`)
    }
  })

  it('redirects only to the page, for any token', async () => {
    expect((await open(foreignToken)).headers.location).toBe(`/unsubscribe/${foreignToken}`)
    for (const token of ['..', '%2f%2fevil.test', 'x']) expect((await open(token)).headers.location).toBeUndefined()
  })

  it('needs no session', async () => {
    const { token } = await prepare()
    expect((await open(token)).statusCode).not.toBe(401)
  })

  it('refuses an invalid token', async () => {
    expect((await open('x')).statusCode).toBe(422)
  })
})

describe('GET /api/unsubscribe/:token/details', () => {
  it('names sender and recipient without showing the address', async () => {
    const { token } = await prepare()
    expect((await read(token)).json()).toEqual({
      email: 'm***@one.test',
      from: 'hello@brand.test',
      from_name: 'Brand',
      subject: 'Hello Maya',
      unsubscribed: false,
    })
  })

  it('shows that the address has unsubscribed already', async () => {
    const { token } = await prepare()
    await unsubscribe(token)
    expect((await read(token)).json().unsubscribed).toBe(true)
  })

  it('answers 404 to a token of another installation', async () => {
    expect((await read(foreignToken)).statusCode).toBe(404)
  })

  it('refuses an invalid token', async () => {
    expect((await read("x'--")).statusCode).toBe(422)
  })
})

describe('POST /api/unsubscribe/:token', () => {
  it('takes the address of a mail in another language', async () => {
    const { token } = await prepare()
    const answer = await call(kit.testApp, undefined, ['POST', `/api/unsubscribe/${token}?language=de`])
    expect(answer.statusCode).toBe(200)
    expect((await read(token)).json().unsubscribed).toBe(true)
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
    ['application/json', '{}'],
    ['application/json', 'no json'],
    ['text/plain', 'List-Unsubscribe=One-Click'],
  ])('takes effect at once with a body of %s', async (type, payload) => {
    const { token } = await prepare()
    const answer = await unsubscribe(token, type, payload)
    expect([answer.statusCode, answer.json().unsubscribed]).toEqual([200, true])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('has no effect when repeated, also without a body', async () => {
    const { token } = await prepare()
    const answers = await Promise.all(Array.from({ length: 5 }, () => unsubscribe(token)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(await database.kysely.selectFrom('suppressions').select('reason').execute()).toEqual([
      { reason: 'unsubscribed' },
    ])
  })

  it('stops follow-ups and every later campaign of this user, not of others', async () => {
    const { user, ids, token } = await prepare({ follow_ups: [{ delay_hours: 24, body: 'Again' }] })
    await unsubscribe(token)
    const second = await startCampaign(kit.testApp, user, { kol_ids: ids })
    expect(second.campaign.counts).toMatchObject({ suppressed: 1, waiting: 0 })
    kit.testApp.clock.advance(hours(25))
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(1)
    const stranger = await buildSignedInUser(kit.testApp)
    const theirs = await startCampaign(kit.testApp, stranger, { kol_ids: ids })
    expect(theirs.campaign.counts.waiting).toBe(1)
  })

  it('answers 404 to a token of another installation, and refuses an invalid one', async () => {
    expect((await unsubscribe(foreignToken)).statusCode).toBe(404)
    expect((await unsubscribe('x')).statusCode).toBe(422)
  })
})

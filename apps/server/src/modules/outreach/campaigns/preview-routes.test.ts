import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, buildMail, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const preview = (user: SignedInUser | undefined, body: object) =>
  call(kit.testApp, user, ['POST', '/api/campaigns/preview'], body)
const test = (user: SignedInUser | undefined, body: object) =>
  call(kit.testApp, user, ['POST', '/api/campaigns/test-mail'], body)

describe('POST /api/campaigns/preview', () => {
  it('shows the mail and its follow-ups as the first creator would get them', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [{ title: 'Maya <3', email: 'maya@one.test' }])
    const follow_ups = [{ body: '<p>Still there, {{title}}?</p>' }]
    const answer = (
      await preview(user, { kol_ids, subject: 'Hi {{title}}', body: '<p>{{title}}</p>', follow_ups })
    ).json()
    expect(answer).toMatchObject({ valid: 1, left_out_count: 0, unknown_fields: [] })
    expect(answer.shown).toMatchObject({ to: 'maya@one.test', creator: { title: 'Maya <3' } })
    expect(answer.shown.mails.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Hi Maya <3',
      'Re: Hi Maya <3',
    ])
    expect(answer.shown.mails[0].html).toContain('<p>Maya &lt;3</p>')
    expect(answer.shown.mails[1].text).toContain('Still there, Maya <3?')
  })

  it('lists the creators that would be left out, with the reasons', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [
      { email: 'a@one.test', region: 'FR' },
      { email: 'A@one.test', region: 'FR' },
      { email: 'b@one.test' },
      {},
    ])
    const answer = (await preview(user, { kol_ids, subject: 'x', body: '{{country}}' })).json()
    expect(answer).toMatchObject({ valid: 1, left_out_count: 3 })
    expect(answer.left_out.map(({ reason }: { reason: string }) => reason)).toEqual([
      'duplicate_address',
      'missing_field',
      'no_email',
    ])
    expect(answer.left_out[1].detail).toBe('country')
  })

  it('writes once to a person whose channels the user has joined, also at different addresses', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }, { email: 'b@one.test' }])
    const [creator_id = 0, other_id = 0] = kol_ids.map(Number)
    await database.kysely
      .insertInto('person_statements')
      .values({ workspace_id: user.user.id, creator_id, other_id, is_same: true, stated_at: new Date() })
      .execute()
    const mail = { kol_ids, subject: 'x', body: 'x' }
    expect((await preview(user, mail)).json()).toMatchObject({
      valid: 1,
      left_out: [{ reason: 'same_person', detail: 'b@one.test' }],
    })
    expect((await preview(await buildSignedInUser(kit.testApp), mail)).json()).toMatchObject({ valid: 2 })
  })

  it('shows it for the requested creator, and reports unknown fields', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [{ title: 'Maya', email: 'a@one.test' }, { title: 'Tom' }])
    const body = { kol_ids, creator_id: kol_ids[1], subject: '{{title}}', body: '{{nmae}}' }
    const answer = (await preview(user, body)).json()
    expect(answer.shown).toMatchObject({ to: null, mails: [{ subject: 'Tom' }] })
    expect(answer.unknown_fields).toEqual(['nmae'])
  })

  it('accepts an unfinished mail without recipients', async () => {
    const user = await buildSignedInUser(kit.testApp)
    expect((await preview(user, {})).json()).toEqual({
      valid: 0,
      left_out_count: 0,
      left_out: [],
      written_lately: 0,
      unknown_fields: [],
      shown: null,
    })
  })

  it('fills in the first name and the newest post, and leaves out creators without them', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [
      { title: 'Emma Bauer', email: 'emma@one.test' },
      { title: 'Simple Living', email: 'simple@one.test' },
      { title: 'Tom Gray', email: 'tom@one.test' },
    ])
    const toPost = (index: number, title: string, published_at: Date | null) => ({
      creator_id: Number(kol_ids[index]),
      post_id: title,
      title,
      published_at,
      ...{ url: null, thumbnail: null, views: null, likes: null, comments: null },
    })
    await database.kysely
      .insertInto('creator_posts')
      .values([
        toPost(0, 'Bread', new Date('2029-01-01')),
        toPost(0, 'Ramen #food', new Date('2029-02-01')),
        toPost(0, 'Of unknown age', null),
        toPost(1, 'Tidy up', new Date('2029-02-01')),
      ])
      .execute()
    const body = { kol_ids, subject: 'Hi {{first_name|there}}', body: '{{latest_post}}' }
    const answer = (await preview(user, body)).json()
    expect(answer.shown.mails[0]).toMatchObject({ subject: 'Hi Emma', text: expect.stringMatching(/^Ramen\n/) })
    expect(answer.left_out).toMatchObject([{ creator: { title: 'Tom Gray' }, detail: 'latest_post' }])
    const second = (await preview(user, { ...body, creator_id: kol_ids[1] })).json()
    expect(second.shown.mails[0]).toMatchObject({ subject: 'Hi there', text: expect.stringMatching(/^Tidy up\n/) })
    expect((await preview(user, { ...body, subject: '{{first_name}}' })).json()).toMatchObject({ valid: 1 })
  })

  it('removes dangerous parts of the body', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }])
    const answer = (await preview(user, { kol_ids, body: '<script>x</script><p onclick=x>Hi</p>' })).json()
    expect(answer.shown.mails[0].html).not.toMatch(/script|onclick/)
  })

  it('refuses unauthenticated calls, and an invalid request', async () => {
    expect((await preview(undefined, {})).statusCode).toBe(401)
    const user = await buildSignedInUser(kit.testApp)
    const answer = await preview(user, { kol_ids: 'all', subject: 1 })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toHaveLength(2)
  })
})

describe('POST /api/campaigns/test-mail', () => {
  it("sends the mail to the user's own address, filled in for a creator", async () => {
    const user = await buildSignedInUser(kit.testApp)
    const [creator_id] = await buildCreators(kit.testApp, [{ title: 'Maya', email: 'maya@one.test' }])
    const answer = await test(user, { ...buildMail(), creator_id })
    expect(answer.json()).toMatchObject({ status: 'success', message: `A test mail was sent to ${user.email}` })
    expect(kit.server.taken.map(({ to }) => to)).toEqual([user.email])
    expect(kit.server.taken[0]?.source).toContain('Subject: [Test] Hello Maya')
  })

  it('fills in examples when no creator is chosen', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await test(user, buildMail())
    expect(kit.server.taken[0]?.source).toContain('Subject: [Test] Hello Maya Cooks')
  })

  it('gives the reason why it was not sent', async () => {
    const user = await buildSignedInUser(kit.testApp)
    kit.server.refuse(user.email, 550, '5.7.1 Not today')
    const answer = await test(user, buildMail())
    expect(answer.statusCode).toBe(409)
    expect(answer.json().detail).toContain('Not today')
    kit.transports.sender = { state: 'missing', addresses: [] }
    expect((await test(user, buildMail())).statusCode).toBe(409)
  })

  it('refuses unauthenticated calls, and an unfinished mail', async () => {
    expect((await test(undefined, buildMail())).statusCode).toBe(401)
    const user = await buildSignedInUser(kit.testApp)
    expect((await test(user, buildMail({ subject: '', body: '' }))).json().detail).toHaveLength(2)
    expect(kit.server.taken).toHaveLength(0)
  })

  it('is sent 30 times an hour at most', async () => {
    const user = await buildSignedInUser(kit.testApp)
    kit.transports.sender = { state: 'missing', addresses: [] }
    for (let count = 0; count < 30; count++) expect((await test(user, buildMail())).statusCode).toBe(409)
    const answer = await test(user, buildMail())
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})

import { invitationEndpoints as endpoints } from '@troupe/contract/invitations'
import { beforeEach, describe, expect, it } from 'vitest'
import { days, hours } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import {
  buildInvitableCreators,
  buildInvitation,
  buildToken,
  findToken,
  onboardingSecretKey,
  useTestOnboarding,
} from '../../../testing/test-onboarding.ts'
import { createErasures } from '../../discovery/catalogue/erasing/erasures.ts'
import { declineInvitations, takeForRegistration } from './answering/use-invitation.ts'

const database = useTestDatabase()
const db = database.kysely
const kit = useTestOnboarding(database)
const { testApp } = kit

let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(testApp)
})

const inviteAs = (who: SignedInUser | undefined, body: object) => call(testApp, who, ['POST', '/api/invitations'], body)
const listAs = (who: SignedInUser | undefined, query = '') => call(testApp, who, ['GET', `/api/invitations${query}`])

/** Invites and returns the outcome. */
async function invite(body: object, who = user) {
  const answer = await inviteAs(who, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return endpoints.invite.response.parse(answer.json())
}
async function list(query = '', who = user) {
  const answer = await listAs(who, query)
  expect(answer.statusCode, answer.body).toBe(200)
  return endpoints.list.response.parse(answer.json())
}
const reasonsOf = async (body: object, who = user) => (await invite(body, who)).left_out.map(({ reason }) => reason)

async function register(creatorId: string, email: string): Promise<void> {
  const now = testApp.clock.now()
  await db
    .insertInto('creator_registrations')
    .values({ creator_id: Number(creatorId), email, statement: '{}', registered_at: now, confirmed_at: now })
    .execute()
}

describe('POST /api/invitations', () => {
  it('invites an address: the invitation is stored at once, its mail leaves afterwards', async () => {
    const { invitations, left_out } = await invite({ email: 'Maya@One.test ', message: 'Hello Maya' })
    expect(left_out).toEqual([])
    expect(invitations).toMatchObject([
      {
        email: 'maya@one.test',
        creator: null,
        state: 'sending',
        sent_at: null,
        expires_at: '2030-03-15T09:00:00.000Z',
      },
    ])
    await testApp.jobs.runAll()
    expect(kit.mailer.sent).toHaveLength(1)
    expect(kit.mailer.sent[0]).toMatchObject({
      to: 'maya@one.test',
      subject: `${user.username} invites you to register your channel`,
      text: expect.stringContaining('> Hello Maya'),
    })
    expect((await list()).invitations).toMatchObject([{ state: 'sent', sent_at: '2030-03-01T09:00:00.000Z' }])
  })

  it('invites creators at their stored addresses', async () => {
    const [maya = '', noor = ''] = await buildInvitableCreators(testApp, [
      { title: 'Maya', email: 'Maya@One.test' },
      { title: 'Noor', email: 'noor@one.test' },
    ])
    const { invitations } = await invite({ creator_ids: [noor, maya] })
    expect(invitations.map(({ email, creator }) => [email, creator?.id, creator?.title])).toEqual([
      ['noor@one.test', noor, 'Noor'],
      ['maya@one.test', maya, 'Maya'],
    ])
    await testApp.jobs.runAll()
    expect(kit.mailer.sent.map(({ to }) => to).sort()).toEqual(['maya@one.test', 'noor@one.test'])
  })

  it('refuses unauthenticated calls', async () => {
    expect((await inviteAs(undefined, { email: 'maya@one.test' })).statusCode).toBe(401)
    expect(testApp.jobs.waiting).toEqual([])
  })

  it('names every error in a request', async () => {
    const issuesOf = async (body: object) => {
      const answer = await inviteAs(user, body)
      expect(answer.statusCode).toBe(422)
      return answer.json().detail.map(({ loc }: { loc: string[] }) => loc.join('.'))
    }
    const message = 'x'.repeat(1001)
    expect(await issuesOf({ email: 'nobody', message })).toEqual(['body.email', 'body.message'])
    expect(await issuesOf({ creator_ids: [], message })).toEqual(['body.creator_ids', 'body.message'])
    expect(await issuesOf({})).toEqual(['body.email'])
    expect(await issuesOf({ email: 'maya@one.test', creator_ids: ['1'] })).toEqual(['body.email'])
    expect(await issuesOf({ creator_ids: Array(101).fill('1') })).toEqual(['body.creator_ids'])
  })

  it('refuses invalid addresses and lists of them', async () => {
    for (const email of [
      'maya@one.test\r\nBcc: eve@one.test',
      'maya@one.test, eve@one.test',
      'Maya <maya@one.test>',
      'm\u0430ya@one.test',
      'maya@127.0.0.1',
      'maya@one',
    ]) {
      expect((await inviteAs(user, { email })).statusCode, email).toBe(422)
    }
    expect((await list()).total).toBe(0)
  })

  it('leaves out creators without an address, registered and unknown ones, with the reason', async () => {
    const [silent = '', registered = '', odd = ''] = await buildInvitableCreators(testApp, [
      {},
      { email: 'done@one.test' },
      { email: 'write me: odd at one.test' },
    ])
    await register(registered, 'done@one.test')
    const { invitations, left_out } = await invite({
      creator_ids: [silent, registered, odd, '987654', "1' or 1=1", silent],
    })
    expect(invitations).toEqual([])
    expect(left_out).toEqual([
      { creator_id: silent, email: null, reason: 'no_email' },
      { creator_id: registered, email: 'done@one.test', reason: 'already_registered' },
      { creator_id: odd, email: null, reason: 'no_email' },
      { creator_id: '987654', email: null, reason: 'not_found' },
      { creator_id: "1' or 1=1", email: null, reason: 'not_found' },
    ])
    expect(await reasonsOf({ email: 'done@one.test' })).toEqual(['already_registered'])
  })

  it('leaves out creators that declined an invitation here, and erased ones', async () => {
    const token = await buildToken(kit, await buildSignedInUser(testApp), 'maya@one.test')
    await declineInvitations(db, token, testApp.clock.now())
    expect(await reasonsOf({ email: 'maya@one.test' })).toEqual(['declined'])

    const gone = { platform: 'youtube', channelId: 'gone', handles: [], emails: ['gone@one.test'] } as const
    await createErasures(onboardingSecretKey).remember(db, gone, testApp.clock.now())
    expect(await reasonsOf({ email: 'gone@one.test' })).toEqual(['declined'])
    expect((await list()).total).toBe(0)
  })

  it('invites no creator twice, unless the first invitation was revoked or has expired', async () => {
    const { id } = await buildInvitation(testApp, user, 'maya@one.test')
    expect(await reasonsOf({ email: 'maya@one.test' })).toEqual(['already_invited'])
    await call(testApp, user, ['POST', `/api/invitations/${id}/revoke`])
    testApp.clock.advance(1000)
    expect(await reasonsOf({ email: 'maya@one.test' })).toEqual([])
    testApp.clock.advance(days(14))
    user = await signIn(testApp, user)
    expect(await reasonsOf({ email: 'maya@one.test' })).toEqual([])
    expect((await list()).invitations.map(({ state }) => state)).toEqual(['sending', 'expired', 'revoked'])
  })

  it('creates one invitation for 20 simultaneous calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => inviteAs(user, { email: 'maya@one.test' })))
    const outcomes = answers.map((answer) => endpoints.invite.response.parse(answer.json()))
    expect(outcomes.filter(({ invitations }) => invitations.length === 1)).toHaveLength(1)
    expect(outcomes.filter(({ left_out }) => left_out[0]?.reason === 'already_invited')).toHaveLength(19)
    await testApp.jobs.runAll()
    expect(kit.mailer.sent).toHaveLength(1)
  })

  it('lets three users invite one address, but not a fourth', async () => {
    const reasons: string[][] = []
    for (let count = 0; count < 4; count++) {
      reasons.push(await reasonsOf({ email: 'maya@one.test' }, await buildSignedInUser(testApp)))
    }
    expect(reasons).toEqual([[], [], [], ['already_invited']])
  })

  it('invites 200 creators a day, and refuses a larger call as a whole', async () => {
    const emails = Array.from({ length: 250 }, (_, number) => ({ email: `maker-${number}@one.test` }))
    const ids = await buildInvitableCreators(testApp, emails)
    await invite({ creator_ids: ids.slice(0, 100) })
    await invite({ creator_ids: ids.slice(100, 190) })
    const refused = await inviteAs(user, { creator_ids: ids.slice(190, 250) })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe(String(24 * 60 * 60))
    expect(refused.json().detail).toBe('You can send 200 invitations within a day. Please try again in 24 hours.')
    expect((await invite({ creator_ids: ids.slice(190, 200) })).invitations).toHaveLength(10)
    expect((await inviteAs(user, { email: 'one-more@one.test' })).statusCode).toBe(429)
    expect((await list()).total).toBe(200)
    const other = await buildSignedInUser(testApp)
    expect((await inviteAs(other, { email: 'one-more@one.test' })).statusCode).toBe(200)
  })
})

describe('GET /api/invitations', () => {
  it('returns the newest first, a page at a time', async () => {
    for (const name of ['ada', 'bea', 'cem']) {
      await buildInvitation(testApp, user, `${name}@one.test`)
      testApp.clock.advance(1000)
    }
    const first = await list('?page_size=2')
    expect(first).toMatchObject({
      invitations: [{ email: 'cem@one.test' }, { email: 'bea@one.test' }],
      total: 3,
      has_more: true,
    })
    expect(await list('?page=2&page_size=2')).toMatchObject({
      invitations: [{ email: 'ada@one.test' }],
      total: 3,
      has_more: false,
    })
  })

  it('refuses unauthenticated calls, and shows users only their own invitations', async () => {
    await buildInvitation(testApp, user, 'maya@one.test')
    expect((await listAs(undefined)).statusCode).toBe(401)
    expect(await list('', await buildSignedInUser(testApp))).toEqual({ invitations: [], total: 0, has_more: false })
  })

  it('names every error in a request', async () => {
    const answer = await listAs(user, '?page=0&page_size=1000&state=lost')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail.map(({ loc }: { loc: string[] }) => loc.join('.'))).toEqual([
      'query.page',
      'query.page_size',
      'query.state',
    ])
  })

  it('finds by a part of the address, the name or the handle, literally', async () => {
    const [maya = ''] = await buildInvitableCreators(testApp, [
      { title: 'Maya Bakes', handle: 'crumbs', email: 'hello@one.test' },
    ])
    await invite({ creator_ids: [maya] })
    await buildInvitation(testApp, user, 'noor_100%@one.test')
    const found = async (query: string) =>
      (await list(`?query=${encodeURIComponent(query)}`)).invitations.map(({ email }) => email)
    expect(await found('BAKES')).toEqual(['hello@one.test'])
    expect(await found('crumb')).toEqual(['hello@one.test'])
    expect(await found('HELLO@')).toEqual(['hello@one.test'])
    expect(await found('100%')).toEqual(['noor_100%@one.test'])
    expect(await found('%')).toEqual(['noor_100%@one.test'])
    expect(await found("' or true --")).toEqual([])
  })

  it('filters by creator', async () => {
    const [maya = '', noor = ''] = await buildInvitableCreators(testApp, [
      { email: 'maya@one.test' },
      { email: 'noor@one.test' },
    ])
    await invite({ creator_ids: [maya, noor] })
    expect((await list(`?creator_id=${noor}`)).invitations.map(({ email }) => email)).toEqual(['noor@one.test'])
    expect((await list('?creator_id=1e3')).total).toBe(0)
    expect((await list("?creator_id=1'--")).total).toBe(0)
  })

  it('gives the state of each, and filters by state', async () => {
    const [creator = ''] = await buildInvitableCreators(testApp, [{ title: 'Maya' }])
    const now = testApp.clock.now()
    await buildInvitation(testApp, user, 'expired@one.test')
    await testApp.jobs.runAll()
    testApp.clock.advance(days(13) + hours(12))
    user = await signIn(testApp, user)
    const emails = ['registered', 'declined', 'revoked', 'sent'].map((state) => `${state}@one.test`)
    for (const email of emails) await buildInvitation(testApp, user, email)
    await testApp.jobs.runAll()
    testApp.clock.advance(hours(13))
    user = await signIn(testApp, user)
    const registered = findToken(kit.mailer, 'registered@one.test')
    await takeForRegistration(db, { token: registered, creatorId: Number(creator), now })
    await declineInvitations(db, findToken(kit.mailer, 'declined@one.test'), now)
    const [revoked] = (await list('?query=revoked')).invitations
    await call(testApp, user, ['POST', `/api/invitations/${revoked?.id}/revoke`])
    await buildInvitation(testApp, user, 'sending@one.test')

    for (const state of ['expired', 'registered', 'declined', 'revoked', 'sent', 'sending']) {
      const { invitations, total } = await list(`?state=${state}`)
      expect([state, total, invitations.map(({ email }) => email)]).toEqual([state, 1, [`${state}@one.test`]])
      expect(invitations[0]?.state).toBe(state)
    }
    expect((await list('?state=registered')).invitations[0]?.creator).toMatchObject({ id: creator, title: 'Maya' })
    expect((await list('?state=failed')).total).toBe(0)
  })
})

import { Invitation } from '@troupe/contract/invitations'
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
  useTestOnboarding,
} from '../../../testing/test-onboarding.ts'
import { buildRegisteredChannel } from '../../../testing/test-own-channel.ts'
import { MailRefusedError } from '../../accounts/core/mailer-port.ts'
import { declineInvitations, findUsable, takeForRegistration } from './answering/use-invitation.ts'

const database = useTestDatabase()
const db = database.kysely
const kit = useTestOnboarding(database)
const { testApp } = kit
const email = 'maya@one.test'

let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(testApp)
})

const change = (id: string, what: 'resend' | 'revoke', who: SignedInUser | undefined = user) =>
  call(testApp, who, ['POST', `/api/invitations/${id}/${what}`])
const findByToken = (token: string) => findUsable(db, token, testApp.clock.now())

/** Sends an invitation. @returns its id and the token in its mail. */
async function send() {
  const { id } = await buildInvitation(testApp, user, email)
  await testApp.jobs.runAll()
  return { id, token: findToken(kit.mailer, email) }
}

async function useUp(token: string) {
  const [creatorId] = await buildInvitableCreators(testApp, [{}])
  await takeForRegistration(db, { token, creatorId: Number(creatorId), now: testApp.clock.now() })
}

/** State of the changed invitation, or status and detail of the refusal. */
async function outcomeOf(answer: ReturnType<typeof change>) {
  const { statusCode, json } = await answer
  return statusCode === 200 ? Invitation.parse(json()).state : [statusCode, json().detail]
}

describe('POST /api/invitations/:id/resend', () => {
  it('mails another link, valid for 14 days from now, and invalidates the one before', async () => {
    const { id, token } = await send()
    testApp.clock.advance(days(10))
    user = await signIn(testApp, user)
    const answer = Invitation.parse((await change(id, 'resend')).json())
    expect(answer).toMatchObject({ id, state: 'sending', sent_at: null, expires_at: '2030-03-25T09:00:00.000Z' })
    expect(await findByToken(token)).toBeUndefined()
    await testApp.jobs.runAll()
    expect(kit.mailer.sent).toHaveLength(2)
    expect(await findByToken(findToken(kit.mailer, email))).toMatchObject({ id, email })
  })

  it('renews an expired invitation, and one with a refused mail', async () => {
    const { id } = await send()
    testApp.clock.advance(days(15))
    user = await signIn(testApp, user)
    expect(await outcomeOf(change(id, 'resend'))).toBe('sending')
    kit.mailer.failNext(new MailRefusedError('550 5.1.1 No such mailbox'))
    await testApp.jobs.runAll()
    expect(await outcomeOf(change(id, 'resend'))).toBe('sending')
    await testApp.jobs.runAll()
    expect(await findByToken(findToken(kit.mailer, email))).toMatchObject({ id })
  })

  it('refuses unauthenticated calls, and finds no invitations of other users', async () => {
    const { id, token } = await send()
    expect((await call(testApp, undefined, ['POST', `/api/invitations/${id}/resend`])).statusCode).toBe(401)
    const other = await buildSignedInUser(testApp)
    expect(await outcomeOf(change(id, 'resend', other))).toEqual([404, 'Invitation not found'])
    expect(await findByToken(token)).toMatchObject({ id })
  })

  it('finds no invitation under a malformed id', async () => {
    expect((await change('6f9619ff-8b86-4d01-b42d-00cf4fc964ff', 'resend')).statusCode).toBe(404)
    for (const id of ['1', "1'--", 'null', '%00']) expect((await change(id, 'resend')).statusCode).toBe(422)
  })

  it('refuses used, declined and revoked invitations', async () => {
    const used = await send()
    await useUp(used.token)
    expect(await outcomeOf(change(used.id, 'resend'))).toEqual([409, 'The creator has registered with this invitation'])

    const declined = await buildInvitation(testApp, user, 'declined@one.test')
    await testApp.jobs.runAll()
    await declineInvitations(db, findToken(kit.mailer, 'declined@one.test'), testApp.clock.now())
    expect(await outcomeOf(change(declined.id, 'resend'))).toEqual([409, 'The invited person wants no invitations'])

    const { id } = await buildInvitation(testApp, user, 'revoked@one.test')
    await change(id, 'revoke')
    expect(await outcomeOf(change(id, 'resend'))).toEqual([
      409,
      'This invitation was revoked. Invite the creator again instead.',
    ])
    expect(kit.mailer.sent).toHaveLength(2)
  })

  it('refuses a creator who has registered by another invitation', async () => {
    const { id } = await send()
    await buildRegisteredChannel(kit, { email })
    expect(await outcomeOf(change(id, 'resend'))).toEqual([409, 'This creator has registered already'])
  })

  it('refuses an address whose owner declined another invitation, and one with a newer invitation', async () => {
    const { id } = await send()
    testApp.clock.advance(days(14))
    user = await signIn(testApp, user)
    await buildInvitation(testApp, user, email)
    expect(await outcomeOf(change(id, 'resend'))).toEqual([409, 'There is a newer invitation to this address'])

    const token = await buildToken(kit, await buildSignedInUser(testApp), email)
    await declineInvitations(db, token, testApp.clock.now())
    expect(await outcomeOf(change(id, 'resend'))).toEqual([409, 'The invited person wants no invitations'])
  })

  it('sends one mail for simultaneous calls', async () => {
    const { id } = await send()
    const answers = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(change(id, 'resend'))))
    expect(answers).toEqual(Array(10).fill('sending'))
    await testApp.jobs.runAll()
    expect(kit.mailer.sent).toHaveLength(2)
  })

  it('reminds an address three times a day at most', async () => {
    const { id } = await send()
    for (let count = 0; count < 3; count++) {
      expect(await outcomeOf(change(id, 'resend'))).toBe('sending')
      await testApp.jobs.runAll()
    }
    const refused = await change(id, 'resend')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBe(24 * 60 * 60)
    expect(refused.json().detail).toMatch(/^This invitation was sent several times today\./)
    expect(await findByToken(findToken(kit.mailer, email))).toMatchObject({ id })
  })
})

describe('POST /api/invitations/:id/revoke', () => {
  it('invalidates the link, for any number of calls', async () => {
    const { id, token } = await send()
    expect(await outcomeOf(change(id, 'revoke'))).toBe('revoked')
    expect(await findByToken(token)).toBeUndefined()
    testApp.clock.advance(hours(1))
    user = await signIn(testApp, user)
    expect(await outcomeOf(change(id, 'revoke'))).toBe('revoked')
  })

  it('stops a waiting mail', async () => {
    const { id } = await buildInvitation(testApp, user, email)
    await change(id, 'revoke')
    await testApp.jobs.runAll()
    expect(kit.mailer.sent).toEqual([])
  })

  it('refuses unauthenticated calls, and finds no invitations of other users', async () => {
    const { id, token } = await send()
    expect((await call(testApp, undefined, ['POST', `/api/invitations/${id}/revoke`])).statusCode).toBe(401)
    const other = await buildSignedInUser(testApp)
    expect(await outcomeOf(change(id, 'revoke', other))).toEqual([404, 'Invitation not found'])
    expect(await findByToken(token)).toMatchObject({ id })
  })

  it('finds no invitation under a malformed id', async () => {
    expect((await change('6f9619ff-8b86-4d01-b42d-00cf4fc964ff', 'revoke')).statusCode).toBe(404)
    for (const id of ['1', "1'--", 'null', '%00']) expect((await change(id, 'revoke')).statusCode).toBe(422)
  })

  it('refuses used and declined invitations', async () => {
    const used = await send()
    await useUp(used.token)
    expect(await outcomeOf(change(used.id, 'revoke'))).toEqual([409, 'The creator has registered with this invitation'])
    const declined = await buildInvitation(testApp, user, 'declined@one.test')
    await testApp.jobs.runAll()
    await declineInvitations(db, findToken(kit.mailer, 'declined@one.test'), testApp.clock.now())
    expect(await outcomeOf(change(declined.id, 'revoke'))).toEqual([409, 'The invited person wants no invitations'])
  })
})

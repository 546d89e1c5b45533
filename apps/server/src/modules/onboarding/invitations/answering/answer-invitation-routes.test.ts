import { beforeEach, describe, expect, it } from 'vitest'
import { days, minutes } from '../../../../lib/durations.ts'
import { call } from '../../../../testing/calls/outreach-calls.ts'
import { declineInvitation, validateToken } from '../../../../testing/calls/wizard-calls.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import {
  buildInvitableCreators,
  buildInvitation,
  buildToken,
  findToken,
  useTestOnboarding,
} from '../../../../testing/test-onboarding.ts'

const database = useTestDatabase()
const kit = useTestOnboarding(database)
const { testApp } = kit
const email = 'mara@bakes.test'

let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(testApp)
})

const readAnswer = async (token: unknown) => {
  const answer = await validateToken(testApp, token)
  return [answer.statusCode, answer.json()]
}
const unusable = [
  200,
  { valid: false, email: null, channel_url: null, inviter_email: null, inviter_name: null, message: '' },
]

/** Texts that are not the token of any invitation, some of them well-formed. */
const forged = [
  '',
  ' ',
  'x',
  'x'.repeat(43),
  `${'x'.repeat(42)}=`,
  '../../etc/passwd',
  '\u0000',
  "' or 1=1--",
  'null',
  'é'.repeat(43),
]
const wrongTypes = [undefined, null, 7, true, ['x'], { token: 'x' }, 'x'.repeat(1001)]

describe('POST /api/kol-onboarding/validate-token', () => {
  it('returns the address and channel of an invitation and who to ask for another, any number of times', async () => {
    const token = await buildToken(kit, user, email)
    for (let times = 0; times < 3; times++) {
      expect(await readAnswer(token)).toEqual([
        200,
        {
          valid: true,
          email,
          channel_url: null,
          inviter_email: user.email,
          inviter_name: user.user.username,
          message: '',
        },
      ])
    }
  })

  it('returns the invited channel', async () => {
    const url = 'https://www.youtube.com/@marabakes'
    const [id = ''] = await buildInvitableCreators(testApp, [{ email, url }])
    await call(testApp, user, ['POST', '/api/invitations'], { creator_ids: [id] })
    await testApp.jobs.runAll()
    expect(await readAnswer(findToken(kit.mailer, email))).toEqual([
      200,
      expect.objectContaining({ valid: true, email, channel_url: url, inviter_email: user.email }),
    ])
  })

  it('returns the message of the inviting user', async () => {
    await call(testApp, user, ['POST', '/api/invitations'], { email, message: 'We love your bread' })
    await testApp.jobs.runAll()
    expect(await readAnswer(findToken(kit.mailer, email))).toMatchObject([
      200,
      { inviter_name: user.user.username, message: 'We love your bread' },
    ])
  })

  it('gives the same answer for an unknown, malformed, expired, revoked and declined one', async () => {
    for (const token of forged) expect([token, await readAnswer(token)]).toEqual([token, unusable])

    const { id } = await buildInvitation(testApp, user, email)
    await testApp.jobs.runAll()
    const revoked = findToken(kit.mailer, email)
    await call(testApp, user, ['POST', `/api/invitations/${id}/revoke`])
    expect(await readAnswer(revoked)).toEqual(unusable)

    const expired = await buildToken(kit, user, 'later@bakes.test')
    testApp.clock.advance(days(14) - 1)
    expect((await validateToken(testApp, expired)).json()).toMatchObject({ valid: true })
    testApp.clock.advance(1)
    expect(await readAnswer(expired)).toEqual(unusable)

    const declined = await buildToken(kit, await buildSignedInUser(testApp), 'never@bakes.test')
    await declineInvitation(testApp, declined)
    expect(await readAnswer(declined)).toEqual(unusable)
  })

  it('treats similar letters as different', async () => {
    const token = await buildToken(kit, user, email)
    const changed = [token.toUpperCase(), token.toLowerCase(), `${token} `, `${token}=`, token.slice(1), `${token}a`]
    const flipped = Array.from(
      { length: 10 },
      (_, place) => token.slice(0, place) + (token[place] === 'a' ? 'b' : 'a') + token.slice(place + 1),
    )
    for (const other of [...changed, ...flipped].filter((other) => other !== token)) {
      expect(await readAnswer(other)).toEqual(unusable)
    }
  })

  it('names a token that is not a text', async () => {
    for (const token of wrongTypes) {
      const answer = await validateToken(testApp, token)
      expect([token, answer.statusCode, answer.json().detail[0]?.loc]).toEqual([token, 422, ['body', 'token']])
    }
  })

  it('refuses a network after sixty wrong tokens in a minute, but not holders of a valid one', async () => {
    const token = await buildToken(kit, user, email)
    for (let tries = 0; tries < 60; tries++) await validateToken(testApp, 'x'.repeat(43))
    const refused = await validateToken(testApp, 'x'.repeat(43))
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(await readAnswer(token)).toMatchObject([200, { valid: true }])
    testApp.clock.advance(minutes(1))
    expect(await readAnswer('x'.repeat(43))).toMatchObject([200, { valid: false }])
  })
})

describe('POST /api/kol-onboarding/decline', () => {
  const said = [
    200,
    { success: true, message: 'You will not be invited from here again', message_key: 'onboarding.declined' },
  ]
  const decline = async (token: unknown) => {
    const answer = await declineInvitation(testApp, token)
    return [answer.statusCode, answer.json()]
  }
  const inviteAgain = async (who: SignedInUser) =>
    (await call(testApp, who, ['POST', '/api/invitations'], { email })).json().left_out

  it('ends the invitation, and blocks further ones to the address', async () => {
    const token = await buildToken(kit, user, email)
    expect(await decline(token)).toEqual(said)
    expect(await readAnswer(token)).toEqual(unusable)
    expect(await inviteAgain(user)).toMatchObject([{ reason: 'declined' }])
    expect(await inviteAgain(await buildSignedInUser(testApp))).toMatchObject([{ reason: 'declined' }])
  })

  it('blocks them also after the account that invited was deleted, of which no message is left', async () => {
    await call(testApp, user, ['POST', '/api/invitations'], { email, message: 'We love your bread' })
    await testApp.jobs.runAll()
    const token = findToken(kit.mailer, email)
    await buildToken(kit, user, 'noor@bakes.test')
    await decline(token)
    await call(testApp, user, ['POST', '/api/account/delete'], { current_password: user.password })
    expect(await inviteAgain(await buildSignedInUser(testApp))).toMatchObject([{ reason: 'declined' }])
    expect(await decline(token)).toEqual(said)
    const kept = await database.kysely.selectFrom('invitations').select(['email', 'message', 'created_by']).execute()
    expect(kept).toEqual([{ email, message: '', created_by: null }])
  })

  it('can be repeated', async () => {
    const token = await buildToken(kit, user, email)
    expect(await decline(token)).toEqual(said)
    expect(await decline(token)).toEqual(said)
  })

  it('answers the same to an unknown token, and changes nothing', async () => {
    const token = await buildToken(kit, user, email)
    for (const other of forged) expect([other, await decline(other)]).toEqual([other, said])
    expect(await readAnswer(token)).toMatchObject([200, { valid: true }])
  })

  it('names a token that is not a text', async () => {
    for (const token of wrongTypes) {
      const answer = await declineInvitation(testApp, token)
      expect([token, answer.statusCode, answer.json().detail[0]?.loc]).toEqual([token, 422, ['body', 'token']])
    }
  })

  it('requires a body', async () => {
    const answer = await post(testApp, '/api/kol-onboarding/decline', { body: null })
    expect(answer.statusCode).toBe(422)
  })

  it('shares its limit with the other calls that take tokens', async () => {
    for (let tries = 0; tries < 30; tries++) {
      await declineInvitation(testApp, 'x')
      await validateToken(testApp, 'x')
    }
    expect((await declineInvitation(testApp, 'x')).statusCode).toBe(429)
    expect((await validateToken(testApp, 'x')).statusCode).toBe(429)
  })
})

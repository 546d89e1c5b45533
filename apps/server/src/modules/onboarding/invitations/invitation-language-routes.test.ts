import { invitationEndpoints as endpoints } from '@troupe/contract/invitations'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildInvitableCreators, useTestOnboarding } from '../../../testing/test-onboarding.ts'

const kit = useTestOnboarding(useTestDatabase())
const { testApp } = kit

let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(testApp)
})

const send = (body: object, who = user) => call(testApp, who, ['POST', '/api/invitations'], body)

/** Invites and returns the outcome. */
async function invite(body: object, who = user) {
  const answer = await send(body, who)
  expect(answer.statusCode, answer.body).toBe(200)
  return endpoints.invite.response.parse(answer.json())
}

describe('the language of an invitation', () => {
  it('mails in the chosen language, with a link to pages in it, and again in the same', async () => {
    const [maya = ''] = await buildInvitableCreators(testApp, [{ email: 'maya@one.test', language: 'fr' }])
    const { invitations } = await invite({ creator_ids: [maya], message: 'Hello', language: 'de' })
    await testApp.jobs.runAll()
    const id = invitations[0]?.id
    expect((await call(testApp, user, ['POST', `/api/invitations/${id}/resend`])).statusCode).toBe(200)
    await testApp.jobs.runAll()
    expect(kit.mailer.sent).toHaveLength(2)
    for (const mail of kit.mailer.sent) {
      expect(mail).toMatchObject({
        subject: `${user.username} lädt Sie ein, Ihren Kanal zu registrieren`,
        text: expect.stringMatching(/kol-onboarding\?token=[\w-]{22}\.[\w-]{21}&language=de\n/),
        html: expect.stringContaining('<html lang="de">'),
      })
    }
  })

  it("mails each creator in their own language or their country's, if none was chosen", async () => {
    const creator_ids = await buildInvitableCreators(testApp, [
      { email: 'a@one.test', language: 'ja', region: 'DE' },
      { email: 'b@one.test', region: 'BR' },
      { email: 'c@one.test', region: 'CH' },
    ])
    await invite({ creator_ids, language: 'creator' })
    await testApp.jobs.runAll()
    const subjects = Object.fromEntries(kit.mailer.sent.map(({ to, subject }) => [to, subject]))
    expect(subjects).toEqual({
      'a@one.test': `${user.username} 様からチャンネル登録のご招待`,
      'b@one.test': `${user.username} convida você a cadastrar o seu canal`,
      'c@one.test': `${user.username} invites you to register your channel`,
    })
  })

  it("mails in the writer's language to an address of which nothing is known: the account's, else the request's", async () => {
    const inChinese = { ...user, headers: { ...user.headers, 'accept-language': 'zh-CN' } }
    await invite({ email: 'a@one.test' }, inChinese)
    await call(testApp, user, ['PATCH', '/api/account'], { language: 'en' })
    await invite({ email: 'b@one.test' }, inChinese)
    await testApp.jobs.runAll()
    const subjects = Object.fromEntries(kit.mailer.sent.map(({ to, subject }) => [to, subject]))
    expect(subjects['a@one.test']).toBe(`${user.username} 邀请您注册频道`)
    expect(subjects['b@one.test']).toBe(`${user.username} invites you to register your channel`)
  })

  it('refuses a language that mails do not have', async () => {
    const answer = await send({ email: 'maya@one.test', language: 'tlh' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('language')
  })
})

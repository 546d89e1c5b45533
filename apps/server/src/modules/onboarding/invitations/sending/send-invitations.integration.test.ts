import { invitationEndpoints } from '@troupe/contract/invitations'
import { beforeEach, describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../../../../lib/durations.ts'
import { RecordingMailer } from '../../../../testing/mail/recording-mailer.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import {
  buildInvitableCreators,
  buildInvitation,
  findToken,
  onboardingSecretKey,
  publicUrl,
  useTestOnboarding,
} from '../../../../testing/test-onboarding.ts'
import { buildRegisteredChannel } from '../../../../testing/test-own-channel.ts'
import { MailRefusedError } from '../../../accounts/core/mailer-port.ts'
import { createErasures } from '../../../discovery/catalogue/erasing/erasures.ts'
import { declineInvitations, findUsable } from '../answering/use-invitation.ts'
import { sendInvitations } from './send-invitations.ts'

const database = useTestDatabase()
const db = database.kysely
const logLines: string[] = []
const kit = useTestOnboarding(database, () => ({}), logLines)
const { testApp } = kit
const email = 'maya@one.test'
const erasures = createErasures(onboardingSecretKey)
const never = new AbortController().signal

let user: SignedInUser
beforeEach(async () => {
  logLines.length = 0
  user = await buildSignedInUser(testApp)
})

/** Dependencies of another process of the same installation. */
function buildNode(mailer: Pick<RecordingMailer, 'send'> = kit.mailer) {
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  return { db, clock: testApp.clock, log, mailer, erasures, getPublicUrl: () => publicUrl }
}

const readRow = () => db.selectFrom('invitations').selectAll().executeTakeFirstOrThrow()
/** Runs the worker without a wake-up. */
const lookAgain = () => sendInvitations(buildNode(), never)

describe('the mail of an invitation', () => {
  it('is sent once by simultaneous processes', async () => {
    for (let number = 0; number < 10; number++) await buildInvitation(testApp, user, `maker-${number}@one.test`)
    const mailer = new RecordingMailer()
    await Promise.all(Array.from({ length: 4 }, () => sendInvitations(buildNode(mailer), never)))
    expect(mailer.sent.map(({ to }) => to).sort()).toEqual(
      Array.from({ length: 10 }, (_, number) => `maker-${number}@one.test`),
    )
  })

  it('carries a token that is stored only as a hash and appears in no log', async () => {
    await buildInvitation(testApp, user, email)
    await testApp.jobs.runAll()
    const token = findToken(kit.mailer, email)
    const { token_hash: hash } = await readRow()
    expect(hash).toHaveLength(32)
    expect(JSON.stringify(await readRow())).not.toContain(token)
    expect(hash?.toString('base64url')).not.toBe(token)
    expect(logLines.join()).not.toContain(token)
  })

  it('is sent by another process when one ends before it has left', async () => {
    await buildInvitation(testApp, user, email)
    // The first process ends while sending and never learns the outcome.
    void sendInvitations(buildNode({ send: () => new Promise(() => {}) }), never)
    await expect.poll(async () => (await readRow()).attempts).toBe(1)
    await lookAgain()
    expect(kit.mailer.sent).toEqual([])
    testApp.clock.advance(minutes(2))
    await lookAgain()
    expect(kit.mailer.sent).toHaveLength(1)
    expect(await findUsable(db, findToken(kit.mailer, email), testApp.clock.now())).toMatchObject({ email })
  })

  it('is sent despite a lost wake-up', async () => {
    await buildInvitation(testApp, user, email)
    testApp.jobs.waiting.length = 0
    await lookAgain()
    expect(kit.mailer.sent).toHaveLength(1)
  })

  it('is retried with another token when a server is away, without an error for the user', async () => {
    await buildInvitation(testApp, user, email)
    kit.mailer.failNext(new Error('connect ECONNREFUSED 10.0.0.5:587'))
    await testApp.jobs.runAll()
    expect(await readRow()).toMatchObject({ sent_at: null, failure: null, attempts: 1 })
    await lookAgain()
    expect(kit.mailer.sent).toEqual([])
    testApp.clock.advance(minutes(1))
    await lookAgain()
    expect(kit.mailer.sent).toHaveLength(1)
    expect(await readRow()).toMatchObject({ sent_at: testApp.clock.now(), failure: null, attempts: 2 })
  })

  it('does not delay the others', async () => {
    await buildInvitation(testApp, user, email)
    await buildInvitation(testApp, user, 'noor@one.test')
    kit.mailer.failNext(new Error('451 try later'))
    await testApp.jobs.runAll()
    expect(kit.mailer.sent.map(({ to }) => to)).toEqual(['noor@one.test'])
  })

  it('is given up after trying for a day', async () => {
    await buildInvitation(testApp, user, email)
    for (let hour = 0; hour < 36; hour++) {
      kit.mailer.failNext(new Error('connect ECONNREFUSED 10.0.0.5:587'))
      await lookAgain()
      testApp.clock.advance(hours(1))
    }
    expect(await readRow()).toMatchObject({ failure: 'No mail server took it for more than a day', token_hash: null })
  })

  it('is not retried after a permanent refusal, and the user gets the answer of the server', async () => {
    await buildInvitation(testApp, user, email)
    kit.mailer.failNext(new MailRefusedError('550 5.1.1 No such mailbox'))
    await testApp.jobs.runAll()
    testApp.clock.advance(days(1))
    await lookAgain()
    expect(kit.mailer.sent).toEqual([])
    expect(await readRow()).toMatchObject({
      failure: 'The mail server refused it: 550 5.1.1 No such mailbox',
      attempts: 1,
      token_hash: null,
    })
    const { headers } = await signIn(testApp, user)
    const answer = await testApp.app.inject({ url: '/api/invitations', headers })
    const [invitation] = invitationEndpoints.list.response.parse(answer.json()).invitations
    expect(invitation?.failure_message).toEqual({
      message_key: 'onboarding.mail_refused',
      message_params: { reply: '550 5.1.1 No such mailbox' },
    })
  })

  it('does not leave once it has expired', async () => {
    await buildInvitation(testApp, user, email)
    testApp.clock.advance(days(14))
    await testApp.jobs.runAll()
    expect(kit.mailer.sent).toEqual([])
  })

  it('waits while the account that invites is deactivated', async () => {
    await buildInvitation(testApp, user, email)
    await db.updateTable('users').set({ deactivated_at: testApp.clock.now() }).execute()
    await buildInvitation(testApp, await buildSignedInUser(testApp), 'noor@one.test')
    await testApp.jobs.runAll()
    expect(kit.mailer.sent.map(({ to }) => to)).toEqual(['noor@one.test'])
    await db.updateTable('users').set({ deactivated_at: null }).execute()
    await lookAgain()
    expect(kit.mailer.sent.map(({ to }) => to)).toEqual(['noor@one.test', email])
  })

  it('does not leave when its address has declined or was erased meanwhile', async () => {
    await buildInvitation(testApp, user, email)
    await testApp.jobs.runAll()
    const token = findToken(kit.mailer, email)
    await buildInvitation(testApp, await buildSignedInUser(testApp), email)
    await declineInvitations(db, token, testApp.clock.now())
    await buildInvitation(testApp, user, 'gone@one.test')
    const gone = { platform: 'youtube', channelId: 'gone', handles: [], emails: ['gone@one.test'] } as const
    await erasures.remember(db, gone, testApp.clock.now())
    await testApp.jobs.runAll()
    expect(kit.mailer.sent.map(({ to }) => to)).toEqual([email])
    const open = await db.selectFrom('invitations').select('id').where('declined_at', 'is', null).execute()
    expect(open).toEqual([])
  })

  it('does not leave when its creator or its address has registered meanwhile, and the user reads why', async () => {
    const { id, email: registered } = await buildRegisteredChannel(kit, { record: { handle: 'maya' }, email })
    const waiting = { email: registered, message: '', send_after: testApp.clock.now(), created_at: testApp.clock.now() }
    const expires_at = new Date(testApp.clock.now().getTime() + days(14))
    const [other] = await buildInvitableCreators(testApp, [{ handle: 'second' }])
    const common = { ...waiting, expires_at, workspace_id: user.user.id }
    await db
      .insertInto('invitations')
      .values([null, id, Number(other)].map((creator_id) => ({ ...common, creator_id })))
      .execute()
    const mailsBefore = kit.mailer.sent.length
    await lookAgain()
    const rows = await db.selectFrom('invitations').select(['creator_id', 'failure', 'sent_at']).execute()
    const refused = { failure: 'This creator has registered already', sent_at: null }
    expect(rows).toEqual(
      expect.arrayContaining([
        { creator_id: null, ...refused },
        { creator_id: id, ...refused },
        { creator_id: Number(other), failure: null, sent_at: testApp.clock.now() },
      ]),
    )
    expect(kit.mailer.sent).toHaveLength(mailsBefore + 1)
    const answer = await testApp.app.inject({ url: '/api/invitations?state=failed', headers: user.headers })
    const shown = invitationEndpoints.list.response.parse(answer.json()).invitations
    expect(shown.map(({ failure_message }) => failure_message?.message_key)).toEqual([
      'onboarding.invitation_creator_registered',
      'onboarding.invitation_creator_registered',
    ])
  })

  it('stays in the table when the process is stopped', async () => {
    await buildInvitation(testApp, user, email)
    expect(await sendInvitations(buildNode(), AbortSignal.abort())).toBe(true)
    expect(kit.mailer.sent).toEqual([])
    await lookAgain()
    expect(kit.mailer.sent).toHaveLength(1)
  })
})

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { useWebhookReceiver } from '../../testing/calls/webhook-receiver.ts'
import { fetchFromUrl, fullStatement, proveAddress, secureRegister } from '../../testing/calls/wizard-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../testing/test-accounts.ts'
import { getTestDatabaseTarget, useTestDatabase } from '../../testing/test-database.ts'
import { buildInvitation, findToken, onboardingSecretKey, useTestOnboarding } from '../../testing/test-onboarding.ts'
import { insertWebhook, sendWebhooks } from '../../testing/test-webhooks.ts'
import { KnownChannels } from '../../testing/wire/known-channels.ts'
import { forgetToldCreator } from './delivery-repository.ts'

const database = useTestDatabase()
const db = database.kysely
const youtube = new KnownChannels('youtube')
const kit = useTestOnboarding(database, () => ({ platforms: [youtube.live] }))
const receiver = useWebhookReceiver()
const { testApp } = kit
const email = 'mara@bakes.test'
const url = 'https://www.youtube.com/@marabakes'
let user: SignedInUser
let registration: { token: string; email: string; url: string }
let invitationId: string
beforeEach(async () => {
  youtube.reset()
  youtube.add({ channel_id: 'UCmara0Bakes0Channel0000', handle: 'marabakes' })
  user = await buildSignedInUser(testApp)
  await insertWebhook(testApp, user.user.id, receiver)
  const stranger = await buildSignedInUser(testApp)
  await insertWebhook(testApp, stranger.user.id, { url: `${receiver.url}/stranger` })
  invitationId = (await buildInvitation(testApp, user, email)).id
  await testApp.jobs.runAll()
  await proveAddress(testApp, email)
  registration = { token: findToken(kit.mailer, email), email, url, ...fullStatement }
})

async function receive(): Promise<object[]> {
  await sendWebhooks(testApp)
  return receiver.received.map(({ path, body }) => ({ path, ...JSON.parse(body) }))
}

async function expectedMessage(): Promise<object> {
  const { id } = await db.selectFrom('creators').select('id').executeTakeFirstOrThrow()
  const creator = { id: String(id), platform: 'youtube', title: 'Mara Bakes', handle: 'marabakes' }
  return { path: '/hooks', type: 'creator.registered', data: { creator, invitation_id: invitationId } }
}

it("the inviting user is notified of a creator's registration, without their address", async () => {
  expect((await secureRegister(testApp, registration)).statusCode).toBe(200)
  expect(await receive()).toMatchObject([await expectedMessage()])
  expect(receiver.received[0]?.body).not.toContain(email)
})

it('deliveries about a creator are deleted when the creator is erased', async () => {
  await secureRegister(testApp, registration)
  await receive()
  const { id } = await db.selectFrom('creators').select('id').executeTakeFirstOrThrow()
  await forgetToldCreator(db, { id })
  expect(await db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([])
})

describe('a server that is killed', () => {
  /** Registers in another process and kills it at the given point. */
  async function registerAndDie(diesBefore?: string): Promise<NodeJS.Signals | null> {
    const given = {
      target: getTestDatabaseTarget(),
      secretKey: onboardingSecretKey.toString('base64'),
      now: testApp.clock.now().toISOString(),
      body: registration,
      diesBefore,
    }
    const file = join(import.meta.dirname, '..', '..', 'testing', 'processes', 'register-and-die.ts')
    const child = fork(file, [JSON.stringify(given)])
    return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
  }
  beforeEach(() => fetchFromUrl(testApp, url))

  it('between the registration and its message, sends it after its next start', async () => {
    expect(await registerAndDie()).toBe('SIGKILL')
    expect(receiver.received).toEqual([])
    expect(await receive()).toMatchObject([await expectedMessage()])
  })

  it('before the message is noted, has not stored the registration either', async () => {
    expect(await registerAndDie('webhook_deliveries')).toBe('SIGKILL')
    expect(await db.selectFrom('creators').select('id').execute()).toEqual([])
    expect(await receive()).toEqual([])
  })
})

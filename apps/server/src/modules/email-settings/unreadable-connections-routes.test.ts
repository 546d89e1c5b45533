import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSecretBox } from '../../lib/secret-box.ts'
import { insertSenders } from '../../testing/tables/insert-senders.ts'
import { buildSignedInUser, post } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { useTestEmailSettings } from '../../testing/test-email-settings.ts'

const database = useTestDatabase()
const settings = useTestEmailSettings(database)
const { testApp } = settings

const readSenders = () => database.kysely.selectFrom('senders').selectAll().execute()

it.each(['gmail', 'microsoft'] as const)(
  'a connection to %s sealed with another secret key stays stored, sends nothing, and can be made again',
  async (provider) => {
    const { user, accessToken, headers } = await buildSignedInUser(testApp)
    const secret = createSecretBox(randomBytes(32), 'email-settings').seal('token', user.id)
    await insertSenders(database.kysely, { user_id: user.id, mark: 'dana', secret, now: testApp.clock.now() })
    const address = provider === 'gmail' ? { gmail_email: 'dana@gmail.test' } : { microsoft_email: 'dana@outlook.test' }
    await database.kysely.updateTable('senders').set(address).execute()
    const before = await readSenders()

    const { emailSettings } = settings
    const getToken = provider === 'gmail' ? emailSettings.getGmailAccessToken : emailSettings.getMicrosoftAccessToken
    await expect(getToken(user.id)).rejects.toMatchObject({ kind: 'ended' })
    expect(await settings.transports.findSender(user.id, provider)).toEqual({ state: 'missing', addresses: [] })
    const shown = await testApp.app.inject({ url: '/api/email/config', headers })
    expect(shown.json()[provider]).toMatchObject({ state: 'revoked' })
    const start = await post(testApp, `/api/email/${provider}/connect`, { body: {}, token: accessToken })
    expect(start.json()).toMatchObject({ connected: false, auth_url: expect.stringContaining('http') })
    expect(await readSenders()).toEqual(before)
  },
)

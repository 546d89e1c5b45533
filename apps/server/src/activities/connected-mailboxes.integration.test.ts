import { expect, it } from 'vitest'
import { buildSignedInUser, post } from '../testing/test-accounts.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { consent, useTestEmailSettings } from '../testing/test-email-settings.ts'

const database = useTestDatabase()
const { testApp } = useTestEmailSettings(database)
const readLog = () =>
  database.kysely.selectFrom('workspace_activities').select(['workspace_id', 'actor_id', 'action', 'detail']).execute()

it('a Gmail account is recorded once it is connected, without its address', async () => {
  const { accessToken: token, user } = await buildSignedInUser(testApp)
  const started = await post(testApp, '/api/email/gmail/connect', { body: {}, token })
  expect(await readLog()).toEqual([])
  const query = await consent(started.json().auth_url, { account: 'dana.demo@gmail.test' })
  const cookie = String(started.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  const answer = await testApp.app.inject({ url: `/api/email/gmail/oauth/callback?${query}`, headers: { cookie } })
  expect(answer.json()).toMatchObject({ success: true })
  expect(await readLog()).toEqual([
    { workspace_id: user.id, actor_id: user.id, action: 'mailbox.connected', detail: 'gmail' },
  ])
})

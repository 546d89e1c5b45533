import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { days } from '../../../lib/durations.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { buildTestApp, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { MailRefusedError } from '../core/mailer-port.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)

const changePassword = ({ password, accessToken }: SignedInUser) =>
  post(testApp, '/api/account/password', {
    body: { current_password: password, new_password: 'Left-donkey-8' },
    token: accessToken,
  })

async function countNotices(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from account_notices`.execute(database.kysely)
  return rows[0]?.count ?? 0
}

it('sends a notice that an earlier process had stored and not sent, once', async () => {
  const user = await buildSignedInUser(testApp)
  await changePassword(user)
  // Simulates the end of the process, which loses the wake-up.
  testApp.jobs.waiting.length = 0
  const restarted = await buildTestApp(database, { clock: testApp.clock })
  await restarted.jobs.runAll()
  expect(restarted.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [user.email, 'Your Troupe password was changed'],
  ])
  expect(await countNotices()).toBe(0)
  await restarted.app.close()
})

it('keeps a notice that the mail server deferred, and sends it when the job is repeated', async () => {
  const user = await buildSignedInUser(testApp)
  await changePassword(user)
  const [job] = testApp.jobs.waiting
  testApp.mailer.failNext(new Error('421 try later'))
  await expect(testApp.jobs.runAll()).rejects.toThrow('421')
  expect(await countNotices()).toBe(1)
  if (job) await testApp.jobs.enqueue(job.queue, job.data)
  await testApp.jobs.runAll()
  expect(testApp.mailer.sent.at(-1)?.subject).toBe('Your Troupe password was changed')
  expect(await countNotices()).toBe(0)
})

it('drops a notice that the mail server refuses for good', async () => {
  await changePassword(await buildSignedInUser(testApp))
  testApp.mailer.failNext(new MailRefusedError('No such mailbox'))
  await testApp.jobs.runAll()
  expect(await countNotices()).toBe(0)
})

it('does not send a notice that is older than a day', async () => {
  await changePassword(await buildSignedInUser(testApp))
  testApp.clock.advance(days(1))
  const sent = testApp.mailer.sent.length
  await testApp.jobs.runAll()
  expect(testApp.mailer.sent).toHaveLength(sent)
})

it('notifies the user of a session that was ended because its token was used twice', async () => {
  const user = await buildSignedInUser(testApp)
  const refresh = (token: string) => post(testApp, '/api/auth/refresh', { body: { refresh_token: token } })
  await refresh((await refresh(user.refreshToken)).json().refresh_token)
  await Promise.all([refresh(user.refreshToken), refresh(user.refreshToken)])
  await testApp.jobs.runAll()
  const notices = testApp.mailer.sent.filter((mail) => mail.subject === 'A session of your Troupe account was ended')
  expect(notices.map((mail) => mail.to)).toEqual([user.email])
  expect(notices[0]?.text).not.toContain(user.refreshToken)
})

it("sends a notice in the account's language, else in that of the request that it is about", async () => {
  const users = [await buildSignedInUser(testApp), await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
  const [one, two, three] = users
  if (!one || !two || !three) throw new Error('Three users were built')
  await database.kysely.updateTable('users').set({ language: 'zh-Hans' }).where('email', '=', one.email).execute()
  for (const { password, accessToken, email } of users) {
    await post(testApp, '/api/account/password', {
      body: { current_password: password, new_password: 'Left-donkey-8' },
      token: accessToken,
      headers: email === two.email ? { 'accept-language': 'zh-CN, en;q=0.5' } : {},
    })
  }
  await testApp.jobs.runAll()
  const subjects = new Map(testApp.mailer.sent.map((mail) => [mail.to, mail.subject]))
  expect(users.map(({ email }) => subjects.get(email))).toEqual([
    '您的 Troupe 密码已更改',
    '您的 Troupe 密码已更改',
    'Your Troupe password was changed',
  ])
})

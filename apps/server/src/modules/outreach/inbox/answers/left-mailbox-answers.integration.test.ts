import { expect, it } from 'vitest'
import { minutes } from '../../../../lib/durations.ts'
import { createInboxSteps } from '../../../../testing/calls/inbox-calls.ts'
import { joinWorkspace } from '../../../../testing/calls/join-workspace.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { useTestOutreach } from '../../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const { getThread, listSent, prepareThread, send } = createInboxSteps(kit)
const drain = () => kit.outreach.answerEngine.drain()

/** A thread of a workspace with two owners, with an answer that waits for another attempt. */
async function prepareWaiting() {
  const { user, thread } = await prepareThread()
  const colleague = await buildSignedInUser(kit.testApp)
  // Each sign-in opens the workspace that was opened last.
  kit.testApp.clock.advance(minutes(1))
  await joinWorkspace(kit.testApp, user, colleague, 'owner')
  kit.transports.failNext('ada@one.test', 'temporary')
  await send(colleague, thread.id)
  await drain()
  return { user, thread, colleague }
}

async function expectNoAnswer(colleague: SignedInUser, threadId: string) {
  const refused = await send(colleague, threadId)
  expect([refused.statusCode, refused.json().message_key]).toEqual([409, 'inbox.mailbox_left'])
  kit.testApp.clock.advance(minutes(2))
  await drain()
  const { mails, state } = await getThread(colleague, threadId)
  expect(mails.at(-1)).toMatchObject({ state: 'failed', message_key: 'inbox.mailbox_left' })
  expect(state).toBe('open')
  expect(listSent()).toEqual([])
}

it.each([
  ['has left', (id: string) => database.kysely.deleteFrom('workspace_members').where('user_id', '=', id).execute()],
  [
    'is disabled',
    (id: string) =>
      database.kysely
        .updateTable('users')
        .set({ deactivated_at: new Date(0) })
        .where('id', '=', id)
        .execute(),
  ],
])('an answer is refused from the mailbox of a colleague who %s, and fails if it was waiting', async (_, leave) => {
  const { user, thread, colleague } = await prepareWaiting()
  await leave(user.user.id)
  await expectNoAnswer(colleague, thread.id)
})

it('an answer is refused from a mailbox that is kept of a deleted account, and fails if it was waiting', async () => {
  const { user, thread, colleague } = await prepareWaiting()
  const { headers } = await signIn(kit.testApp, user)
  const payload = { current_password: user.password }
  const deleted = await kit.testApp.app.inject({ method: 'POST', url: '/api/account/delete', headers, payload })
  expect(deleted.statusCode, deleted.body).toBe(200)
  await expectNoAnswer(colleague, thread.id)
})

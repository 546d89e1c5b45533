import { expect, it } from 'vitest'
import { minutes } from '../../../../lib/durations.ts'
import { createInboxSteps } from '../../../../testing/calls/inbox-calls.ts'
import { joinWorkspace } from '../../../../testing/calls/join-workspace.ts'
import { buildSignedInUser } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { useTestOutreach } from '../../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const { getThread, listSent, prepareThread, send } = createInboxSteps(kit)
const drain = () => kit.outreach.answerEngine.drain()

it('an answer is refused from the mailbox of a colleague who has left, and fails if it was waiting', async () => {
  const { user, thread } = await prepareThread()
  const colleague = await buildSignedInUser(kit.testApp)
  // Each sign-in opens the workspace that was opened last.
  kit.testApp.clock.advance(minutes(1))
  await joinWorkspace(kit.testApp, user, colleague)
  kit.transports.failNext('ada@one.test', 'temporary')
  await send(colleague, thread.id)
  await drain()
  await database.kysely.deleteFrom('workspace_members').where('user_id', '=', user.user.id).execute()
  const refused = await send(colleague, thread.id)
  expect([refused.statusCode, refused.json().message_key]).toEqual([409, 'inbox.mailbox_left'])
  kit.testApp.clock.advance(minutes(2))
  await drain()
  const { mails, state } = await getThread(colleague, thread.id)
  expect(mails.at(-1)).toMatchObject({ state: 'failed', message_key: 'inbox.mailbox_left' })
  expect(state).toBe('open')
  expect(listSent()).toEqual([])
})

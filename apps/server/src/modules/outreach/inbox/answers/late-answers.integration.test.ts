import { expect, it } from 'vitest'
import { createInboxSteps } from '../../../../testing/calls/inbox-calls.ts'
import { makeBounce } from '../../../../testing/calls/incoming-calls.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { useTestOutreach } from '../../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const { getThread, listSent, prepareThread, send, take } = createInboxSteps(kit)

it('a report that an answer is late is in its thread, and opens it only once the answer has come back', async () => {
  const { user, thread } = await prepareThread()
  await send(user, thread.id)
  await kit.outreach.answerEngine.drain()
  const [, messageId = ''] = /^Message-ID: <(.+)>\r$/m.exec(listSent()[0]?.source ?? '') ?? []
  await take({ user, messageId }, makeBounce({ cause: 'delayed' }))
  const late = await getThread(user, thread.id)
  const delayed = { kind: 'bounce', cause: 'delayed' }
  expect(late).toMatchObject({ state: 'waiting', unread: false, last_mail: delayed })
  expect(late.mails).toContainEqual(expect.objectContaining(delayed))
  await take({ user, messageId }, makeBounce({ cause: 'other' }))
  expect(await getThread(user, thread.id)).toMatchObject({ state: 'open', unread: true })
})

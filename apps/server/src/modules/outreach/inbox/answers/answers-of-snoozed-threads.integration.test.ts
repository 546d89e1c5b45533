import { expect, it } from 'vitest'
import { hours, minutes } from '../../../../lib/durations.ts'
import { createInboxSteps } from '../../../../testing/calls/inbox-calls.ts'
import { call } from '../../../../testing/calls/outreach-calls.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { useTestOutreach } from '../../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const { ask, deliver, deliverReport, list, listSent, prepareThread, read, send } = createInboxSteps(kit)
const drain = () => kit.outreach.answerEngine.drain()

/** Sends an answer whose attempts end so, and snoozes its thread after the first of them. */
async function answerAndSnooze(...failures: Parameters<typeof kit.transports.failNext>[1][]) {
  const prepared = await prepareThread()
  kit.transports.failNext('ada@one.test', ...failures)
  await send(prepared.user, prepared.thread.id)
  await drain()
  const until = new Date(kit.testApp.clock.now().getTime() + hours(48)).toISOString()
  await ask(prepared.user, ['PATCH', `/threads/${prepared.thread.id}`], { snoozed_until: until })
  expect(await list(prepared.user)).toMatchObject({ threads: [], counts: { snoozed: 1 } })
  return prepared
}

const shown = { threads: [{ state: 'open', unread: true, snoozed_until: null }], counts: { snoozed: 0 } }

it.each(['recipient', 'unknown'] as const)(
  'an answer that ends as %s ends the snooze of its thread',
  async (outcome) => {
    const { user } = await answerAndSnooze('temporary', outcome)
    kit.testApp.clock.advance(minutes(2))
    await drain()
    expect(await list(user)).toMatchObject(shown)
  },
)

it('an answer to an address that is suppressed meanwhile ends the snooze', async () => {
  const { user } = await answerAndSnooze('temporary')
  await call(kit.testApp, user, ['POST', '/api/suppressions'], { email: 'ada@one.test' })
  kit.testApp.clock.advance(minutes(2))
  await drain()
  expect(await list(user)).toMatchObject(shown)
})

it('an answer whose server dies while it is handed over ends the snooze', async () => {
  const { user } = await answerAndSnooze('temporary')
  kit.testApp.clock.advance(minutes(2))
  const release = kit.transports.hold('ada@one.test')
  await kit.outreach.answerEngine.startDue()
  kit.testApp.clock.advance(minutes(4))
  await kit.startOther().answerEngine.drain()
  const listed = await list(user)
  release()
  await drain()
  expect(listed).toMatchObject(shown)
})

it('only an answer that comes back ends the snooze, and no other mail of a machine', async () => {
  const { user } = await answerAndSnooze()
  const [, ownId = ''] = /^Message-ID: <(.+)>\r$/m.exec(listSent()[0]?.source ?? '') ?? []
  deliver({ 'In-Reply-To': `<${ownId}>`, 'Message-ID': '<away@one.test>', 'Auto-Submitted': 'auto-replied' }, 'Away')
  await read()
  expect(await list(user)).toMatchObject({ threads: [], counts: { snoozed: 1 } })
  deliverReport(ownId, '5.1.1')
  await read()
  expect(await list(user)).toMatchObject(shown)
})

import { beforeEach, describe, expect, it } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { createIncomingSteps } from '../../../testing/calls/incoming-calls.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const { deliver, getCampaign, getReading, prepare } = createIncomingSteps(kit)
const path = '/api/mailbox-readings/smtp'

/** Waits until so many connections wait for mails. */
const awaitWaits = (count: number) => expect.poll(() => kit.reader.waits.size).toBe(count)

/** Prepares a user whose mailbox is watched: signed in to once to test the settings, and once for good. */
async function watch() {
  const prepared = await prepare()
  await kit.outreach.readingEngine.readDue()
  await awaitWaits(1)
  expect(kit.reader.accounts).toHaveLength(2)
  return prepared
}

describe('a mailbox whose server tells of new mails', () => {
  beforeEach(() => {
    kit.reader.tells = true
  })

  it('is read when one arrives, on the same connection', async () => {
    const prepared = await watch()
    for (const number of [1, 2]) {
      deliver({ 'Message-ID': `<${number}@one.test>`, 'In-Reply-To': `<${prepared.messageId}>` })
      await expect.poll(() => kit.reader.sourcesRead).toBe(number)
      await awaitWaits(1)
    }
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
    expect(kit.reader.accounts).toHaveLength(2)
  })

  it('is left to the process that watches it, until that one is gone for minutes', async () => {
    await watch()
    const other = kit.startOther()
    kit.testApp.clock.advance(minutes(3))
    await other.readingEngine.readDue()
    expect(kit.reader.accounts).toHaveLength(2)
    kit.testApp.clock.advance(minutes(2))
    await other.readingEngine.readDue()
    await awaitWaits(2)
    // The first process finds that it has lost the mailbox.
    await kit.outreach.readingEngine.readDue()
    await awaitWaits(1)
    expect(kit.reader.accounts).toHaveLength(3)
  })

  it('is read at once when asked for', async () => {
    const { user } = await watch()
    const { last_read_at: before } = await getReading(user)
    kit.testApp.clock.advance(1000)
    await call(kit.testApp, user, ['POST', `${path}/read-now`])
    await kit.outreach.readingEngine.readDue()
    await expect.poll(async () => (await getReading(user)).last_read_at).not.toBe(before)
    expect(kit.reader.accounts).toHaveLength(2)
  })

  it('is let go when reading is stopped', async () => {
    const { user } = await watch()
    await call(kit.testApp, user, ['DELETE', path])
    await kit.outreach.readingEngine.readDue()
    await awaitWaits(0)
  })

  it('is let go when its user is deactivated', async () => {
    const { user } = await watch()
    await database.kysely
      .updateTable('users')
      .set({ deactivated_at: kit.testApp.clock.now() })
      .where('id', '=', user.user.id)
      .execute()
    await kit.outreach.readingEngine.readDue()
    await awaitWaits(0)
  })

  it('is opened anew when the connection is lost, which is no failure', async () => {
    const prepared = await watch()
    for (const wait of kit.reader.waits) wait.lose()
    await awaitWaits(0)
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    kit.testApp.clock.advance(minutes(1))
    await expect
      .poll(async () => {
        await kit.outreach.readingEngine.readDue()
        return kit.reader.accounts.length
      })
      .toBe(3)
    expect(await getReading(prepared.user)).toMatchObject({ failure: null })
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
  })

  it('is given back when the server stops', async () => {
    await watch()
    await kit.outreach.readingEngine.stop()
    expect(kit.reader.waits.size).toBe(0)
    expect(kit.reader.sessionsClosed).toBe(2)
    kit.testApp.clock.advance(minutes(1))
    await kit.startOther().readingEngine.readDue()
    await awaitWaits(1)
  })
})

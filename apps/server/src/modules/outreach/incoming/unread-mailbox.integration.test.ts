import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import { createIncomingSteps } from '../../../testing/calls/incoming-calls.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOutreach } from '../../../testing/test-outreach.ts'
import { ReadingError } from './mailbox-reader-port.ts'

const kit = useTestOutreach(useTestDatabase())
const { listen, prepare, read } = createIncomingSteps(kit)

describe('a mailbox that cannot be read', () => {
  const listTold = async (user: SignedInUser) => {
    const answer = await call(kit.testApp, await signIn(kit.testApp, user), ['GET', '/api/notifications'])
    const { notifications } = answer.json()
    return notifications.filter(({ kind }: { kind: string }) => kind === 'mailbox_unread')
  }
  const readAfter = async (passed: number) => {
    kit.testApp.clock.advance(passed)
    await kit.outreach.readingEngine.readDue()
  }

  it('is told of once, until it is read again', async () => {
    const { user } = await prepare()
    await read()
    kit.reader.failure = new ReadingError('authentication', 'Invalid credentials')
    await read()
    const [told] = await listTold(user)
    expect(told).toMatchObject({
      read: false,
      campaign_id: null,
      message: expect.stringContaining('The mailbox hello@brand.test cannot be read'),
    })
    await readAfter(hours(1))
    expect(await listTold(user)).toEqual([told])
    kit.reader.failure = undefined
    await readAfter(hours(2))
    expect(await listTold(user)).toMatchObject([{ read: true }])
    kit.reader.failure = new ReadingError('authentication', 'Invalid credentials')
    await readAfter(minutes(1))
    expect(await listTold(user)).toMatchObject([{ read: false }])
  })

  it('is told of after half an hour if its server is not there', async () => {
    const { user } = await prepare()
    await read()
    kit.reader.failure = new ReadingError('timeout', '')
    for (const wait of [1, 2, 4, 8]) await readAfter(minutes(wait))
    expect(await listTold(user)).toEqual([])
    await readAfter(minutes(16))
    expect(await listTold(user)).toMatchObject([{ read: false }])
  })

  it('is not told of when its first reading after a stop of the server fails', async () => {
    const { user } = await prepare()
    await read()
    kit.reader.failure = new ReadingError('timeout', '')
    await readAfter(hours(10))
    expect(await listTold(user)).toEqual([])
    await readAfter(minutes(1))
    expect(await listTold(user)).toHaveLength(1)
  })

  it('is settled when its user gives other settings, or stops the reading', async () => {
    const { user } = await prepare()
    await read()
    const fail = async () => {
      kit.reader.failure = new ReadingError('authentication', 'Invalid credentials')
      await readAfter(minutes(1))
      kit.reader.failure = undefined
    }
    await fail()
    await listen(user)
    expect(await listTold(user)).toMatchObject([{ read: true }])
    await readAfter(minutes(1))
    await fail()
    expect(await listTold(user)).toMatchObject([{ read: false }])
    await call(kit.testApp, await signIn(kit.testApp, user), ['DELETE', '/api/mailbox-readings/smtp'])
    expect(await listTold(user)).toMatchObject([{ read: true }])
  })
})

import { describe, expect, it } from 'vitest'
import { days } from '../../../lib/durations.ts'
import { CollectionCalls } from '../../../testing/calls/collection-calls.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const calls = new CollectionCalls(database)

/** Agrees on a date with a creator; today is the first of March. */
async function agree(due_on: string): Promise<{ setDate: (due_on: string) => Promise<void>; member: string }> {
  const [creatorId = ''] = await calls.storeCreators({ title: 'Ada' })
  const { id } = await calls.make({ kol_ids: [creatorId] })
  const member = `/collections/${id}/kols/${creatorId}`
  const setDate = async (date: string) => {
    await calls.send('PUT', `${member}/deal`, { fee: null, deliverables: '', due_on: date, links: [] })
  }
  await setDate(due_on)
  await calls.startWorkers()
  return { setDate, member }
}

/** Lets a day pass. @returns the reminders that are unread then, which it marks as read. */
async function readReminders(passedDays: number): Promise<string[]> {
  calls.testApp.clock.advance(days(passedDays))
  await calls.testApp.jobs.enqueue('remind-content-due')
  await calls.testApp.jobs.runAll()
  const rows = await database.kysely
    .updateTable('notifications')
    .set({ read_at: calls.testApp.clock.now() })
    .where('user_id', '=', calls.user.user.id)
    .where('read_at', 'is', null)
    .returning(['kind', 'message'])
    .execute()
  return rows.map(({ kind, message }) => `${kind}: ${message}`)
}
const reminder = (date: string) => `content_due: Content of Ada for “Bakers” is due on ${date}.`

describe('content that is due', () => {
  it('is reminded of three days before the date and on it, once each', async () => {
    await agree('2030-03-05')
    expect(await readReminders(0)).toEqual([])
    expect(await readReminders(1)).toEqual([reminder('2030-03-05')])
    expect(await readReminders(0)).toEqual([])
    expect(await readReminders(1)).toEqual([])
    expect(await readReminders(2)).toEqual([reminder('2030-03-05')])
    expect(await readReminders(0)).toEqual([])
    expect(await readReminders(1)).toEqual([])
  })

  it('is reminded of again when the date moves', async () => {
    const { setDate } = await agree('2030-03-02')
    expect(await readReminders(0)).toEqual([reminder('2030-03-02')])
    await setDate('2030-03-04')
    expect(await readReminders(0)).toEqual([reminder('2030-03-04')])
    expect(await readReminders(3)).toEqual([reminder('2030-03-04')])
  })

  it.each(['live', 'paid', 'declined'])('is not reminded of once it is %s', async (status) => {
    const { member } = await agree('2030-03-02')
    await calls.send('PATCH', member, { status })
    expect(await readReminders(0)).toEqual([])
    await calls.send('PATCH', member, { status: 'content_due' })
    expect(await readReminders(0)).toEqual([reminder('2030-03-02')])
  })

  it('is reminded of late by a server that stood still, but not weeks late', async () => {
    const { setDate } = await agree('2030-03-01')
    expect(await readReminders(2)).toEqual([reminder('2030-03-01')])
    await setDate('2030-02-01')
    expect(await readReminders(0)).toEqual([])
  })
})

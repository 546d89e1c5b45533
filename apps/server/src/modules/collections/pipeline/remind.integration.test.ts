import { describe, expect, it } from 'vitest'
import { days, seconds } from '../../../lib/durations.ts'
import { buildColleague } from '../../../testing/calls/build-colleague.ts'
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

/** Lets days pass. @returns the user's reminders that are unread then, which it marks as read. */
const readReminders = (passedDays: number) => readRemindersAfter(days(passedDays))

async function readRemindersAfter(passedMs: number, { user } = calls.user): Promise<string[]> {
  calls.testApp.clock.advance(passedMs)
  await calls.testApp.jobs.enqueue('remind-content-due')
  await calls.testApp.jobs.runAll()
  const rows = await database.kysely
    .updateTable('notifications')
    .set({ read_at: calls.testApp.clock.now() })
    .where('user_id', '=', user.id)
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

describe('the day of a reminder', () => {
  const liveIn = async (time_zone: string, user = calls.user) => {
    const answer = await calls.send('PATCH', '/account', { time_zone }, user)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const readAt = (time: string, user = calls.user) =>
    readRemindersAfter(Date.parse(time) - calls.testApp.clock.now().getTime(), user)

  /** Agrees on a date two days ahead, of which everybody is reminded at once. */
  async function agreeAhead(): Promise<string> {
    const { member } = await agree('2030-03-03')
    expect(await readReminders(0)).toEqual([reminder('2030-03-03')])
    return member
  }

  it.each([
    ['Pacific/Kiritimati', '2030-03-02T10:00:00Z'],
    ['Asia/Tokyo', '2030-03-02T15:00:00Z'],
    ['Asia/Kathmandu', '2030-03-02T18:15:00Z'],
    ['America/Los_Angeles', '2030-03-03T08:00:00Z'],
    ['Pacific/Pago_Pago', '2030-03-03T11:00:00Z'],
  ])('begins at midnight in %s', async (zone, midnight) => {
    await liveIn(zone)
    await agreeAhead()
    expect(await readAt(new Date(Date.parse(midnight) - 1).toISOString())).toEqual([])
    expect(await readAt(midnight)).toEqual([reminder('2030-03-03')])
    expect(await readReminders(1)).toEqual([])
  })

  it('is three days ahead in the east when UTC is four days ahead', async () => {
    await liveIn('Asia/Tokyo')
    await agree('2030-03-05')
    expect(await readAt('2030-03-01T14:59:59Z')).toEqual([])
    expect(await readAt('2030-03-01T15:00:00Z')).toEqual([reminder('2030-03-05')])
  })

  it('is three days late in the west when UTC is four days late', async () => {
    await liveIn('America/Los_Angeles')
    await agree('2030-03-02')
    expect(await readAt('2030-03-06T07:59:59Z')).toEqual([reminder('2030-03-02')])
  })

  it.each([null, 'Mars/Base'])('begins at midnight in UTC where the zone is %s', async (time_zone) => {
    await database.kysely.updateTable('users').set({ time_zone }).where('id', '=', calls.user.user.id).execute()
    await agreeAhead()
    expect(await readAt('2030-03-02T23:59:59Z')).toEqual([])
    expect(await readAt('2030-03-03T00:00:00Z')).toEqual([reminder('2030-03-03')])
  })

  it('is that of the member who works on it, not of who made the collection', async () => {
    const ben = await buildColleague(calls.testApp, database.kysely, { of: calls.user })
    await liveIn('America/Los_Angeles')
    await liveIn('Asia/Tokyo', ben)
    const member = await agreeAhead()
    await calls.send('PATCH', member, { assigned_to: ben.user.id }, ben)
    expect(await readAt('2030-03-02T14:59:59Z', ben)).toEqual([])
    expect(await readAt('2030-03-02T15:00:00Z', ben)).toEqual([reminder('2030-03-03')])
    expect(await readAt('2030-03-04T15:00:00Z')).toEqual([])
  })

  it("is the first owner's if no single member is to be reminded", async () => {
    await liveIn('Asia/Tokyo')
    calls.testApp.clock.advance(seconds(1))
    await buildColleague(calls.testApp, database.kysely, { of: calls.user, role: 'owner' })
    await agreeAhead()
    await database.kysely.updateTable('collections').set({ created_by: null }).execute()
    expect(await readAt('2030-03-02T14:59:59Z')).toEqual([])
    expect(await readAt('2030-03-02T15:00:00Z')).toEqual([reminder('2030-03-03')])
  })

  it('brings no reminder before the date to a user who was reminded on it and travels west', async () => {
    await liveIn('Pacific/Kiritimati')
    await agree('2030-03-01')
    expect(await readReminders(0)).toEqual([reminder('2030-03-01')])
    // Where it is still the last of February.
    await liveIn('Pacific/Pago_Pago')
    expect(await readReminders(0)).toEqual([])
    expect(await readAt('2030-03-01T11:00:00Z')).toEqual([])
  })
})

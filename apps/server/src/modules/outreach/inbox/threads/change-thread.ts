import type { Thread, ThreadChange } from '@troupe/contract/mail/inbox'
import { say } from '@troupe/contract/messages/message'
import type { Member } from '../../../../http/requests/endpoint-binding.ts'
import { AppError, refuseInput } from '../../../../lib/app-error.ts'
import { days } from '../../../../lib/durations.ts'
import { findColleague } from '../../../accounts/core/colleague-repository.ts'
import { getAssignee } from '../../../accounts/core/get-assignee.ts'
import * as notifications from '../../notifications/notification-repository.ts'
import type { InboxContext } from '../context/inbox-context.ts'
import * as changes from './changing-repository.ts'
import { findThread } from './get-thread.ts'
import { presentThread } from './thread-presenter.ts'

/** A year and a day, whatever the user's time zone. */
const longestAhead = days(367)

/**
 * Changes what members have set of a thread. A snooze or a next step in the past is due at once; a member whom another one
 * assigns to it is told.
 * @throws AppError `not_found`, also for an assignee who may not change things; `invalid_input` for a date more than a year
 *   ahead; `conflict` when the note has been changed since the user read it.
 */
export async function changeThread(
  context: Pick<InboxContext, 'database' | 'clock'>,
  { workspaceId, userId, id }: Member & { id: string },
  { state, unread, snoozed_until, note, next_step, assigned_to: assignedTo, based_on: basedOn }: ThreadChange,
): Promise<Thread> {
  const { database, clock } = context
  const now = clock.now()
  const snoozedUntil = toDate(snoozed_until, 'snoozed_until', now)
  const at = toDate(next_step === null ? null : next_step?.at, 'next_step', now)
  const nextStep = at instanceof Date ? { at, text: next_step?.text ?? '' } : at
  const before = await findThread(context, workspaceId, id)
  await database.kysely.transaction().execute(async (transaction) => {
    if (assignedTo) await getAssignee(transaction, { workspaceId, userId: assignedTo })
    const settings = { state, unread, snoozedUntil, note, basedOnNote: basedOn?.note, nextStep, assignedTo }
    if (!(await changes.change(transaction, { workspaceId, id }, settings))) {
      throw new AppError('conflict', say('inbox.note_changed'))
    }
    if (!assignedTo || assignedTo === userId || assignedTo === before.assigned_to) return
    const by = (await findColleague(transaction, { workspaceId, userId }))?.username ?? ''
    const name = presentThread(before, now).name
    await notifications.put(transaction, {
      workspaceId,
      userId: assignedTo,
      kind: 'assigned',
      campaignId: null,
      threadId: id,
      about: id,
      message: say('notifications.assigned_thread', { by, name }),
      now,
    })
  })
  return presentThread(await findThread(context, workspaceId, id), clock.now())
}

function toDate(given: string | null | undefined, field: string, now: Date): Date | null | undefined {
  if (given === null || given === undefined) return given
  const date = new Date(given)
  if (date.getTime() - now.getTime() > longestAhead) {
    throw refuseInput(say('inbox.date_too_far'), { loc: ['body', field], type: 'date_too_far' })
  }
  return date
}

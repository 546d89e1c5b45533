import type { Thread, ThreadChange } from '@troupe/contract/mail/inbox'
import { say } from '@troupe/contract/messages/message'
import { refuseInput } from '../../../../lib/app-error.ts'
import { days } from '../../../../lib/durations.ts'
import type { InboxContext } from '../context/inbox-context.ts'
import * as changes from './changing-repository.ts'
import { findThread } from './get-thread.ts'
import { presentThread } from './thread-presenter.ts'

/** A year and a day, whatever the user's time zone. */
const longestAhead = days(367)

/**
 * Changes what the user has set of a thread. A snooze or a next step in the past is due at once.
 * @throws AppError `not_found`; `invalid_input` for a date more than a year ahead.
 */
export async function changeThread(
  context: Pick<InboxContext, 'database' | 'clock'>,
  { workspaceId, id }: { workspaceId: string; id: string },
  { state, unread, snoozed_until, note, next_step }: ThreadChange,
): Promise<Thread> {
  const { database, clock } = context
  const snoozedUntil = toDate(snoozed_until, 'snoozed_until', clock.now())
  const at = toDate(next_step === null ? null : next_step?.at, 'next_step', clock.now())
  const nextStep = at instanceof Date ? { at, text: next_step?.text ?? '' } : at
  await changes.change(database.kysely, { workspaceId, id }, { state, unread, snoozedUntil, note, nextStep })
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

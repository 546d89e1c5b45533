import { erasureNoticeDays } from '@troupe/contract/own-channel'
import { days } from '../../../lib/durations.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import * as registrations from '../own-channel/own-channel-repository.ts'
import { wakeOwnChannelSender } from '../own-channel/send-own-channel-mail.ts'
import { eraseRegistered } from './erase-registered.ts'
import * as erasures from './erasure-repository.ts'

const erasedAtOnce = 100

/**
 * Erases the channels whose notice has ended without an objection. If a notice could not be handed over in all that
 * time, it is sent again, and its time begins anew. The links of notices that were handed over stay usable.
 */
export async function eraseDueChannels(context: OnboardingContext, stopping: AbortSignal): Promise<void> {
  const { db, clock } = context
  for (const creatorId of await erasures.listDue(db, clock.now(), erasedAtOnce)) {
    if (stopping.aborted) return
    const unsent = await erasures.listUnsentNotices(db, creatorId)
    if (unsent.length > 0) await giveNoticeAgain(context, creatorId, unsent)
    else {
      await eraseRegistered(context, {
        language: undefined,
        find: (transaction) => registrations.findDue(transaction, creatorId, clock.now()),
      })
    }
  }
}

async function giveNoticeAgain(context: OnboardingContext, creatorId: number, mailIds: readonly string[]) {
  const { db, clock, log } = context
  const dueAt = new Date(clock.now().getTime() + days(erasureNoticeDays))
  await db.transaction().execute((transaction) => erasures.postpone(transaction, creatorId, dueAt))
  for (const mailId of mailIds) await wakeOwnChannelSender(context, mailId)
  log.warn({ creatorId }, 'an erasure waits, since its notice was not handed over')
}

/** Queues the erasure of due channels, if there are any. */
export async function wakeEraser({ db, clock, jobs }: Pick<OnboardingContext, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const due = await erasures.listDue(db, clock.now(), 1)
  if (due.length > 0) await jobs.enqueue('erase-due-channels')
}

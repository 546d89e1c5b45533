import type { Executor } from '../../../database/database.ts'
import type { NoticeKind } from '../../../database/tables/account-tables.ts'
import { days } from '../../../lib/durations.ts'
import type { AccountContext } from '../core/account-context.ts'
import { composeNoticeMail } from './notice-mail.ts'
import * as notices from './notice-repository.ts'
import * as outbox from './outbox-repository.ts'

/** A mail that could not be sent for so long is not sent any more. */
const lifetime = days(1)
/** At a start, as many waiting mails are taken up again. */
const takenUpAtOnce = 100

/**
 * Notes that the user is to be told by mail, in the transaction of the fact. Wake the sender with the id when the
 * transaction is through.
 */
export async function noteForUser(
  { clock }: Pick<AccountContext, 'clock'>,
  transaction: Executor,
  { userId, kind }: { userId: string; kind: NoticeKind },
): Promise<string | undefined> {
  const now = clock.now()
  return notices.insert(transaction, { userId, kind, now, expiresAt: new Date(now.getTime() + lifetime) })
}

/** Queues a recorded notice. The notice is already stored, so an unavailable queue does not fail the call. */
export async function wakeNoticeSender(
  { jobs, log }: Pick<AccountContext, 'jobs' | 'log'>,
  noticeId: string | undefined,
): Promise<void> {
  if (!noticeId) return
  try {
    await jobs.enqueue('send-account-notice', { noticeId })
  } catch (error) {
    log.warn({ err: error, noticeId }, 'a notice waits for the next start')
  }
}

/** Sends a noted mail, once unless the process ends between the sending and its being noted. */
export async function sendNotice(
  { db, clock, mailer }: Pick<AccountContext, 'db' | 'clock' | 'mailer'>,
  noticeId: string,
): Promise<void> {
  const notice = await notices.findPending(db, noticeId, clock.now())
  if (!notice) return
  await mailer.send({ to: notice.email, ...composeNoticeMail(notice) })
  await outbox.deleteById(db, 'account_notices', noticeId)
}

/** Queues recorded notices that an earlier process did not send. */
export async function takeUpNotices({ db, clock, jobs }: Pick<AccountContext, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const ids = await outbox.listPending(db, 'account_notices', { now: clock.now(), limit: takenUpAtOnce })
  for (const noticeId of ids) await jobs.enqueue('send-account-notice', { noticeId })
}

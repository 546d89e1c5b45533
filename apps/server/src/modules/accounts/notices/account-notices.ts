import type { Executor } from '../../../database/database.ts'
import type { NoticeKind } from '../../../database/tables/account-tables.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { days } from '../../../lib/durations.ts'
import { chooseUserMailLanguage } from '../../../lib/mail-texts/choose-mail-language.ts'
import type { AccountContext } from '../core/account-context.ts'
import { MailRefusedError } from '../core/mailer-port.ts'
import { composeNoticeMail } from './notice-mail.ts'
import * as notices from './notice-repository.ts'
import * as outbox from './outbox-repository.ts'

/** Notices that could not be sent within this time are dropped. */
const lifetime = days(1)
/** Maximum number of waiting notices that are queued at start. */
const takenUpAtOnce = 100

interface NewNotice {
  readonly userId: string
  readonly kind: NoticeKind
  /** The client that made the change, for the language of an account without one. */
  readonly client?: Client | undefined
}

/**
 * Records a notice to the user, in the transaction of the change it reports. Call `wakeNoticeSender` with the id after
 * the transaction has been committed.
 */
export async function noteForUser(
  { clock }: Pick<AccountContext, 'clock'>,
  transaction: Executor,
  { userId, kind, client }: NewNotice,
): Promise<string | undefined> {
  const now = clock.now()
  const [language = null] = client?.languages ?? []
  return notices.insert(transaction, { userId, kind, language, now, expiresAt: new Date(now.getTime() + lifetime) })
}

/** Queues a recorded notice. It is already stored, so an unavailable queue does not fail the call. */
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

/**
 * Sends a recorded notice. It is sent once, unless the process ends between sending it and deleting the record. One that
 * the mail server refuses for good is dropped.
 */
export async function sendNotice(
  { db, clock, log, mailer }: Pick<AccountContext, 'db' | 'clock' | 'log' | 'mailer'>,
  noticeId: string,
): Promise<void> {
  const notice = await notices.findPending(db, noticeId, clock.now())
  if (!notice) return
  const mail = composeNoticeMail({ ...notice, language: chooseUserMailLanguage(notice.language) })
  try {
    await mailer.send({ to: notice.email, ...mail })
  } catch (error) {
    log.warn({ err: error, noticeId }, 'a notice was not handed over')
    if (!(error instanceof MailRefusedError)) throw error
  }
  await outbox.deleteById(db, 'account_notices', noticeId)
}

/** Queues recorded notices that an earlier process did not send. */
export async function takeUpNotices({ db, clock, jobs }: Pick<AccountContext, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const ids = await outbox.listPending(db, 'account_notices', { now: clock.now(), limit: takenUpAtOnce })
  for (const noticeId of ids) await jobs.enqueue('send-account-notice', { noticeId })
}

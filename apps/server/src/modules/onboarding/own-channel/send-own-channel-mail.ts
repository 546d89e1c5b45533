import type { Executor } from '../../../database/database.ts'
import { days } from '../../../lib/durations.ts'
import { MailRefusedError } from '../../accounts/core/mailer-port.ts'
import * as outbox from '../../accounts/notices/outbox-repository.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { type ComposeContext, composeOwnChannelMail } from './compose-own-channel-mail.ts'
import * as mails from './own-channel-mail-repository.ts'

/** Mails that could not be sent within this time are dropped. */
const lifetime = days(1)
/** Maximum number of waiting mails that are queued at start. */
const takenUpAtOnce = 100

/**
 * Records a mail to a creator, in the transaction of the change it reports. Call `wakeOwnChannelSender` with the id
 * after the transaction has been committed. @param expiresAt time after which it is not sent.
 */
export async function noteOwnChannelMail(
  transaction: Executor,
  mail: mails.OwnChannelMail,
  now: Date,
  expiresAt = new Date(now.getTime() + lifetime),
): Promise<string> {
  return mails.insert(transaction, mail, { now, expiresAt })
}

/** Queues a recorded mail. It is already stored, so an unavailable queue does not fail the call. */
export async function wakeOwnChannelSender(
  { jobs, log }: Pick<OnboardingContext, 'jobs' | 'log'>,
  mailId: string,
): Promise<void> {
  try {
    await jobs.enqueue('send-own-channel-mail', { mailId })
  } catch (error) {
    log.warn({ err: error, mailId }, 'a mail to a creator waits for the next start')
  }
}

/**
 * Sends a recorded mail. It is sent once, unless the process ends between sending it and deleting the record. Links are
 * created now: all links of a day are the same, and only the hash of the newest is stored. An address without a channel
 * receives no mail.
 */
export async function sendOwnChannelMail(
  context: ComposeContext & Pick<OnboardingContext, 'log' | 'mailer'>,
  mailId: string,
): Promise<void> {
  const { db, clock, log, mailer } = context
  const now = clock.now()
  await mails.deleteExpired(db, now)
  const mail = await mails.findPending(db, mailId, now)
  if (!mail) return
  const message = await composeOwnChannelMail(context, mail)
  if (message) {
    try {
      await mailer.send(message)
    } catch (error) {
      log.warn({ err: error, mailId }, 'a mail to a creator was not handed over')
      if (!(error instanceof MailRefusedError)) throw error
    }
  }
  await outbox.deleteById(db, 'own_channel_mails', mailId)
}

/** Queues recorded mails that an earlier process did not send. */
export async function takeUpOwnChannelMails({
  db,
  clock,
  jobs,
}: Pick<OnboardingContext, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now()
  await mails.deleteExpired(db, now)
  const ids = await outbox.listPending(db, 'own_channel_mails', { now, limit: takenUpAtOnce })
  for (const mailId of ids) await jobs.enqueue('send-own-channel-mail', { mailId })
}

import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import type { Executor } from '../../../database/database.ts'
import { days } from '../../../lib/durations.ts'
import { chooseMailLanguage } from '../../../lib/mail-texts/choose-mail-language.ts'
import { type MailMessage, MailRefusedError } from '../../accounts/core/mailer-port.ts'
import * as outbox from '../../accounts/notices/outbox-repository.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { composeFarewellMail, composeLinkMail, type OwnChannelLink, toOwnChannelUrl } from './own-channel-mail.ts'
import * as mails from './own-channel-mail-repository.ts'
import * as registrations from './own-channel-repository.ts'

/** Mails that could not be sent within this time are dropped. */
const lifetime = days(1)
/** Maximum number of waiting mails that are queued at start. */
const takenUpAtOnce = 100
/** Maximum number of channels in one mail. */
const channelsPerMail = 50

/**
 * Records a mail to a creator, in the transaction of the change it reports. Call `wakeOwnChannelSender` with the id
 * after the transaction has been committed.
 */
export async function noteOwnChannelMail(
  transaction: Executor,
  mail: mails.OwnChannelMail,
  now: Date,
): Promise<string> {
  return mails.insert(transaction, mail, { now, expiresAt: new Date(now.getTime() + lifetime) })
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
  const message = await compose(context, mail)
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

type ComposeContext = Pick<OnboardingContext, 'db' | 'clock' | 'ownChannelTokens' | 'getPublicUrl'>

/** Undefined if no channel is registered with the address. */
async function compose(context: ComposeContext, mail: mails.OwnChannelMail): Promise<MailMessage | undefined> {
  const { kind, email, creatorId } = mail
  if (kind === 'erased') {
    const others = await registrations.listByEmail(context.db, email, { creatorId: null, limit: 1 })
    return composeFarewellMail({ email, language: mail.language ?? 'en' }, { isWrittenTo: others.length > 0 })
  }
  const channels = await registrations.listByEmail(context.db, email, { creatorId, limit: channelsPerMail })
  const language = mail.language ?? chooseMailLanguage({ chosen: 'creator', creator: channels[0], writer: undefined })
  const links = await makeLinks(context, { channels, email, language })
  return links.length > 0 ? composeLinkMail(kind, { email, language }, links) : undefined
}

async function makeLinks(
  { db, clock, ownChannelTokens, getPublicUrl }: ComposeContext,
  {
    channels,
    email,
    language,
  }: { channels: readonly registrations.RegisteredChannel[]; email: string; language: MailLanguage },
): Promise<OwnChannelLink[]> {
  const links: OwnChannelLink[] = []
  for (const { creatorId: id, platform, title } of channels) {
    const { token, hash } = ownChannelTokens.issue({ creatorId: id, email }, clock.now())
    await registrations.setTokenHash(db, id, hash)
    links.push({ platform, title, url: toOwnChannelUrl(getPublicUrl(), token, language) })
  }
  return links
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

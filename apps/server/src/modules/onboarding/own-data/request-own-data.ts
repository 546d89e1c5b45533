import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import type { Executor } from '../../../database/database.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import type { MailMessage } from '../../accounts/core/mailer-port.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { noteOwnChannelMail, wakeOwnChannelSender } from '../own-channel/send-own-channel-mail.ts'
import type { OwnDataContext } from './own-data.ts'
import { composeOwnDataMail, toOwnDataUrl } from './own-data-mail.ts'
import * as ownData from './own-data-repository.ts'

/**
 * Mails a link to everything stored about the holder of an address. If nothing is stored, the call does the same work:
 * only the sender looks it up, later. After several mails within the hour nothing is sent, since their links still work.
 * @throws AppError `too_many_requests`.
 */
export async function requestOwnData(
  context: Pick<OnboardingContext, 'db' | 'clock' | 'jobs' | 'log' | 'rateLimits'>,
  email: string,
  client: Client,
): Promise<void> {
  await context.rateLimits.take(['ownChannelLinksByNetwork', { ip: client.ip }])
  if (!(await context.rateLimits.tryTake(['ownDataMailsByAddress', email]))) return
  const [language = null] = client.languages ?? []
  const mail = { kind: 'own_data', email, language, creatorId: null } as const
  await wakeOwnChannelSender(context, await noteOwnChannelMail(context.db, mail, context.clock.now()))
}

/** Composes the mail with the link; undefined if nothing is stored about the address. */
export async function composeRequestedOwnData(
  context: Pick<OwnDataContext, 'db' | 'clock' | 'traces' | 'ownDataTokens' | 'getPublicUrl'>,
  reader: { readonly email: string; readonly language: MailLanguage },
): Promise<MailMessage | undefined> {
  if (!(await isKnown(context.db, context.traces, reader.email))) return undefined
  const { token, until } = context.ownDataTokens.issue(reader.email, context.clock.now())
  return composeOwnDataMail(reader, { url: toOwnDataUrl(context.getPublicUrl(), token, reader), until })
}

async function isKnown(db: Executor, { hasMails }: OnboardingContext['traces'], email: string): Promise<boolean> {
  if ((await ownData.listChannels(db, email, 1)).length > 0) return true
  return (await ownData.hasInvitation(db, email)) || ((await hasMails?.(db, email)) ?? false)
}

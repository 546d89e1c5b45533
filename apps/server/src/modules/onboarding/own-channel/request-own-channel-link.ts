import type { Client } from '../../../http/requests/endpoint-binding.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { noteOwnChannelMail, wakeOwnChannelSender } from './send-own-channel-mail.ts'

/**
 * Mails new links to the pages of all channels registered with an address. Without any, the call does the same work:
 * only the sender looks them up, later. After several mails within the hour nothing is sent, since their links still
 * work: strangers neither flood the address nor lock out its owner.
 * @throws AppError `too_many_requests`.
 */
export async function requestOwnChannelLink(
  context: Pick<OnboardingContext, 'db' | 'clock' | 'jobs' | 'log' | 'rateLimits'>,
  email: string,
  client: Client,
): Promise<void> {
  await context.rateLimits.take(['ownChannelLinksByNetwork', { ip: client.ip }])
  if (!(await context.rateLimits.tryTake(['ownChannelLinkMailsByAddress', email]))) return
  const [language = null] = client.languages ?? []
  const mail = { kind: 'requested', email, language, creatorId: null } as const
  await wakeOwnChannelSender(context, await noteOwnChannelMail(context.db, mail, context.clock.now()))
}

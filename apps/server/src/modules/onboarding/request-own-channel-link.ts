import type { Client } from '../../http/endpoint-binding.ts'
import type { OnboardingContext } from './onboarding-context.ts'
import { noteOwnChannelMail, wakeOwnChannelSender } from './send-own-channel-mail.ts'

/**
 * Has new links mailed to an address, to the pages of all channels that are registered with it. What is done here is the same
 * if there are none: only the sender looks, later. Where several were mailed within the hour nothing is sent: their links are
 * still good, so that strangers who ask neither flood the address nor keep its owner out.
 * @throws AppError `too_many_requests`.
 */
export async function requestOwnChannelLink(
  context: Pick<OnboardingContext, 'db' | 'clock' | 'jobs' | 'log' | 'rateLimits'>,
  email: string,
  client: Client,
): Promise<void> {
  await context.rateLimits.take(['ownChannelLinksByNetwork', { ip: client.ip }])
  if (!(await context.rateLimits.tryTake(['ownChannelLinkMailsByAddress', email]))) return
  const mail = { kind: 'requested', email, creatorId: null } as const
  await wakeOwnChannelSender(context, await noteOwnChannelMail(context.db, mail, context.clock.now()))
}

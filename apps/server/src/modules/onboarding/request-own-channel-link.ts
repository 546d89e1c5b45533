import type { Client } from '../../http/endpoint-binding.ts'
import { toNetwork } from '../accounts/client-network.ts'
import type { OnboardingContext } from './onboarding-context.ts'
import { noteOwnChannelMail, wakeOwnChannelSender } from './send-own-channel-mail.ts'

/**
 * Has new links mailed to an address, to the pages of all channels that are registered with it. What is done here is the same
 * if there are none: only the sender looks, later.
 * @throws AppError `too_many_requests`.
 */
export async function requestOwnChannelLink(
  context: Pick<OnboardingContext, 'db' | 'clock' | 'jobs' | 'log' | 'rateLimits'>,
  email: string,
  client: Client,
): Promise<void> {
  const network = toNetwork(client.ip)
  await context.rateLimits.take(['ownChannelLinksByNetwork', network])
  await context.rateLimits.take(
    ['ownChannelLinksByNetworkAndAddress', `${network} ${email}`],
    ['ownChannelLinksByAddress', email],
  )
  const mail = { kind: 'requested', email, creatorId: null } as const
  await wakeOwnChannelSender(context, await noteOwnChannelMail(context.db, mail, context.clock.now()))
}

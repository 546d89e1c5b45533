import { type EmailProvider, emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { say } from '@troupe/contract/messages/message'
import { AppError, refuseInput } from '../../../lib/app-error.ts'
import type { MailAddress } from '../context/mail-transport-port.ts'
import type { OutreachContext } from '../context/outreach-context.ts'

interface WantedSender {
  readonly provider: EmailProvider
  /** Absent for the first mailbox with the provider. */
  readonly senderId?: string | null | undefined
  /** Undefined: the configured one. */
  readonly fromEmail: string | undefined
}

/**
 * Returns the sender address of the user's mails through a provider.
 * @throws AppError `conflict` when the provider is not ready, or when the mails would leave this machine with links that
 * only this machine can open; `invalid_input` when the address is not one of the account's.
 */
export async function getSenderAddress(
  { transports, hasPublicUrl }: Pick<OutreachContext, 'transports' | 'hasPublicUrl'>,
  userId: string,
  { provider, senderId, fromEmail }: WantedSender,
): Promise<MailAddress> {
  const sender = await transports.findSender(userId, provider, senderId)
  if (sender.state !== 'ready') throw new AppError('conflict', say(emailProviderFacts[provider].refusals[sender.state]))
  if (!hasPublicUrl && (await transports.leavesMachine(userId, provider, senderId)))
    throw new AppError('conflict', say('outreach.public_address_missing'))
  const wanted = fromEmail?.toLowerCase()
  const address = sender.addresses.find((own) => wanted === undefined || own.address.toLowerCase() === wanted)
  if (address) return address
  throw refuseInput(say('outreach.foreign_sender'), { loc: ['body', 'from_email'], type: 'foreign_address' })
}

import type { EmailProvider } from '@troupe/contract/email-provider'
import { outreachMessages } from '@troupe/contract/outreach'
import { AppError } from '../../app-error.ts'
import type { MailAddress } from './mail-transport-port.ts'
import type { OutreachContext } from './outreach-context.ts'

const refusals = {
  smtp: { missing: outreachMessages.smtpMissing, unavailable: outreachMessages.smtpMissing },
  gmail: { missing: outreachMessages.gmailMissing, unavailable: outreachMessages.gmailUnavailable },
} as const

interface WantedSender {
  readonly provider: EmailProvider
  /** Undefined: the one that is configured. */
  readonly fromEmail: string | undefined
}

/**
 * The address that the user's mails by this provider are from.
 * @throws AppError `conflict` when the provider is not ready, `invalid_input` when the address is not one of its account.
 */
export async function getSenderAddress(
  { transports }: Pick<OutreachContext, 'transports'>,
  userId: string,
  { provider, fromEmail }: WantedSender,
): Promise<MailAddress> {
  const sender = await transports.findSender(userId, provider)
  if (sender.state !== 'ready') throw new AppError('conflict', refusals[provider][sender.state])
  const wanted = fromEmail?.toLowerCase()
  const address = sender.addresses.find((own) => wanted === undefined || own.address.toLowerCase() === wanted)
  if (address) return address
  const msg = 'Mails can only be sent from an address of the configured account'
  throw new AppError('invalid_input', msg, { issues: [{ loc: ['body', 'from_email'], msg, type: 'foreign_address' }] })
}

import { describeMergeFields } from '@troupe/contract/mail/merge-fields'
import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { reportStatusChanges } from '../events/report-status-changes.ts'
import type { AddressedRecipient } from './addressed-recipient-repository.ts'
import * as recipients from './addressed-recipient-repository.ts'
import * as suppressions from './suppression-repository.ts'
import { unsubscribeReader } from './unsubscribe-reader.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock' | 'tokens' | 'log' | 'transports'>

/**
 * Returns the content of the unsubscribe page.
 * @throws AppError `not_found` when the link is invalid or its recipient was deleted.
 */
export async function getUnsubscribePage(parts: Parts, token: string) {
  const recipient = await getRecipient(parts, token)
  const { workspace_id: workspaceId, email_key: emailKey } = recipient
  const keys = await suppressions.findKeys(parts.database.kysely, workspaceId, [emailKey])
  return {
    email: maskEmail(recipient.email),
    ...(await findSender(parts, recipient)),
    subject: describeMergeFields(recipient.subject, recipient.merge_values).trim(),
    unsubscribed: keys.has(emailKey),
  }
}

/**
 * Suppresses the reader's address for the user, in all campaigns. Repeated calls succeed. Once this resolves, no
 * further mail to the address is submitted.
 * @throws AppError `not_found`.
 */
export async function unsubscribe(parts: Parts, token: string): Promise<void> {
  const { database, clock, log } = parts
  const { workspace_id: workspaceId, email, email_key: emailKey } = await getRecipient(parts, token)
  const now = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    const creatorIds = await recipients.listCreatorIds(transaction, { workspaceId, emailKeys: [emailKey] })
    await reportStatusChanges(transaction, { workspaceId, creatorIds, now }, () =>
      unsubscribeReader(transaction, { workspaceId, email, emailKey, isFromWords: false, now }),
    )
  })
  log.info({ event: 'unsubscribed', workspaceId }, 'a reader unsubscribed')
}

async function getRecipient({ database, tokens }: Parts, token: string): Promise<AddressedRecipient> {
  const id = tokens.read(token)
  const recipient = id && (await recipients.findAddressed(database.kysely, id))
  if (!recipient) throw new AppError('not_found', say('outreach.unsubscribe_link_invalid'))
  return recipient
}

/** The sender of the reader's mails, with the name that they bear now; '' without one, or if the mailbox is gone. */
async function findSender(
  { transports }: Parts,
  { mailbox_user_id: userId, provider, sender_id, from_email, is_from_own }: AddressedRecipient,
): Promise<{ from: string; from_name: string }> {
  const { addresses } = await transports.findSender(userId, provider, sender_id)
  const used = addresses.find(({ address }) => address === from_email) ?? (is_from_own ? undefined : addresses[0])
  return { from: used?.address ?? from_email, from_name: used?.name ?? '' }
}

/**
 * Keeps the first letter and the domain: the reader recognises the address, but it is not disclosed to people that the
 * mail was forwarded to.
 */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}

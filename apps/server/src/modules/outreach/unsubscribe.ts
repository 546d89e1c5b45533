import { describeMergeFields } from '@troupe/contract/merge-fields'
import { AppError } from '../../app-error.ts'
import * as messages from './message-repository.ts'
import type { OutreachContext } from './outreach-context.ts'
import type { AddressedRecipient } from './recipient-repository.ts'
import * as recipients from './recipient-repository.ts'
import * as suppressions from './suppression-repository.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock' | 'tokens' | 'log'>

/**
 * What the page says to whoever opens the link of a mail.
 * @throws AppError `not_found` when the link is not one of ours, or what it stood for was deleted.
 */
export async function getUnsubscribePage(parts: Parts, token: string) {
  const recipient = await getRecipient(parts, token)
  const { user_id: userId, email_key: emailKey } = recipient
  const keys = await suppressions.findKeys(parts.database.kysely, userId, [emailKey])
  return {
    email: maskEmail(recipient.email),
    from: recipient.from_email,
    subject: describeMergeFields(recipient.subject, recipient.merge_values).trim(),
    unsubscribed: keys.has(emailKey),
  }
}

/**
 * Has the user never write to this reader again, from any campaign; as often as it is called. Once this resolves no mail to
 * them is handed over any more.
 * @throws AppError `not_found`.
 */
export async function unsubscribe(parts: Parts, token: string): Promise<void> {
  const { database, clock, log } = parts
  const { user_id: userId, email, email_key: emailKey } = await getRecipient(parts, token)
  const now = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    await suppressions.add(transaction, { userId, email, emailKey, reason: 'unsubscribed', now })
    await messages.suppressOpen(transaction, { userId, emailKey, now })
    await recipients.markUnsubscribed(transaction, { userId, emailKey, now })
  })
  log.info({ event: 'unsubscribed', userId }, 'a reader unsubscribed')
}

async function getRecipient({ database, tokens }: Parts, token: string): Promise<AddressedRecipient> {
  const id = tokens.read(token)
  const recipient = id && (await recipients.findAddressed(database.kysely, id))
  if (!recipient) throw new AppError('not_found', 'This link is not valid any more')
  return recipient
}

/** The first letter and the domain: the reader knows which address it is, and who was forwarded the mail does not learn it. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}

import { isEmailAddress, normalizeEmail } from '@troupe/contract/mail/email-address'
import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import type { AnswerTerms } from '@troupe/contract/mail/inbox'
import type { MergeValues } from '@troupe/contract/mail/merge-fields'
import { type Message, say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import type { MailboxRow } from '../../../../database/tables/outreach-tables.ts'
import type { MailAddress } from '../../context/mail-transport-port.ts'
import { findById } from '../../mailboxes/mailbox-repository.ts'
import type { InboxContext } from '../context/inbox-context.ts'
import type { AnsweredMail } from './answered-repository.ts'
import * as answeredMails from './answered-repository.ts'

/** How an answer in a thread leaves, as far as it can. */
export interface FullTerms {
  readonly shown: AnswerTerms
  /** Why it cannot; undefined if it can. */
  readonly refusal: Message | undefined
  readonly mergeValues: MergeValues
  readonly mailbox: MailboxRow | undefined
  readonly answered: AnsweredMail | undefined
  readonly from: MailAddress | undefined
  readonly to: MailAddress
}

type Parts = Pick<InboxContext, 'database' | 'transports' | 'erasures'>

const nobody: MailAddress = { name: '', address: '' }

/** Finds how an answer in a thread of the user would leave, and whether it may. */
export async function findAnswerTerms(context: Parts, workspaceId: string, threadId: string): Promise<FullTerms> {
  const { database, transports } = context
  const answered = await answeredMails.findAnswered(database.kysely, { workspaceId, threadId })
  const mailbox = answered && (await findById(database.kysely, answered.mailbox_id))
  const provider = mailbox?.provider ?? 'smtp'
  const sender = mailbox && (await transports.findSender(mailbox.user_id, mailbox.provider, mailbox.sender_id))
  const from = sender?.addresses.find(({ address }) => address === answered?.from_email) ?? sender?.addresses[0]
  const to = answered ? chooseReader(answered) : nobody
  const refusal =
    (await refuseAddress(context, workspaceId, { to, email: answered?.email ?? null })) ??
    (answered?.is_mailbox_left ? say('inbox.mailbox_left') : undefined) ??
    (sender?.state === 'ready' && from
      ? undefined
      : say(emailProviderFacts[provider].refusals[toRefusal(sender?.state)]))
  return {
    shown: {
      provider,
      from_email: from?.address ?? answered?.from_email ?? '',
      to_email: to.address,
      subject: toSubject(answered?.subject ?? ''),
      refusal: refusal ? tellMessage(refusal) : null,
    },
    refusal,
    mergeValues: answered?.merge_values ?? {},
    mailbox,
    answered,
    from,
    to,
  }
}

const toRefusal = (state: 'ready' | 'missing' | 'unavailable' | undefined) =>
  state === 'unavailable' ? state : 'missing'

/** Where the answered mail wants answers; the recipient's address if it has none that can be written to. */
function chooseReader({ reply_to, from_address, from_name, email, title }: AnsweredMail): MailAddress {
  // Erased: nothing is sent to any of the creator's addresses.
  if (email === null) return nobody
  if (reply_to !== null && isEmailAddress(reply_to)) return { name: '', address: reply_to }
  if (isEmailAddress(from_address)) return { name: toPlainName(from_name), address: from_address }
  return { name: toPlainName(title), address: email }
}

const toPlainName = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 100)

async function refuseAddress(
  { database, erasures }: Parts,
  workspaceId: string,
  { to: { address }, email }: { to: MailAddress; email: string | null },
): Promise<Message | undefined> {
  if (address === '' || email === null) return say('inbox.address_gone')
  const [ofAnswer, ofRecipient] = [normalizeEmail(address), normalizeEmail(email)]
  const reasons = await answeredMails.findSuppressions(database.kysely, workspaceId, [ofAnswer, ofRecipient])
  if (reasons.has(ofAnswer)) return say('inbox.address_suppressed', { address })
  const reason = reasons.get(ofRecipient)
  // An address that does not work says nothing about another one.
  if (reason && reason !== 'bounced' && reason !== 'refused') return say('inbox.address_suppressed', { address: email })
  const erased = await erasures.find(database.kysely, { emails: [address, email] })
  return erased.emails.size > 0 ? say('inbox.address_gone') : undefined
}

const longestSubject = 200

/** The subject of an answer: with one "Re:", whatever the language that the other program writes it in. */
export function toSubject(subject: string): string {
  const bare = subject
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(
      /^(?:\s*(?:re|aw|antw|sv|vs|odp|ynt|rif|res|回复|回覆|答复|回信|答覆|답장|отв)\s*(?:\[\d+\])?\s*[:：]\s*)+/iu,
      '',
    )
    .trim()
  return `Re: ${bare}`.slice(0, longestSubject).toWellFormed().trim()
}

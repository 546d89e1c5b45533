import { randomUUID } from 'node:crypto'
import { type MergeValues, parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import { quote, say } from '@troupe/contract/messages/message'
import type { TestMailRequest } from '@troupe/contract/outreach'
import type { Client, Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { explainMailFailure } from '../../../lib/explain-mail-failure.ts'
import { chooseUserMailLanguage } from '../../../lib/mail-texts/choose-mail-language.ts'
import { sayMail } from '../../../lib/mail-texts/say-mail.ts'
import * as accounts from '../../accounts/core/account-repository.ts'
import { findCompanyAddress } from '../company/company-address.ts'
import { freezeBody } from '../content/freeze-body.ts'
import { toExampleValues, toMergeValues } from '../content/merge-values.ts'
import { parseStep } from '../content/parse-step.ts'
import { composeMail, type MailTemplates, renderMail, toMessageId } from '../content/render-mail.ts'
import { MailError, type OutgoingMail } from '../context/mail-transport-port.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { getUsable } from '../mailboxes/choose-mailboxes.ts'
import { getSenderAddress } from '../mailboxes/get-sender.ts'
import * as mailboxes from '../mailboxes/mailbox-repository.ts'
import { getLanguageOf } from '../mails/reader-language.ts'
import type { ChosenCreator } from '../mails/recipient-choice.ts'
import { listChosen } from '../mails/recipient-repository.ts'

/**
 * Sends a mail to the user's own address, with the values of a creator or with examples. @returns the address.
 * @throws AppError `not_found` for an unknown mailbox, `conflict` when the provider is not ready or refuses,
 * `too_many_requests`.
 */
export async function sendTestMail(
  context: OutreachContext,
  { workspaceId, userId, client }: Member & { client: Client },
  request: TestMailRequest,
): Promise<string> {
  await context.rateLimits.take(['testMailsByUser', userId])
  const { email_provider: provider, mailbox: named } = request
  const choice: mailboxes.MailboxChoice =
    named === undefined
      ? { userId, provider }
      : await getUsable(context.database.kysely, { workspaceId, userId, mailbox: named })
  const from = await getSenderAddress(context, choice.userId, { ...choice, fromEmail: request.from_email })
  const user = await accounts.findById(context.database.kysely, userId)
  if (!user) throw new AppError('not_found', say('accounts.gone'))
  const [creator] = request.creator_id ? await listChosen(context.database.kysely, [Number(request.creator_id)]) : []
  const templates: MailTemplates = {
    step: parseStep({ subject: request.subject, ...(await freezeBody(request.body)) }),
    firstSubject: parseMergeTemplate(request.subject),
  }
  // A random recipient: the links are well-formed and lead to a page that says they are not valid.
  const { language: chosen } = request
  const language = (await getLanguageOf(context.database.kysely, { userId, client, chosen }))(creator)
  const { pageUrl: unsubscribeUrl, oneClickUrl, noticeUrl } = context.links.of(randomUUID(), language)
  const values = creator ? await readValues(context, { workspaceId, userId }, { creator, request }) : toExampleValues()
  const mailbox = await mailboxes.find(context.database.kysely, choice)
  const isChosen = chosen !== 'creator'
  const signature = mailbox?.signature ?? ''
  const company = await findCompanyAddress(context, workspaceId)
  const footer = { unsubscribeUrl, noticeUrl, language, isChosen, signature, company }
  const rendered = renderMail(templates, values, footer)
  const ofUser = chooseUserMailLanguage(user.language, client.languages)
  const subject = sayMail(ofUser, 'campaign_test.subject', { subject: rendered.subject })
  const mail = composeMail({ ...rendered, subject }, templates, {
    from,
    to: { name: '', address: user.email },
    messageId: toMessageId({ id: randomUUID(), resends: 0 }, from),
    parentMessageId: null,
    oneClickUrl,
    replyTo: mailbox?.reply_to ?? '',
  })
  await deliver(context, choice, mail)
  return user.email
}

/** The values of a creator, with those of own columns if the mail is written to a collection. */
async function readValues(
  { readColumnValues }: Pick<OutreachContext, 'readColumnValues'>,
  member: Member,
  { creator, request: { collection_id } }: { creator: ChosenCreator; request: TestMailRequest },
): Promise<MergeValues> {
  const columns = collection_id ? await readColumnValues(member, collection_id, [creator.id]) : new Map()
  return toMergeValues(creator, columns.get(creator.id))
}

async function deliver(
  { transports }: Pick<OutreachContext, 'transports'>,
  { userId, provider, senderId }: mailboxes.MailboxChoice,
  mail: OutgoingMail,
): Promise<void> {
  try {
    const transport = await transports.openTransport(userId, provider, senderId)
    await transport.send(mail).finally(() => transport.close())
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    const reason = { ...(explainMailFailure(error.text) ?? quote(error.text)), text: error.text }
    throw new AppError('conflict', say('outreach.test_mail_failed', { reason }), { cause: error })
  }
}

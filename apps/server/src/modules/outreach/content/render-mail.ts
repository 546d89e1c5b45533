import { type CompanyAddress, toLines } from '@troupe/contract/mail/company-address'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { type MergeValues, renderMergeTemplate } from '@troupe/contract/mail/merge-fields'
import type { RenderedMail } from '@troupe/contract/outreach'
import { toAsciiDomain } from '../../../lib/ascii-address.ts'
import { escapeHtml } from '../../../lib/escape-html.ts'
import { sayMail } from '../../../lib/mail-texts/say-mail.ts'
import type { MailAddress, OutgoingMail } from '../context/mail-transport-port.ts'
import type { StepTemplates } from './parse-step.ts'

/** A step, and the campaign's subject for steps without a subject of their own. */
export interface MailTemplates {
  readonly step: StepTemplates
  readonly firstSubject: NonNullable<StepTemplates['subject']>
}

/** The parts that are added to a mail below the writer's text. */
export interface MailFooter {
  /** Where the reader can unsubscribe. */
  readonly unsubscribeUrl: string
  /** Where the notice about the reader's data stands; absent in follow-ups. */
  readonly noticeUrl?: string | undefined
  readonly language: MailLanguage
  /** Whether the writer chose the language, which is then taken for that of the whole mail. */
  readonly isChosen: boolean
  /** Plain text of the mailbox; absent or '' for none. */
  readonly signature?: string
  /** Absent only for users who have not entered it; their test mails and earlier campaigns are sent without. */
  readonly company?: CompanyAddress | undefined
}

/** Renders a mail for one creator. */
export function renderMail(templates: MailTemplates, values: MergeValues, footer: MailFooter): RenderedMail {
  const { step } = templates
  const { language, isChosen, signature = '' } = footer
  const html = renderMergeTemplate(step.html, values, escapeHtml)
  return {
    subject: renderSubject(templates, values),
    html: `<!doctype html>
<html${isChosen ? ` lang="${language}"` : ''}><head><meta charset="utf-8"></head><body>
${html}
${toSignatureHtml(signature)}<p${isChosen || language === 'en' ? '' : ` lang="${language}"`} style="font-size: 12px; color: #6b6b6b">${toFooterHtml(footer)}</p>
</body></html>`,
    // Mail programs take what follows dashes and a blank for no part of the mail, and leave it out of answers.
    text: `${renderMergeTemplate(step.text, values)}\n\n-- \n${signature === '' ? '' : `${signature}\n\n`}${toFooterText(footer)}\n`,
  }
}

/** The subject as one creator gets it. */
export function renderSubject(
  { step, firstSubject }: { step: Pick<StepTemplates, 'subject'>; firstSubject: MailTemplates['firstSubject'] },
  values: MergeValues,
): string {
  const subject = step.subject
    ? renderMergeTemplate(step.subject, values, dropDirectionMarks)
    : `Re: ${renderMergeTemplate(firstSubject, values, dropDirectionMarks)}`
  return subject.trim()
}

/** Invisible marks in a name would turn the order of the whole subject, which mail programs show as one line. */
function dropDirectionMarks(value: string): string {
  return value.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}

/** A signature as the last paragraph of a mail; '' for none. */
export function toSignatureHtml(signature: string): string {
  if (signature === '') return ''
  return `<p>-- <br>${escapeHtml(signature).replaceAll('\n', '<br>')}</p>\n`
}

function toFooterText(footer: MailFooter): string {
  const unsubscribe = sayMail(footer.language, 'footer.text', { url: footer.unsubscribeUrl })
  return [...saySender(footer), unsubscribe, ...sayNotice(footer)].join('\n')
}

/** The line with the address of the notice; none in follow-ups. */
function sayNotice({ language, noticeUrl }: MailFooter): string[] {
  if (noticeUrl === undefined) return []
  return [sayMail(language, 'page.labelled', { label: sayMail(language, 'footer.notice'), text: noticeUrl })]
}

function toFooterHtml(footer: MailFooter): string {
  const { unsubscribeUrl, noticeUrl, language } = footer
  const place = '{link}'
  const link = `<a href="${escapeHtml(unsubscribeUrl)}">${escapeHtml(sayMail(language, 'footer.link'))}</a>`
  const unsubscribe = escapeHtml(sayMail(language, 'footer.html', { link: place })).replace(place, () => link)
  const notice =
    noticeUrl === undefined
      ? []
      : [`<a href="${escapeHtml(noticeUrl)}">${escapeHtml(sayMail(language, 'footer.notice'))}</a>`]
  return [...saySender(footer).map(escapeHtml), unsubscribe, ...notice].join('<br>')
}

/** The line with the company's name and address; none if they are not known. */
function saySender({ language, company }: MailFooter): string[] {
  if (!company) return []
  const address = toLines(company.address).join(', ')
  return [sayMail(language, 'footer.sender', { company: company.company, address })]
}

interface Envelope {
  readonly from: MailAddress
  readonly to: MailAddress
  readonly messageId: string
  /** Message-ID of the previous mail in the thread; null for the first. */
  readonly parentMessageId: string | null
  /** URL that mail clients use to unsubscribe with one click (RFC 8058). */
  readonly oneClickUrl: string
  /** Where answers go; absent or '' for the sender's address. */
  readonly replyTo?: string
}

/** Combines a rendered mail with its envelope and headers, ready to be submitted. */
export function composeMail(rendered: RenderedMail, templates: MailTemplates, envelope: Envelope): OutgoingMail {
  const isReply = templates.step.subject === null && envelope.parentMessageId !== null
  return {
    from: envelope.from,
    to: envelope.to,
    ...(envelope.replyTo ? { replyTo: envelope.replyTo } : {}),
    ...rendered,
    messageId: envelope.messageId,
    ...(isReply && envelope.parentMessageId ? { inReplyTo: envelope.parentMessageId } : {}),
    headers: {
      'List-Id': `<${toListId(envelope)}>`,
      'List-Unsubscribe': `<${envelope.oneClickUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/**
 * List id of all mails from an address (RFC 2919), under this installation's host name, since the sender's domain may
 * be a mail provider's. Spam filters penalise mails with an unsubscribe link and no list id.
 */
function toListId({ from, oneClickUrl }: Pick<Envelope, 'from' | 'oneClickUrl'>): string {
  const label = from.address.replace('@', '.').replace(/[^\w.-]+/g, '-')
  return `${label.slice(0, 150)}.${new URL(oneClickUrl).hostname}`
}

/** Message-ID of a mail: the same for all attempts, a different one when a user has the mail sent again. */
export function toMessageId(mail: { id: string; resends: number }, from: MailAddress): string {
  const address = toAsciiDomain(from.address)
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return `${mail.id}${mail.resends > 0 ? `.${mail.resends}` : ''}@${domain}`
}

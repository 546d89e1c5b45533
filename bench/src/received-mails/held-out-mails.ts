import type { LabelledMail } from '@troupe/server/modules/outreach/incoming/knowing/testing/labelled-mail'
import { answerHeaders, toHtml, writeMail } from '@troupe/server/modules/outreach/incoming/knowing/testing/mail-source'
import { type HeldOutTexts, heldOutBounces, heldOutTexts } from './held-out-texts-data.ts'

const person = { name: 'Pat Moreau', address: 'pat@photo.test' }
const sentAt = 'Wed, 07 Oct 2026 12:20:09 +0000'
const quoted = '> Hi Pat,\n> we make lenses.\n> If this is not for you, reply with "unsubscribe".'

interface Form {
  readonly shape: string
  readonly headers?: Readonly<Record<string, string>>
  readonly isNamed?: boolean
  readonly isHtml?: boolean
  readonly quotes?: boolean
}

const answerForms: readonly Form[] = [
  { shape: 'answer, Spark', headers: { 'X-Readdle-Message-ID': '77@Spark' }, quotes: true },
  { shape: 'answer, Android', quotes: true, isHtml: true },
  { shape: 'answer, short', headers: { 'X-Mailer': 'Superhuman Desktop' } },
  { shape: 'answer, Front', headers: { 'X-Front-Id': 'msg_77', 'X-Auto-Response-Suppress': 'All', 'Auto-Submitted': 'auto-generated' } },
]

const awayForms: readonly Form[] = [
  { shape: 'away, Exchange Online', headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'X-MS-Exchange-Inbox-Rules-Loop': 'pat@photo.test' }, isNamed: true, isHtml: true },
  { shape: 'away, Google Workspace', headers: { Precedence: 'bulk', 'X-Autoreply': 'yes', 'Auto-Submitted': 'auto-replied' } },
  { shape: 'away, Dovecot', headers: { 'Auto-Submitted': 'auto-replied (vacation)', Precedence: 'bulk' } },
  { shape: 'away, subject of the program alone', isNamed: true },
  { shape: 'away, old program', headers: { 'Return-Path': '<>' } },
]

const wishForms: readonly Form[] = [{ shape: 'unsubscribe, quoting', quotes: true }, { shape: 'unsubscribe, short' }]

/** Mails with other words, and from other programs, than those that the rules were made by. */
export function listHeldOutMails(): LabelledMail[] {
  return [...heldOutTexts.flatMap(listOfLanguage), ...heldOutBounces.map(writeBounce)]
}

function listOfLanguage(texts: HeldOutTexts): LabelledMail[] {
  const { language } = texts
  return [
    ...answerForms.flatMap((form) =>
      texts.answers.map((words) => ({ shape: form.shape, language, source: write(texts, form, words), kind: 'answer' as const })),
    ),
    ...awayForms.flatMap((form) =>
      texts.away.map((words) => ({
        shape: form.shape,
        language,
        source: write(texts, form, fill(words, language)),
        kind: 'auto_answer' as const,
        awayUntil: '2026-10-19',
      })),
    ),
    ...wishForms.flatMap((form) =>
      texts.unsubscribe.map((words) => ({ shape: form.shape, language, source: write(texts, form, words), kind: 'unsubscribe' as const })),
    ),
  ]
}

function write(texts: HeldOutTexts, { headers, isNamed, isHtml, quotes }: Form, words: string): Buffer {
  const text = quotes ? `${words}\n\n${texts.quoteHead}\n${quoted}` : words
  return writeMail({
    from: person,
    subject: isNamed ? `${texts.awaySubject} ${texts.subject}` : `Re: ${texts.subject}`,
    date: sentAt,
    headers: { ...answerHeaders, ...headers },
    parts: [isHtml ? { type: 'text/html', text: toHtml(text), transfer: 'quoted-printable' } : { text, transfer: 'base64' }],
  })
}

function fill(words: string, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language
  const format = (day: number) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.UTC(2026, 9, day),
    )
  return words.replace('{F}', format(5)).replace('{U}', format(18)).replace('{B}', format(19))
}

function writeBounce(bounce: (typeof heldOutBounces)[number]): LabelledMail {
  const { shape, from, subject, text, status, action, diagnostic, isPermanent } = bounce
  const fields = [
    'Reporting-MTA: dns; mx.photo.test',
    '',
    'Final-Recipient: rfc822; pat@photo.test',
    `Action: ${action}`,
    `Status: ${status}`,
    ...(diagnostic ? [`Diagnostic-Code: ${diagnostic}`] : []),
    '',
  ].join('\n')
  const report = { type: 'message/delivery-status', text: fields, transfer: '7bit' } as const
  const source = writeMail({
    from: { name: 'Mail Delivery Subsystem', address: from },
    subject,
    date: sentAt,
    headers: answerHeaders,
    parts: status ? [{ text, transfer: 'quoted-printable' }, report] : [{ text, transfer: 'base64' }],
    ...(status ? { multipart: 'multipart/report; report-type=delivery-status' } : {}),
  })
  return { shape: `bounce, ${shape}`, language: 'en', source, kind: 'bounce', isPermanent }
}

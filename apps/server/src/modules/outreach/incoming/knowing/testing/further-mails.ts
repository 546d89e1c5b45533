import { type FurtherTexts, furtherBounces, furtherTexts } from './further-texts-data.ts'
import type { LabelledMail } from './labelled-mail.ts'
import { answerHeaders, toHtml, writeMail } from './mail-source.ts'

const person = { name: 'Lee Chen', address: 'lee@run.test' }
const sentAt = 'Tue, 15 Sep 2026 07:40:02 +0000'
const quoted = '> Hi Lee,\n> we make shoes for runners.'

interface Form {
  readonly shape: string
  readonly headers?: Readonly<Record<string, string>>
  readonly prefix?: boolean
  readonly html?: boolean
  readonly quotes?: boolean
}

const answerForms: readonly Form[] = [
  { shape: 'answer, Thunderbird', headers: { 'User-Agent': 'Mozilla Thunderbird' }, quotes: true },
  { shape: 'answer, Yahoo Mail', headers: { 'X-Mailer': 'WebService/1.1 YahooMailIosMobile' }, html: true },
  { shape: 'answer, Proton', quotes: true, html: true },
  { shape: 'answer, bare', headers: { 'Content-Language': 'en' } },
  { shape: 'answer, Help Scout', headers: { 'X-Mailer': 'Help Scout', 'Auto-Submitted': 'auto-generated' }, quotes: true },
]

const awayForms: readonly Form[] = [
  { shape: 'away, Exchange on premises', headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }, prefix: true, html: true },
  { shape: 'away, Fastmail', headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply' } },
  { shape: 'away, Zoho', headers: { 'X-ZohoMail-Auto': 'vacation', Precedence: 'auto_reply' }, prefix: true },
  { shape: 'away, Plesk', headers: { 'X-Autoreply': 'true', Precedence: 'junk' } },
  { shape: 'away, DirectAdmin', headers: { 'X-Vacation': 'yes' } },
  { shape: 'away, subject alone', prefix: true },
  { shape: 'away, list precedence', headers: { Precedence: 'bulk' } },
]

const wishForms: readonly Form[] = [
  { shape: 'unsubscribe, quoting', quotes: true },
  { shape: 'unsubscribe, HTML', html: true },
]

const lastDay: readonly [number, number, number] = [2026, 9, 27]

/** Mails with other words and from other programs than those that the rules were first made by. */
export function listFurtherMails(): LabelledMail[] {
  return [...furtherTexts.flatMap(listOfLanguage), ...furtherBounces.map(writeBounce)]
}

function listOfLanguage(texts: FurtherTexts): LabelledMail[] {
  const { language } = texts
  const answers = answerForms.flatMap((form) =>
    texts.answers.map((words): LabelledMail => ({ shape: form.shape, language, source: write(texts, form, words), kind: 'answer' })),
  )
  const away = awayForms.flatMap((form) =>
    texts.away.map((words): LabelledMail => ({
      shape: form.shape,
      language,
      source: write(texts, form, fill(words, language)),
      kind: 'auto_answer',
      awayUntil: '2026-09-28',
    })),
  )
  const wishes = wishForms.flatMap((form) =>
    texts.unsubscribe.map((words): LabelledMail => ({ shape: form.shape, language, source: write(texts, form, words), kind: 'unsubscribe' })),
  )
  return [...answers, ...away, ...wishes]
}

function write(texts: FurtherTexts, { headers, prefix, html, quotes }: Form, words: string): Buffer {
  const text = quotes ? `${words}\n\n${texts.quoteHead}\n${quoted}` : words
  return writeMail({
    from: person,
    subject: prefix ? `${texts.awaySubject} ${texts.subject}` : `Re: ${texts.subject}`,
    date: sentAt,
    headers: { ...answerHeaders, ...headers },
    parts: [html ? { type: 'text/html', text: toHtml(text), transfer: 'base64' } : { text, transfer: 'quoted-printable' }],
  })
}

function fill(words: string, language: string): string {
  const [year, month, day] = lastDay
  const format = (date: number, style: 'long' | 'numeric') =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
      ...(style === 'long' ? { weekday: 'long', month: 'long' } : { month: '2-digit', year: 'numeric' }),
      day: 'numeric',
      timeZone: 'UTC',
    }).format(Date.UTC(year, month - 1, date))
  return words
    .replace('{U}', format(day, 'long'))
    .replace('{B}', format(day + 1, 'long'))
    .replace('{Un}', format(day, 'numeric'))
}

function writeBounce(bounce: (typeof furtherBounces)[number]): LabelledMail {
  const { shape, from, subject, text, status, action, diagnostic, emptySender, isPermanent } = bounce
  const report = ['Reporting-MTA: dns; x.test', '', 'Final-Recipient: rfc822; lee@run.test', `Action: ${action}`, `Status: ${status}`]
  const fields = [...report, ...(diagnostic ? [`Diagnostic-Code: ${diagnostic}`] : []), ''].join('\n')
  const parts = status
    ? [{ text }, { type: 'message/delivery-status', text: fields, transfer: '7bit' as const }]
    : [{ text, transfer: 'base64' as const }]
  const source = writeMail({
    from: { name: 'Mail Delivery Subsystem', address: from },
    subject,
    date: sentAt,
    headers: { ...answerHeaders, ...(emptySender ? { 'Return-Path': '<>' } : {}) },
    parts,
    ...(status ? { multipart: 'multipart/report; report-type=delivery-status' } : {}),
  })
  return { shape: `bounce, ${shape}`, language: 'en', source, kind: 'bounce', isPermanent }
}

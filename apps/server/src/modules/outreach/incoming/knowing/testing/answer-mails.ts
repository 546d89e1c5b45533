import type { LabelledMail } from './labelled-mail.ts'
import { answerHeaders, oldCharset, type TextPart, toHtml, writeMail } from './mail-source.ts'
import { type MailTexts, mailTexts } from './mail-texts-data.ts'

interface Form {
  readonly shape: string
  readonly headers?: Readonly<Record<string, string>>
  readonly subject?: (texts: MailTexts) => string
  readonly parts: (texts: MailTexts, own: string) => readonly TextPart[]
  /** Only these texts. */
  readonly deceiving?: boolean
}

const date = 'Tue, 07 Jul 2026 09:12:44 +0200'
const quotedLines =
  '> Hello,\n> we make tea and would like to work with you.\n> If you do not want to hear from us, unsubscribe here.'
const letter = ({ greeting, closing, name }: MailTexts, own: string) => `${greeting}\n\n${own}\n\n${closing}\n${name}`
const quoting = (texts: MailTexts, own: string) => `${letter(texts, own)}\n\n${texts.quoteHead}\n${quotedLines}`
const answered = (texts: MailTexts) => `${texts.re} ${texts.subject}`

/** How mail programs write answers. */
const forms: readonly Form[] = [
  {
    shape: 'answer, Gmail',
    parts: (texts, own) => [
      { text: quoting(texts, own), transfer: 'quoted-printable' },
      { type: 'text/html', text: toHtml(quoting(texts, own)), transfer: 'quoted-printable' },
    ],
  },
  {
    shape: 'answer, Apple Mail',
    headers: { 'X-Mailer': 'Apple Mail (2.3774)' },
    parts: (texts, own) => [{ text: quoting(texts, own), transfer: 'base64' }],
  },
  {
    shape: 'answer, iPhone',
    headers: { 'X-Mailer': 'iPhone Mail (22F76)' },
    parts: (texts, own) => [{ text: `${own}\n\nSent from my iPhone\n\n${texts.quoteHead}\n${quotedLines}` }],
  },
  {
    shape: 'answer, Outlook',
    headers: { 'X-MS-Exchange-CrossTenant-Id': '77', 'Thread-Topic': 'Tea' },
    parts: (texts, own) => [
      {
        text: `${letter(texts, own)}\n\n________________________________\nFrom: Ben Field <ben@brand.test>\nSent: Monday, July 6, 2026 10:02\nTo: ${texts.name}\nSubject: Tea\n\nHello, we make tea.`,
        transfer: 'base64',
      },
    ],
  },
  {
    shape: 'answer, Outlook, only HTML',
    parts: (texts, own) => [
      {
        type: 'text/html',
        text: `${toHtml(letter(texts, own))}<hr><div><b>From:</b> Ben Field<br><b>Sent:</b> Monday<br></div><blockquote>We make tea.</blockquote>`,
        transfer: 'quoted-printable',
      },
    ],
  },
  {
    shape: 'answer, only HTML, quotation in a block',
    parts: (texts, own) => [
      {
        type: 'text/html',
        text: `<p>${letter(texts, own).replaceAll('\n', '<br>')}</p><div class="gmail_quote">${texts.quoteHead.replaceAll('<', '&lt;')}<blockquote>Hello, we make tea.</blockquote></div>`,
        transfer: 'base64',
      },
    ],
  },
  {
    shape: 'answer below the quotation',
    parts: (texts, own) => [{ text: `${texts.quoteHead}\n${quotedLines}\n\n${letter(texts, own)}` }],
  },
  {
    shape: 'answer between quoted lines',
    parts: (texts, own) => [
      { text: `${quotedLines}\n\n${own}\n\n> The tea is green.\n\n${texts.closing}\n${texts.name}` },
    ],
  },
  {
    shape: 'answer, old character set',
    parts: (texts, own) => [
      {
        text: letter(texts, own),
        charset: oldCharset(texts.language),
        transfer: texts.language === 'ja' ? '7bit' : 'quoted-printable',
      },
    ],
  },
  { shape: 'answer without a quotation', parts: (_, own) => [{ text: own }] },
  {
    shape: 'answer, QQ Mail',
    headers: { 'X-Mailer': 'QQMail 2.x', 'X-QQ-mid': 'webmail77' },
    parts: (_, own) => [
      {
        text: `${own}\n\n\n\n------------------ 原始邮件 ------------------\n发件人: "ben" <ben@brand.test>;\n发送时间: 2026年7月6日\n主题: Tea\n\nHello`,
        charset: 'utf-8',
        transfer: 'base64',
      },
    ],
  },
  {
    shape: 'answer, 163 Mail',
    headers: { 'X-Mailer': 'Coremail Webmail Server' },
    parts: (_, own) => [
      {
        text: `${own}\n\n\nAt 2026-07-06 10:02:11, "Ben Field" <ben@brand.test> wrote:\n>Hello\n>we make tea`,
        transfer: 'base64',
      },
    ],
  },
  { shape: 'answer with a new subject', subject: () => 'Tea!', parts: (texts, own) => [{ text: letter(texts, own) }] },
  {
    shape: 'answer through a list',
    headers: { Precedence: 'list', 'List-Id': '<team.studio.test>' },
    parts: (texts, own) => [{ text: quoting(texts, own) }],
  },
  {
    shape: 'answer through a group',
    headers: { Precedence: 'bulk', 'X-Google-Group-Id': '77' },
    parts: (texts, own) => [{ text: quoting(texts, own) }],
  },
  {
    shape: 'answer of a person in Zendesk',
    headers: {
      'X-Mailer': 'Zendesk Mailer',
      'X-Zendesk-From-Account-Id': 'a1',
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    parts: (texts, own) => [{ text: `${letter(texts, own)}\n\n${texts.quoteHead}\n${quotedLines}` }],
  },
  {
    shape: 'answer of a person in Freshdesk',
    headers: { 'X-FD-Ticket-Id': '77', 'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply' },
    parts: (texts, own) => [{ text: letter(texts, own) }],
  },
  {
    shape: 'answer that denies to be automatic',
    headers: { 'Auto-Submitted': 'no', 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' },
    parts: (texts, own) => [{ text: quoting(texts, own) }],
  },
  {
    shape: 'answer to our away notice',
    subject: (texts) => `${texts.re} ${texts.awaySubject} ${texts.subject}`,
    parts: (texts, own) => [{ text: quoting(texts, own) }],
  },
  {
    shape: 'answer with deceiving words, Gmail',
    deceiving: true,
    parts: (texts, own) => [{ text: quoting(texts, own), transfer: 'quoted-printable' }],
  },
  {
    shape: 'answer with deceiving words, phone',
    deceiving: true,
    headers: { 'X-Mailer': 'iPhone Mail (22F76)' },
    parts: (_, own) => [{ text: `${own}\n\nSent from my iPhone` }],
  },
  {
    shape: 'answer with deceiving words, only HTML',
    deceiving: true,
    parts: (texts, own) => [
      { type: 'text/html', text: toHtml(letter(texts, own)), charset: oldCharset(texts.language), transfer: 'base64' },
    ],
  },
]

/** Answers of people; each form in all languages. */
export function listAnswerMails(): LabelledMail[] {
  return mailTexts.flatMap((texts, language) =>
    forms.flatMap((form, index) => {
      const all = form.deceiving ? texts.deceiving : texts.answers
      const chosen = form.deceiving ? all : all.slice((index + language) % all.length).slice(0, 1)
      return chosen.map((own) => writeAnswer(texts, form, own))
    }),
  )
}

function writeAnswer(texts: MailTexts, { shape, headers, subject = answered, parts }: Form, own: string): LabelledMail {
  const source = writeMail({
    from: { name: texts.name, address: 'maria@studio.test' },
    subject: subject(texts),
    date,
    charset: oldCharset(texts.language),
    headers: { ...answerHeaders, ...headers },
    parts: parts(texts, own),
  })
  return { shape, language: texts.language, source, kind: 'answer' }
}

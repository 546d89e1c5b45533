import type { LabelledMail } from './labelled-mail.ts'
import { answerHeaders, toHtml, writeMail } from './mail-source.ts'

/** Texts of one language. */
export interface SetTexts {
  /** BCP 47. */
  readonly language: string
  readonly subject: string
  readonly quoteHead: string
  readonly awaySubject: string
  readonly answers: readonly string[]
  /** `{F}` is the first day away, `{U}` the last one, `{Un}` the same in figures, `{B}` the first day back. */
  readonly away: readonly string[]
  readonly unsubscribe: readonly string[]
}

/** A delivery report; without a status, one for people only. */
export interface SetBounce {
  readonly shape: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly status?: string
  readonly action?: string
  readonly diagnostic?: string
  readonly emptySender?: boolean
  readonly isPermanent: boolean
}

/** How a program writes a mail. */
export interface SetForm {
  readonly shape: string
  readonly headers?: Readonly<Record<string, string>>
  /** Its subject begins as away notices do. */
  readonly isNamed?: boolean
  readonly isHtml?: boolean
  readonly quotes?: boolean
}

/** Mails about one thing; each form with each text. */
export interface MailSet {
  readonly sentAt: string
  readonly firstDay: Date
  readonly lastDay: Date
  readonly quoted: string
  readonly dates: Intl.DateTimeFormatOptions
  readonly texts: readonly SetTexts[]
  readonly bounces: readonly SetBounce[]
  readonly answerForms: readonly SetForm[]
  readonly awayForms: readonly SetForm[]
  readonly wishForms: readonly SetForm[]
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Writes the mails of a set. */
export function listMailsOfSet(set: MailSet): LabelledMail[] {
  const awayUntil = toNext(set.lastDay).toISOString().slice(0, 10)
  return [
    ...set.texts.flatMap((texts) => [
      ...combine(set.answerForms, texts.answers, (form, words) => ({
        ...write(set, texts, { form, words }),
        kind: 'answer',
      })),
      ...combine(set.awayForms, texts.away, (form, words) => ({
        ...write(set, texts, { form, words: fill(set, words, texts.language) }),
        kind: 'auto_answer',
        awayUntil,
      })),
      ...combine(set.wishForms, texts.unsubscribe, (form, words) => ({
        ...write(set, texts, { form, words }),
        kind: 'unsubscribe',
      })),
    ]),
    ...set.bounces.map((bounce) => writeBounce(set, bounce)),
  ]
}

function combine(
  forms: readonly SetForm[],
  texts: readonly string[],
  make: (form: SetForm, words: string) => LabelledMail,
): LabelledMail[] {
  return forms.flatMap((form) => texts.map((words) => make(form, words)))
}

function write(set: MailSet, texts: SetTexts, { form, words }: { form: SetForm; words: string }) {
  const text = form.quotes ? `${words}\n\n${texts.quoteHead}\n${set.quoted}` : words
  const source = writeMail({
    from: { name: 'Lee Chen', address: 'lee@run.test' },
    subject: form.isNamed ? `${texts.awaySubject} ${texts.subject}` : `Re: ${texts.subject}`,
    date: set.sentAt,
    headers: { ...answerHeaders, ...form.headers },
    parts: [
      form.isHtml
        ? { type: 'text/html', text: toHtml(text), transfer: 'base64' }
        : { text, transfer: 'quoted-printable' },
    ],
  })
  return { shape: form.shape, language: texts.language, source }
}

const toNext = (day: Date) => new Date(day.getTime() + dayMilliseconds)

function fill({ firstDay, lastDay, dates }: MailSet, words: string, language: string): string {
  const format = (day: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone: 'UTC' }).format(day)
  return words
    .replace('{F}', format(firstDay, dates))
    .replace('{U}', format(lastDay, dates))
    .replace('{B}', format(toNext(lastDay), dates))
    .replace('{Un}', format(lastDay, { day: '2-digit', month: '2-digit', year: 'numeric' }))
}

function writeBounce({ sentAt }: MailSet, bounce: SetBounce): LabelledMail {
  const { shape, from, subject, text, status, action, diagnostic, emptySender, isPermanent } = bounce
  const fields = [
    'Reporting-MTA: dns; x.test',
    '',
    'Final-Recipient: rfc822; lee@run.test',
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
    headers: { ...answerHeaders, ...(emptySender ? { 'Return-Path': '<>' } : {}) },
    parts: status ? [{ text, transfer: 'quoted-printable' }, report] : [{ text, transfer: 'base64' }],
    ...(status ? { multipart: 'multipart/report; report-type=delivery-status' } : {}),
  })
  return { shape: `bounce, ${shape}`, language: 'en', source, kind: 'bounce', isPermanent }
}

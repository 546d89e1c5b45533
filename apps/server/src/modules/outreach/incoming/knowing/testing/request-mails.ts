import type { LabelledMail } from './labelled-mail.ts'
import { answerHeaders, oldCharset, ourMessageId, toHtml, writeMail } from './mail-source.ts'
import { type MailTexts, mailTexts } from './mail-texts-data.ts'

const date = 'Tue, 07 Jul 2026 09:12:44 +0200'
const person = { name: 'Maria Lopez', address: 'maria@studio.test' }

interface Form {
  readonly shape: string
  readonly write: (texts: MailTexts, words: string) => Buffer
}

const write = (
  texts: MailTexts,
  text: string,
  others: { subject?: string; html?: boolean; headers?: Readonly<Record<string, string>> } = {},
) =>
  writeMail({
    from: person,
    subject: others.subject ?? `${texts.re} ${texts.subject}`,
    date,
    headers: { ...answerHeaders, ...others.headers },
    parts: [
      others.html
        ? { type: 'text/html', text: toHtml(text), charset: oldCharset(texts.language), transfer: 'base64' }
        : { text },
    ],
  })

const wishes: readonly Form[] = [
  { shape: 'unsubscribe, words alone', write: (texts, words) => write(texts, words) },
  {
    shape: 'unsubscribe, above a quotation',
    write: (texts, words) =>
      write(texts, `${words}\n\n${texts.quoteHead}\n> We make tea.\n> Would you like to try it?`),
  },
  {
    shape: 'unsubscribe, as a letter',
    write: (texts, words) => write(texts, `${texts.greeting}\n\n${words}\n\n${texts.closing}\n${texts.name}`),
  },
  { shape: 'unsubscribe, only HTML', write: (texts, words) => write(texts, words, { html: true }) },
  {
    shape: 'unsubscribe, from a phone',
    write: (texts, words) => write(texts, `${words}\n\nSent from my iPhone\n\n${texts.quoteHead}\n> We make tea.`),
  },
]

const challenges: readonly Form[] = [
  { shape: 'challenge, plain', write: (texts, words) => write(texts, words) },
  {
    shape: 'challenge, marked as automatic',
    write: (texts, words) => write(texts, words, { headers: { 'Auto-Submitted': 'auto-replied', Precedence: 'bulk' } }),
  },
  {
    shape: 'challenge, only HTML',
    write: (texts, words) => write(texts, words, { html: true, subject: 'Please confirm your message' }),
  },
]

/** Wishes to be removed, challenges and complaints. */
export function listRequestMails(): LabelledMail[] {
  const removed = mailTexts.flatMap((texts) =>
    wishes.flatMap(({ shape, write: writeWish }) =>
      texts.unsubscribe.map(
        (words): LabelledMail => ({
          shape,
          language: texts.language,
          source: writeWish(texts, words),
          kind: 'unsubscribe',
        }),
      ),
    ),
  )
  const challenged = mailTexts.flatMap((texts) =>
    challenges.map(
      ({ shape, write: writeChallenge }): LabelledMail => ({
        shape,
        language: texts.language,
        source: writeChallenge(texts, texts.challenge),
        kind: 'challenge',
      }),
    ),
  )
  return [...removed, ...challenged, ...listNotQuite(), ...listComplaints()]
}

/** Mails that speak of being removed and say more; a person decides. */
function listNotQuite(): LabelledMail[] {
  const texts = [
    'Please remove me from this list, but add my manager: she decides about brands.',
    'Please do not contact me until September, then I have time for your tea.',
    'Could you take me off your list and tell me where you found my address?',
    'I almost unsubscribed, but the tea looks good. Send me more!',
    'Bitte streichen Sie mich aus dem Verteiler, aber schreiben Sie meiner Agentur.',
    '请不要发到这个邮箱，改发到我的工作邮箱，合作我有兴趣。',
    'No me escriban a este correo, sino al de mi agencia. Me interesa la propuesta.',
    'Retirez-moi de la liste, sauf si le budget dépasse 2 000 euros.',
  ]
  return texts.map((text) => ({
    shape: 'answer that speaks of unsubscribing',
    language: 'en',
    source: writeMail({ from: person, subject: 'Re: Tea', date, headers: answerHeaders, parts: [{ text }] }),
    kind: 'answer',
  }))
}

const complaintForms = [
  { shape: 'complaint, ARF', from: 'feedback@provider.test', type: 'abuse', returned: 'message/rfc822' },
  {
    shape: 'complaint, ARF with headers only',
    from: 'fbl@provider.test',
    type: 'abuse',
    returned: 'text/rfc822-headers',
  },
  { shape: 'complaint, ARF of fraud', from: 'abuse@provider.test', type: 'fraud', returned: 'message/rfc822' },
  { shape: 'complaint, opt-out', from: 'fbl@provider.test', type: 'opt-out', returned: 'message/rfc822' },
] as const

function listComplaints(): LabelledMail[] {
  return complaintForms.flatMap(({ shape, from, type, returned }) =>
    ['Yahoo!', 'Comcast', 'Mail.Ru'].map(
      (agent): LabelledMail => ({
        shape,
        language: 'en',
        kind: 'complaint',
        source: writeMail({
          from: { name: 'Feedback', address: from },
          subject: 'FW: Tea',
          date,
          multipart: 'multipart/report; report-type=feedback-report',
          parts: [
            { text: `This is an email abuse report for a message received on ${date}.` },
            {
              type: 'message/feedback-report',
              text: `Feedback-Type: ${type}\nUser-Agent: ${agent}/1.0\nVersion: 1\n`,
              transfer: '7bit',
            },
            {
              type: returned,
              text: `Message-ID: <${ourMessageId}>\nFrom: ben@brand.test\nSubject: Tea\n\nWe make tea.`,
              transfer: '7bit',
            },
          ],
        }),
      }),
    ),
  )
}

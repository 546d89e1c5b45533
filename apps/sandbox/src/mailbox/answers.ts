import { randomUUID } from 'node:crypto'
import { writeBounce } from './bounce.ts'
import type { Envelope, MailboxMessage } from './mailbox.ts'

export const answerKinds = ['answer', 'away', 'bounce', 'complaint'] as const
export type AnswerKind = (typeof answerKinds)[number]

export interface Answer {
  readonly source: Buffer
  readonly envelope: Envelope
}

/** How people answer by themselves, by the beginning of their address. `bounce@` is refused by the mail server. */
const habits: Readonly<Record<string, AnswerKind>> = {
  'answers@': 'answer',
  'away@': 'away',
  'bounce@': 'bounce',
  'complains@': 'complaint',
}

/** How the reader of a mail answers at once; undefined: not at all. */
export function findHabit({ to }: Pick<Envelope, 'to'>): AnswerKind | undefined {
  return Object.entries(habits).find(([beginning]) => to.toLowerCase().startsWith(beginning))?.[1]
}

type Writer = (original: MailboxMessage, text: string) => Answer

const writers: Readonly<Record<AnswerKind, Writer>> = {
  answer: (original, text) => writeReply(original, [], text || 'Thank you for your mail. Yes, let us talk about it.'),
  away: (original, text) =>
    writeReply(
      original,
      ['Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All', 'Precedence: bulk'],
      text || 'I am away until Monday and read your mail then.',
    ),
  bounce: (original) => ({
    source: writeBounce(toEnvelope(original), 'mx.sandbox.test', original.source),
    envelope: { from: '', to: original.envelopeFrom },
  }),
  complaint: (original) => ({
    source: writeComplaint(original),
    envelope: { from: 'abuse@sandbox.test', to: original.envelopeFrom },
  }),
}

/** Writes what comes back from the reader of a mail. */
export function writeAnswer(original: MailboxMessage, kind: AnswerKind, text = ''): Answer {
  return writers[kind](original, text)
}

const toEnvelope = ({ envelopeFrom, to }: MailboxMessage): Envelope => ({ from: envelopeFrom, to })

/** The headers of a mail, without the empty line behind them. */
function readHead({ source }: MailboxMessage): string {
  return source.split('\r\n\r\n', 1)[0] ?? ''
}

function readHeader(original: MailboxMessage, name: string): string {
  const lines = readHead(original).replace(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(lines)?.[1]?.trim() ?? ''
}

function writeReply(original: MailboxMessage, headers: readonly string[], text: string): Answer {
  const id = readHeader(original, 'Message-ID')
  const references = `${readHeader(original, 'References')} ${id}`.trim()
  const to = readHeader(original, 'Reply-To') || readHeader(original, 'From')
  const address = /<([^<>]+)>/.exec(to)?.[1] ?? to
  const subject = readHeader(original, 'Subject')
  const quotation = original.text.trim().split('\n').slice(0, 20)
  const lines = [
    `From: ${original.to}`,
    `To: ${to}`,
    `Subject: ${/^re:/i.test(subject) ? subject : `Re: ${subject}`}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${randomUUID()}@sandbox.test>`,
    ...(id ? [`In-Reply-To: ${id}`, `References: ${references}`] : []),
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
    '',
    `${original.from} wrote:`,
    ...quotation.map((line) => `> ${line}`),
    '',
  ]
  return { source: Buffer.from(lines.join('\r\n')), envelope: { from: original.to, to: address } }
}

/** Writes the report of a mail that its reader marked as spam (ARF, RFC 5965). */
function writeComplaint(original: MailboxMessage): Buffer {
  const boundary = 'complaint-of-the-sandbox'
  return Buffer.from(
    [
      'From: Abuse reports <abuse@sandbox.test>',
      `To: ${original.envelopeFrom}`,
      'Subject: Abuse report',
      `Message-ID: <${randomUUID()}@sandbox.test>`,
      'MIME-Version: 1.0',
      `Content-Type: multipart/report; report-type=feedback-report; boundary="${boundary}"`,
      '',
      `--${boundary}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      'The reader of this mail reported it as spam.',
      '',
      `--${boundary}`,
      'Content-Type: message/feedback-report',
      '',
      'Feedback-Type: abuse',
      'User-Agent: Sandbox/1',
      'Version: 1',
      '',
      `--${boundary}`,
      'Content-Type: text/rfc822-headers',
      '',
      readHead(original),
      '',
      `--${boundary}--`,
      '',
    ].join('\r\n'),
    'latin1',
  )
}

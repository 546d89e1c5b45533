import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

const keptMessages = 500
const sizeLimitBytes = 25 * 1024 * 1024
const previewLength = 140

export interface MailboxSummary {
  readonly id: string
  readonly from: string
  /** Envelope recipients, separated by commas; the header may differ. */
  readonly to: string
  readonly subject: string
  /** Beginning of the text. */
  readonly preview: string
  /** First 6-digit code in the subject or the text. */
  readonly code: string | null
  readonly received_at: string
}

export interface MailboxMessage extends MailboxSummary {
  /** Increases from mail to mail; never used again. */
  readonly uid: number
  readonly envelopeFrom: string
  /** The mail as received. */
  readonly source: string
  readonly text: string
  readonly html: string | null
  readonly attachments: { filename: string; mime_type: string; size: number }[]
}

/** Envelope sender and recipients; the header may differ. */
export interface Envelope {
  readonly from: string
  /** Several are separated by commas. */
  readonly to: string
}

export interface Mailbox {
  /**
   * Stores a mail that did not arrive at this mailbox's own SMTP server.
   * @param account user name that submitted it, which then has the mails to the sender's address in its mailbox.
   */
  deliver(source: Buffer, envelope: Envelope, account?: string): Promise<MailboxMessage>
  /** In the format of `SYSTEM_SMTP_URL`. */
  readonly smtpUrl: string
  /** Newest first. */
  list(): MailboxMessage[]
  find(id: string): MailboxMessage | undefined
  /** The mails to an account: to its user name, and to the addresses that it has sent from; oldest first. */
  listOf(account: string): MailboxMessage[]
  /** Calls the listener after each mail that arrives. @returns a function that ends this. */
  onArrival(listener: () => void): () => void
  clear(): void
  stop(): Promise<void>
}

/**
 * Starts an SMTP server on a free loopback port that delivers nothing and keeps the newest 500 mails in memory. A mail
 * is listed before its sender gets the confirmation.
 */
export async function startMailbox(): Promise<Mailbox> {
  let messages: MailboxMessage[] = []
  let lastUid = 0
  const addresses = new Map<string, Set<string>>()
  const listeners = new Set<() => void>()
  async function deliver(source: Buffer, envelope: Envelope, account?: string): Promise<MailboxMessage> {
    const read = await readMessage(source, envelope)
    const message = { ...read, uid: ++lastUid }
    messages = [message, ...messages].slice(0, keptMessages)
    if (account !== undefined) {
      const key = account.toLowerCase()
      addresses.set(key, (addresses.get(key) ?? new Set([key])).add(envelope.from.toLowerCase()))
    }
    for (const listener of listeners) listener()
    return message
  }
  const server = new SMTPServer({
    name: 'inbox.test',
    banner: 'Troupe sandbox inbox',
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: sizeLimitBytes,
    logger: false,
    onData(stream, session, done) {
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw Object.assign(new Error('Message too large'), { responseCode: 552 })
          await deliver(raw, readEnvelope(session))
          done()
        })
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))))
    },
  })
  const port = await listenOnLoopback(server)
  return {
    deliver,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    list: () => messages,
    find: (id) => messages.find((message) => message.id === id),
    listOf(account) {
      const key = account.toLowerCase()
      const own = addresses.get(key) ?? new Set([key])
      const isOwn = ({ to }: MailboxMessage) =>
        to.split(', ').some((address) => own.has(dropTag(address.toLowerCase())))
      return messages.filter(isOwn).toReversed()
    },
    onArrival(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear() {
      messages = []
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** `maya+tag@brand.test` is an address of the mailbox `maya@brand.test`. */
function dropTag(address: string): string {
  return address.replace(/\+[^@]*@/, '@')
}

/** Reads the sender and the recipients that the SMTP session named before the mail. */
export function readEnvelope({ envelope }: SMTPServerSession): Envelope {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map((recipient) => recipient.address).join(', '),
  }
}

/**
 * Makes a server listen on a free loopback port.
 * @returns The port.
 */
export function listenOnLoopback(server: SMTPServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const listener = server.listen(0, '127.0.0.1', () => {
      server.off('error', reject)
      // A client that disconnects early is not a failure of the mailbox.
      server.on('error', () => {})
      const address = listener.address()
      if (address && typeof address === 'object') resolve(address.port)
      else reject(new Error('The mailbox got no port'))
    })
  })
}

async function readMessage(raw: Buffer, envelope: Envelope): Promise<Omit<MailboxMessage, 'uid'>> {
  const mail = await PostalMime.parse(raw)
  const subject = mail.subject ?? ''
  const html = mail.html ?? null
  const text = mail.text ?? ''
  return {
    id: randomUUID(),
    source: raw.toString('latin1'),
    from: describeSender(mail.from, envelope.from),
    envelopeFrom: envelope.from,
    to: envelope.to,
    subject,
    preview: text.replace(/\s+/g, ' ').trim().slice(0, previewLength),
    code: findCode(subject) ?? findCode(text) ?? null,
    received_at: new Date().toISOString(),
    text,
    html,
    attachments: mail.attachments.map((attachment) => ({
      filename: attachment.filename ?? 'attachment',
      mime_type: attachment.mimeType,
      size:
        typeof attachment.content === 'string' ? Buffer.byteLength(attachment.content) : attachment.content.byteLength,
    })),
  }
}

function describeSender(
  from: { name: string; address?: string | undefined } | undefined,
  envelopeFrom: string,
): string {
  if (!from?.address) return envelopeFrom
  return from.name ? `${from.name} <${from.address}>` : from.address
}

/** Finds the first number of exactly six digits in a text that is not part of a longer number or word. */
export function findCode(text: string): string | undefined {
  return /(?<![\p{L}\p{N}._-])\d{6}(?![\p{L}\p{N}_-])/u.exec(text)?.[0]
}

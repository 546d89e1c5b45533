import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { findHabit, writeAnswer } from './answers.ts'
import { type Certificate, issueCertificate } from './certificate.ts'
import { listenOnLoopback, type Mailbox, readEnvelope } from './mailbox.ts'
import { type Reply, type SubmissionProfile, submissionProfiles } from './submission-profiles.ts'

/** Host name and port that stand for a real mail server, and the address it listens on. */
export interface Submission {
  readonly host: string
  readonly port: 465 | 587
  readonly listensAt: { readonly host: string; readonly port: number }
}

export interface RunningSubmission {
  readonly servers: readonly Submission[]
  /** Certificate of these servers and of the IMAP servers, with the authority that signed it. */
  readonly certificate: Certificate & { readonly authority: string }
  stop(): Promise<void>
}

const sizeLimitBytes = 36_700_160

/** Replies for refused recipients, by the part before the @. */
const refusals: Readonly<Record<string, Reply>> = {
  refused: { code: 550, text: '5.1.1 The email account that you tried to reach does not exist' },
  disabled: { code: 550, text: '5.2.1 The email account that you tried to reach is disabled' },
  full: { code: 452, text: '4.2.2 The recipient mailbox is over its storage quota' },
  ratelimit: { code: 421, text: '4.7.0 Try again later, closing connection' },
}

/**
 * Starts a mail server for each provider's profile and each real port (465 with TLS from the start, 587 with STARTTLS).
 * Accepted mails are delivered to the inbox, and some are answered at once.
 */
export async function startSubmission(mailbox: Pick<Mailbox, 'deliver'>): Promise<RunningSubmission> {
  const hosts = submissionProfiles.flatMap(({ host, imapHost }) => [host, ...(imapHost ? [imapHost] : [])])
  const certificate = issueCertificate([...hosts, 'localhost', '127.0.0.1'])
  const running = await Promise.all(
    submissionProfiles.flatMap((profile) =>
      ([465, 587] as const).map(async (port) => {
        const server = createServer({ profile, certificate, mailbox, isEncrypted: port === 465 })
        const listensAt = { host: '127.0.0.1', port: await listenOnLoopback(server) }
        return { server, submission: { host: profile.host, port, listensAt } }
      }),
    ),
  )
  return {
    servers: running.map(({ submission }) => submission),
    certificate,
    async stop() {
      await Promise.all(running.map(({ server }) => new Promise<void>((resolve) => server.close(() => resolve()))))
    },
  }
}

interface ServerParts {
  readonly profile: SubmissionProfile
  readonly certificate: Certificate
  readonly mailbox: Pick<Mailbox, 'deliver'>
  readonly isEncrypted: boolean
}

function createServer({ profile, certificate, mailbox, isEncrypted }: ServerParts): SMTPServer {
  const server = new SMTPServer({
    name: profile.host,
    banner: 'Troupe sandbox',
    secure: isEncrypted,
    key: certificate.key,
    cert: certificate.cert,
    authMethods: ['LOGIN', 'PLAIN'],
    disableReverseLookup: true,
    size: sizeLimitBytes,
    closeTimeout: 1000,
    logger: false,
    onAuth({ username, password }, _session, done) {
      if (profile.password !== undefined && password === profile.password) done(null, { user: username ?? '' })
      else done(toError(profile.wrongPassword))
    },
    onConnect(session, done) {
      if (profile.breaksGoodbye) breakGoodbye(server, session)
      done()
    },
    onRcptTo({ address }, _session, done) {
      const refusal = refusals[address.split('@')[0] ?? '']
      done(refusal ? toError(refusal) : null)
    },
    onData(stream, session, done) {
      buffer(stream)
        .then((source) => take({ source, session, profile, mailbox }))
        .then((id) => {
          if (session.envelope.rcptTo.some(({ address }) => address.startsWith('unknown@'))) hangUp(server, session)
          else done(null, `OK: queued as ${id}`)
        })
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))))
    },
  })
  return server
}

interface TakenMail {
  readonly source: Buffer
  readonly session: SMTPServerSession
  readonly profile: SubmissionProfile
  readonly mailbox: Pick<Mailbox, 'deliver'>
}

let taken = 0

async function take({ source, session, profile, mailbox }: TakenMail): Promise<string> {
  const envelope = readEnvelope(session)
  const from = (await PostalMime.parse(source)).from?.address
  if (profile.foreignFrom && from?.toLowerCase() !== session.user?.toLowerCase()) throw toError(profile.foreignFrom)
  const delivered = await mailbox.deliver(source, envelope, session.user)
  const habit = findHabit(envelope)
  if (habit) {
    const answer = writeAnswer(delivered, habit)
    await mailbox.deliver(answer.source, answer.envelope)
  }
  return `SANDBOX${++taken}`
}

function toError({ code, text }: Reply): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

function findConnection(server: SMTPServer, session: SMTPServerSession) {
  return [...server.connections].find(({ id }) => id === session.id)
}

/** Behaves like QQ Mail: the mail is accepted, but QUIT gets no valid reply. */
function breakGoodbye(server: SMTPServer, session: SMTPServerSession): void {
  const connection = findConnection(server, session)
  if (!connection) return
  connection.handler_QUIT = (_command, done) => {
    connection._socket.end(Buffer.from([0, 0, 0]))
    done()
  }
}

/** Drops the connection after the mail was accepted, so that the client gets no confirmation. */
function hangUp(server: SMTPServer, session: SMTPServerSession): void {
  findConnection(server, session)?._socket.destroy()
}

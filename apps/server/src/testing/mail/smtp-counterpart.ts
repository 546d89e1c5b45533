import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach } from 'vitest'

/** A mail that the server accepted. */
export interface TakenMail {
  readonly to: string
  readonly from: string
  readonly source: string
}

export interface SmtpCounterpart {
  readonly port: number
  /** Accepted mails, in order of arrival. */
  readonly taken: TakenMail[]
  /** Makes the server answer with this code for the recipient from now on. */
  refuse(address: string, code: number, text: string): void
}

/** Starts a real SMTP server for the tests of a file; its record is cleared before each test. */
export function useSmtpCounterpart(): SmtpCounterpart {
  const taken: TakenMail[] = []
  const refusals = new Map<string, Error>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      done(refusals.get(address))
    },
    onData(stream, { envelope }, done) {
      buffer(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        taken.push({ to: envelope.rcptTo.map(({ address }) => address).join(), from, source: source.toString() })
        done()
      }, done)
    },
  })
  // A client that disconnects is not a server error.
  server.on('error', () => {})
  let port = 0
  beforeAll(async () => {
    const listener = server.listen(0, '127.0.0.1')
    await new Promise((resolve) => listener.once('listening', resolve))
    const address = listener.address()
    port = address && typeof address === 'object' ? address.port : 0
  })
  beforeEach(() => {
    taken.length = 0
    refusals.clear()
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    taken,
    get port() {
      return port
    },
    refuse(address, responseCode, text) {
      refusals.set(address, Object.assign(new Error(text), { responseCode }))
    },
  }
}

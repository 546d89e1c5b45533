import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { MailRefusedError } from '../../modules/accounts/core/mailer-port.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

interface Received {
  readonly to: string[]
  readonly from: string
  readonly source: string
}

const message = { subject: 'Hello', text: 'Plain', html: '<p>Rich</p>' }
const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp()
})

async function startServer(
  options: { refuse?: string; code?: number; offers?: string[] } = {},
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'].filter((command) => !options.offers?.includes(command)),
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'troupe' }),
    logger: false,
    onRcptTo: (_address, _session, done) =>
      done(options.refuse ? Object.assign(new Error(options.refuse), { responseCode: options.code ?? 550 }) : null),
    onData(stream, session, done) {
      text(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({ to: rcptTo.map(({ address }) => address), from: mailFrom ? mailFrom.address : '', source })
        done()
      }, done)
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    })
  })
  cleanups.push(() => new Promise((resolve) => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${port}`, received }
}

function createMailer(url: string) {
  const mailer = createSmtpMailer({ url, from: 'Troupe <troupe@example.test>' })
  cleanups.push(() => mailer.close())
  return mailer
}

describe('the SMTP mailer', () => {
  it('sends no password without encryption to another machine, but does to this one', async () => {
    const { url, received } = await startServer({ offers: ['AUTH'] })
    const withPassword = url.replace('smtp://', 'smtp://troupe:secret@')
    // An address of this machine in a form that is not recognized as local.
    const elsewhere = withPassword.replace('127.0.0.1', '[::ffff:127.0.0.1]')
    // The server's reply to STARTTLS.
    const refusal = 'command not recognized'
    await expect(createMailer(elsewhere).send({ to: 'maya@brand.test', ...message })).rejects.toThrow(refusal)
    expect(received).toEqual([])
    await createMailer(withPassword).send({ to: 'maya@brand.test', ...message })
    expect(received).toHaveLength(1)
  })

  it('hands over text and HTML, from the platform to one address', async () => {
    const { url, received } = await startServer()
    await createMailer(url).send({ to: 'maya@brand.test', ...message })
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ to: ['maya@brand.test'], from: 'troupe@example.test' })
    expect(received[0]?.source).toContain('To: maya@brand.test')
    expect(received[0]?.source).toContain('Content-Type: multipart/alternative')
    expect(received[0]?.source).toContain('Auto-Submitted: auto-generated')
  })

  it.each([
    'a@b.test, c@d.test',
    'a,c@d.test',
    'group:a@b.test;',
    '"a b"@c.test',
    '<a@b.test>',
    'a@b.test\r\nBcc: c@d.test',
    'a@b.test\nRCPT TO:<c@d.test>',
    'a@b@c.test',
    '',
  ])('sends nothing to %j', async (to) => {
    const { url, received } = await startServer()
    await expect(createMailer(url).send({ to, ...message })).rejects.toThrow('not a plain address')
    expect(received).toEqual([])
  })

  it('lets no subject begin a header of its own', async () => {
    const { url, received } = await startServer()
    const subject = 'Hello\r\nBcc: c@d.test'
    await expect(createMailer(url).send({ to: 'a@b.test', ...message, subject })).rejects.toThrow('control characters')
    expect(received).toEqual([])
  })

  it('reports a refused mail, and sends the next', async () => {
    const refusing = await startServer({ refuse: 'No such mailbox' })
    await expect(createMailer(refusing.url).send({ to: 'a@b.test', ...message })).rejects.toThrow('No such mailbox')
    const { url, received } = await startServer()
    await createMailer(url).send({ to: 'a@b.test', ...message })
    expect(received).toHaveLength(1)
  })

  it('distinguishes permanent from temporary refusals', async () => {
    const failureOf = async (refuse: string, code: number) => {
      const { url } = await startServer({ refuse, code })
      return createMailer(url)
        .send({ to: 'a@b.test', ...message })
        .catch((error: unknown) => error)
    }
    const gone = await failureOf('5.1.1 No such\tmailbox', 550)
    expect(gone).toBeInstanceOf(MailRefusedError)
    expect(gone).toMatchObject({ message: '550 5.1.1 No such mailbox' })
    for (const [reply, code] of [
      ['4.7.1 Greylisted, try later', 451],
      ['5.7.1 Too many messages today', 550],
      ['5.7.8 Authentication required', 530],
    ] as const) {
      const failure = await failureOf(reply, code)
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toBeInstanceOf(MailRefusedError)
    }
  })

  it('gives up on a missing server', async () => {
    await expect(createMailer('smtp://127.0.0.1:9').send({ to: 'a@b.test', ...message })).rejects.toThrow(
      /ECONNREFUSED/,
    )
  })

  it('gives up after five seconds on a silent server', async () => {
    const silent = createServer(() => {})
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => {
        const address = silent.address()
        resolve(address && typeof address === 'object' ? address.port : 0)
      })
    })
    cleanups.push(() => new Promise((resolve) => silent.close(() => resolve())))
    const start = performance.now()
    await expect(createMailer(`smtp://127.0.0.1:${port}`).send({ to: 'a@b.test', ...message })).rejects.toThrow(
      /Greeting/,
    )
    expect(performance.now() - start).toBeLessThan(7000)
  })
})

import { describe, expect, it } from 'vitest'
import { minutes } from '../../lib/durations.ts'
import {
  type MailError,
  type OutgoingMail,
  MailError as PortError,
} from '../../modules/outreach/context/mail-transport-port.ts'
import { findDeadUrl, type ServerReply, startPlatformServer } from '../../testing/wire/platform-server.ts'
import { createGmailTransport, probeGmail } from './gmail-transport.ts'

const mail: OutgoingMail = {
  from: { name: '', address: 'dana@gmail.test' },
  to: { name: '', address: 'mina@creator.test' },
  subject: 'Hello',
  text: 'Plain',
  html: '<p>Rich</p>',
  messageId: 'one@gmail.test',
}

const sent: ServerReply = { body: { id: '18f1', threadId: '18f1', labelIds: ['SENT'] } }

/** Builds a failure in Gmail's format. */
function failure(status: number, reason: string, message = 'No'): ServerReply {
  return {
    status,
    body: { error: { code: status, message, status: 'X', errors: [{ message, domain: 'global', reason }] } },
  }
}

function open(apiUrl: string, timeout = minutes(1)) {
  const getAccessToken = async (refused?: string) => (refused ? 'second' : 'first')
  return createGmailTransport({ apiUrl, getAccessToken, timeout })
}

async function failWith(reply: ServerReply): Promise<MailError> {
  const { url } = await startPlatformServer(() => reply)
  return open(url, reply === 'stays silent' ? 500 : undefined)
    .send(mail)
    .then(
      () => expect.fail('The mail was taken'),
      (error: MailError) => error,
    )
}

describe('a mail by the Gmail API', () => {
  it("is handed over with the account's token, and Gmail's id is kept", async () => {
    const { url, requests } = await startPlatformServer(() => sent)
    expect(await open(url).send(mail)).toEqual({ serverId: '18f1', reply: '200 18f1' })
    expect(requests[0]?.path).toBe('/gmail/v1/users/me/messages/send')
    expect(requests[0]?.headers.authorization).toBe('Bearer first')
  })

  it('is handed over again with a new token when the first is refused, and only then', async () => {
    const { url, requests } = await startPlatformServer(({ headers }) =>
      headers.authorization === 'Bearer first' ? failure(401, 'authError') : sent,
    )
    await open(url).send(mail)
    expect(requests).toHaveLength(2)
  })

  it.each<[string, ServerReply, Partial<MailError>]>([
    ['a refused account', failure(401, 'authError'), { kind: 'account', code: 'authError' }],
    ['a missing permission', failure(403, 'insufficientPermissions'), { kind: 'account' }],
    ['an API that is off', failure(403, 'accessNotConfigured'), { kind: 'account' }],
    ['a domain that forbids it', failure(403, 'domainPolicy'), { kind: 'account' }],
    ['too many mails', failure(429, 'rateLimitExceeded'), { kind: 'account', code: 'rateLimitExceeded' }],
    ['no mailbox', failure(400, 'failedPrecondition', 'Mail service not enabled'), { kind: 'account' }],
    ['a bad recipient', failure(400, 'invalidArgument', 'Invalid To header'), { kind: 'recipient' }],
    ['a mail too large', failure(413, 'uploadTooLarge'), { kind: 'recipient' }],
    ['a failure of its own', failure(500, 'backendError'), { kind: 'unknown', bodySent: true }],
    ['an overloaded service', failure(503, 'backendError'), { kind: 'unknown', bodySent: true }],
    ['a page instead of an answer', { status: 502, body: '<!doctype html>' }, { kind: 'unknown' }],
    ['a way elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }, { kind: 'unknown' }],
    ['a connection cut', 'resets', { kind: 'unknown', bodySent: true }],
    ['silence', 'stays silent', { kind: 'unknown', code: 'ETIMEDOUT', bodySent: true }],
  ])('that meets %s is judged', async (_what, reply, expected) => {
    expect(await failWith(reply)).toMatchObject({ name: 'MailError', ...expected })
  })

  it('is not retried when its outcome is unknown', async () => {
    const { url, requests } = await startPlatformServer(() => failure(503, 'backendError'))
    await expect(open(url).send(mail)).rejects.toMatchObject({ kind: 'unknown' })
    expect(requests).toHaveLength(1)
  })

  it('is deferred until the time that Gmail gives', async () => {
    const message = 'User-rate limit exceeded.  Retry after 2026-11-02T10:15:30.000Z'
    const error = await failWith(failure(429, 'rateLimitExceeded', message))
    expect(error.retryAt).toEqual(new Date('2026-11-02T10:15:30.000Z'))
    expect((await failWith(failure(429, 'rateLimitExceeded', 'Retry after 2026-99-99T99:99Z'))).retryAt).toBeUndefined()
  })

  it('has not left when the server is unreachable or there is no token', async () => {
    const dead = await findDeadUrl()
    await expect(open(dead).send(mail)).rejects.toMatchObject({
      kind: 'account',
      bodySent: false,
      code: 'ECONNREFUSED',
    })
    const refused = new PortError({ kind: 'account', code: 'ended', text: 'Connect again', bodySent: false })
    const transport = createGmailTransport({ apiUrl: dead, getAccessToken: () => Promise.reject(refused) })
    await expect(transport.send(mail)).rejects.toBe(refused)
  })
})

describe('a test connection to the Gmail API', () => {
  const noScope = failure(403, 'insufficientPermissions')
  const probe = (apiUrl: string, tokens = ['first', 'second']) =>
    probeGmail({ apiUrl, getAccessToken: async (refused) => tokens[refused ? 1 : 0] ?? '' })

  it('asks for the profile and sends nothing; a refusal to read it counts as an answer', async () => {
    const { url, requests } = await startPlatformServer(() => noScope)
    await probe(url)
    expect(requests.map(({ path }) => path)).toEqual(['/gmail/v1/users/me/profile'])
    expect(requests[0]?.headers.authorization).toBe('Bearer first')
  })

  it('uses another token when the first is refused', async () => {
    const { url, requests } = await startPlatformServer(({ headers }) =>
      headers.authorization === 'Bearer first' ? failure(401, 'authError') : noScope,
    )
    await probe(url)
    expect(requests).toHaveLength(2)
  })

  it.each([
    ['a failure of its own', failure(503, 'backendError')],
    ['a refused account', failure(401, 'authError')],
    ['a limit', failure(429, 'rateLimitExceeded')],
  ])('fails by %s', async (_, reply) => {
    const { url } = await startPlatformServer(() => reply)
    await expect(probe(url)).rejects.toBeInstanceOf(PortError)
  })

  it('fails when the server is unreachable', async () => {
    await expect(probe(await findDeadUrl())).rejects.toMatchObject({ kind: 'account' })
  })
})

import { describe, expect, it } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import {
  type MailError,
  type OutgoingMail,
  MailError as PortError,
} from '../../../modules/outreach/context/mail-transport-port.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { findDeadUrl, type ServerReply, startPlatformServer } from '../../../testing/wire/platform-server.ts'
import { createGraphTransport, probeGraph } from './graph-transport.ts'

const clock = new FakeClock('2026-11-01T12:00:00Z')
const mail: OutgoingMail = {
  from: { name: '', address: 'sam@outlook.test' },
  to: { name: '', address: 'mina@creator.test' },
  subject: 'Hello',
  text: 'Plain',
  html: '<p>Rich</p>',
  messageId: 'two@brand.test',
}

/** Builds a failure in Graph's format. */
const failure = (status: number, code: string, headers: Record<string, string> = {}): ServerReply => ({
  status,
  headers,
  body: { error: { code, message: 'No\r\nway', innerError: { 'request-id': 'r' } } },
})

const getAccess = (url: string, tokens = ['first', 'second']) => ({
  graphUrl: `${url}/v1.0`,
  getAccessToken: async (refused?: string) => tokens[refused ? 1 : 0] ?? '',
  clock,
})

async function catchError(promise: Promise<unknown>): Promise<MailError> {
  const error = await promise.catch((caught: unknown) => caught)
  if (!(error instanceof PortError)) throw new Error(`It did not fail as mails do: ${String(error)}`)
  return error
}

async function sendTo(reply: ServerReply): Promise<MailError> {
  const { url } = await startPlatformServer(() => reply)
  const timeout = reply === 'stays silent' ? 500 : minutes(1)
  return catchError(createGraphTransport({ ...getAccess(url), timeout }).send(mail))
}

describe('sending through Graph', () => {
  it('submits the mail once, and returns the id of the request', async () => {
    const { url, requests } = await startPlatformServer(() => ({ status: 202, headers: { 'request-id': 'a-1' } }))
    const transport = createGraphTransport(getAccess(url))
    expect(await transport.send(mail)).toEqual({ serverId: 'a-1', reply: '202 a-1' })
    expect(requests).toMatchObject([
      { path: '/v1.0/me/sendMail', headers: { authorization: 'Bearer first', 'content-type': 'text/plain' } },
    ])
  })

  it('repeats a mail whose token was refused, with another token', async () => {
    const { url, requests } = await startPlatformServer(({ headers }) =>
      headers.authorization === 'Bearer first' ? failure(401, 'InvalidAuthenticationToken') : { status: 202 },
    )
    await createGraphTransport(getAccess(url)).send(mail)
    expect(requests).toHaveLength(2)
  })

  it.each([
    [failure(401, 'InvalidAuthenticationToken'), { kind: 'account' }],
    [failure(403, 'ErrorSendAsDenied'), { kind: 'account', code: 'ErrorSendAsDenied', text: 'No way' }],
    [failure(400, 'ErrorSubmissionQuotaExceeded'), { kind: 'account' }],
    [failure(507, 'ErrorQuotaExceeded'), { kind: 'account' }],
    [failure(404, 'MailboxNotEnabledForRESTAPI'), { kind: 'account' }],
    [failure(400, 'ErrorInvalidRecipients'), { kind: 'recipient' }],
    [failure(413, 'ErrorMessageSizeExceeded'), { kind: 'recipient' }],
    [failure(503, 'ServiceUnavailable'), { kind: 'unknown' }],
    [failure(500, 'ErrorInternalServerError'), { kind: 'unknown' }],
    [
      { status: 302, headers: { location: 'https://elsewhere.example' } },
      { kind: 'unknown', code: '302' },
    ],
    [
      { status: 502, body: '<html>' },
      { kind: 'unknown', text: 'Microsoft gave an error without a reason' },
    ],
    ['resets', { kind: 'unknown', bodySent: true }],
    ['stays silent', { kind: 'unknown', code: 'ETIMEDOUT' }],
  ] satisfies [ServerReply, object][])('judges %j', async (reply, expected) => {
    expect(await sendTo(reply)).toMatchObject(expected)
  })

  it.each([
    ['30', '2026-11-01T12:00:30.000Z'],
    ['Sun, 01 Nov 2026 12:05:00 GMT', '2026-11-01T12:05:00.000Z'],
  ])('rests until Retry-After: %s', async (text, moment) => {
    for (const [status, code] of [
      [429, 'ApplicationThrottled'],
      [503, 'ServiceUnavailable'],
    ] as const) {
      const error = await sendTo(failure(status, code, { 'retry-after': text }))
      expect([error.kind, error.retryAt?.toISOString()]).toEqual(['account', moment])
    }
  })

  it('knows that nothing was sent to a server that is not there', async () => {
    const error = await catchError(createGraphTransport(getAccess(await findDeadUrl())).send(mail))
    expect(error).toMatchObject({ kind: 'account', bodySent: false })
  })

  it('probes without sending', async () => {
    const { url, requests } = await startPlatformServer(() => ({ body: { id: 'x' } }))
    await probeGraph(getAccess(url))
    expect(requests.map(({ path }) => path)).toEqual(['/v1.0/me'])
    const refusing = await startPlatformServer(() => failure(403, 'ErrorAccessDenied'))
    expect((await catchError(probeGraph(getAccess(refusing.url)))).kind).toBe('account')
  })
})

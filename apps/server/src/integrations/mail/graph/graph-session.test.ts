import { say } from '@troupe/contract/messages/message'
import { describe, expect, it } from 'vitest'
import { OAuthError } from '../../../modules/email-settings/oauth/oauth-port.ts'
import { type ServedRequest, type ServerReply, startPlatformServer } from '../../../testing/wire/platform-server.ts'
import { openGraphMailbox } from './graph-reader.ts'

const since = new Date('2026-11-01T12:00:00.123Z')
const inboxDelta = '/v1.0/me/mailFolders/inbox/messages/delta'

const makeMail = (parts: object = {}) => ({
  id: 'AQ1=',
  receivedDateTime: '2026-11-02T08:00:00Z',
  internetMessageId: '<answer@creator.test>',
  internetMessageHeaders: [
    { name: 'In-Reply-To', value: '<x@PROD.OUTLOOK.COM>' },
    { name: 'References', value: '<one@brand.test>\r\n <x@PROD.OUTLOOK.COM>' },
    { name: 'Received', value: 'from somewhere' },
  ],
  ...parts,
})

interface Server {
  readonly url: string
  readonly requests: readonly ServedRequest[]
}

/** Starts Graph with an inbox; `answer` answers everything else. */
async function open(answer: (request: ServedRequest, url: string) => ServerReply) {
  const server: Server = await startPlatformServer((request) =>
    request.path.endsWith('/mailFolders/inbox') ? { body: { id: 'inbox' } } : answer(request, server.url),
  )
  const access = { graphUrl: `${server.url}/v1.0`, getAccessToken: async () => 'token' }
  return { server, session: await openGraphMailbox(access) }
}

const page = (url: string, value: object[], link: 'next' | 'delta' = 'delta'): ServerReply => ({
  body: { value, [`@odata.${link}Link`]: `${url}${inboxDelta}?$${link}token=later` },
})

describe('a page of mails', () => {
  it('begins with those since a time, and names where to go on', async () => {
    const { server, session } = await open((_, url) => page(url, [makeMail(), { id: 'AQ2=', '@removed': {} }], 'next'))
    const read = await session.readPage('inbox', { position: undefined, since })
    expect(read).toEqual({
      heads: [
        {
          ref: 'AQ1=',
          receivedAt: new Date('2026-11-02T08:00:00Z'),
          headers:
            'Message-ID: <answer@creator.test>\r\nIn-Reply-To: <x@PROD.OUTLOOK.COM>\r\n' +
            'References: <one@brand.test>  <x@PROD.OUTLOOK.COM>\r\n',
        },
      ],
      position: `${server.url}${inboxDelta}?$nexttoken=later`,
      hasMore: true,
    })
    const first = server.requests.at(-1)
    expect(first?.path).toBe(inboxDelta)
    expect(first?.query.get('$filter')).toBe('receivedDateTime ge 2026-11-01T12:00:00Z')
    expect(first?.headers.prefer).toContain('odata.maxpagesize=100')
    await session.readPage('inbox', { position: read.position, since })
    expect(server.requests.at(-1)?.query.get('$nexttoken')).toBe('later')
  })

  it('has the addresses that a mail came to, which may bear the tag of what it answers', async () => {
    const names = ['To', 'Delivered-To', 'X-Original-To']
    const internetMessageHeaders = names.map((name) => ({ name, value: 'hello+tag@brand.test' }))
    const { session } = await open((_, url) => page(url, [makeMail({ internetMessageHeaders })]))
    const { heads } = await session.readPage('inbox', { position: undefined, since })
    expect(heads[0]?.headers.match(/^[\w-]+(?=: hello\+tag@brand\.test\r$)/gm)).toEqual(names)
  })

  it.each([
    { status: 410, body: { error: { code: 'syncStateNotFound', message: 'gone' } } },
    { status: 400, body: { error: { code: 'ErrorInvalidSyncStateData', message: 'gone' } } },
  ])('begins anew when Graph no longer knows the position: %j', async (gone) => {
    const { server, session } = await open(({ query }, url) =>
      query.has('$deltatoken') ? gone : page(url, [makeMail()]),
    )
    const position = `${server.url}${inboxDelta}?$deltatoken=old`
    expect((await session.readPage('inbox', { position, since })).heads).toHaveLength(1)
    expect(server.requests.at(-1)?.query.has('$filter')).toBe(true)
  })

  it.each([
    'https://evil.example/v1.0/me/mailFolders/inbox/messages/delta?$deltatoken=x',
    'http://127.0.0.1:1/v1.0/x',
    'no link',
    '123:45',
  ])('takes the token to no other server: %s', async (position) => {
    const { server, session } = await open((_, url) => page(url, []))
    await session.readPage('inbox', { position, since })
    expect(server.requests.at(-1)?.query.has('$filter')).toBe(true)
  })

  it('is refused when Graph itself names another server', async () => {
    const { session } = await open(() => ({ body: { value: [], '@odata.deltaLink': 'https://evil.example/v1.0/x' } }))
    await expect(session.readPage('inbox', { position: undefined, since })).rejects.toMatchObject({ kind: 'other' })
  })

  it('asks for the headers of a mail that comes without', async () => {
    const { internetMessageHeaders: headers, ...bare } = makeMail()
    const { session } = await open(({ path }, url) =>
      path.startsWith('/v1.0/me/messages/') ? { body: { internetMessageHeaders: headers } } : page(url, [bare]),
    )
    const { heads } = await session.readPage('inbox', { position: undefined, since })
    expect(heads[0]?.headers).toContain('In-Reply-To')
  })

  it('of sent mails has the Message-IDs that they were given here', async () => {
    const properties = [{ id: 'String 0x1039', value: '<before@brand.test> <one@brand.test>' }]
    const sent = [
      makeMail({ internetMessageHeaders: null, singleValueExtendedProperties: properties }),
      makeMail({ id: 'AQ2=', internetMessageId: '<own@PROD.OUTLOOK.COM>', internetMessageHeaders: null }),
    ]
    const { session } = await open((_, url) => page(url, sent))
    const { heads } = await session.readPage('sentitems', { position: undefined, since })
    expect(heads.map(({ headers }) => headers)).toEqual([
      'Message-ID: <one@brand.test>\r\n',
      'Message-ID: <own@PROD.OUTLOOK.COM>\r\n',
    ])
  })

  it('is empty in a mailbox without the folder', async () => {
    const { session } = await open(() => ({ status: 404, body: { error: { code: 'ErrorItemNotFound', message: '' } } }))
    const read = await session.readPage('junkemail', { position: undefined, since })
    expect(read).toMatchObject({ heads: [], hasMore: false })
  })
})

describe('the source of a mail', () => {
  it('is cut where it becomes too long', async () => {
    const { session } = await open(() => ({ body: 'x'.repeat(300_000) }))
    expect((await session.readSource('AQ1=', 1000))?.toString()).toBe('x'.repeat(1000))
  })

  it('is missing of a mail that is gone', async () => {
    const { session } = await open(() => ({ status: 404 }))
    expect(await session.readSource('AQ1=', 1000)).toBeUndefined()
  })
})

describe('a mailbox that cannot be read', () => {
  it.each([
    [{ status: 403, body: { error: { code: 'ErrorAccessDenied', message: 'No' } } }, 'permission'],
    [{ status: 401, body: {} }, 'authentication'],
    [{ status: 429, headers: { 'retry-after': '9' }, body: { error: { code: 'TooManyRequests' } } }, 'other'],
    ['resets', 'refused'],
  ] satisfies [ServerReply, string][])('%j: %s', async (reply, kind) => {
    const { url } = await startPlatformServer(() => reply)
    const opened = openGraphMailbox({ graphUrl: `${url}/v1.0`, getAccessToken: async () => 'token' })
    await expect(opened).rejects.toMatchObject({ name: 'ReadingError', kind })
  })

  it('says so when the connection has ended', async () => {
    const getAccessToken = async () => {
      throw new OAuthError('ended', say('email_settings.microsoft_ended'))
    }
    const opened = openGraphMailbox({ graphUrl: 'http://127.0.0.1:9/v1.0', getAccessToken })
    await expect(opened).rejects.toMatchObject({ name: 'ReadingError', kind: 'authentication' })
  })

  it('stops waiting when it is closed', async () => {
    const { session } = await open(() => 'stays silent')
    const read = session.readSource('AQ1=', 1000)
    await session.close()
    await expect(read).rejects.toMatchObject({ name: 'ReadingError' })
  })
})

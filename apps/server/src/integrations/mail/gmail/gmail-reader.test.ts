import { afterEach, describe, expect, it } from 'vitest'
import { GoogleError } from '../../../modules/email-settings/google-port.ts'
import {
  findDeadUrl,
  type ServedRequest,
  type ServerReply,
  startPlatformServer,
} from '../../../testing/wire/platform-server.ts'
import { createGmailReader } from './gmail-reader.ts'

interface KeptMail {
  readonly id: string
  readonly label: string
  readonly source: string
}

const since = new Date('2030-03-01T10:00:00Z')
const refusal = (status: number, reason: string): ServerReply => ({
  status,
  body: { error: { code: status, message: 'No', errors: [{ message: 'No', reason }] } },
})

/** Mails of an account, oldest first; the history has one entry for each. */
let mails: KeptMail[] = []
/** Answers instead of the account. */
let fault: ((path: string) => ServerReply | undefined) | undefined
afterEach(() => {
  mails = []
  fault = undefined
})

function put(
  id: string,
  { label = 'INBOX', source = `From: ada@one.test\r\nMessage-ID: <${id}@one.test>\r\n\r\nYes` } = {},
) {
  mails.push({ id, label, source })
}

function answer({ path, query }: Pick<ServedRequest, 'path' | 'query'>): ServerReply {
  const read = (name: string) => query.get(name) ?? ''
  const name = path.replace('/gmail/v1/users/me/', '')
  if (name === 'profile') return { body: { historyId: String(mails.length) } }
  const from = Number(read('pageToken'))
  const size = Number(read('maxResults'))
  if (name === 'messages') {
    const found = mails.filter(({ label }) => label === read('labelIds')).toReversed()
    const next = from + size < found.length ? { nextPageToken: String(from + size) } : {}
    return { body: { messages: found.slice(from, from + size).map(({ id }) => ({ id })), ...next } }
  }
  if (name === 'history') {
    const start = Number(read('startHistoryId'))
    if (Number.isNaN(start) || start > mails.length) return refusal(404, 'notFound')
    const found = mails.slice(start).filter(({ label }) => label === read('labelId'))
    const next = from + size < found.length ? { nextPageToken: String(from + size) } : {}
    const history = found.slice(from, from + size).map(({ id }) => ({ messagesAdded: [{ message: { id } }] }))
    return { body: { history, historyId: String(mails.length), ...next } }
  }
  const mail = mails.find(({ id }) => name === `messages/${id}`)
  if (!mail) return refusal(404, 'notFound')
  if (read('format') === 'raw')
    return { body: { sizeEstimate: 1, raw: Buffer.from(mail.source).toString('base64url') } }
  const headers = (mail.source.split('\r\n\r\n')[0] ?? '').split('\r\n').map((line) => {
    const [header = '', value = ''] = line.split(': ')
    return { name: header, value }
  })
  return { body: { id: mail.id, internalDate: String(since.getTime()), payload: { headers } } }
}

async function open(tokens: readonly string[] = ['first']) {
  const { url, requests } = await startPlatformServer(({ path, query, headers }) => {
    if (headers.authorization !== `Bearer ${tokens.at(-1)}`) return refusal(401, 'authError')
    return fault?.(path) ?? answer({ path, query })
  })
  const reader = createGmailReader({
    apiUrl: url,
    getAccessToken: async (_, refused) => tokens[refused === undefined ? 0 : 1] ?? '',
  })
  return { session: await reader.open('maya'), requests }
}

describe('a Gmail account', () => {
  it('gives inbox, junk and sent mails', async () => {
    const { session } = await open()
    expect(await session.listFolders()).toMatchObject([{ use: 'inbox' }, { use: 'junk' }, { use: 'sent' }])
  })

  it('gives the mails since a time page by page, then those that arrive', async () => {
    for (let number = 0; number < 150; number++) put(`m${number}`)
    put('sent', { label: 'SENT' })
    const { session } = await open()
    const first = await session.readPage('INBOX', { position: undefined, since })
    expect(first).toMatchObject({ hasMore: true, position: 'list 151 100' })
    expect(first.heads).toHaveLength(100)
    expect(first.heads[0]).toEqual({
      ref: 'm149',
      receivedAt: since,
      headers: 'From: ada@one.test\r\nMessage-ID: <m149@one.test>\r\n',
    })
    put('meanwhile')
    const second = await session.readPage('INBOX', { position: first.position, since })
    expect(second).toMatchObject({ hasMore: false, position: 'history 151' })
    const third = await session.readPage('INBOX', { position: second.position, since })
    expect(third.heads.map(({ ref }) => ref)).toEqual(['meanwhile'])
    const last = await session.readPage('INBOX', { position: third.position, since })
    expect(last).toEqual({ heads: [], hasMore: false, position: 'history 152' })
  })

  it('goes through a long history page by page', async () => {
    const { session } = await open()
    const { position } = await session.readPage('INBOX', { position: undefined, since })
    for (let number = 0; number < 120; number++) put(`m${number}`)
    const first = await session.readPage('INBOX', { position, since })
    expect(first).toMatchObject({ hasMore: true, position: 'history 0 100' })
    const second = await session.readPage('INBOX', { position: first.position, since })
    expect(second).toMatchObject({ hasMore: false, position: 'history 120' })
    expect(second.heads).toHaveLength(20)
  })

  it('is read anew where Google no longer knows the position, or it is of another kind', async () => {
    put('one')
    const { session } = await open()
    for (const position of ['history 900', '7:12']) {
      const page = await session.readPage('INBOX', { position, since })
      expect(page).toMatchObject({ position: 'history 1', heads: [{ ref: 'one' }] })
    }
  })

  it('leaves out mails that are gone', async () => {
    put('one')
    put('two')
    fault = (path) => (path.includes('messages/two') ? refusal(404, 'notFound') : undefined)
    const { session } = await open()
    const { heads } = await session.readPage('INBOX', { position: undefined, since })
    expect(heads.map(({ ref }) => ref)).toEqual(['one'])
    expect(await session.readSource('two', 100)).toBeUndefined()
  })

  it('gives a mail as far as asked for, however long it is', async () => {
    put('long', { source: `Subject: Long\r\n\r\n${'x'.repeat(3_000_000)}` })
    const { session } = await open()
    expect(String(await session.readSource('long', 20))).toBe('Subject: Long\r\n\r\nxxx')
    expect(await session.readSource('long', 1_000_000)).toHaveLength(1_000_000)
  })

  it('is asked again with a new token if the first is refused', async () => {
    const { session, requests } = await open(['old', 'new'])
    await session.readPage('INBOX', { position: undefined, since })
    expect(requests[0]?.headers.authorization).toBe('Bearer old')
    expect(requests[1]?.headers.authorization).toBe('Bearer new')
  })

  it.each([
    ['without permission to read', refusal(403, 'insufficientPermissions'), { kind: 'permission', message: 'No' }],
    ['beyond its quota', refusal(429, 'rateLimitExceeded'), { kind: 'other', message: 'No' }],
    ['with a token that is refused twice', refusal(401, 'authError'), { kind: 'authentication' }],
    ['whose answer is none', { body: 'so what' }, { kind: 'other' }],
  ])('%s is not opened, and says why', async (_, reply, failure) => {
    fault = () => reply
    await expect(open()).rejects.toMatchObject(failure)
  })

  it('that Google has disconnected is not opened', async () => {
    const reader = createGmailReader({
      apiUrl: await findDeadUrl(),
      getAccessToken: () =>
        Promise.reject(new GoogleError('ended', { key: 'email_settings.google_ended', text: '', params: {} })),
    })
    await expect(reader.open('maya')).rejects.toMatchObject({ kind: 'authentication', message: '' })
  })

  it('that does not answer is reported', async () => {
    const reader = createGmailReader({ apiUrl: await findDeadUrl(), getAccessToken: async () => 'first' })
    await expect(reader.open('maya')).rejects.toMatchObject({ kind: 'timeout' })
  })
})

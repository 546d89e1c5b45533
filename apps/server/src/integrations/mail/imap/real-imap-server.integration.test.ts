import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import type { MailboxSession } from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import { type Dovecot, findDovecotObstacle, startDovecot } from '../../../testing/mail/dovecot.ts'
import { createSmtpDialer } from '../dial-smtp.ts'
import { createImapReader } from './imap-reader.ts'

const obstacle = findDovecotObstacle()
const because = obstacle ? ` (skipped: ${obstacle})` : ''

let dovecot: Dovecot | undefined
const get = () => {
  if (!dovecot) throw new Error('Dovecot runs in tests only')
  return dovecot
}

const reader = createImapReader({ dial: createSmtpDialer({ allowPrivateHosts: true }), localAuthority: undefined })
const open = (pass = get().password) => reader.open({ host: '127.0.0.1', port: get().port, user: 'maya', pass })
const since = new Date(Date.now() - hours(48))

/** Reads the heads of the mails after a position in a folder. */
const readFrom = (session: MailboxSession, folder: string, position?: string) =>
  session.readPage(folder, { position, since })

describe.skipIf(obstacle)(`Dovecot from Debian${because}`, () => {
  beforeAll(async () => {
    dovecot = await startDovecot()
  })
  afterAll(() => dovecot?.stop())

  it('gives the heads and sources of mails, which stay unread and where they are', async () => {
    await get().deliver('From: ada@one.test\nSubject: One\nMessage-ID: <1@one.test>\nIn-Reply-To: <0@b.test>\n\nYes')
    await get().deliver('From: ben@one.test\nSubject: Two\nMessage-ID: <2@one.test>\n\nNo')
    const session = await open()
    expect(await session.listFolders()).toEqual([
      { path: 'INBOX', use: 'inbox' },
      { path: 'Junk', use: 'junk' },
    ])
    const { position, heads } = await readFrom(session, 'INBOX')
    expect(heads.map(({ headers }) => /^Message-ID: (.*)\r$/m.exec(headers)?.[1])).toEqual([
      '<1@one.test>',
      '<2@one.test>',
    ])
    const first = heads[0]?.ref ?? ''
    expect(String(await session.readSource(first, 10_000))).toMatch(/\r\n\r\nYes$/)
    expect(String(await session.readSource(first, 4))).toBe('From')
    const [validity = '', last] = position.split(':')
    expect(last).toBe(heads[1]?.ref)
    expect((await readFrom(session, 'INBOX', `${validity}:${first}`)).heads).toHaveLength(1)
    expect((await readFrom(session, 'INBOX', position)).heads).toEqual([])
    await session.close()
    const files = await get().listFiles()
    expect(files).toHaveLength(2)
    expect(files.filter((name) => name.split(':2,')[1]?.includes('S'))).toEqual([])
  })

  it('gives mails in the folder for junk', async () => {
    await get().deliver('From: cleo@one.test\nMessage-ID: <3@one.test>\n\nMaybe', 'Junk')
    const session = await open()
    const { heads } = await readFrom(session, 'Junk')
    expect(heads.map(({ headers }) => headers)).toEqual([expect.stringContaining('<3@one.test>')])
    await session.close()
  })

  it('tells when its UIDs have no meaning any more', async () => {
    const session = await open()
    const { position } = await readFrom(session, 'INBOX')
    await session.close()
    // UIDVALIDITY is a time in seconds.
    const readAgain = async () => {
      await get().forgetUids()
      const again = await open()
      const page = await readFrom(again, 'INBOX', position)
      await again.close()
      return page.heads.length
    }
    await expect.poll(readAgain, { timeout: 20_000, interval: 200 }).toBe(2)
  })

  it('tells of a new mail at once, and of one that came before the wait', async () => {
    const session = await open()
    const { position } = await readFrom(session, 'INBOX')
    const wait = () => session.waitForMail?.({ longest: minutes(5), signal: new AbortController().signal })
    const waiting = wait()
    await get().deliver('From: eve@one.test\nMessage-ID: <5@one.test>\n\nMaybe')
    await waiting
    expect((await readFrom(session, 'INBOX', position)).heads).toHaveLength(1)
    await readFrom(session, 'Junk')
    await get().deliver('From: fay@one.test\nMessage-ID: <6@one.test>\n\nMaybe')
    await wait()
    expect((await readFrom(session, 'INBOX', position)).heads).toHaveLength(2)
    await session.close()
  })

  it('is no longer waited for when the signal comes', async () => {
    const session = await open()
    await readFrom(session, 'INBOX')
    const signal = AbortSignal.timeout(50)
    await session.waitForMail?.({ longest: minutes(5), signal })
    expect(signal.aborted).toBe(true)
    expect((await readFrom(session, 'Junk')).heads).toHaveLength(1)
    await session.close()
  })

  it('gives the newest of many old mails first, and each once, also in sessions of their own', async () => {
    for (let number = 0; number < 250; number++) {
      await get().deliver(`From: gil@one.test\nMessage-ID: <old-${number}@one.test>\n\nMaybe`)
    }
    const refs: number[][] = []
    let position: string | undefined
    for (let hasMore = true; hasMore; ) {
      const session = await open()
      const page = await readFrom(session, 'INBOX', position)
      refs.push(page.heads.map(({ ref }) => Number(ref)))
      position = page.position
      hasMore = page.hasMore
      if (refs.length === 1) await get().deliver('From: hal@one.test\nMessage-ID: <new@one.test>\n\nMaybe')
      await session.close()
    }
    const [first = [], fresh = [], ...others] = refs
    expect(first).toHaveLength(100)
    expect(fresh).toHaveLength(1)
    expect(Math.min(...first)).toBeGreaterThan(Math.max(...others.flat()))
    const count = (await get().listFiles()).filter((name) => name.includes('.test')).length
    expect(new Set(refs.flat()).size).toBe(count)
    expect(refs.flat()).toHaveLength(count)
  })

  it('refuses a wrong password', async () => {
    await expect(open('wrong')).rejects.toMatchObject({ kind: 'authentication' })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hours } from '../../../lib/durations.ts'
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

const reader = createImapReader({
  dial: createSmtpDialer({ allowPrivateHosts: true }),
  localAuthority: undefined,
  findSmtpAccount: async () => undefined,
  permits: () => true,
})
const open = (pass = get().password) => reader.open({ host: '127.0.0.1', port: get().port, user: 'maya', pass })
const since = new Date(Date.now() - hours(48))

/** Reads the heads of all mails after this one in a folder. */
async function listHeads(session: MailboxSession, folder: string, after = 0) {
  const position = await session.openFolder(folder)
  return { position, heads: await session.readHeads(await session.listUids({ after, since })) }
}

describe.skipIf(obstacle)(`Dovecot from Debian${because}`, () => {
  beforeAll(async () => {
    dovecot = await startDovecot()
  })
  afterAll(() => dovecot?.stop())

  it('gives the heads and sources of mails, which stay unread and where they are', async () => {
    await get().deliver('From: ada@one.test\nSubject: One\nMessage-ID: <1@one.test>\nIn-Reply-To: <0@b.test>\n\nYes')
    await get().deliver('From: ben@one.test\nSubject: Two\nMessage-ID: <2@one.test>\n\nNo')
    const session = await open()
    expect(await session.listFolders()).toEqual(['INBOX', 'Junk'])
    const { position, heads } = await listHeads(session, 'INBOX')
    expect(heads.map(({ headers }) => /^Message-ID: (.*)\r$/m.exec(headers)?.[1])).toEqual([
      '<1@one.test>',
      '<2@one.test>',
    ])
    expect(position.uidNext).toBe((heads.at(-1)?.uid ?? 0) + 1)
    expect(String(await session.readSource(heads[0]?.uid ?? 0, 10_000))).toMatch(/\r\n\r\nYes$/)
    expect(String(await session.readSource(heads[0]?.uid ?? 0, 4))).toBe('From')
    expect((await listHeads(session, 'INBOX', heads[0]?.uid)).heads).toHaveLength(1)
    expect((await listHeads(session, 'INBOX', heads[1]?.uid)).heads).toEqual([])
    await session.close()
    const files = await get().listFiles()
    expect(files).toHaveLength(2)
    expect(files.filter((name) => name.split(':2,')[1]?.includes('S'))).toEqual([])
  })

  it('gives mails in the folder for junk', async () => {
    await get().deliver('From: cleo@one.test\nMessage-ID: <3@one.test>\n\nMaybe', 'Junk')
    const session = await open()
    const { heads } = await listHeads(session, 'Junk')
    expect(heads.map(({ headers }) => headers)).toEqual([expect.stringContaining('<3@one.test>')])
    await session.close()
  })

  it('tells when its UIDs have no meaning any more', async () => {
    const session = await open()
    const { position } = await listHeads(session, 'INBOX')
    await session.close()
    // UIDVALIDITY is a time in seconds.
    const readAgain = async () => {
      await get().forgetUids()
      const again = await open()
      const { uidValidity } = await again.openFolder('INBOX')
      await again.close()
      return uidValidity
    }
    await expect.poll(readAgain, { timeout: 20_000, interval: 200 }).not.toBe(position.uidValidity)
  })

  it('refuses a wrong password', async () => {
    await expect(open('wrong')).rejects.toMatchObject({ kind: 'authentication' })
  })
})

import { expect, it } from 'vitest'
import type { MailboxSession } from './mailbox-reader-port.ts'
import { ReadingPace } from './reading-pace.ts'

/** A session whose pages are read at a pace, in a process of which this share is in use. Each page takes a second. */
function prepare() {
  const state = { use: 1, now: 0 }
  const rests: number[] = []
  const pace = new ReadingPace({
    readUse: () => state.use,
    rest: async (milliseconds) => void rests.push(milliseconds),
    now: () => state.now,
  })
  const session: MailboxSession = {
    listFolders: async () => [],
    readPage: async () => ({ heads: [], position: '1', hasMore: true }),
    readSource: async () => undefined,
    close: async () => {},
  }
  const read = async (position?: string) => {
    state.now += 1000
    await pace.slow(session).readPage('INBOX', { position, since: new Date(0) })
  }
  return { state, rests, read }
}

it('makes longer and longer pauses between pages while the process is busy, up to some seconds', async () => {
  const { rests, read } = prepare()
  for (let page = 0; page < 50; page++) await read('1')
  expect(rests).toHaveLength(50)
  expect(rests[0]).toBeLessThan(50)
  expect(rests.at(-1)).toBeGreaterThanOrEqual(1000)
  expect(Math.max(...rests)).toBeLessThanOrEqual(3000)
})

it('ends the pauses when the process is no longer busy', async () => {
  const { state, rests, read } = prepare()
  for (let page = 0; page < 10; page++) await read('1')
  state.use = 0.1
  for (let page = 0; page < 50; page++) await read('1')
  const before = rests.length
  await read('1')
  expect(rests).toHaveLength(before)
})

it('reads the newest mails of a mailbox without a pause', async () => {
  const { rests, read } = prepare()
  await read('1')
  await read()
  expect(rests).toHaveLength(1)
})

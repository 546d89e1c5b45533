import { describe, expect, it } from 'vitest'
import { parseMail } from '../parsing/parse-mail.ts'
import { classifyMail } from './classify-mail.ts'
import type { ParsedMail } from './parsed-mail.ts'
import { listHostileTexts } from './testing/hostile-texts.ts'

const mostMilliseconds = 100
const texts = Object.entries(listHostileTexts())
const senders = ['ada@one.test', 'mailer-daemon@one.test'] as const

const makeMail = (text: string, address: string, subject: string): ParsedMail => ({
  headers: new Map([['date', ['Tue, 07 Jul 2026 09:12:44 +0000']]]),
  from: { name: '', address },
  subject,
  text,
  parts: [],
})

/** The shortest of three times of the processor; the first one includes what is compiled. */
function measure(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const start = process.threadCpuUsage()
    work()
    return process.threadCpuUsage(start).user / 1000
  })
  return Math.min(...times)
}

describe('a mail of 200,000 characters', () => {
  it.each(texts)('is known at once if it consists of %s', (_, text) => {
    for (const address of senders) {
      for (const mail of [
        makeMail(text, address, 'Automatic reply: Tea'),
        makeMail(text, address, 'Re: Tea'),
        makeMail(text, address, text),
      ]) {
        expect(measure(() => classifyMail(mail))).toBeLessThan(mostMilliseconds)
      }
    }
  })

  it.each(texts)('is known at once if the report of a server consists of %s', (_, text) => {
    const content = `Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; ${text}`
    const mail = { ...makeMail('', senders[1], 'x'), parts: [{ type: 'message/delivery-status', content }] }
    expect(measure(() => classifyMail(mail))).toBeLessThan(mostMilliseconds)
  })

  it('is parsed up to a number of lines', async () => {
    const { text } = await parseMail(Buffer.from(`From: ada@one.test\r\n\r\nHello\r\n${'a\r\n'.repeat(60_000)}end`))
    expect(text).toMatch(/^Hello\na/)
    expect(text).not.toContain('end')
  })

  it('is parsed up to a number of tags', async () => {
    const html = `<p>Hello</p>${'<div>'.repeat(30_000)}end`
    const { text } = await parseMail(Buffer.from(`From: ada@one.test\r\nContent-Type: text/html\r\n\r\n${html}`))
    expect(text).toContain('Hello')
    expect(text).not.toContain('end')
  })
})

describe('a mail whose parts lie within each other', () => {
  it('is read as far as it is not too deep', async () => {
    const open = (depth: number) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`
    const nest = (depth: number) => Array.from({ length: depth }, (_, index) => open(index)).join('')
    const source = `From: ada@one.test\r\n${nest(10)}Content-Type: text/plain\r\n\r\nUnsubscribe\r\n`
    expect(classifyMail(await parseMail(Buffer.from(source)))).toEqual({ kind: 'unsubscribe' })
    await expect(parseMail(Buffer.from(`From: ada@one.test\r\n${nest(500)}`))).rejects.toThrow()
  })
})

import { describe, expect, it } from 'vitest'
import type { OutgoingMail } from '../../modules/outreach/context/mail-transport-port.ts'
import { buildMessage, writeMail, writeMessage } from './write-message.ts'

const mail: OutgoingMail = {
  from: { name: 'Brand', address: 'brand@brand.test' },
  to: { name: '', address: 'reader@many.test' },
  subject: 'Hello',
  text: 'Dear Reader,\n\nwe like your videos.\n',
  html: '<p>Dear Reader,</p>\n<p>we like your videos.</p>',
  messageId: 'one@brand.test',
}

const texts = {
  plain: 'Dear Reader,\nwe like your videos.',
  empty: '',
  'with Unix, Windows and old line ends': 'one\ntwo\r\nthree\rfour\n\n\nfive',
  'with umlauts': 'Schöne Grüße aus Köln, und ein = am Ende der Zeile =\n'.repeat(30),
  'in another script': '你好，我们喜欢你的视频。'.repeat(60),
  'with one long line': 'word '.repeat(500),
  'with a long word': 'x'.repeat(2000),
  'with dots at the beginning of lines': '.\n..\n.hidden\n',
  'with blanks at the ends of lines': 'one \ntwo\t\n \nthree',
  'with what looks like a boundary': '----_NmP-1\n--\nFrom here\n',
  'with emoji and marks': '👩‍🍳 café\u0301 \u200f\u202e',
  'as long as letters get': 'Ein langer Brief mit vielen Grüßen.\n'.repeat(2000),
}

describe('a written mail', () => {
  it.each(Object.entries(texts))('is byte for byte what Nodemailer writes: %s', async (_name, text) => {
    for (const given of [
      { ...mail, text },
      { ...mail, html: `<p>${text}</p>` },
      { ...mail, text, html: text },
    ]) {
      const message = buildMessage({ ...given, subject: text.slice(0, 60).replace(/\p{Cc}/gu, ' ') })
      expect(writeMessage(message)).toBe(String(await message.build()))
    }
  })

  it('has the domains of its addresses in ASCII', () => {
    const from = { name: 'Brand', address: 'brand@münchen.de' }
    const source = writeMail({ ...mail, from, to: { name: '', address: 'reader@bücher.test' } }).toString()
    expect(source).toMatch(/^From: Brand <brand@xn--mnchen-3ya\.de>\r$/m)
    expect(source).toMatch(/^To: reader@xn--bcher-kva\.test\r$/m)
  })

  it('has no line end but CRLF', () => {
    for (const text of Object.values(texts)) {
      const source = writeMail({ ...mail, text, html: text }).toString()
      expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    }
  })
})

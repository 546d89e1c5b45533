import { mailLanguages } from '@troupe/contract/mail/mail-languages'
import { describe, expect, it } from 'vitest'
import { sayMail } from '../../../../lib/mail-texts/say-mail.ts'
import { splitQuoted } from '../threads/quoted-part.ts'
import { quoteMail } from './quote-mail.ts'

const mail = { from_name: 'Ada', from_address: 'ada@one.test', received_at: new Date('2026-06-01T10:05:00Z') }
const quote = (text: string, answer = 'Thank you', timeZone?: string) =>
  quoteMail({ ...mail, text }, { answer, timeZone })

describe('the quoted mail below an answer', () => {
  it('begins with who wrote it when, and marks each line; quotes within it go deeper', () => {
    const { text, html } = quote('Yes & gladly.\r\n\r\n> Do you like tea?\r\n>> Tea\r\nAda')
    expect(text.split('\n')).toEqual([
      'On 1 Jun 2026, 10:05 UTC, Ada <ada@one.test> wrote:',
      '> Yes & gladly.',
      '>',
      '>> Do you like tea?',
      '>>> Tea',
      '> Ada',
    ])
    expect(html).toContain('<p>On 1 Jun 2026, 10:05 UTC, Ada &lt;ada@one.test&gt; wrote:</p>')
    expect(html.replace(/<blockquote [^>]*>/g, '<q>').replaceAll('</blockquote>', '</q>')).toContain(
      '<q>Yes &amp; gladly.<br><q>Do you like tea?<q>Tea</q></q>Ada</q>',
    )
  })

  it.each([
    ['en', 'Thank you for the offer', 'On 1 Jun 2026, 12:05 CEST, Ada <ada@one.test> wrote:'],
    ['de', 'Vielen Dank für das Angebot, ich freue mich', 'Am 1. Juni 2026, 12:05 MESZ schrieb Ada <ada@one.test>:'],
    ['zh', '谢谢您的来信，我们很高兴', 'Ada <ada@one.test> 于 '],
    ['pl', 'Dziękuję, nie jest to dla mnie', 'On 1 Jun 2026'],
  ])('is introduced in the language of the answer: %s', (_, answer, introduction) => {
    expect(quote('👍', answer, 'Europe/Berlin').text).toContain(introduction)
  })

  it.each(mailLanguages)('is folded in our own view: %s', (language) => {
    const writer = 'Ada Lovelace <ada@one.test>'
    const introduction = sayMail(language, 'answer.quotes', { at: '1 Jun 2026, 10:05 UTC', writer })
    const quoted = `${introduction}\n> Hello`
    expect(splitQuoted(`Thank you\n\n${quoted}`)).toEqual({ text: 'Thank you', quoted })
  })

  it('is cut where it is long, and nothing for a mail without text', () => {
    const lines = quote('word\n'.repeat(3_000)).text.split('\n')
    expect([lines.length, lines.at(-1)]).toEqual([402, '> […]'])
    const long = quote('x'.repeat(50_000)).text
    expect(long.length).toBeLessThan(10_200)
    expect(long).toMatch(/\n> \[…\]$/)
    expect(quote(' \n ')).toEqual({ html: '', text: '' })
  })

  it('names a writer without a name by the address', () => {
    const nameless = quoteMail({ ...mail, from_name: '\u202e <>', text: 'Hi' }, { answer: '', timeZone: undefined })
    expect(nameless.text).toMatch(/, ada@one\.test wrote:\n> Hi$/)
  })
})

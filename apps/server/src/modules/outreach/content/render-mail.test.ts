import { mailLanguages } from '@troupe/contract/mail/mail-languages'
import { describe, expect, it } from 'vitest'
import { freezeContent } from './freeze-content.ts'
import { toExampleValues } from './merge-values.ts'
import { parseStep } from './parse-step.ts'
import { type MailFooter, renderMail, toMessageId } from './render-mail.ts'

const subject = 'Tea?'
const step = parseStep({ subject, ...freezeContent('<p>Hello</p>') })
const unsubscribeUrl = 'https://troupe.test/unsubscribe/t?a=1&b=2'

function render(footer: Omit<MailFooter, 'unsubscribeUrl'>) {
  const templates = { step, firstSubject: parseStep({ subject, html: '', text: '' }).subject ?? [] }
  return renderMail(templates, toExampleValues(), { unsubscribeUrl, ...footer })
}

describe('the footer of a mail to a creator', () => {
  it('is as ever in English', () => {
    const { html, text } = render({ language: 'en', isChosen: false })
    expect(html).toBe(`<!doctype html>
<html><head><meta charset="utf-8"></head><body>
<p>Hello</p>
<p style="font-size: 12px; color: #6b6b6b">If you would rather not hear from us, <a href="https://troupe.test/unsubscribe/t?a=1&amp;b=2">unsubscribe</a>.</p>
</body></html>`)
    expect(text).toBe(`Hello\n\n-- \nIf you would rather not hear from us, unsubscribe: ${unsubscribeUrl}\n`)
  })

  it.each(mailLanguages.filter((language) => language !== 'en'))('is in %s, and marked as such', (language) => {
    const { html, text } = render({ language, isChosen: false })
    expect(html).toContain(`<p lang="${language}" style=`)
    expect(html).toContain('<html><head>')
    expect(html).toMatch(/<a href="https:\/\/troupe\.test\/unsubscribe\/t\?a=1&amp;b=2">[^<{}]+<\/a>/)
    expect(html).not.toMatch(/[{}]|rather not/)
    expect(text).toContain(`${unsubscribeUrl}\n`)
    expect(text).not.toMatch(/[{}]|rather not/)
  })

  it.each(mailLanguages)('leaves the language to the whole mail if the writer chose %s', (language) => {
    const { html } = render({ language, isChosen: true })
    expect(html).toContain(`<html lang="${language}"><head>`)
    expect(html).toContain('<p style="font-size: 12px')
  })
})

describe('the signature of a mail', () => {
  const signed = { language: 'en', isChosen: false, signature: 'Maya <3\n{{title}}' } as const

  it('stands after dashes and a blank, above the unsubscribe line, as it was written', () => {
    const { html, text } = render(signed)
    expect(text).toMatch(/^Hello\n\n-- \nMaya <3\n\{\{title\}\}\n\nIf you would rather/)
    expect(html).toContain('<p>Hello</p>\n<p>-- <br>Maya &lt;3<br>{{title}}</p>\n<p style=')
  })
})

describe('the company below a mail', () => {
  const company = { company: 'Tea & Co {x}', address: '1 Quay\nDublin' }

  it('stands above the unsubscribe line, with its address in one line', () => {
    const { html, text } = render({ language: 'en', isChosen: false, signature: 'Maya', company })
    expect(text).toMatch(/\n-- \nMaya\n\nSent by Tea & Co \{x\}, 1 Quay, Dublin\nIf you would rather/)
    expect(html).toMatch(/6b6b6b">Sent by Tea &amp; Co \{x\}, 1 Quay, Dublin<br>If you would rather/)
  })

  it.each(mailLanguages)('is named in %s', (language) => {
    const { text } = render({ language, isChosen: false, company })
    expect(text).toContain('Tea & Co {x}')
    expect(text).toContain('1 Quay, Dublin')
    expect(text.includes('Sent by')).toBe(language === 'en')
  })
})

describe('the subject of a mail', () => {
  it('is in the order in which it was written, whatever marks the name has', () => {
    const written = 'Tea with {{title}}?'
    const titled = parseStep({ subject: written, ...freezeContent('<p>{{title}}</p>') })
    const values = { ...toExampleValues(), title: '\u202eMaya\u202c \u2066Cooks\u2069\u200f' }
    const footer = { unsubscribeUrl, language: 'en', isChosen: false } as const
    const firstSubject = titled.subject ?? []
    const first = renderMail({ step: titled, firstSubject }, values, footer)
    expect(first.subject).toBe('Tea with Maya Cooks?')
    const reply = renderMail({ step: { ...titled, subject: null }, firstSubject }, values, footer)
    expect(reply.subject).toBe('Re: Tea with Maya Cooks?')
  })
})

describe('the id of a mail', () => {
  it('has the domain of its sender, in ASCII', () => {
    const id = toMessageId({ id: 'one', resends: 0 }, { name: '', address: 'maya@münchen.de' })
    expect(id).toBe('one@xn--mnchen-3ya.de')
  })
})

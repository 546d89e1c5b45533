import { mailLanguages } from '@troupe/contract/mail/mail-languages'
import { describe, expect, it } from 'vitest'
import { composeFarewellMail, composeLinkMail, toOwnChannelUrl } from './own-channel-mail.ts'

const token = 'a'.repeat(43)
const url = toOwnChannelUrl('https://troupe.test', token, 'en')
const reader = { email: 'maya@one.test', language: 'en' } as const
const link = (title: string) => ({ platform: 'youtube', title, url }) as const

/** URLs that a mail client would open or load. */
const listUrls = (html: string) =>
  Array.from(html.matchAll(/(?:href|src|url\()[="'(]*([^"')\s>]+)/gi), ([, each]) => each)

describe('a mail to a creator about their own channel', () => {
  it('links to the page with a token that no server sees', () => {
    expect(url).toBe(`https://troupe.test/my-channel#token=${token}`)
    const { text, html } = composeLinkMail('registered', reader, [link('Maya')])
    expect(text).toContain(url)
    expect(html).toContain(`href="${url}"`)
    expect(text).toContain('Maya (YouTube)')
  })

  it('loads nothing and links nowhere else', () => {
    for (const kind of ['registered', 'requested'] as const) {
      const { html = '' } = composeLinkMail(kind, reader, [link('One'), link('Two')])
      expect(listUrls(html)).toEqual([url, url])
    }
    expect(listUrls(composeFarewellMail(reader, { isWrittenTo: false }).html ?? '')).toEqual([])
  })

  it('shows a name as text, on one line, and never in the subject', () => {
    const hostile = '<img src=x onerror=alert(1)>\r\nBcc: evil@one.test\u202e'
    const { subject, text, html } = composeLinkMail('requested', reader, [link(hostile)])
    expect(subject).toBe('The link to your channel')
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; Bcc: evil@one.test')
    expect(text).toContain('Open the page of <img src=x onerror=alert(1)> Bcc: evil@one.test (YouTube): https://')
  })

  it('shortens a name too long for a button', () => {
    const { text } = composeLinkMail('requested', reader, [link('🎈'.repeat(300))])
    expect(text).toContain(`Open the page of ${'🎈'.repeat(60)}… (YouTube)`)
  })

  it('names the data that remains after an erasure', () => {
    const { text } = composeFarewellMail(reader, { isWrittenTo: false })
    expect(text).toMatch(/deleted for good/)
    expect(text).toMatch(/fingerprint/)
    expect(text).toMatch(/nobody invites or writes to it/)
    const { text: other } = composeFarewellMail(reader, { isWrittenTo: true })
    expect(other).toMatch(/Another channel is registered with this address/)
    expect(other).not.toMatch(/nobody invites/)
  })

  it.each(mailLanguages)('is complete in %s, with links to pages in it', (language) => {
    const own = toOwnChannelUrl('https://troupe.test', token, language)
    const query = language === 'en' ? '' : `?language=${language}`
    expect(own).toBe(`https://troupe.test/my-channel${query}#token=${token}`)
    const composeAll = (to: { readonly email: string; readonly language: typeof language }) => [
      composeLinkMail('registered', to, [{ ...link('Maya'), url: own }]),
      composeLinkMail('requested', to, [{ ...link('Maya'), url: own }]),
      composeLinkMail('requested', to, [
        { ...link('Maya'), url: own },
        { ...link('Noor'), url: own },
      ]),
      composeFarewellMail(to, { isWrittenTo: true }),
      composeFarewellMail(to, { isWrittenTo: false }),
    ]
    const english = composeAll(reader)
    for (const [index, { subject, text, html = '' }] of composeAll({ ...reader, language }).entries()) {
      expect(subject).not.toMatch(/[\r\n{}]/)
      expect(html).toContain(`<html lang="${language}">`)
      expect(text).toContain('maya@one.test')
      expect(`${text}${html.replace(/<style>.*<\/style>/s, '')}`).not.toMatch(/[{}]|undefined/)
      for (const address of listUrls(html)) expect(address).toBe(own)
      if (language === 'en') continue
      const lines = new Set(english[index]?.text.split('\n').filter((line) => /[a-z]{3}/.test(line)))
      expect(text.split('\n').filter((line) => lines.has(line))).toEqual([])
      expect(subject).not.toBe(english[index]?.subject)
    }
  })
})

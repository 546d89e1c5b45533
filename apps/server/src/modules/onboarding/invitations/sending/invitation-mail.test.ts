import { mailLanguages } from '@troupe/contract/mail/mail-languages'
import { describe, expect, it } from 'vitest'
import { composeInvitationMail, toInvitationLinks } from './invitation-mail.ts'

const token = 'T'.repeat(43)
const links = toInvitationLinks('https://troupe.test', token, 'en')
const compose = (given: Partial<Parameters<typeof composeInvitationMail>[0]> = {}) =>
  composeInvitationMail({
    email: 'maya@one.test',
    inviter: 'Ada of Brand',
    message: '',
    expiresAt: new Date('2030-03-15T09:00:00Z'),
    language: 'en',
    links,
    ...given,
  })
const htmlOf = (given: { inviter?: string | null; message?: string }) => compose(given).html ?? ''
/** All tags, to detect injected markup. */
const tagsOf = (html: string) => html.match(/<[a-z!/][^>]*>/gi) ?? []

describe('the invitation mail', () => {
  it('gives inviter, meaning, link, expiry and the way to decline, in text and HTML', () => {
    const { to, subject, text, html = '' } = compose()
    expect(to).toBe('maya@one.test')
    expect(subject).toBe('Ada of Brand invites you to register your channel')
    for (const part of [
      'Ada of Brand invites you',
      'Brands use Troupe',
      '15 March 2030',
      'I do not want any invitations',
    ]) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(text).toContain(`https://troupe.test/kol-onboarding?token=${token}\n`)
    expect(text).toContain(`https://troupe.test/kol-onboarding?token=${token}&decline=1`)
    expect(html).toContain(`href="https://troupe.test/kol-onboarding?token=${token}"`)
    expect(html).toContain(`href="https://troupe.test/kol-onboarding?token=${token}&amp;decline=1"`)
  })

  it('names no inviter when an operator invites', () => {
    const { subject, text } = compose({ inviter: null })
    expect(subject).toBe('You are invited to register your channel')
    expect(text).toContain('You are invited to register your TikTok')
    expect(text).not.toContain('null')
  })

  it('loads nothing and links only to us', () => {
    const html = htmlOf({ message: 'See https://evil.test/a and <img src="https://evil.test/b">' })
    const addresses = [...html.matchAll(/(?:href|src|background|action)="([^"]*)"/gi)].map(([, url]) => url)
    expect(addresses).toHaveLength(2)
    for (const url of addresses) expect(url).toMatch(/^https:\/\/troupe\.test\/kol-onboarding\?/)
    expect(html).not.toMatch(/url\(|@import|<img|<script|<link/i)
  })

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</td></table><h1>Troupe</h1>',
    '<!-- ',
    '&lt;b&gt;&#x3c;b&#x3e;',
    "' onmouseover='alert(1)",
    '<style>*{display:none}</style>',
  ])('shows %s as it was written, in the message and in the name', (hostile) => {
    const mail = compose({ inviter: hostile, message: hostile })
    expect(tagsOf(mail.html ?? '')).toEqual(tagsOf(htmlOf({ inviter: 'Ada', message: 'Hello' })))
    expect(mail.text).toContain(`> ${hostile}`)
  })

  it('keeps the lines of a message, each of them marked as a quotation', () => {
    const { text, html } = compose({ message: 'Dear Maya,\n\nwe love your bread.\n-- \nTroupe: https://evil.test' })
    expect(text).toContain(
      'Ada of Brand writes:\n> Dear Maya,\n> \n> we love your bread.\n> -- \n> Troupe: https://evil.test',
    )
    expect(html).toContain('Dear Maya,<br><br>we love your bread.')
  })

  it('shows no empty quotation', () => {
    expect(htmlOf({})).not.toContain('<blockquote')
    expect(compose().text).not.toContain('>')
  })

  it('has a subject of one line, for any name', () => {
    const { subject } = compose({ inviter: 'Ada\nBcc: eve@evil.test\t\u202Egnp' })
    expect(subject).toBe('Ada Bcc: eve@evil.test gnp invites you to register your channel')
  })

  it.each(mailLanguages)('is complete in %s: subject, texts, day, and links to pages in it', (language) => {
    const inviter = 'Ada of Brand'
    const own = toInvitationLinks('https://troupe.test', token, language)
    const page = `https://troupe.test/kol-onboarding?token=${token}${language === 'en' ? '' : `&language=${language}`}`
    expect(own).toEqual({ register: page, decline: `${page}&decline=1` })
    for (const given of [inviter, null]) {
      const mail = compose({ inviter: given, message: 'Hello', language, links: own })
      expect(mail.subject).not.toMatch(/[\r\n{}]|undefined/)
      expect(mail.html).toContain(`<html lang="${language}">`)
      expect(mail.html).toContain(`href="${page.replaceAll('&', '&amp;')}"`)
      expect(mail.text).toContain(`${page}&decline=1`)
      expect(mail.text).toContain('2030')
      expect(mail.text).not.toMatch(/[{}]|undefined/)
      if (language === 'en') continue
      const english = compose({ inviter: given, message: 'Hello' })
      const lines = new Set(english.text.split('\n').filter((line) => /[a-z]{3}/.test(line) && !line.startsWith('>')))
      expect(mail.text.split('\n').filter((line) => lines.has(line))).toEqual([])
      expect(mail.subject).not.toBe(english.subject)
    }
    expect(compose({ inviter, language }).subject).toContain(inviter)
  })
})

import { mailLanguages } from '@troupe/contract/mail/mail-languages'
import { describe, expect, it } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { composeCodeMail } from './code-mail.ts'

const code = '123456'
const longCode = 'AAAAA-BBBBB'
const compose = (purpose: Parameters<typeof composeCodeMail>[0]['purpose'], language: (typeof mailLanguages)[number]) =>
  composeCodeMail({ purpose, publicUrl: 'https://troupe.test', code, longCode, lifetimeMs: minutes(10), language })

describe('the mail with a code', () => {
  it.each(mailLanguages)('is complete in %s, for creators who verify an address', (language) => {
    const { subject, text, html } = compose('address', language)
    expect(subject).toMatch(/^123456/)
    expect(subject).not.toMatch(/[\r\n]/)
    for (const part of [code, longCode, '10']) expect(text).toContain(part)
    expect(text).not.toMatch(/[{}]|undefined/)
    expect(html).toBeUndefined()
    if (language !== 'en') expect(subject).not.toBe(compose('address', 'en').subject)
  })

  it.each(['registration', 'password-reset', 'email-change'] as const)(
    'to users for %s is in their languages',
    (purpose) => {
      const english = compose(purpose, 'en')
      const chinese = compose(purpose, 'zh-Hans')
      expect(chinese.subject).toMatch(/^123456 是/)
      for (const part of [code, longCode, '10 分钟内有效。']) expect(chinese.text).toContain(part)
      expect(compose(purpose, 'de')).toEqual(english)
    },
  )

  it('to register has a link that enters the code, which no server is sent', () => {
    const link = 'https://troupe.test/auth?step=verify#code=123456'
    const { text, html } = compose('registration', 'en')
    expect(text).toContain(`entered for you: ${link}`)
    expect(html).toContain(`href="${link}"`)
    expect(compose('password-reset', 'en').text).not.toContain('https://')
  })

  it('names the minutes that the screen shows meanwhile, although it took seconds to be sent', () => {
    const { text } = composeCodeMail({
      purpose: 'registration',
      publicUrl: 'https://troupe.test',
      code,
      longCode,
      lifetimeMs: minutes(10) - 4000,
      language: 'en',
    })
    expect(text).toContain('It is valid for 10 minutes.')
  })

  it('to register has the language and the texts in its HTML, too', () => {
    const { html } = compose('registration', 'zh-Hans')
    expect(html).toContain('<html lang="zh-Hans">')
    for (const part of [code, longCode, '确认您的邮箱地址', '10 分钟内有效。', '请在注册页面输入以下验证码']) {
      expect(html).toContain(part)
    }
    expect(html).not.toMatch(/[a-z]+ mail|You get|Enter /)
    expect(compose('registration', 'en').html).toContain('<html lang="en">')
  })
})

import { describe, expect, it } from 'vitest'
import { EmailConfigInput, isPublicSmtpServer, parseSenderAddress } from './email-settings.ts'

const listIssues = (input: object) =>
  EmailConfigInput.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('the settings as they are written', () => {
  it('may omit every field, or leave it empty', () => {
    expect(EmailConfigInput.parse({})).toEqual({})
    expect(EmailConfigInput.parse({ smtp_host: '', smtp_user: '', smtp_pass: '', smtp_from: '' })).toMatchObject({
      smtp_host: '',
    })
  })

  it('drop fields that users may not set', () => {
    expect(EmailConfigInput.parse({ gmail_token_path: '/etc/passwd', user_id: 'x' })).toEqual({})
  })

  it('name every issue', () => {
    const wrong = {
      smtp_host: 'a b',
      smtp_port: 70_000,
      smtp_user: 'a\r\nb',
      smtp_from: 'nobody',
      email_provider: 'fax',
    }
    expect(listIssues(wrong)).toEqual([
      'smtp_host: Enter a host such as smtp.example.com',
      'smtp_port: A port is between 1 and 65535',
      'smtp_user: The user name must be one line',
      'smtp_from: Enter an address, or a name and an <address>',
      'email_provider: Invalid email provider',
    ])
  })

  it.each([
    'smtp.example.com/x',
    'user@host',
    'http://host',
    'host:25',
    '-host.com',
    'a..b',
    'ⓛⓞⓒⓐⓛ',
    'a\0b',
    'x'.repeat(254),
  ])('take %j for no host', (smtp_host) => {
    expect(listIssues({ smtp_host })).not.toEqual([])
  })

  it("take Google's app password without its blanks, and leave others alone", () => {
    expect(EmailConfigInput.parse({ smtp_pass: 'abcd efgh ijkl mnop' }).smtp_pass).toBe('abcdefghijklmnop')
    expect(EmailConfigInput.parse({ smtp_pass: 'correct horse battery' }).smtp_pass).toBe('correct horse battery')
  })
})

describe('a server that users may always name', () => {
  it.each([
    ['smtp.qq.com', 587, true],
    ['smtp.qq.com', 465, true],
    ['smtp.qq.com', 5432, false],
    ['127.0.0.1', 587, false],
    ['0x7f.1', 587, false],
    ['localhost', 587, false],
    ['mail.0x7f', 587, false],
    ['relay.lan', 25, true],
  ])('%s:%d %s', (host, port, isPublic) => {
    expect(isPublicSmtpServer(host, port)).toBe(isPublic)
  })
})

describe('a sender', () => {
  it.each([
    ['maya@brand.example', { name: '', address: 'maya@brand.example' }],
    ['Maya <maya@brand.example>', { name: 'Maya', address: 'maya@brand.example' }],
    ['"Maya, Brand" <maya@brand.example>', { name: 'Maya, Brand', address: 'maya@brand.example' }],
    ['李娜 <lina@brand.example>', { name: '李娜', address: 'lina@brand.example' }],
    ['<maya@brand.example>', { name: '', address: 'maya@brand.example' }],
  ])('%j is read', (text, sender) => {
    expect(parseSenderAddress(text)).toEqual(sender)
  })

  it.each([
    '',
    'maya',
    'a@b.c, d@e.f',
    'Maya <a@b.c> <d@e.f>',
    'Maya <a@b.c',
    'M\ra <a@b.example>',
    '"M\\" <a@b.example>',
  ])('%j is none', (text) => {
    expect(parseSenderAddress(text)).toBeUndefined()
  })
})

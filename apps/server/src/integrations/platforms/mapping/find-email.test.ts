import { describe, expect, test } from 'vitest'
import { findEmail } from './find-email.ts'

describe('an e-mail address in a text', () => {
  test.each([
    ['Weeknight recipes.\nBusiness: Hello@DemoKitchen.Example', 'Hello@demokitchen.example'],
    ['write to (first.last+brand@mail.studio.co.uk).', 'first.last+brand@mail.studio.co.uk'],
    ['mailto:team@studio.test, thanks', 'team@studio.test'],
    ['商务合作：hello123@qq.com微信同号', 'hello123@qq.com'],
    ['联系我hello@studio.test。谢谢', 'hello@studio.test'],
    ['ｈｅｌｌｏ＠studio．test', 'hello@studio.test'],
    ['<b>"booking@studio.test"</b>', 'booking@studio.test'],
    ['logo@2x.png and then real@studio.test', 'real@studio.test'],
    ['you@example.com, then me@studio.test', 'me@studio.test'],
    ['...press@studio.test...', 'press@studio.test'],
    ['📧hi@studio.test', 'hi@studio.test'],
  ])('is found: %s', (text, address) => expect(findEmail(text)).toBe(address))

  test.each([
    'no address',
    'find me @demokitchen',
    'https://social.test/@cook@social.test',
    '@cook@social.test',
    'name [at] domain [dot] com',
    'a@b',
    'errors go to key@sentry.io',
    'picture@2x.jpg',
    'andré@studio.test is read as a whole or not at all',
    'two..dots@studio.test',
    'dash@-studio-.test',
    `${'a'.repeat(65)}@studio.test`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.test`,
    '',
  ])('is not found in: %s', (text) => expect(findEmail(text)).toBeUndefined())

  test('is found quickly in any text', () => {
    const startedAt = process.threadCpuUsage()
    for (const text of ['a'.repeat(10_000), 'a@'.repeat(5000), 'a@a.'.repeat(2500), `a@${'a-'.repeat(5000)}`])
      findEmail(text)
    expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(1000)
  })
})

import { describe, expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

describe('an e-mail address', () => {
  test.each([
    'a@b.c',
    'anna.o+x@sub.example.co.uk',
    "o'neill_42%x@a-b.example",
    'ü@exämple.de',
    '用户@例子.公司',
    'анна@почта.рф',
    'a@xn--mnchen-3ya.de',
    `${'a'.repeat(64)}@b.cd`,
  ])('%s is accepted', (address) => {
    expect(isEmailAddress(address)).toBe(true)
  })

  test.each([
    ['nothing', ''],
    ['no @', 'a'],
    ['no dot', 'a@b'],
    ['no host', 'a@.c'],
    ['no top level', 'a@b.'],
    ['an empty label', 'a@b..c'],
    ['no name', '@b.c'],
    ['two @', 'a@@b.c'],
    ['two addresses', 'a@b@c.d'],
    ['a blank', 'a b@c.d'],
    ['a blank after the @', 'a@b .c'],
    ['a list', 'a,b@c.d'],
    ['a list of two', 'a@b.c,d@e.f'],
    ['a group', 'g:a@b.c;'],
    ['a name in brackets', 'Anna<a@b.c>'],
    ['a quoted name', '"a"@b.c'],
    ['a comment', 'a(b)@c.d'],
    ['a line break', 'a@b.c\r\nBcc:x'],
    ['an address literal', 'a@[127.0.0.1]'],
    ['an IP address', 'a@127.0.0.1'],
    ['a hyphen in front of a label', 'a@-b.cd'],
    ['a hyphen behind a label', 'a@b-.cd'],
    ['a character that is not seen', 'a\u200b@b.c'],
    ['a mark that turns the direction', '\u202ea@b.c'],
    ['half a character', 'a\ud800@b.c'],
    ['a Cyrillic letter among Latin ones', '\u0430dmin@b.c'],
    ['a Greek letter in a Latin domain', 'a@g\u03bf\u03bfgle.com'],
    ['a name that is too long', `${'a'.repeat(65)}@b.cd`],
    ['too many characters', `a@${'b.'.repeat(130)}cd`],
  ])('with %s is refused', (_what, address) => {
    expect(isEmailAddress(address)).toBe(false)
  })

  test('of thousands of characters is refused at once', () => {
    const start = process.threadCpuUsage()
    for (const text of [`x@${'a.'.repeat(5000)}`, 'a'.repeat(50_000), '@'.repeat(50_000)]) {
      expect(isEmailAddress(text)).toBe(false)
    }
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(200)
  })
})

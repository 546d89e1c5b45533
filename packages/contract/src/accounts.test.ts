import { describe, expect, test } from 'vitest'
import {
  accountEndpoints,
  findPasswordProblem,
  isPersonalPassword,
  ratePassword,
  Username,
  VerificationCode,
} from './accounts.ts'
import { Email } from './mail/email-address.ts'

describe('a password', () => {
  test.each([
    ['', 'Password is required'],
    ['Ab1!', 'Password must be at least 8 characters long'],
    ['abcdefg1!', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1!', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh!', 'Password must contain at least one number'],
    ['Abcdefgh1', 'Password must contain at least one special character'],
    ['a', 'Password must be at least 8 characters long'],
  ])('"%s" is refused with the first rule it breaks: %s', (password, message) => {
    expect(findPasswordProblem(password)).toBe(message)
  })

  test.each([...'!@#$%^&*()_+-=[]{};\':"\\|,.<>/?'])('may have %s as its special character', (character) => {
    expect(findPasswordProblem(`Abcdefg1${character}`)).toBeUndefined()
  })

  test('may have 64 characters, and blanks and letters of any script', () => {
    expect(findPasswordProblem('Correct horse 7! кафе '.repeat(3).slice(0, 64))).toBeUndefined()
  })

  test('of more than 128 characters is refused', () => {
    expect(findPasswordProblem(`Abcdefg1!${'x'.repeat(120)}`)).toBe('Password must be at most 128 characters long')
  })

  test.each(['Maya.Studio@Brand.test', 'Maya.studio', 'MAYA_studio'])(
    'that is nothing but address or user name is refused: %s',
    (password) => {
      expect(isPersonalPassword(password, ['maya.studio@brand.test', 'maya_studio'])).toBe(true)
    },
  )

  test('may hold a name among other things', () => {
    expect(isPersonalPassword('Banana-split-7', ['ana@brand.test', 'ana'])).toBe(false)
  })

  test.each([
    ['', 0, 'weak'],
    ['ab', 1, 'weak'],
    ['abcdefgh', 2, 'weak'],
    ['Abcdefgh', 3, 'medium'],
    ['Abcdefg1', 4, 'medium'],
    ['Abcdefg1!', 5, 'strong'],
  ])('"%s" has %i points and is %s', (password, score, strength) => {
    expect(ratePassword(password)).toEqual({ score, strength })
  })
})

describe('an e-mail address', () => {
  test('is compared in lower case, without blanks around it and in NFKC', () => {
    expect(Email.parse('  Anna@EXAMPLE.com ')).toBe('anna@example.com')
    expect(Email.parse('ａｎｎａ＠example.com')).toBe('anna@example.com')
  })

  test('that is missing gets another message than an invalid one', () => {
    expect(Email.safeParse('  ').error?.issues[0]?.message).toBe('Email is required')
    expect(Email.safeParse('anna').error?.issues[0]?.message).toBe('Please enter a valid email address')
  })
})

describe('a registration', () => {
  test('names its password when it is nothing but the address', () => {
    const body = { email: 'maya.9@brand.test', username: 'maya', password: 'Maya.9@brand.test' }
    const [issue, ...others] = accountEndpoints.register.body.safeParse(body).error?.issues ?? []
    expect(issue).toMatchObject({
      path: ['password'],
      message: 'Password must not be your email address or username',
    })
    expect(others).toEqual([])
  })
})

describe('a user name', () => {
  test('needs three characters after trimming', () => {
    expect(Username.safeParse(' ab ').error?.issues[0]?.message).toBe('Username must be at least 3 characters long')
    expect(Username.parse(' abc ')).toBe('abc')
  })
})

describe('a verification code', () => {
  test.each(['12345', '1234567', '12345a', '１２３４５６', ' 123456', ''])('"%s" is refused', (code) => {
    expect(VerificationCode.safeParse(code).error?.issues[0]?.message).toBe(
      'Please enter a valid 6-digit verification code',
    )
  })

  test('may begin with zero', () => {
    expect(VerificationCode.parse('000123')).toBe('000123')
  })
})

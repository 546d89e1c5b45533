import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('a common password', () => {
  test.each([
    'Password1!',
    'P@ssw0rd',
    'P@$$w0rd2024',
    '!Passwort123',
    'Welcome@2024',
    'Qwerty123!',
    'Summer2029!',
    'Aa123456!',
    'Abc123!@#',
    'Qwe123!@#',
    '1qaz@WSX',
    '!QAZ2wsx',
    'Zaq1@wsx',
    'Q1w2e3r4!',
    '1q2w3e4R!',
    'A1b2c3d4!',
    'Troupe-1',
    'Admin@123',
    'Iloveyou1!',
  ])('is found: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  test.each([
    'Right-horse-7',
    'Correct horse battery 1!',
    'Passwordless-9',
    'aaaaaaaaaaaaaaaa',
    '😀😀😀😀😀😀😀😀',
    'vK9#mQ2!xL',
  ])('is not: %s', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})

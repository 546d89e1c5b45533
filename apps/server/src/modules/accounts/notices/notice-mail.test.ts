import { describe, expect, it } from 'vitest'
import { composeNoticeMail } from './notice-mail.ts'

const kinds = [
  'password-changed',
  'password-reset',
  'email-changed',
  'account-deleted',
  'access-token-created',
  'program-connected',
  'webhook-switched-off',
  'session-stolen',
] as const
const createdAt = new Date('2030-03-15T09:00:00Z')

describe('the mail about a change to an account', () => {
  it.each(kinds)('says %s with the time, in English and in Chinese', (kind) => {
    const english = composeNoticeMail({ kind, createdAt, language: 'en' })
    const chinese = composeNoticeMail({ kind, createdAt, language: 'zh-Hans' })
    expect(english.text).toMatch(/ \(15 March 2030 at 09:00 UTC\)\.\n\n[A-Z]/)
    expect(chinese.text).toMatch(/（2030年3月15日 09:00 UTC）。\n\n\p{sc=Han}|（2030年3月15日 09:00 UTC）。\n\n“/u)
    expect(chinese.subject).toMatch(/\p{sc=Han}/u)
    expect(chinese.subject).not.toMatch(/[\r\n{}]/)
  })
})

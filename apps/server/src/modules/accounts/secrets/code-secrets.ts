import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { longCodeGroups, verificationCodeLength } from '@troupe/contract/accounts'

/**
 * Crockford's base32, without letters that look like digits. 256 is a multiple of 32, so all characters are equally
 * likely.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Both forms of a code. They are derived from the code's id with a key that is not in the database, and are never
 * stored.
 */
export interface CodeSecrets {
  /**
   * Six digits: the first 48 bits of the id's HMAC-SHA-256, modulo 10^6. No code is more likely than another by over 1
   * in 10^8.
   */
  toDigits(codeId: string): string
  /** 130 bits, which cannot be guessed; needed when too many six-digit codes were entered for an address. */
  toLongCode(codeId: string): string
  /** Whether the entered text is the code in either form. Compares in constant time. */
  matches(codeId: string, entered: string): boolean
}

export function createCodeSecrets(keyBytes: Buffer): CodeSecrets {
  const key = createSecretKey(keyBytes)
  const derive = (form: string, codeId: string) => createHmac('sha256', key).update(`${form} ${codeId}`).digest()
  const secrets: CodeSecrets = {
    toDigits: (codeId) =>
      String(derive('digits', codeId).readUIntBE(0, 6) % 10 ** verificationCodeLength).padStart(
        verificationCodeLength,
        '0',
      ),
    toLongCode(codeId) {
      const bytes = derive('long', codeId)
      let next = 0
      return longCodeGroups
        .map((length) => Array.from({ length }, () => alphabet[(bytes[next++] ?? 0) % alphabet.length]).join(''))
        .join('-')
    },
    matches(codeId, entered) {
      const expected = Buffer.from(isLongCode(entered) ? secrets.toLongCode(codeId) : secrets.toDigits(codeId))
      const given = Buffer.from(entered)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
  return secrets
}

export function isLongCode(entered: string): boolean {
  return entered.length > verificationCodeLength
}

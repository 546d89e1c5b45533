import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { formatRecoveryCode, recoveryCodeCount, recoveryCodeGroups } from '@troupe/contract/sign-in/second-factor-proof'
import { deriveKey } from '../../../lib/derive-key.ts'
import { createSecretBox, type SecretBox } from '../../../lib/secret-box.ts'

/** Crockford's base32; 256 is a multiple of 32, so all characters are equally likely. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const tokenBytes = 32
const codeLength = recoveryCodeGroups.reduce((sum, length) => sum + length, 0)

export interface FactorSecrets {
  /** Encrypts the secrets of authenticator apps. */
  readonly box: SecretBox
  /** Makes ten recovery codes of 80 random bits each. */
  createRecoveryCodes(): string[]
  /** The stored form of a user's code: HMAC-SHA-256 with a key that is not in the database. */
  hashRecoveryCode(userId: string, entered: string): Buffer
  /** Makes the token of a challenge: 256 random bits. */
  createToken(): string
  /** The stored form of a token: SHA-256, which is enough for 256 random bits. */
  hashToken(token: string): Buffer
}

/** @param secretKey The installation's secret, from which a key is derived for each purpose. */
export function createFactorSecrets(secretKey: Buffer): FactorSecrets {
  const codeKey = createSecretKey(deriveKey(secretKey, 'recovery-codes'))
  return {
    box: createSecretBox(secretKey, 'authenticator-apps'),
    createRecoveryCodes: () =>
      Array.from({ length: recoveryCodeCount }, () =>
        formatRecoveryCode([...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('')),
      ),
    hashRecoveryCode: (userId, entered) =>
      createHmac('sha256', codeKey)
        .update(`${userId} ${formatRecoveryCode(entered)}`)
        .digest(),
    createToken: () => randomBytes(tokenBytes).toString('base64url'),
    hashToken: (token) => createHash('sha256').update(token).digest(),
  }
}

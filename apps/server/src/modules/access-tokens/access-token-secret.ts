import { createHash, randomBytes } from 'node:crypto'
import { accessTokenPrefix } from '@troupe/contract/access-tokens'

const secretBytes = 32
const wellFormed = new RegExp(`^${accessTokenPrefix}[\\w-]{43}$`)

/** Creates a token: 256 random bits after the prefix that identifies personal access tokens. */
export function createTokenSecret(): string {
  return accessTokenPrefix + randomBytes(secretBytes).toString('base64url')
}

/** Stored form: SHA-256, which is enough for 256 random bits. */
export function hashTokenSecret(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether a bearer token has the prefix of a personal access token. */
export function isPersonalToken(bearer: string): boolean {
  return bearer.startsWith(accessTokenPrefix)
}

/** Whether the text has the format of a token. */
export function isWellFormedToken(text: string): boolean {
  return wellFormed.test(text)
}

import { createHash, randomBytes } from 'node:crypto'
import { divideToken, joinToken } from '../../../lib/mail-texts/divide-token.ts'

const tokenBytes = 32
/** 32 bytes in base64url. */
const joinedToken = /^[\w-]{43}$/

export interface NewToken {
  /** Two parts of 22 and 21 URL-safe characters, joined by a dot. Sent in one mail and never stored. */
  readonly token: string
  readonly hash: Buffer
}

export function createToken(): NewToken {
  return writeToken(randomBytes(tokenBytes))
}

/** @param secret 32 bytes */
export function writeToken(secret: Buffer): NewToken {
  const text = secret.toString('base64url')
  return { token: divideToken(text), hash: digest(text) }
}

/**
 * Hash under which a token is stored (SHA-256: a random token needs no slow hash); undefined if the token is malformed.
 */
export function hashToken(token: string): Buffer | undefined {
  const text = joinToken(token)
  return joinedToken.test(text) ? digest(text) : undefined
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

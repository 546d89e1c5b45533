import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32
/** 32 bytes in base64url. */
const writtenToken = /^[\w-]{43}$/

export interface NewToken {
  /** 43 URL-safe characters. Sent in one mail and never stored. */
  readonly token: string
  readonly hash: Buffer
}

export function createToken(): NewToken {
  const token = randomBytes(tokenBytes).toString('base64url')
  return { token, hash: digest(token) }
}

/**
 * Hash under which a token is stored (SHA-256: a random token needs no slow hash); undefined if the token is malformed.
 */
export function hashToken(token: string): Buffer | undefined {
  return writtenToken.test(token) ? digest(token) : undefined
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

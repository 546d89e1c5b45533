import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32
/** 32 bytes as base64url. */
const writtenToken = /^[\w-]{43}$/

export interface NewToken {
  /** 43 characters, fit for a URL. It goes into one mail and is kept nowhere. */
  readonly token: string
  readonly hash: Buffer
}

export function createToken(): NewToken {
  const token = randomBytes(tokenBytes).toString('base64url')
  return { token, hash: digest(token) }
}

/** What the token is stored as (SHA-256: a random token needs no slower one); undefined when it cannot be one of ours. */
export function hashToken(token: string): Buffer | undefined {
  return writtenToken.test(token) ? digest(token) : undefined
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

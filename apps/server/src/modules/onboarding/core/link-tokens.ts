import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32
/** 32 bytes as base64url. */
const writtenToken = /^[\w-]{43}$/

export interface NewToken {
  /** 43 characters, fit for a URL. It is sent in one mail and never stored. */
  readonly token: string
  readonly hash: Buffer
}

export function createToken(): NewToken {
  const token = randomBytes(tokenBytes).toString('base64url')
  return { token, hash: digest(token) }
}

/** Hash under which the token is stored (SHA-256: a random token needs no slow hash); undefined when the token is malformed. */
export function hashToken(token: string): Buffer | undefined {
  return writtenToken.test(token) ? digest(token) : undefined
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

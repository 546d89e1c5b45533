import { toLine } from '@troupe/contract/base/text'
import type { ReadingFailureKind } from '@troupe/contract/mail/mailbox-reading'
import { ReadingError } from '../../../modules/outreach/incoming/mailbox-reader-port.ts'

const longestReply = 300

const kinds: ReadonlyMap<string, ReadingFailureKind> = new Map([
  ['EHOST', 'not_found'],
  ['ECONNREFUSED', 'refused'],
  ['EHOSTUNREACH', 'refused'],
  ['ENETUNREACH', 'refused'],
  ['ECONNRESET', 'refused'],
  ['ETIMEDOUT', 'timeout'],
  ['ETIMEOUT', 'timeout'],
  ['CONNECT_TIMEOUT', 'timeout'],
  ['GREETING_TIMEOUT', 'timeout'],
  ['UPGRADE_TIMEOUT', 'timeout'],
])

/** Codes of Node.js for certificates and handshakes. */
const tlsCode = /^(?:ERR_(?:SSL|TLS)_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|EPROTO$|STARTTLS_INJECTION$)/

/** Converts any failure of an IMAP session to the port's error. */
export function judgeImapFailure(error: unknown): ReadingError {
  if (error instanceof ReadingError) return error
  const fields = error instanceof Error ? new Map(Object.entries(error)) : new Map<string, unknown>()
  const read = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const reply = toLine(read('responseText'), longestReply)
  return new ReadingError(judge(error, read('code'), fields.get('authenticationFailed') === true), reply, {
    cause: error,
  })
}

function judge(error: unknown, code: string, isRefusedSignIn: boolean): ReadingFailureKind {
  if (isRefusedSignIn) return 'authentication'
  const message = error instanceof Error ? error.message : ''
  if (tlsCode.test(code) || /STARTTLS|certificate|altnames/i.test(message)) return 'insecure'
  return kinds.get(code) ?? 'other'
}

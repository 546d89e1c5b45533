import { z } from 'zod'
import { normalizeText } from '../base/text.ts'
import { schemaText } from '../messages/message.ts'

const maxLength = 254
const maxLocalLength = 64

/** No whitespace, quotes, brackets, list separators or invisible characters (controls, bidirectional marks, tags). */
const localPart = /^[^\s"(),:;<>@[\\\]\p{C}]+$/u
/** Letters and digits of any script, with hyphens between them. */
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u

/**
 * Whether the text is an address that can be used unchanged: text, one @, text, a dot, text, without whitespace (RFC
 * 5321 and 6531 without quoting and address literals). The system's mailer accepts exactly these addresses.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxLength) return false
  const [local, domain, ...rest] = text.split('@')
  if (!local || !domain || rest.length > 0) return false
  const labels = domain.split('.')
  if (local.length > maxLocalLength || !localPart.test(local) || labels.length < 2) return false
  // A last label of digits would be an IP address.
  if (!labels.every((label) => domainLabel.test(label)) || /^\d+$/.test(labels.at(-1) ?? '')) return false
  return ![local, ...labels].some(mixesLookAlikes)
}

/** Cyrillic and Greek letters can look like Latin ones, so a part must not mix them. */
function mixesLookAlikes(part: string): boolean {
  return /\p{Script=Latin}/u.test(part) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(part)
}

/** Texts for a missing and for a malformed address, word for word from the specification. */
export const emailMessages = {
  emailRequired: schemaText('accounts.email_required'),
  emailInvalid: schemaText('accounts.email_invalid'),
} as const

/** Normalises an address for storing and comparing: NFKC, so that look-alike forms become equal, then lower case. */
export function normalizeEmail(text: string): string {
  return normalizeText(text).toLowerCase()
}

export const Email = z
  .string()
  .max(1000, emailMessages.emailInvalid)
  .transform(normalizeEmail)
  .pipe(z.string().min(1, emailMessages.emailRequired).refine(isEmailAddress, emailMessages.emailInvalid))

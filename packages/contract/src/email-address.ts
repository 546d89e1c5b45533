const maxLength = 254
const maxLocalLength = 64

/** No blanks, quotes, brackets or list signs, and nothing that is not seen (controls, bidirectional marks, tags). */
const localPart = /^[^\s"(),:;<>@[\\\]\p{C}]+$/u
/** Letters and digits of any script, and hyphens between them. */
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u

/**
 * Text, one @, text, a dot, text, without blanks: an address that can be written to as it stands (RFC 5321 and 6531
 * without quoting and address literals). The system's mailer takes exactly these.
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

/** Cyrillic and Greek letters among Latin ones look like Latin ones. */
function mixesLookAlikes(part: string): boolean {
  return /\p{Script=Latin}/u.test(part) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(part)
}

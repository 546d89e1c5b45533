import { toLine } from '@troupe/contract/base/text'
import { cutText } from '../cut-text.ts'

const longestText = 200
/** Longer than the longest text even with tags around it, and short enough to be searched quickly. */
const longestSource = 4000

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const secretParameter = /\b(key|access_token|token|client_secret)=[^\s&"'<>]+/gi

/** Replaces every secret, and every value of a parameter that carries one, with "…". */
function maskSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, encodeURIComponent(secret.toWellFormed())])
  const masked = forms.reduce((rest, form) => rest.replaceAll(form, '…'), text)
  return masked.replace(secretParameter, '$1=…')
}

/**
 * Returns a service's own message for display: without tags, entities, control characters or secrets, at most 200
 * characters.
 */
export function toPlainText(text: string, secrets: readonly string[]): string {
  const decoded = decodeEntities(maskSecrets(text, secrets).slice(0, longestSource))
  const plain = toLine(decoded.replace(/<[^<>]*>/g, '').replace(/[<>]/g, ''))
  const masked = maskSecrets(plain, secrets).toWellFormed()
  return masked.length <= longestText ? masked : `${cutText(masked, longestText - 1)}…`
}

/** Decodes the HTML entities that services use in their texts, once. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, decimal, hexadecimal, name) => {
    if (name) return namedEntities[String(name).toLowerCase()] ?? entity
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
}

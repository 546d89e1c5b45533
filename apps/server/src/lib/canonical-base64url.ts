/**
 * The bytes of a base64url text without padding (RFC 4648, section 5). Undefined unless it is the one canonical spelling of
 * them: Node reads several, in which unused bits of the last character, other characters or padding differ, and a signature
 * that has several spellings gets round whatever remembers tokens by their text.
 */
export function decodeCanonicalBase64url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : undefined
}

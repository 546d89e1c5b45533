/**
 * Decodes base64url without padding (RFC 4648, section 5). Returns undefined unless the text is the one canonical
 * encoding of its bytes. Node also accepts encodings that differ in unused bits of the last character, in other
 * characters or in padding; with several accepted spellings, a signature would get past anything that remembers tokens
 * by their text.
 */
export function decodeCanonicalBase64url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : undefined
}

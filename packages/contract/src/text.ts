/** Text that is in this form already but for the blanks around it: most of it, and found out far faster than converted. */
const plainText = /^[\t\n\x20-\x7e]*$/

/**
 * Puts text into the one form in which it is compared and stored: Unicode NFKC, no control characters but line feed and
 * tab, no halves of characters, no blanks around it. NFKC also turns mathematical and full-width letters into plain ones.
 */
export function normalizeText(text: string): string {
  if (plainText.test(text)) return text.trim()
  return dropUnstorable(text).normalize('NFKC').trim()
}

/**
 * Text as it was written, but for what can be kept nowhere: no control characters but line feed and tab, no halves of
 * characters.
 */
export function dropUnstorable(text: string): string {
  return (
    text
      // PostgreSQL refuses half a character in JSON, too.
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point (PostgreSQL refuses NUL)
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
  )
}

/** A line that can be kept just as it is: no control characters, no halves of characters. PostgreSQL refuses NUL, and halves in JSON. */
export const storableLine = /^[^\p{Cc}\p{Cs}]*$/u

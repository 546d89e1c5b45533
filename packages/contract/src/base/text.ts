/** Matches text that needs only trimming: most of it, and testing is far faster than converting. */
const plainText = /^[\t\n\x20-\x7e]*$/

/**
 * Normalises text to the form in which it is compared and stored: Unicode NFKC, trimmed, without control characters
 * (except line feed and tab) and lone surrogates. NFKC also turns mathematical and full-width letters into plain ones.
 */
export function normalizeText(text: string): string {
  if (plainText.test(text)) return text.trim()
  return dropUnstorable(text).normalize('NFKC').trim()
}

/**
 * Removes what PostgreSQL cannot store: control characters (except line feed and tab) and lone surrogates. Everything
 * else stays as it was written.
 */
export function dropUnstorable(text: string): string {
  return (
    text
      // PostgreSQL refuses lone surrogates in JSON, too.
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point (PostgreSQL refuses NUL)
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
  )
}

/**
 * Returns the text as one line of at most `longest` UTF-16 units, without control and format characters: PostgreSQL
 * refuses NUL, and some of them change the direction of a text.
 */
export function toLine(text: string, longest = Number.POSITIVE_INFINITY): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
}

/**
 * A line that PostgreSQL can store unchanged: no control characters (it refuses NUL) and no lone surrogates (it
 * refuses them in JSON).
 */
export const storableLine = /^[^\p{Cc}\p{Cs}]*$/u

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

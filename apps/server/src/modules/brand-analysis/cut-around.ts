const maxExcerptLength = 300
/** Number of characters before the place in a passage that is too long to be shown in full. */
const leadLength = 120

/**
 * Cuts a passage to about 300 characters around a place: at blanks if there are any nearby, never within a character.
 */
export function cutAround(text: string, offset: number): string {
  if (text.length <= maxExcerptLength) return text
  const start = Math.max(0, Math.min(offset - leadLength, text.length - maxExcerptLength))
  const end = start + maxExcerptLength
  let excerpt = text.slice(start, end)
  if (start > 0) excerpt = `…${excerpt.replace(/^(?:\S{0,30}\s+|[\uDC00-\uDFFF])/, '')}`
  if (end < text.length) excerpt = `${excerpt.replace(/(?:\s+\S{0,30}|[\uD800-\uDBFF])$/, '')}…`
  return excerpt
}

import { normalizeText } from '@troupe/contract/base/text'

const otherLineEnds = /[\u0085\u2028\u2029]/g

/** Controls of the second set, tags, joiners, directions, private letters, halves of letters. */
const unseen = /[\u0080-\u009f\p{Cf}\p{Co}\p{Cs}]/gu

/** Text as a person sees it, in normal form: without signs that are not shown, by which something could be said past the reader. */
export function toSeenText(text: string): string {
  return normalizeText(text.replace(otherLineEnds, '\n')).replace(unseen, '')
}

import { normalizeText } from '@troupe/contract/base/text'

const otherLineEnds = /[\u0085\u2028\u2029]/g

/** C1 controls, tags, joiners, direction marks, private-use characters and lone surrogates. */
const unseen = /[\u0080-\u009f\p{Cf}\p{Co}\p{Cs}]/gu

/**
 * Returns the text as people see it, in normal form, without invisible characters, which could hide a message from the
 * reader.
 */
export function toSeenText(text: string): string {
  return normalizeText(text.replace(otherLineEnds, '\n')).replace(unseen, '')
}

import type { Passage } from '@troupe/contract/creator-match'

/** Number of characters that fit into the two lines of a bio on a card. */
const visibleLength = 80

/** Widens a passage to the whole text that it is from, unless the text would be cut before the end of the passage. */
export function widenPassage(passage: Passage, whole: string): Passage {
  const start = whole.indexOf(passage.text)
  if (start < 0 || start + passage.text.length > visibleLength) return passage
  const marks = passage.marks.map((mark) => ({ start: mark.start + start, end: mark.end + start }))
  return { ...passage, text: whole, marks, is_cut: { before: false, after: false } }
}

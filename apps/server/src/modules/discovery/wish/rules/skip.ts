import { endsSentence, type Reading } from './reading.ts'

/** Marks statements about the writer as used: from "we are" to the end of the sentence, or to a word for wanting. */
export function skipSelf({ items, used }: Reading): void {
  let isSelf = false
  for (const [place, item] of items.entries()) {
    if (item.kind === 'self') isSelf = true
    else if (item.kind === 'want' || endsSentence(item)) isSelf = false
    if (isSelf) used.add(place)
  }
}

/**
 * Marks literal topics as used, so that no rule reads them: "how to get verified on instagram". @returns their
 * positions.
 */
export function skipLiteral({ items, used }: Reading): number[] {
  const places: number[] = []
  let isLiteral = false
  for (const [place, item] of items.entries()) {
    if (item.kind === 'literal' && !used.has(place)) isLiteral = true
    else if (item.kind === 'break') isLiteral = false
    if (isLiteral) places.push(place)
  }
  for (const place of places) used.add(place)
  return places
}

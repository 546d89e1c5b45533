/** A rule's result with the words of the text that it rests on. */
export interface Reasoned<Value> {
  readonly value: Value
  /** As they stand in the text; empty where it says nothing to this and the usual value is given. */
  readonly words: readonly string[]
}

/** The first words of a text that a pattern finds, as they are written there. */
export function findWords(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[0].replace(/\s+/g, ' ').trim()
}

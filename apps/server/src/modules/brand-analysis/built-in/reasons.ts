/** A rule's result with the words of the text that support it. */
export interface Reasoned<Value> {
  readonly value: Value
  /** In the spelling of the text; empty if nothing supports the value and it is the default. */
  readonly words: readonly string[]
}

/** Finds the first words of a text that match a pattern, in the spelling of the text. */
export function findWords(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[0].replace(/\s+/g, ' ').trim()
}

/**
 * Returns the short key of a message in catalogues, so that they need not hold the English texts (FNV-1a, 32 bits). The
 * build refuses two messages with one key.
 * @param name The English message, and its context if it has one: `Search [noun]`.
 */
export function toMessageKey(name: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index++) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** Returns the name of a message: its English text, and its context if it has one. */
export function nameMessage(message: string, context: string | undefined): string {
  return context === undefined ? message : `${message} [${context}]`
}

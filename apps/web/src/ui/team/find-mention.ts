/** A mention that is being typed. */
export interface TypedMention {
  /** Place of the @. */
  readonly start: number
  /** What follows it, up to the caret. */
  readonly typed: string
}

/** The mention that is being typed before the caret; undefined for none. An address is no mention. */
export function findTypedMention(text: string, caret: number): TypedMention | undefined {
  const found = /(?:^|[^\p{L}\p{N}_])@([^\s@]{0,40})$/u.exec(text.slice(0, caret))
  const typed = found?.[1]
  return typed === undefined ? undefined : { start: caret - typed.length - 1, typed }
}

/** Puts a name in place of the mention that was being typed. @returns the text and the new place of the caret. */
export function completeMention(
  text: string,
  { start, typed }: TypedMention,
  name: string,
): { text: string; caret: number } {
  const rest = text.slice(start + 1 + typed.length)
  const put = `@${name}${rest.startsWith(' ') ? '' : ' '}`
  return { text: text.slice(0, start) + put + rest, caret: start + put.length + (rest.startsWith(' ') ? 1 : 0) }
}

/** The keywords of a channel: words and "phrases in quotes" with blanks between them, or a list with commas. */
export function parseChannelKeywords(text: string): string[] {
  const bounded = text.slice(0, 5000)
  const separator = bounded.includes(',') ? ',' : '\\s'
  const parts = bounded.matchAll(new RegExp(`"([^"]*)"|[^"${separator}]+`, 'gu'))
  return Array.from(parts, ([whole, phrase]) => (phrase ?? whole).trim()).filter((keyword) => keyword !== '')
}

/** Cuts a text to a length, never within a surrogate pair. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

/** The text's first part, never ending in the middle of a letter of two code units. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

/** Maximum number of hashtags. A post's hashtags say little; those of many posts show a creator's topics. */
const mostHashtags = 20

/** Ranks hashtags by the number of posts that use them, without "#"; undefined if there are none. */
export function rankHashtags(posts: readonly (readonly string[])[]): string[] | undefined {
  const counts = new Map<string, number>()
  for (const tag of posts.flatMap((tags) => [...new Set(tags.map(toPlainTag))])) {
    if (tag !== '') counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  const ranked = [...counts].sort(([, first], [, second]) => second - first).map(([tag]) => tag)
  return ranked.length === 0 ? undefined : ranked.slice(0, mostHashtags)
}

function toPlainTag(tag: string): string {
  return tag.trim().replace(/^#/, '').toLowerCase()
}

/** Finds the hashtags in a text. */
export function findHashtags(text: string): string[] {
  return [...text.matchAll(/#([\p{L}\p{M}\p{N}_]{1,100})/gu)].flatMap(([, tag]) => tag ?? [])
}

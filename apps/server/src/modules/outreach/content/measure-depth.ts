const emptyElements = new Set(['br', 'hr', 'img'])

/**
 * Maximum nesting depth of tags; elements that are never closed count as open. Only the beginnings of tags are matched,
 * since searching for their ends takes quadratic time.
 */
export function measureDepth(html: string): number {
  let depth = 0
  let deepest = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    if (emptyElements.has(name.toLowerCase())) continue
    // An end tag without its start closes nothing.
    depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

interface Named {
  readonly user_id: string
  readonly username: string
}

const wordCharacter = /[\p{L}\p{N}_]/u

/**
 * Ids of the members that a text names after an @, each once. Of two names that fit, the longer one is meant; an address is
 * no mention.
 */
export function findMentioned(text: string, members: readonly Named[]): string[] {
  const lower = text.toLowerCase()
  const longestFirst = members
    .map(({ user_id, username }) => ({ user_id, name: username.toLowerCase() }))
    .sort((one, other) => other.name.length - one.name.length)
  const found = new Set<string>()
  for (let at = lower.indexOf('@'); at >= 0; at = lower.indexOf('@', at + 1)) {
    if (wordCharacter.test(lower.slice(0, at).slice(-1))) continue
    const rest = lower.slice(at + 1)
    const named = longestFirst.find(
      ({ name }) => rest.startsWith(name) && !wordCharacter.test(rest.charAt(name.length)),
    )
    if (named) found.add(named.user_id)
  }
  return [...found]
}

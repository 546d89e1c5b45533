/** The platforms and what they are called. Apart from their schema, so that the landing page need not load a validator. */
export const platforms = ['tiktok', 'instagram', 'youtube'] as const

export const platformNames: Record<(typeof platforms)[number], string> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
}

const lists = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
}

/** The words as a sentence lists them: `a, b and c`. */
export const listWords = (words: readonly string[], last: 'and' | 'or'): string => lists[last].format(words)

/** The names of all platforms as a sentence lists them: `TikTok, Instagram and YouTube`. */
export const listPlatforms = (last: 'and' | 'or'): string =>
  listWords(
    platforms.map((platform) => platformNames[platform]),
    last,
  )

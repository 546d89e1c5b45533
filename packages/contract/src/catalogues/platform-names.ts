/** The platforms and their names, apart from the Zod schema so that the landing page does not load a validator. */
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

/** Joins words as in a sentence: `a, b and c`. */
export const listWords = (words: readonly string[], last: 'and' | 'or'): string => lists[last].format(words)

/** Joins the names of all platforms as in a sentence: `TikTok, Instagram and YouTube`. */
export const listPlatforms = (last: 'and' | 'or'): string =>
  listWords(
    platforms.map((platform) => platformNames[platform]),
    last,
  )

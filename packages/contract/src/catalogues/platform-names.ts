/** The platforms and what they are called. Apart from their schema, so that the landing page need not load a validator. */
export const platforms = ['tiktok', 'instagram', 'youtube'] as const

export const platformNames: Record<(typeof platforms)[number], string> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
}

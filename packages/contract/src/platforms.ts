import { z } from 'zod'

export const platforms = ['tiktok', 'instagram', 'youtube'] as const
// Marked pure, so that who needs only the names (the landing page) does not load the validation library with them.
export const Platform = /* @__PURE__ */ z.enum(platforms)
export type Platform = z.output<typeof Platform>

export const platformNames: Record<Platform, string> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
}

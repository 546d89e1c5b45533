import { z } from 'zod'

export const platforms = ['tiktok', 'instagram', 'youtube'] as const
export const Platform = z.enum(platforms)
export type Platform = z.output<typeof Platform>

export const platformNames: Record<Platform, string> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
}

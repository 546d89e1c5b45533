import type { Creator } from '@troupe/contract/creators'
import type { Platform } from '@troupe/contract/platforms'

const addresses: Record<Platform, (handle: string) => string> = {
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}/`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
}

/** The profile of a creator, "built from platform name and handle". */
export function toProfileAddress({ platform, handle }: Pick<Creator, 'platform' | 'handle'>): string {
  return addresses[platform](encodeURIComponent(handle.replace(/^@/, '')))
}

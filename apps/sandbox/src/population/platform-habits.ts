import type { Platform } from '@troupe/contract/catalogues/platforms'
import { instagramHabits } from '../instagram/habits/instagram-habits.ts'
import type { PlatformHabits } from '../lib/platform-habits.ts'
import { tiktokHabits } from '../tiktok/habits/tiktok-habits.ts'
import { youtubeHabits } from '../youtube/habits/youtube-habits.ts'

/** Engagement by size follows public benchmarks: Untapper's by tier (2026), Captiv8 in eMarketer (2024). */
export const platformHabits: Record<Platform, PlatformHabits> = {
  tiktok: tiktokHabits,
  instagram: instagramHabits,
  youtube: youtubeHabits,
}

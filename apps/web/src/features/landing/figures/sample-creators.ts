import type { Platform } from '@troupe/contract/catalogues/platforms'

/** The drawings of the sample channels. */
export type PosterName = 'loaf' | 'cookies' | 'cake' | 'whisk' | 'croissant' | 'pie' | 'eggs' | 'wheat'

/** Filters of the sample search. */
export const sampleFilters = ['mid', 'europe', 'email'] as const
export type SampleFilter = (typeof sampleFilters)[number]

export interface SampleCreator {
  readonly name: string
  readonly poster: PosterName
  /** Hue in OKLCH, in degrees. */
  readonly hue: number
  readonly platform: Platform
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly followers: number
  readonly engagement: string
  /** Why the channel matches the sample query. */
  readonly foundBy: 'words' | 'meaning'
  readonly meets: readonly SampleFilter[]
}

/** Invented channels for the page's figures, best match first. */
export const sampleCreators: readonly SampleCreator[] = [
  {
    name: 'Slow Oven',
    poster: 'loaf',
    hue: 57,
    platform: 'youtube',
    country: 'DE',
    followers: 64_200,
    engagement: '5.1%',
    foundBy: 'words',
    meets: ['mid', 'europe', 'email'],
  },
  {
    name: 'One Bowl',
    poster: 'whisk',
    hue: 190,
    platform: 'tiktok',
    country: 'CA',
    followers: 31_800,
    engagement: '6.7%',
    foundBy: 'meaning',
    meets: ['mid', 'email'],
  },
  {
    name: 'Crumb Club',
    poster: 'cookies',
    hue: 38,
    platform: 'instagram',
    country: 'FR',
    followers: 88_000,
    engagement: '3.9%',
    foundBy: 'words',
    meets: ['mid', 'europe', 'email'],
  },
  {
    name: 'Sunday Layers',
    poster: 'cake',
    hue: 0,
    platform: 'youtube',
    country: 'BR',
    followers: 1_200_000,
    engagement: '2.8%',
    foundBy: 'words',
    meets: ['email'],
  },
  {
    name: 'Butter & Fold',
    poster: 'croissant',
    hue: 76,
    platform: 'instagram',
    country: 'ES',
    followers: 52_400,
    engagement: '4.4%',
    foundBy: 'meaning',
    meets: ['mid', 'europe'],
  },
  {
    name: 'Lattice Top',
    poster: 'pie',
    hue: 20,
    platform: 'tiktok',
    country: 'IE',
    followers: 19_600,
    engagement: '7.2%',
    foundBy: 'meaning',
    meets: ['mid', 'europe', 'email'],
  },
  {
    name: 'Two Eggs',
    poster: 'eggs',
    hue: 95,
    platform: 'tiktok',
    country: 'JP',
    followers: 8_300,
    engagement: '8.0%',
    foundBy: 'words',
    meets: [],
  },
  {
    name: 'Field & Flour',
    poster: 'wheat',
    hue: 133,
    platform: 'youtube',
    country: 'PL',
    followers: 410_500,
    engagement: '3.1%',
    foundBy: 'meaning',
    meets: ['europe'],
  },
]

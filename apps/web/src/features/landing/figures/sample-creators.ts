import type { Platform } from '@troupe/contract/catalogues/platforms'
import { activeLocale } from '../../../lib/language/active-language.ts'

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
  readonly country: string
  readonly followers: string
  readonly engagement: string
  /** Why the channel matches the sample query. */
  readonly foundBy: 'words' | 'meaning'
  readonly meets: readonly SampleFilter[]
}

// Not by `lib/format/names.ts`, which has the names of all countries, languages and categories in English.
const countryNames = new Intl.DisplayNames(activeLocale(), { type: 'region' })
const nameCountry = (code: string) => countryNames.of(code) ?? code

/** Invented channels for the page's figures, best match first. */
export const sampleCreators: readonly SampleCreator[] = [
  {
    name: 'Slow Oven',
    poster: 'loaf',
    hue: 57,
    platform: 'youtube',
    country: nameCountry('DE'),
    followers: '64.2K',
    engagement: '5.1%',
    foundBy: 'words',
    meets: ['mid', 'europe', 'email'],
  },
  {
    name: 'One Bowl',
    poster: 'whisk',
    hue: 190,
    platform: 'tiktok',
    country: nameCountry('CA'),
    followers: '31.8K',
    engagement: '6.7%',
    foundBy: 'meaning',
    meets: ['mid', 'email'],
  },
  {
    name: 'Crumb Club',
    poster: 'cookies',
    hue: 38,
    platform: 'instagram',
    country: nameCountry('FR'),
    followers: '88.0K',
    engagement: '3.9%',
    foundBy: 'words',
    meets: ['mid', 'europe', 'email'],
  },
  {
    name: 'Sunday Layers',
    poster: 'cake',
    hue: 0,
    platform: 'youtube',
    country: nameCountry('BR'),
    followers: '1.2M',
    engagement: '2.8%',
    foundBy: 'words',
    meets: ['email'],
  },
  {
    name: 'Butter & Fold',
    poster: 'croissant',
    hue: 76,
    platform: 'instagram',
    country: nameCountry('ES'),
    followers: '52.4K',
    engagement: '4.4%',
    foundBy: 'meaning',
    meets: ['mid', 'europe'],
  },
  {
    name: 'Lattice Top',
    poster: 'pie',
    hue: 20,
    platform: 'tiktok',
    country: nameCountry('IE'),
    followers: '19.6K',
    engagement: '7.2%',
    foundBy: 'meaning',
    meets: ['mid', 'europe', 'email'],
  },
  {
    name: 'Two Eggs',
    poster: 'eggs',
    hue: 95,
    platform: 'tiktok',
    country: nameCountry('JP'),
    followers: '8.3K',
    engagement: '8.0%',
    foundBy: 'words',
    meets: [],
  },
  {
    name: 'Field & Flour',
    poster: 'wheat',
    hue: 133,
    platform: 'youtube',
    country: nameCountry('PL'),
    followers: '410.5K',
    engagement: '3.1%',
    foundBy: 'meaning',
    meets: ['europe'],
  },
]

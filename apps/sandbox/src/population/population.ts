import { type CategoryId, getCategoryName } from '@troupe/contract/catalogues/categories'
import { toChannelUrl } from '@troupe/contract/catalogues/platform-facts'
import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import type { CreatorRecord } from '@troupe/contract/creators'
import { estimatePrice } from '@troupe/contract/discover/rate-model'
import { createRandom, type Random } from '../lib/random.ts'
import type { BioOptions } from './bio-limits.ts'
import { writeEnglishBio } from './english-bio.ts'
import { drawFigures } from './figures.ts'
import { findLanguage } from './languages/languages.ts'
import { type Brand, drawBrand, drawEmail, toAscii, writeHandle } from './naming.ts'
import { writeNativeBio } from './native-bio.ts'
import { drawPerson, type Person } from './people.ts'
import { composePictureId } from './picture-id.ts'
import { platformHabits } from './platform-habits.ts'

/** Share of people with another language who write their bio in it; the others write in English. */
const nativeShare = 0.72

/** Writes a person's bio for a platform, in English or in their language. */
export function writeBio(options: BioOptions): string {
  const language = findLanguage(options.person.language)
  return language && options.random.chance(nativeShare) ? writeNativeBio(options, language) : writeEnglishBio(options)
}

/** A channel of a synthetic person: what the platforms publish, and the ground truth about the person. */
export interface SyntheticCreator {
  readonly record: CreatorRecord
  readonly person: Person
  /** `catalogue`: in the demo catalogue from the start; `platforms`: found only by asking the platforms. */
  readonly knownTo: 'catalogue' | 'platforms'
}

export interface PopulationOptions {
  /** The same seed gives the same people on every machine. */
  readonly seed: string
  /** Number of channels. */
  readonly count: number
  /** Moment of the figures; last posts are dated before it. */
  readonly now?: Date
}

/** Default moment of the demo figures, fixed so that the same seed gives the same text. */
export const referenceDay = new Date('2026-10-01T09:00:00Z')

/** Share of channels that only the platforms know. */
const platformsOnlyShare = 1 / 3

function drawPlatforms(random: Random): Platform[] {
  const count = random.pickWeighted([
    [1, 78],
    [2, 16],
    [3, 6],
  ])
  const drawn: Platform[] = []
  while (drawn.length < count) {
    drawn.push(
      random.pickWeighted(
        platforms
          .filter((platform) => !drawn.includes(platform))
          .map((platform) => [platform, platformHabits[platform].likelihood]),
      ),
    )
  }
  return drawn
}

/** Draws a channel's own keywords, or the hashtags of recent posts. */
function drawKeywords(person: Person, areHashtags: boolean, random: Random): string[] {
  const subjects = person.topics.flatMap(({ topic, subjects: chosen }) => [...chosen, topic])
  const spoken = random.sample(subjects, random.integer(3, 7)).map((subject) => subject.toLowerCase())
  const niches = person.niches.map(({ id }) => getCategoryName(id).toLowerCase())
  const words = [...new Set([...spoken, ...random.sample(niches, 1)])]
  return areHashtags ? [...new Set(words.map(toAscii))].filter((word) => word.length <= 28) : words
}

function toCategories(person: Person): CategoryId[] {
  return person.niches.slice(0, 4).map(({ id }) => id)
}

interface ChannelOptions {
  readonly seed: string
  readonly person: Person
  readonly platform: Platform
  readonly brand: Brand
  readonly email: string | undefined
  readonly fame: number
  readonly now: Date
}

function drawChannel({ seed, person, platform, brand, email, fame, now }: ChannelOptions): SyntheticCreator {
  const key = `${seed}/${person.index}/${platform}`
  const random = createRandom(key)
  const habits = platformHabits[platform]
  const handle = writeHandle({ brand, person, platform, random })
  const isShown = random.chance(0.92)
  const categories = toCategories(person)
  const [mainCategory = 'comedy'] = categories
  const figures = drawFigures({ platform, random: createRandom(`${key}/figures`), fame, now })
  const bioRandom = createRandom(`${key}/bio`)
  const emailInBio = isShown && bioRandom.chance(0.5) ? email : undefined
  const pictureId = composePictureId(seed, person)
  const description = writeBio({ person, platform, random: bioRandom, email: emailInBio })
  const keywords = random.chance(habits.keywords.share)
    ? drawKeywords(person, habits.keywords.areHashtags, random)
    : undefined
  const price = estimatePrice({
    platform,
    followers: figures.subscribers,
    averageViews: figures.average_views,
    engagementRate: figures.engagement_rate,
    mainCategory,
    region: person.region,
  })
  const record: CreatorRecord = {
    platform,
    channel_id: habits.drawChannelId(person.index, createRandom(`${key}/id`)),
    title: brand.title,
    handle,
    description,
    ...(keywords ? { keywords } : {}),
    avatar: `/sandbox/pictures/avatar/${pictureId}.svg`,
    cover_image: `/sandbox/pictures/cover/${pictureId}.svg`,
    url: toChannelUrl(platform, handle),
    ...figures,
    ...(price === undefined ? {} : { estimated_price: price, price_source: 'estimated' }),
    region: person.region,
    language: person.language,
    ...(email && isShown ? { email } : {}),
    content_categories: categories,
  }
  return { record, person, knownTo: random.chance(platformsOnlyShare) ? 'platforms' : 'catalogue' }
}

/** Draws all channels of the person with this number: usually one, at most one per platform. */
function drawChannels(seed: string, index: number, now: Date): SyntheticCreator[] {
  const person = drawPerson(seed, index)
  const random = createRandom(`${seed}/${index}/channels`)
  const brand = drawBrand(person, random)
  const email = random.chance(0.66) ? drawEmail(brand, person, random) : undefined
  const fame = random.normal()
  return drawPlatforms(random).map((platform) => drawChannel({ seed, person, platform, brand, email, fame, now }))
}

/**
 * Generates the first `count` channels of a seed's population, one at a time. A channel depends only on the seed and
 * its position, not on the count, so any number can be streamed in constant memory.
 */
export function* generatePopulation({
  seed,
  count,
  now = referenceDay,
}: PopulationOptions): Generator<SyntheticCreator> {
  let left = count
  for (let index = 0; left > 0; index++) {
    for (const creator of drawChannels(seed, index, now).slice(0, left)) {
      left--
      yield creator
    }
  }
}

/**
 * Generates the first `count` channels of a seed's demo catalogue: the population without the channels that only the
 * platforms know.
 */
export function* generateCatalogue({ count, ...options }: PopulationOptions): Generator<SyntheticCreator> {
  let left = count
  if (left <= 0) return
  for (const creator of generatePopulation({ ...options, count: Number.POSITIVE_INFINITY })) {
    if (creator.knownTo !== 'catalogue') continue
    yield creator
    if (--left <= 0) return
  }
}

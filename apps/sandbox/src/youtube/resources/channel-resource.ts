import { type CategoryFamily, categories } from '@troupe/contract/catalogues/categories'
import { createRandom, hashText } from '../../lib/random.ts'
import { dayMilliseconds } from '../../platforms/clock.ts'
import { findFirstPost, timePost } from '../../platforms/post-schedule.ts'
import type { Channel, World } from '../../platforms/world.ts'
import { withEtag } from './etag.ts'
import { type PublicBase, presentAvatar } from './thumbnails.ts'
import { youtubeTopics } from './youtube-topics-data.ts'

/** Settings of an owner, which never change. */
interface Habits {
  readonly hidesSubscribers: boolean
  readonly namesCountry: boolean
  readonly hasCustomUrl: boolean
  readonly hasTopics: boolean
  readonly namesLanguage: boolean
  readonly isForChildren: boolean
  /** Some channels have a user name from before handles existed. */
  readonly hasUserName: boolean
  readonly hasFractions: boolean
  readonly daysBeforeFirstPost: number
}

function drawHabits(channel: Channel): Habits {
  const random = createRandom(`${channel.record.channel_id}/habits`)
  return {
    hidesSubscribers: random.chance(0.03),
    namesCountry: random.chance(0.82),
    hasCustomUrl: random.chance(0.97),
    hasTopics: random.chance(0.93),
    namesLanguage: random.chance(0.4),
    isForChildren: random.chance(0.01),
    hasUserName: random.chance(0.2),
    hasFractions: random.chance(0.5),
    daysBeforeFirstPost: random.integer(1, 200),
  }
}

const earliest = Date.UTC(2006, 0, 1)

/** Time at which the channel was created, in RFC 3339 with or without fractions of a second, as YouTube sends both. */
export function writeCreation(channel: Channel): string {
  const { hasFractions, daysBeforeFirstPost } = drawHabits(channel)
  const first = timePost(channel, findFirstPost(channel)).getTime()
  const at = new Date(Math.max(earliest, first - daysBeforeFirstPost * dayMilliseconds)).toISOString()
  const fraction = String(hashText(channel.record.channel_id) % 1_000_000).padStart(6, '0')
  return hasFractions ? at.replace('.000Z', `.${fraction}Z`) : at.replace('.000Z', 'Z')
}

/** The name of `/user/name`; undefined for channels that never had one. */
export function findUserName(channel: Channel): string | undefined {
  return drawHabits(channel).hasUserName ? channel.record.handle.toLowerCase() : undefined
}

const familiesById = new Map<string, CategoryFamily>(categories.map(({ id, family }) => [id, family]))

/** Families of a channel's niches, main family first. */
export function listFamilies({ person }: Channel): CategoryFamily[] {
  return [...new Set(person.niches.flatMap(({ id }) => familiesById.get(id) ?? []))]
}

/** Subscriber count as others see it: three significant digits, rounded down. */
export function roundToThreeDigits(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 2)
  return Math.floor(count / step) * step
}

const quote = (keyword: string) => (keyword.includes(' ') ? `"${keyword}"` : keyword)

function presentSnippet(channel: Channel, habits: Habits, base: PublicBase): object {
  const { record, person } = channel
  const [title, description] = [record.title, record.description ?? '']
  return {
    title,
    description,
    ...(habits.hasCustomUrl ? { customUrl: `@${record.handle.toLowerCase()}` } : {}),
    publishedAt: writeCreation(channel),
    thumbnails: presentAvatar(record, base, true),
    ...(habits.namesLanguage ? { defaultLanguage: person.language } : {}),
    localized: { title, description },
    ...(habits.namesCountry ? { country: person.region } : {}),
  }
}

function presentStatistics(channel: Channel, habits: Habits, world: World): object {
  const videos = world.countPosts(channel)
  return {
    viewCount: String(Math.round((channel.record.average_views ?? 0) * videos * 1.1)),
    ...(habits.hidesSubscribers ? {} : { subscriberCount: String(roundToThreeDigits(world.followers(channel))) }),
    hiddenSubscriberCount: habits.hidesSubscribers,
    videoCount: String(videos),
  }
}

function presentBranding({ record, person }: Channel, habits: Habits, base: PublicBase): object {
  return {
    channel: {
      title: record.title,
      description: record.description ?? '',
      ...(record.keywords ? { keywords: record.keywords.map(quote).join(' ') } : {}),
      ...(habits.namesLanguage ? { defaultLanguage: person.language } : {}),
      ...(habits.namesCountry ? { country: person.region } : {}),
    },
    image: { bannerExternalUrl: `${base}${record.cover_image ?? ''}` },
  }
}

function presentTopics(channel: Channel): object {
  const articles = [...new Set(listFamilies(channel).flatMap((family) => youtubeTopics[family].articles))]
  return {
    topicIds: articles.map((article) => `/m/0${hashText(article).toString(36).slice(0, 5)}`),
    topicCategories: articles.map((article) => `https://en.wikipedia.org/wiki/${article}`),
  }
}

/** Presents a channel as `channels.list` does, with the requested parts only. */
export function presentChannel(
  channel: Channel,
  { parts, world, base }: { parts: ReadonlySet<string>; world: World; base: PublicBase },
): object {
  const { channel_id: id } = channel.record
  const habits = drawHabits(channel)
  const writers: Readonly<Record<string, () => object | undefined>> = {
    snippet: () => presentSnippet(channel, habits, base),
    contentDetails: () => ({ relatedPlaylists: { likes: '', uploads: `UU${id.slice(2)}` } }),
    statistics: () => presentStatistics(channel, habits, world),
    topicDetails: () => (habits.hasTopics ? presentTopics(channel) : undefined),
    status: () => ({
      privacyStatus: 'public',
      isLinked: true,
      longUploadsStatus: 'longUploadsUnspecified',
      madeForKids: habits.isForChildren,
    }),
    brandingSettings: () => presentBranding(channel, habits, base),
  }
  const shown = Object.entries(writers).flatMap(([part, write]) => {
    const value = parts.has(part) ? write() : undefined
    return value ? [[part, value] as const] : []
  })
  return withEtag('youtube#channel', { id, ...Object.fromEntries(shown) })
}

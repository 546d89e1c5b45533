import type { Random } from './random.ts'

/** How a platform's figures are distributed. Followers are log-normal; `spread` is the deviation of their natural logarithm. */
interface Distribution {
  readonly medianFollowers: number
  readonly spread: number
  readonly mostFollowers: number
  /** Views of a post per follower at 100,000 followers, and how fast that falls with size (exponent). */
  readonly reach: number
  readonly reachFall: number
  /** Engagement in percent at 10,000 followers, and how fast that falls with size (exponent). */
  readonly engagement: number
  readonly engagementFall: number
  /** Figure that engagement is a percentage of. */
  readonly engagementOf: 'views' | 'followers'
  readonly postsPerWeek: number
  readonly oldestWeeks: number
  /** Significant digits of the published followers, which are rounded down; undefined: all. */
  readonly shownDigits?: number
  /** Share of verified channels below 100,000 followers, and below a million. */
  readonly verified: { readonly small: number; readonly large: number }
}

/**
 * Identifies a post: the person's number in the population, and the post's number in the channel (see
 * `post-schedule.ts`).
 */
export interface PostAddress {
  readonly person: number
  readonly post: number
}

/** Everything that differs between platforms in the life of invented people; the folder of each platform's stand-in has its own. */
export interface PlatformHabits {
  /** Share of first channels that are on it. */
  readonly likelihood: number
  readonly longestHandle: number
  /** Whether handles are words with capitals (`MayaCooks`), or small letters that a dot or an underscore may join. */
  readonly hasCapitalHandles: boolean
  /** Characters that it allows in a bio. */
  readonly bioLength: number
  /** Whether bios and posts are descriptions of several sentences, or a few lines and a caption. */
  readonly hasDescriptions: boolean
  /** Share of channels with key words, and whether these are hashtags. */
  readonly keywords: { readonly share: number; readonly areHashtags: boolean }
  /** Paths of its stand-in. */
  readonly path: RegExp
  readonly figures: Distribution
  /** The id of the channel of the person with this number, in the platform's form; unique within a population. */
  readonly drawChannelId: (person: number, random: Random) => string
  /** The id of a post, in the platform's form; always the same one. */
  readonly composePostId: (post: { channelId: string; address: PostAddress; publishedAt: Date }) => string
  /** Seconds of a post of a channel; 0 for a photo. */
  readonly drawDuration: (random: Random, channelId: string) => number
}

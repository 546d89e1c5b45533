import type { Random } from './random.ts'

/**
 * Distribution of a platform's figures. Followers are log-normal; `spread` is the standard deviation of their natural
 * logarithm.
 */
interface Distribution {
  readonly medianFollowers: number
  readonly spread: number
  readonly mostFollowers: number
  /** Views of a post per follower at 100,000 followers, and the exponent by which they fall with size. */
  readonly reach: number
  readonly reachFall: number
  /** Engagement in percent at 10,000 followers, and the exponent by which it falls with size. */
  readonly engagement: number
  readonly engagementFall: number
  /** The base of the engagement percentage. */
  readonly engagementOf: 'views' | 'followers'
  readonly postsPerWeek: number
  readonly oldestWeeks: number
  /** Significant digits of the published follower count, which is rounded down; undefined: all digits. */
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

/** Everything that differs between platforms for invented people; each platform's folder defines its own. */
export interface PlatformHabits {
  /** Share of people whose first channel is on the platform. */
  readonly likelihood: number
  readonly longestHandle: number
  /**
   * Whether handles are capitalized words (`MayaCooks`) instead of lower-case words that may be joined by a dot or
   * underscore.
   */
  readonly hasCapitalHandles: boolean
  /** Maximum length of a bio in characters. */
  readonly bioLength: number
  /** Whether bios and posts are descriptions of several sentences instead of a few lines and a caption. */
  readonly hasDescriptions: boolean
  /** Share of channels with keywords, and whether these are hashtags. */
  readonly keywords: { readonly share: number; readonly areHashtags: boolean }
  /** Matches the paths of the platform's stand-in. */
  readonly path: RegExp
  readonly figures: Distribution
  /** Returns the channel id of the person with this number, in the platform's format; unique within a population. */
  readonly drawChannelId: (person: number, random: Random) => string
  /** Returns the id of a post in the platform's format; always the same for a post. */
  readonly composePostId: (post: { channelId: string; address: PostAddress; publishedAt: Date }) => string
  /** Returns the duration of a channel's post in seconds; 0 for a photo. */
  readonly drawDuration: (random: Random, channelId: string) => number
}

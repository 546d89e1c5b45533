import type { SyntheticCreator } from '../population/population.ts'

/** A channel as the platforms know it: the published record, and the ground truth about the person behind it. */
export type Channel = SyntheticCreator

/** A video, reel or photo; `durationSeconds` is 0 for photos. */
export interface Post {
  /** In the platform's own format. */
  readonly id: string
  readonly title: string
  /** A caption with its hashtags, or a description on platforms that have them. */
  readonly description: string
  /** Without `#`. */
  readonly hashtags: readonly string[]
  readonly publishedAt: Date
  readonly durationSeconds: number
  readonly views: number
  /** Absent when the owner hides them. */
  readonly likes: number | undefined
  /** Absent when comments are off. */
  readonly comments: number | undefined
  readonly shares: number
}

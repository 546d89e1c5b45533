import type { CreatorSignal } from '@troupe/contract/discover/creator-profile'
import { say } from '@troupe/contract/messages/message'
import { days } from '../../../lib/durations.ts'
import type { CreatorPostRow } from '../catalogue/creator-post-repository.ts'
import { findMedian, tellRhythm, tellSignal, tellSpan, toPercent } from './signal-text.ts'

/** Minimum number of posts for a rhythm or a rate. */
const fewestPosts = 5
/** Minimum multiple of the usual pause, and minimum length, of a long pause. */
const longPauseFactor = 4
const longPauseMs = days(30)
const evenPauseFactor = 3
/** Longest usual pause of a creator that posts often. */
const frequentPauseMs = days(4)

/** Measures comments per hundred likes over posts with both figures. */
export function compareReactions(posts: readonly CreatorPostRow[]): CreatorSignal[] {
  const told = posts.flatMap(({ likes, comments }) => (likes === null || comments === null ? [] : { likes, comments }))
  const likes = told.reduce((sum, post) => sum + post.likes, 0)
  if (told.length < fewestPosts || likes === 0) return []
  const comments = told.reduce((sum, post) => sum + post.comments, 0)
  const value = (comments / likes) * 100
  return [
    tellSignal(
      { kind: 'comments_per_like', value: Number(value.toPrecision(3)), tone: 'neutral' },
      say('signal.comments', { percent: toPercent(value) }),
      say('signal.comments_basis', { comments, likes, posts: told.length }),
    ),
  ]
}

/**
 * Measures how regular posts are, and whether they have stopped.
 * @param readAt when the posts were read: later ones are not known.
 */
export function findRhythm(posts: readonly CreatorPostRow[], readAt: Date): CreatorSignal[] {
  const times = posts.flatMap(({ published_at }) => published_at?.getTime() ?? []).toSorted((one, other) => other - one)
  const [newest] = times
  if (times.length < fewestPosts || newest === undefined) return []
  const pauses = times.slice(1).map((time, place) => (times[place] ?? time) - time)
  const [usual, longest] = [findMedian(pauses), Math.max(...pauses)]
  const since = readAt.getTime() - newest
  const isSilent = since > longPauseMs && since > usual * longPauseFactor
  const isFrequent = usual <= frequentPauseMs && longest <= usual * evenPauseFactor
  const rhythm = tellRhythm(usual)
  return [
    tellSignal(
      {
        kind: 'posting_rhythm',
        value: Number((usual / days(1)).toFixed(2)),
        tone: isSilent ? 'notable' : isFrequent ? 'good' : 'neutral',
      },
      isSilent ? say('signal.silent', { span: tellSpan(since), rhythm }) : say('signal.rhythm', { rhythm }),
      say('signal.rhythm_basis', { posts: times.length, longest: tellSpan(longest) }),
    ),
  ]
}

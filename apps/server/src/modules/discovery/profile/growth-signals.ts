import type { CreatorSignal } from '@troupe/contract/discover/creator-profile'
import { days } from '../../../lib/durations.ts'
import type { SnapshotRow } from './profile-repository.ts'
import { findMedian, formatChange, formatPercent, formatSpan, plural } from './signal-text.ts'

/** Growth over a shorter time than this is noise. */
const shortestGrowthMs = days(7)
/** Minimum number of steps to call one unusual. */
const fewestSteps = 4
/** Minimum size of a jump, and its minimum multiple of the usual pace. */
const leastJumpPercent = 10
const jumpFactor = 5

interface Point {
  readonly day: string
  readonly at: number
  readonly followers: number
}

function toPoints(history: readonly SnapshotRow[]): Point[] {
  return history.flatMap(({ day, subscribers }) =>
    subscribers ? [{ day, at: Date.parse(`${day}T00:00:00Z`), followers: subscribers }] : [],
  )
}

const toText = ({ followers, day }: Point) => `${followers.toLocaleString('en')} on ${day}`
const toChange = (from: Point, to: Point) => (to.followers / from.followers - 1) * 100

/** Measures the growth of followers from the first to the last snapshot. */
export function findGrowth(history: readonly SnapshotRow[]): CreatorSignal[] {
  const points = toPoints(history)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || last.at - first.at < shortestGrowthMs) return []
  const change = toChange(first, last)
  return [
    {
      kind: 'follower_growth',
      value: Number(change.toFixed(2)),
      tone: 'neutral',
      text: `Followers ${formatChange(change)} in ${formatSpan(last.at - first.at)}`,
      basis: `${toText(first)}, ${toText(last)}; ${plural(points.length, 'reading')}`,
    },
  ]
}

/** Finds the steepest step between two snapshots if it stands out from the others. */
export function findJump(history: readonly SnapshotRow[]): CreatorSignal[] {
  const points = toPoints(history)
  const steps = points.slice(1).flatMap((to, place) => {
    const from = points[place]
    if (!from) return []
    const change = toChange(from, to)
    return [{ from, to, change, pace: (Math.abs(change) / (to.at - from.at)) * days(1) }]
  })
  const steepest = steps.toSorted((one, other) => other.pace - one.pace)[0]
  if (!steepest || steps.length < fewestSteps || Math.abs(steepest.change) < leastJumpPercent) return []
  const usual = findMedian(steps.filter((step) => step !== steepest).map(({ pace }) => pace))
  if (steepest.pace < usual * jumpFactor) return []
  const { from, to, change } = steepest
  return [
    {
      kind: 'follower_jump',
      value: Number(change.toFixed(2)),
      tone: 'notable',
      text: `Followers ${formatChange(change)} between ${from.day} and ${to.day}`,
      basis:
        `Against ${formatPercent(usual)} a day in the other ${plural(steps.length - 1, 'step')}. ` +
        'A post that went around, the press, a contest and bought followers all look like this.',
    },
  ]
}

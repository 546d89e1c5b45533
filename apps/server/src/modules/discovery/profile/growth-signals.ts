import type { CreatorSignal } from '@troupe/contract/discover/creator-profile'
import { say } from '@troupe/contract/messages/message'
import { days } from '../../../lib/durations.ts'
import type { SnapshotRow } from './profile-repository.ts'
import { findMedian, tellSignal, tellSpan, toChange, toPercent } from './signal-text.ts'

/** Growth over a shorter time than this is noise. */
const shortestGrowthMs = days(7)
/** Loss of followers, in percent, from which on it is worth a look. */
const notableLossPercent = 2
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

const measureChange = (from: Point, to: Point) => (to.followers / from.followers - 1) * 100

/** Measures the growth of followers from the first to the last snapshot. */
export function findGrowth(history: readonly SnapshotRow[]): CreatorSignal[] {
  const points = toPoints(history)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || last.at - first.at < shortestGrowthMs) return []
  const change = measureChange(first, last)
  const ends = { from: first.followers, from_day: first.day, to: last.followers, to_day: last.day }
  return [
    tellSignal(
      {
        kind: 'follower_growth',
        value: Number(change.toFixed(2)),
        tone: change <= -notableLossPercent ? 'notable' : 'neutral',
      },
      say('signal.growth', { change: toChange(change), span: tellSpan(last.at - first.at) }),
      say('signal.growth_basis', { ...ends, count: points.length }),
    ),
  ]
}

/** Finds the steepest step between two snapshots if it stands out from the others. */
export function findJump(history: readonly SnapshotRow[]): CreatorSignal[] {
  const points = toPoints(history)
  const steps = points.slice(1).flatMap((to, place) => {
    const from = points[place]
    if (!from) return []
    const change = measureChange(from, to)
    return [{ from, to, change, pace: (Math.abs(change) / (to.at - from.at)) * days(1) }]
  })
  const steepest = steps.toSorted((one, other) => other.pace - one.pace)[0]
  if (!steepest || steps.length < fewestSteps || Math.abs(steepest.change) < leastJumpPercent) return []
  const usual = findMedian(steps.filter((step) => step !== steepest).map(({ pace }) => pace))
  if (steepest.pace < usual * jumpFactor) return []
  const { from, to, change } = steepest
  return [
    tellSignal(
      { kind: 'follower_jump', value: Number(change.toFixed(2)), tone: 'notable' },
      say('signal.jump', { change: toChange(change), from_day: from.day, to_day: to.day }),
      say('signal.jump_basis', { usual: toPercent(usual), count: steps.length - 1 }),
    ),
  ]
}

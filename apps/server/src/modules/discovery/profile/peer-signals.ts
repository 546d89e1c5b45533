import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorSignal } from '@troupe/contract/discover/creator-profile'
import { type Message, say } from '@troupe/contract/messages/message'
import type { ShownCreatorRow } from '../catalogue/found-creator-repository.ts'
import type { PeerMeasure } from './profile-repository.ts'
import { tellSignal, toPercent } from './signal-text.ts'

/** Minimum number of peers; with fewer, a percentile says little. */
const fewestPeers = 20
/** A creator is notable if at most one in this many peers is as extreme; this also needs at least as many peers. */
const rareOneIn = 50

const kinds = {
  engagement: 'engagement_percentile',
  reach: 'reach_percentile',
  likes: 'likes_per_view',
} as const satisfies Record<PeerMeasure['measure'], CreatorSignal['kind']>

/** Compares a creator with peers of similar size on the same platform. */
export function comparePeers(creator: ShownCreatorRow, measures: readonly PeerMeasure[]): CreatorSignal[] {
  const platform = platformNames[creator.platform]
  return measures
    .filter(({ count }) => count >= fewestPeers)
    .map(({ measure, own, count, lower, median }) => {
      const percentile = Math.round((lower / count) * 100)
      const isRare = count >= rareOneIn && (lower < count / rareOneIn || lower > count - count / rareOneIn)
      const compared = { own: toPercent(own), median: toPercent(median), count, platform }
      return tellSignal(
        {
          kind: kinds[measure],
          value: measure === 'likes' ? Number(own.toPrecision(3)) : percentile,
          tone: toTone(measure, percentile, isRare),
        },
        say(`signal.${measure}`, { place: tellPlace(percentile) }),
        say(`signal.${measure}_basis`, compared),
      )
    })
}

/** Percentiles from which on a figure is good, and up to which it is notable, equally far from the middle. */
const goodFrom = 60
const notableTo = 40

/** A high percentile is good and a low one notable, and so are extremes at either end. */
function toTone(measure: PeerMeasure['measure'], percentile: number, isRare: boolean): CreatorSignal['tone'] {
  if (isRare) return 'notable'
  if (measure === 'likes') return 'neutral'
  if (percentile <= notableTo) return 'notable'
  return percentile >= goodFrom ? 'good' : 'neutral'
}

function tellPlace(percentile: number): Message {
  if (percentile > 45 && percentile < 55) return say('signal.place_middle')
  return percentile >= 55
    ? say('signal.place_higher', { percent: percentile })
    : say('signal.place_lower', { percent: 100 - percentile })
}

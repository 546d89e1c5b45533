import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorSignal } from '@troupe/contract/discover/creator-profile'
import type { ShownCreatorRow } from '../catalogue/found-creator-repository.ts'
import type { PeerMeasure } from './profile-repository.ts'
import { formatPercent } from './signal-text.ts'

/** Minimum number of peers; with fewer, a percentile says little. */
const fewestPeers = 20
/** A creator is notable if at most one in this many peers is as extreme; this also needs at least as many peers. */
const rareOneIn = 50

const words: Record<PeerMeasure['measure'], { kind: CreatorSignal['kind']; what: string; basis: string }> = {
  engagement: { kind: 'engagement_percentile', what: 'Engagement', basis: 'engagement' },
  reach: { kind: 'reach_percentile', what: 'Reach', basis: 'average views for a hundred followers' },
  likes: { kind: 'likes_per_view', what: 'Likes for views', basis: 'average likes for a hundred views' },
}

/** Compares a creator with peers of similar size on the same platform. */
export function comparePeers(creator: ShownCreatorRow, measures: readonly PeerMeasure[]): CreatorSignal[] {
  return measures
    .filter(({ count }) => count >= fewestPeers)
    .map(({ measure, own, count, lower, median }) => {
      const percentile = Math.round((lower / count) * 100)
      const isRare = count >= rareOneIn && (lower < count / rareOneIn || lower > count - count / rareOneIn)
      const { kind, what, basis } = words[measure]
      return {
        kind,
        value: measure === 'likes' ? Number(own.toPrecision(3)) : percentile,
        tone: toTone(measure, percentile, isRare),
        text: `${what}: ${comparePlace(percentile)} of like size`,
        basis:
          `${formatPercent(own)} ${basis}, against a median of ${formatPercent(median)} of ${count} ` +
          `${platformNames[creator.platform]} creators with half to double the followers in the catalogue`,
      }
    })
}

/** A high percentile is good, but extremes at either end are notable. */
function toTone(measure: PeerMeasure['measure'], percentile: number, isRare: boolean): CreatorSignal['tone'] {
  if (isRare) return 'notable'
  return measure !== 'likes' && percentile >= 60 ? 'good' : 'neutral'
}

function comparePlace(percentile: number): string {
  if (percentile > 45 && percentile < 55) return 'about the middle of creators'
  return percentile >= 55 ? `higher than ${percentile} % of creators` : `lower than ${100 - percentile} % of creators`
}

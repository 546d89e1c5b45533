import type { Creator } from '@troupe/contract/creators'
import { memo } from 'react'
import {
  formatCount,
  formatDollars,
  formatExact,
  formatExactDollars,
  formatExactPercent,
  formatPercent,
} from '../../lib/format/numbers.ts'
import { creatorTexts as texts } from './creator-texts.ts'
import { KnownValue } from './known-value.tsx'

type Figures = Pick<Creator, 'subscribers' | 'engagement_rate' | 'average_views'>

/** Followers, engagement and views in fixed positions, as terms and values of a <dl>. */
export const CreatorFigures = memo(function CreatorFigures({ creator }: { creator: Figures }) {
  return (
    <>
      <div>
        <dt>{texts.followers}</dt>
        <dd>
          <KnownValue value={creator.subscribers} format={formatCount} formatExact={formatExact} />
        </dd>
      </div>
      <div>
        <dt>{texts.engagement}</dt>
        <dd>
          <KnownValue value={creator.engagement_rate} format={formatPercent} formatExact={formatExactPercent} />
        </dd>
      </div>
      <div>
        <dt>{texts.averageViews}</dt>
        <dd>
          <KnownValue value={creator.average_views} format={formatCount} formatExact={formatExact} />
        </dd>
      </div>
    </>
  )
})

/** Price of one sponsored post. */
export function PriceValue({ dollars }: { dollars: number | null }) {
  return (
    <KnownValue
      value={dollars}
      format={formatDollars}
      formatExact={(exact) => texts.priceTitle(formatExactDollars(exact))}
    />
  )
}

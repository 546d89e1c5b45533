import type { Creator } from '@troupe/contract/creators'
import { formatCount, formatExact, formatPercent } from '../../../lib/format/numbers.ts'
import { creatorTexts } from '../../../ui/creator-card/creator-texts.ts'
import { KnownValue } from '../../../ui/creator-card/known-value.tsx'
import { panelTexts as texts } from './panel-texts.ts'
import classes from './profile-facts.module.css'

const formatExactPercent = (percent: number) => `${formatExact(percent)}%`

/** The figures of a creator, abbreviated and exact on hover. */
export function ProfileFacts({ creator }: { creator: Creator }) {
  const facts = [
    [creatorTexts.followers, creator.subscribers, formatCount, formatExact],
    [creatorTexts.engagement, creator.engagement_rate, formatPercent, formatExactPercent],
    [creatorTexts.averageViews, creator.average_views, formatCount, formatExact],
    [texts.averageLikes, creator.average_likes, formatCount, formatExact],
    [texts.posts, creator.videos_count, formatCount, formatExact],
    [texts.postsPerWeek, creator.posting_frequency, formatExact, formatExact],
  ] as const
  return (
    <dl className={classes.root}>
      {facts.map(([label, value, format, formatWhole]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <KnownValue value={value} format={format} formatExact={formatWhole} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

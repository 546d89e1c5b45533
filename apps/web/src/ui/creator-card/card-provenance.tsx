import type { Creator } from '@troupe/contract/creators'
import { memo } from 'react'
import { formatExactTime, formatTimeAgo } from '../../lib/format/dates.ts'
import classes from './card-provenance.module.css'
import { creatorTexts as texts } from './creator-texts.ts'

interface CardProvenanceProps {
  creator: Pick<Creator, 'source' | 'platform' | 'fetched_at' | 'vanished_at'>
}

/** How old the figures are, whether they are made up, and whether the platform still knows the creator. */
export const CardProvenance = memo(function CardProvenance({ creator }: CardProvenanceProps) {
  const { source, platform, fetched_at, vanished_at } = creator
  const fetched = new Date(fetched_at)
  return (
    <p className={classes.root}>
      <span>
        {texts.updated}{' '}
        <time dateTime={fetched_at} title={formatExactTime(fetched)}>
          {formatTimeAgo(fetched, new Date())}
        </time>
      </span>
      {vanished_at !== null && (
        <span className={classes.vanished} title={texts.vanishedTitle(formatExactTime(new Date(vanished_at)))}>
          {texts.vanished(platform)}
        </span>
      )}
      {source === 'demo' && (
        <span className={classes.demo} title={texts.demoTitle}>
          {texts.demo}
        </span>
      )}
    </p>
  )
})

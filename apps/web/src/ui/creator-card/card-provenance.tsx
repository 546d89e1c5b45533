import type { CreatorSource } from '@troupe/contract/creators'
import { formatExactTime, formatTimeAgo } from '../../lib/format/dates.ts'
import classes from './card-provenance.module.css'
import { creatorTexts as texts } from './creator-texts.ts'

interface CardProvenanceProps {
  source: CreatorSource
  /** ISO 8601. */
  fetchedAt: string
}

/** How old the figures are, and whether they are made up. */
export function CardProvenance({ source, fetchedAt }: CardProvenanceProps) {
  const fetched = new Date(fetchedAt)
  return (
    <p className={classes.root}>
      <span>
        {texts.updated}{' '}
        <time dateTime={fetchedAt} title={formatExactTime(fetched)}>
          {formatTimeAgo(fetched, new Date())}
        </time>
      </span>
      {source === 'demo' && (
        <span className={classes.demo} title={texts.demoTitle}>
          {texts.demo}
        </span>
      )}
    </p>
  )
}

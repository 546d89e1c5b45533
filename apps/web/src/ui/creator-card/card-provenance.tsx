import { VisuallyHidden } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import type { Creator } from '@troupe/contract/creators'
import { memo } from 'react'
import { formatExactTime, formatTimeAgo } from '../../lib/format/dates.ts'
import { Moment } from '../moment.tsx'
import classes from './card-provenance.module.css'
import { creatorTexts as texts } from './creator-texts.ts'

interface CardProvenanceProps {
  creator: Pick<Creator, 'source' | 'platform' | 'fetched_at' | 'vanished_at' | 'expired_at' | 'confirmed_at'>
}

/**
 * The age of the figures, and marks for demo data, for confirmation by the creator, and for an account that the
 * platform no longer knows.
 */
export const CardProvenance = memo(function CardProvenance({ creator }: CardProvenanceProps) {
  const { source, platform, fetched_at, vanished_at, expired_at, confirmed_at } = creator
  return (
    <p className={classes.root}>
      {expired_at === null ? (
        <span>
          <Moment label={texts.updated} at={fetched_at} format={formatTimeAgo} />
        </span>
      ) : (
        <span className={classes.vanished}>
          <Moment label={texts.expired} at={expired_at} format={formatTimeAgo} />
        </span>
      )}
      {confirmed_at !== null && (
        // Beside other marks, the text would not fit on a narrow card.
        <ConfirmedLabel at={confirmed_at} isBrief={vanished_at !== null || source === 'demo'} />
      )}
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

function ConfirmedLabel({ at, isBrief }: { at: string; isBrief: boolean }) {
  return (
    <span className={classes.confirmed} title={texts.confirmedTitle(formatExactTime(new Date(at)))}>
      <IconUserCheck size={14} stroke={1.8} aria-hidden />
      {isBrief ? (
        <VisuallyHidden>{`${texts.confirmed} ${texts.byTheCreator}`}</VisuallyHidden>
      ) : (
        <span>
          {texts.confirmed} <VisuallyHidden>{texts.byTheCreator}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

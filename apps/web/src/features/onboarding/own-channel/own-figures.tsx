import type { Creator, CreatorSnapshot } from '@troupe/contract/creators'
import type { ReactNode } from 'react'
import { formatCount, formatExact } from '../../../lib/format/numbers.ts'
import { CreatorFigures } from '../../../ui/creator-card/creator-figures.tsx'
import { KnownValue } from '../../../ui/creator-card/known-value.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import classes from './own-channel-screen.module.css'
import { ownChannelTexts } from './own-channel-texts.ts'

const texts = ownChannelTexts.figures

interface OwnFiguresProps {
  creator: Creator
  history: readonly CreatorSnapshot[]
  renderHistory: (history: readonly CreatorSnapshot[]) => ReactNode
}

/** Figures from the platform, with the date they were read and their history. */
export function OwnFigures({ creator, history, renderHistory }: OwnFiguresProps) {
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <dl className={classes.figures}>
        <CreatorFigures creator={creator} />
        <Figure label={texts.averageLikes} value={creator.average_likes} format={formatCount} />
        <Figure label={texts.posts} value={creator.videos_count} format={formatCount} />
        <Figure label={texts.postsPerWeek} value={creator.posting_frequency} format={formatExact} />
      </dl>
      <p className={classes.quiet}>
        <Moment label={texts.source(creator.platform)} at={creator.fetched_at} />
      </p>
      {history.length === 0 ? (
        <p className={classes.quiet}>{texts.noHistory}</p>
      ) : (
        <Disclosure summary={texts.history(history.length)}>{renderHistory(history)}</Disclosure>
      )}
    </SettingsSection>
  )
}

interface FigureProps {
  label: string
  value: number | null
  format: (value: number) => string
}

function Figure({ label, value, format }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <KnownValue value={value} format={format} formatExact={formatExact} />
      </dd>
    </div>
  )
}

import type { CollectionTotals } from '@troupe/contract/collections'
import { lazy, type ReactNode, Suspense } from 'react'
import { formatCount, formatDollars, formatExact, formatPercent } from '../../../../lib/format/numbers.ts'
import { activeLocale } from '../../../../lib/language/active-language.ts'
import { KnownValue } from '../../../../ui/creator-card/known-value.tsx'
import { collectionTexts } from '../../collection-texts.ts'
import classes from './collection-totals-band.module.css'
import { PlatformTable } from './platform-table.tsx'

// The charts are larger than the rest of the screen, so they are loaded lazily.
const StatusChart = lazy(async () => ({ default: (await import('./status-chart.tsx')).StatusChart }))

const texts = collectionTexts.totals

const exactDollars = new Intl.NumberFormat(activeLocale(), {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})

interface CollectionTotalsBandProps {
  totals: CollectionTotals
  memberCount: number
}

/** Totals of a collection, each with the number of creators it is based on. */
export function CollectionTotalsBand({ totals, memberCount }: CollectionTotalsBandProps) {
  return (
    <section className={classes.root} aria-label={texts.label}>
      <dl className={classes.figures}>
        <Figure term={texts.reach} hint={texts.reachHint} note={texts.knownFor(totals.with_reach, memberCount)}>
          <KnownValue value={totals.reach} format={formatCount} formatExact={formatExact} />
        </Figure>
        <Figure term={texts.engagement} note={texts.knownFor(totals.with_engagement, memberCount)}>
          <KnownValue
            value={totals.average_engagement}
            format={formatPercent}
            formatExact={(percent) => `${formatExact(percent)}%`}
          />
        </Figure>
        <Figure term={texts.cost} hint={texts.costHint} note={texts.knownFor(totals.with_price, memberCount)}>
          <KnownValue
            value={totals.estimated_cost}
            format={formatDollars}
            formatExact={(dollars) => exactDollars.format(dollars)}
          />
        </Figure>
        <Figure term={texts.email} note={texts.of(memberCount)}>
          <KnownValue value={totals.with_email} format={formatCount} formatExact={formatExact} />
        </Figure>
      </dl>
      <div className={classes.block}>
        <h2 className={classes.heading}>{texts.progress}</h2>
        <Suspense fallback={<div className={classes.drawing} role="status" aria-label={texts.drawing} />}>
          <StatusChart statuses={totals.statuses} />
        </Suspense>
      </div>
      <div className={classes.block}>
        <h2 className={classes.heading}>{texts.platforms}</h2>
        <PlatformTable platforms={totals.platforms} />
      </div>
    </section>
  )
}

interface FigureProps {
  term: string
  hint?: string
  note: string
  children: ReactNode
}

function Figure({ term, hint, note, children }: FigureProps) {
  return (
    <div>
      <dt title={hint}>{term}</dt>
      <dd className={classes.value}>{children}</dd>
      <dd className={classes.note}>{note}</dd>
    </div>
  )
}

import type { CreatorSnapshot } from '@troupe/contract/creators'
import { lazy, Suspense } from 'react'
import { formatDay } from '../../../../lib/format/dates.ts'
import { formatCount, formatExact, formatExactPercent, formatPercent } from '../../../../lib/format/numbers.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { PanelSection } from '../profile/panel-section.tsx'
import { panelTexts } from '../profile/panel-texts.ts'
import classes from './history-section.module.css'
import { HistoryTable } from './history-table.tsx'
import { historyTexts as texts } from './history-texts.ts'
import { type HistorySummary, type Measurement, summarizeHistory } from './summarize-history.ts'

// Loaded on demand: the charts are larger than the rest of the panel and rarely needed first.
const HistoryChart = lazy(async () => ({ default: (await import('./history-chart.tsx')).HistoryChart }))

/** Development of followers and engagement, as far as measured. */
export function HistorySection({ history }: { history: readonly CreatorSnapshot[] }) {
  return (
    <PanelSection title={panelTexts.sections.growth}>
      {history.length === 0 ? (
        <p className={classes.quiet}>{texts.none}</p>
      ) : (
        <>
          <Curve
            label={texts.followers}
            measurements={listMeasurements(history, 'subscribers')}
            format={formatCount}
            formatWhole={formatExact}
          />
          <Curve
            label={texts.engagement}
            measurements={listMeasurements(history, 'engagement_rate')}
            format={formatPercent}
            formatWhole={formatExactPercent}
          />
          {history.length > 1 && (
            <Disclosure summary={texts.measurements(history.length)}>
              <HistoryTable history={history} />
            </Disclosure>
          )}
        </>
      )}
    </PanelSection>
  )
}

function listMeasurements(
  history: readonly CreatorSnapshot[],
  field: 'subscribers' | 'engagement_rate',
): Measurement[] {
  return history.flatMap(({ day, [field]: value }) => (value === null ? [] : [{ day, value }]))
}

interface CurveProps {
  label: string
  measurements: readonly Measurement[]
  format: (value: number) => string
  formatWhole: (value: number) => string
}

/** One value over time: in words, and as a line if there are enough measurements. */
function Curve({ label, measurements, format, formatWhole }: CurveProps) {
  const summary = summarizeHistory(measurements)
  const [single] = measurements
  return (
    <figure className={classes.curve}>
      <figcaption className={classes.caption}>
        <strong>{label}</strong>{' '}
        <span className={classes.quiet}>
          {summary
            ? describeSummary(summary, format)
            : single
              ? texts.single(formatWhole(single.value), formatDay(single.day))
              : texts.noValues}
          {measurements.length === 2 && texts.fewPoints}
        </span>
      </figcaption>
      {summary && (
        <Suspense fallback={<div className={classes.drawing} role="status" aria-label={texts.drawing} />}>
          <HistoryChart label={label} measurements={measurements} format={format} formatWhole={formatWhole} />
        </Suspense>
      )}
    </figure>
  )
}

/** Describes a change: "40.1K to 45.3K, +12.9% in 30 days". */
function describeSummary({ first, last, changePercent, days }: HistorySummary, format: (value: number) => string) {
  const sign = changePercent !== undefined && changePercent > 0 ? '+' : ''
  const percent = changePercent === undefined ? undefined : `${sign}${formatPercent(changePercent)}`
  return texts.change({ from: format(first.value), to: format(last.value), percent, days })
}

import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { VisuallyHidden } from '@mantine/core'
import type { AdminUsage } from '@troupe/contract/account/admin'
import { formatShortDay } from '../../../lib/format/dates.ts'
import { formatCount } from '../../../lib/format/numbers.ts'
import { adminTexts } from './admin-texts.ts'

const texts = adminTexts.usage

interface MailChartProps {
  days: AdminUsage['mails_per_day']
  height: number
}

/** Mails per day as bars, and as a list for those who do not see them. */
export function MailChart({ days, height }: MailChartProps) {
  const bars = days.map(({ day, count }) => ({ label: formatShortDay(day), count }))
  return (
    <>
      <BarChart
        aria-hidden
        h={height}
        data={bars}
        dataKey="label"
        series={[{ name: 'count', label: texts.series, color: 'var(--troupe-accent)' }]}
        gridAxis="x"
        tickLine="none"
        valueFormatter={formatCount}
        textColor="var(--troupe-ink-quiet)"
        accessibilityLayer={false}
        barProps={{ radius: 2, isAnimationActive: false }}
        barChartProps={{ accessibilityLayer: false }}
        yAxisProps={{ width: 48, allowDecimals: false }}
        xAxisProps={{ minTickGap: 24, interval: 'equidistantPreserveStart' }}
      />
      <VisuallyHidden component="ul">
        {bars.map(({ label, count }) => (
          <li key={label}>{texts.onDay(label, count)}</li>
        ))}
      </VisuallyHidden>
    </>
  )
}

import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { VisuallyHidden } from '@mantine/core'
import { type CollectionTotals, memberStatuses } from '@troupe/contract/collections'
import { formatCount } from '../../../../lib/format/numbers.ts'
import { collectionTexts } from '../../collection-texts.ts'

/** Number of creators by status: one bar each, in the order of the statuses. */
export function StatusChart({ statuses }: { statuses: CollectionTotals['statuses'] }) {
  const counts = new Map(statuses.map(({ status, creators }) => [status, creators]))
  const bars = memberStatuses.map((status) => ({
    label: collectionTexts.statuses[status],
    creators: counts.get(status) ?? 0,
  }))
  return (
    <>
      <BarChart
        aria-hidden
        h={216}
        orientation="vertical"
        data={bars}
        dataKey="label"
        series={[{ name: 'creators', label: collectionTexts.totals.creators, color: 'var(--troupe-accent)' }]}
        gridAxis="none"
        withXAxis={false}
        withTooltip={false}
        withBarValueLabel
        valueFormatter={formatCount}
        textColor="var(--troupe-ink-quiet)"
        accessibilityLayer={false}
        barProps={{ barSize: 14, radius: 2, isAnimationActive: false }}
        // Room for the number at the end of the longest bar.
        barChartProps={{ margin: { right: 40 }, accessibilityLayer: false }}
        yAxisProps={{ width: 92, interval: 0 }}
      />
      <VisuallyHidden component="ul">
        {bars.map(({ label, creators }) => (
          <li key={label}>{collectionTexts.totals.count(label, creators)}</li>
        ))}
      </VisuallyHidden>
    </>
  )
}

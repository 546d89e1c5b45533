import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import { formatDay, formatShortDay } from '../../../../lib/format/dates.ts'
import { type Measurement, toTime } from './summarize-history.ts'

interface HistoryChartProps {
  label: string
  /** At least two, oldest first. */
  measurements: readonly Measurement[]
  /** Formats the labels of the axis. */
  format: (value: number) => string
  /** Formats the value in the tooltip. */
  formatWhole: (value: number) => string
}

/** More dots than this would overlap. */
const maxDots = 40
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * A line over real time, with a dot per measurement, so that gaps are visible. Hidden from screen readers: the text
 * beside it and the table below give the same values.
 */
export function HistoryChart({ label, measurements, format, formatWhole }: HistoryChartProps) {
  return (
    <LineChart
      aria-hidden
      h={160}
      data={measurements.map(({ day, value }) => ({ time: toTime(day), value }))}
      dataKey="time"
      series={[{ name: 'value', label, color: 'var(--troupe-accent)' }]}
      curveType="linear"
      withDots={measurements.length <= maxDots}
      gridColor="var(--troupe-line)"
      textColor="var(--troupe-ink-quiet)"
      accessibilityLayer={false}
      valueFormatter={formatWhole}
      xAxisProps={{
        type: 'number',
        scale: 'time',
        domain: ['dataMin', 'dataMax'],
        tickFormatter: (time: number) => formatShortDay(toDay(time)),
        minTickGap: 32,
      }}
      yAxisProps={{ domain: ['auto', 'auto'], width: 56, tickCount: 4, interval: 0, tickFormatter: format }}
      tooltipProps={{ labelFormatter: (time) => (typeof time === 'number' ? formatDay(toDay(time)) : null) }}
    />
  )
}

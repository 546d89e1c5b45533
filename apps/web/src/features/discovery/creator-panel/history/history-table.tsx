import { ScrollArea, Table } from '@mantine/core'
import type { CreatorSnapshot } from '@troupe/contract/creators'
import { formatDay } from '../../../../lib/format/dates.ts'
import { formatExact } from '../../../../lib/format/numbers.ts'
import { creatorTexts } from '../../../../ui/creator-card/creator-texts.ts'

/** Texts of a creator's history. */
export const historyTexts = {
  none: 'Nothing has been measured yet. Each day on which the creator is read adds a point.',
  followers: 'Followers',
  engagement: 'Engagement rate',
  noValues: 'Not known on any day.',
  single: (value: string, day: string) => `${value} on ${day}. One measurement so far: a line needs at least two.`,
  change: (from: string, to: string) => `${from} to ${to}`,
  span: (change: string, days: number) => `${change} in ${days === 1 ? '1 day' : `${days} days`}`,
  fewPoints: 'Two measurements: the line between them is a guess.',
  measurements: (count: number) => `All ${count} measurements`,
  day: 'Day',
  unknown: 'not known',
  drawing: 'Drawing the chart',
} as const

const toText = (value: number | null, unit = '') =>
  value === null ? historyTexts.unknown : `${formatExact(value)}${unit}`

/** All measurements in a table, newest first. */
export function HistoryTable({ history }: { history: readonly CreatorSnapshot[] }) {
  return (
    <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0 }}>
      <Table tabularNums verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{historyTexts.day}</Table.Th>
            <Table.Th ta="end">{creatorTexts.followers}</Table.Th>
            <Table.Th ta="end">{creatorTexts.engagement}</Table.Th>
            <Table.Th ta="end">{creatorTexts.averageViews}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {history.toReversed().map(({ day, subscribers, engagement_rate, average_views }) => (
            <Table.Tr key={day}>
              <Table.Td>{formatDay(day)}</Table.Td>
              <Table.Td ta="end">{toText(subscribers)}</Table.Td>
              <Table.Td ta="end">{toText(engagement_rate, '%')}</Table.Td>
              <Table.Td ta="end">{toText(average_views)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}

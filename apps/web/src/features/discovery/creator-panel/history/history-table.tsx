import { ScrollArea, Table } from '@mantine/core'
import type { CreatorSnapshot } from '@troupe/contract/creators'
import { formatDay } from '../../../../lib/format/dates.ts'
import { formatExact, formatExactPercent } from '../../../../lib/format/numbers.ts'
import { creatorTexts } from '../../../../ui/creator-card/creator-texts.ts'
import { historyTableTexts } from './history-table-texts.ts'

const toText = (value: number | null, format = formatExact) =>
  value === null ? historyTableTexts.unknown : format(value)

/** All measurements in a table, newest first. */
export function HistoryTable({ history }: { history: readonly CreatorSnapshot[] }) {
  return (
    <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0 }}>
      <Table tabularNums verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{historyTableTexts.day}</Table.Th>
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
              <Table.Td ta="end">{toText(engagement_rate, formatExactPercent)}</Table.Td>
              <Table.Td ta="end">{toText(average_views)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}

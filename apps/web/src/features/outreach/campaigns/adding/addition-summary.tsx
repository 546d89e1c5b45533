import { Checkbox, Skeleton, Stack, Text } from '@mantine/core'
import type { Response } from '@troupe/contract/base/endpoint'
import type { campaignChangeEndpoints } from '@troupe/contract/campaigns/campaign-changes'
import { quietDays } from '@troupe/contract/outreach'
import { LeftOutList } from '../../compose/recipient-summary.tsx'
import { addingTexts as texts } from './adding-texts.ts'

interface AdditionSummaryProps {
  /** Undefined until the first response. */
  addition: Response<typeof campaignChangeEndpoints.addCreators> | undefined
  isReading: boolean
  /** Whether creators who had a mail lately are left out. */
  skipsWritten: boolean
  onSkipsWritten: (skipsWritten: boolean) => void
}

/** Preview of adding the chosen creators: how many get the mail, and the others with the reason. */
export function AdditionSummary({ addition, isReading, skipsWritten, onSkipsWritten }: AdditionSummaryProps) {
  if (!addition) return isReading ? <Skeleton height={72} role="status" aria-label={texts.reading} /> : null
  const { added, already, left_out, left_out_count, written_lately } = addition
  return (
    <Stack gap={8} aria-busy={isReading}>
      <div role="status">
        <Text fw={600}>{texts.gets(added)}</Text>
        {already > 0 && (
          <Text size="sm" c="dimmed">
            {texts.already(already)}
          </Text>
        )}
      </div>
      {added > 0 && (
        <Text size="sm" c="dimmed">
          {texts.followUps}
        </Text>
      )}
      {written_lately > 0 && (
        <Checkbox
          label={texts.skipWritten(written_lately, quietDays)}
          checked={skipsWritten}
          onChange={(event) => onSkipsWritten(event.currentTarget.checked)}
        />
      )}
      <LeftOutList leftOut={left_out} count={left_out_count} />
    </Stack>
  )
}

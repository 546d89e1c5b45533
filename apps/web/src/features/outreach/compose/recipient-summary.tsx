import { Checkbox, Text } from '@mantine/core'
import { type LeftOut, type PreviewResponse, quietDays } from '@troupe/contract/outreach'
import { Disclosure } from '../../../ui/disclosure.tsx'
import classes from './compose.module.css'
import { composeTexts } from './compose-texts.ts'

const texts = composeTexts.recipients

interface RecipientSummaryProps {
  preview: PreviewResponse
  /** Whether creators who had a mail lately are left out. */
  skipsWritten: boolean
  onSkipsWritten: (skipsWritten: boolean) => void
  isDisabled: boolean
}

/** Number of recipients, and the creators left out with the reasons. */
export function RecipientSummary({ preview, skipsWritten, onSkipsWritten, isDisabled }: RecipientSummaryProps) {
  const { valid, left_out, left_out_count, written_lately } = preview
  return (
    <div>
      <Text fw={600} role="status">
        {texts.valid(valid)}
      </Text>
      {written_lately > 0 && (
        <Checkbox
          my={8}
          label={texts.skipWritten(written_lately, quietDays)}
          checked={skipsWritten}
          disabled={isDisabled}
          onChange={(event) => onSkipsWritten(event.currentTarget.checked)}
        />
      )}
      <LeftOutList leftOut={left_out} count={left_out_count} />
    </div>
  )
}

interface LeftOutListProps {
  leftOut: readonly LeftOut[]
  /** May be more than are named. */
  count: number
}

/** The creators who get no mail, each with the reason. Initially closed. */
export function LeftOutList({ leftOut, count }: LeftOutListProps) {
  if (count === 0) return null
  return (
    <Disclosure summary={texts.leftOut(count)}>
      <ul className={classes.leftOut}>
        {leftOut.map((entry) => (
          <li key={entry.creator.id}>
            <bdi>{entry.creator.title || entry.creator.handle}</bdi> {describeReason(entry)}
          </li>
        ))}
        {count > leftOut.length && <li>{texts.more(count - leftOut.length)}</li>}
      </ul>
    </Disclosure>
  )
}

/** Why a creator gets no mail, as the second part of a sentence. */
export function describeReason({ reason, detail }: Pick<LeftOut, 'reason' | 'detail'>): string {
  if (detail === null) return texts.reasons[reason]
  if (reason === 'missing_field') return texts.missingField(detail)
  return texts.reasonWithDetail(texts.reasons[reason], detail)
}

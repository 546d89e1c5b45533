import { Text } from '@mantine/core'
import type { LeftOut, PreviewResponse } from '@troupe/contract/outreach'
import { Disclosure } from '../../../ui/disclosure.tsx'
import classes from './compose.module.css'
import { composeTexts } from './compose-texts.ts'

const texts = composeTexts.recipients

/** Number of recipients, and the creators left out with the reasons. */
export function RecipientSummary({ preview }: { preview: PreviewResponse }) {
  const { valid, left_out, left_out_count } = preview
  return (
    <div>
      <Text fw={600} role="status">
        {texts.valid(valid)}
      </Text>
      {left_out_count > 0 && (
        <Disclosure summary={texts.leftOut(left_out_count)}>
          <ul className={classes.leftOut}>
            {left_out.map((entry) => (
              <li key={entry.creator.id}>
                <bdi>{entry.creator.title || entry.creator.handle}</bdi> {describeReason(entry)}
              </li>
            ))}
            {left_out_count > left_out.length && <li>{texts.more(left_out_count - left_out.length)}</li>}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

/** Why a creator gets no mail, as the second part of a sentence. */
export function describeReason({ reason, detail }: Pick<LeftOut, 'reason' | 'detail'>): string {
  if (detail === null) return texts.reasons[reason]
  if (reason === 'missing_field') return texts.missingField(detail)
  return texts.reasonWithDetail(texts.reasons[reason], detail)
}

import { Stack, Textarea } from '@mantine/core'
import { collaborationTypes } from '@troupe/contract/onboarding'
import { AmountInput } from '../../../ui/amount-input.tsx'
import { CheckboxList } from './checkbox-list.tsx'
import { statementTexts as texts } from './statement-texts.ts'
import { type StatementFieldsProps, toCollaborationTypes } from './statement-values.ts'

/** How a creator likes to work with brands. */
export function WorkFields({ values, problems, onChange }: StatementFieldsProps) {
  return (
    <Stack gap={16}>
      <AmountInput
        label={texts.price}
        description={texts.priceHint}
        name="price"
        leftSection="$"
        valueIsNumericString
        min={0}
        // Values out of range are reported, not clamped.
        clampBehavior="none"
        value={values.estimated_price}
        error={problems.estimated_price}
        onChange={(price) => onChange({ estimated_price: String(price) })}
      />
      <CheckboxList
        label={texts.collaborationTypes}
        options={collaborationTypes}
        checked={values.preferred_collaboration_types}
        onChange={(checked) => onChange({ preferred_collaboration_types: toCollaborationTypes(checked) })}
      />
      <Textarea
        label={texts.additionalInfo}
        name="additional-info"
        autosize
        minRows={3}
        maxRows={12}
        value={values.additional_info}
        error={problems.additional_info}
        onChange={(event) => onChange({ additional_info: event.currentTarget.value })}
      />
    </Stack>
  )
}

import { Stack, Textarea, TextInput } from '@mantine/core'
import { statementTexts as texts } from './statement-texts.ts'
import type { StatementFieldsProps } from './statement-values.ts'

/** Name and description of a channel. */
export function IdentityFields({ values, problems, onChange }: StatementFieldsProps) {
  return (
    <Stack gap={16}>
      <TextInput
        label={texts.title}
        name="title"
        withAsterisk
        autoComplete="off"
        value={values.title}
        error={problems.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextInput
        label={texts.handle}
        name="handle"
        withAsterisk
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        leftSection="@"
        value={values.handle}
        error={problems.handle}
        onChange={(event) => onChange({ handle: event.currentTarget.value })}
      />
      <Textarea
        label={texts.description}
        name="description"
        autosize
        minRows={3}
        maxRows={12}
        value={values.description}
        error={problems.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
    </Stack>
  )
}

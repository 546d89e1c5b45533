import { Alert, Button, Fieldset, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { CompanyFields } from './company-fields.tsx'
import { companyTexts as texts } from './company-texts.ts'
import type { CompanyEntry } from './use-company-entry.ts'

/** Asks for the company's name and postal address while a mail is written, unless they are stored. */
export function CompanyNeeded({ entry, isDisabled }: { entry: CompanyEntry; isDisabled: boolean }) {
  if (!entry.isNeeded) return null
  return (
    <Fieldset legend={texts.neededTitle}>
      <Stack gap={12} align="stretch">
        <Text size="sm" c="dimmed">
          {texts.neededLead}
        </Text>
        <CompanyFields entry={entry} isDisabled={isDisabled} />
        {entry.error && (
          <Alert color="red" role="alert">
            {texts.failed(entry.error.message)}
          </Alert>
        )}
        <Button
          variant="default"
          size="xs"
          style={{ alignSelf: 'start' }}
          loading={entry.isSaving}
          disabled={isDisabled}
          onClick={() => entry.save(() => notifications.show({ message: texts.saved }))}
        >
          {texts.save}
        </Button>
      </Stack>
    </Fieldset>
  )
}

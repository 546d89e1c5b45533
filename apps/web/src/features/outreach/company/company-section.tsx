import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { CompanyFields } from './company-fields.tsx'
import { companyTexts as texts } from './company-texts.ts'
import { useCompanyEntry } from './use-company-entry.ts'

/** The company's name and postal address below the user's mails. A section of the e-mail settings. */
export function CompanySection() {
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <CompanyForm />
    </SettingsSection>
  )
}

function CompanyForm() {
  const refusal = useRefusal('admin')
  const entry = useCompanyEntry()
  const { data, error, isFetching, refetch } = entry.stored
  if (data === undefined && (!error || isFetching)) {
    return <Skeleton height={200} role="status" aria-label={texts.loading} />
  }
  if (data === undefined) {
    return (
      <div role="alert">
        <Text size="sm" mb={8}>
          {texts.loadFailed(error?.message ?? '')}
        </Text>
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    )
  }
  return (
    <form
      noValidate
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault()
        entry.save(() => notifications.show({ message: texts.saved }))
      }}
    >
      <Stack gap={16}>
        <CompanyFields entry={entry} />
        {entry.error && (
          <Alert color="red" role="alert">
            {texts.failed(entry.error.message)}
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={entry.isSaving} disabled={refusal !== undefined} title={refusal}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

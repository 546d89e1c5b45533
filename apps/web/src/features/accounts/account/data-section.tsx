import { Alert, Button } from '@mantine/core'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { describeError } from '../api/auth-errors.ts'
import { useExportAccount } from '../api/export-account.ts'
import { accountTexts } from './account-texts.ts'

const texts = accountTexts.data

/** Exports the data stored about the user. */
export function DataSection() {
  const download = useExportAccount()
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {download.isError && (
        <Alert color="red" role="alert">
          {describeError(download.error, texts.failed)}
        </Alert>
      )}
      <div>
        <Button variant="default" disabled={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? texts.busy : texts.submit}
        </Button>
      </div>
    </SettingsSection>
  )
}

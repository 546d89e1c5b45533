import { Alert, Button } from '@mantine/core'
import { describeFailure } from '../../../lib/transport/describe-failure.ts'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { useExportWorkspace } from '../api/activities.ts'
import { teamTexts } from '../workspace-texts.ts'

const texts = teamTexts.data

/** Downloads everything that the workspace owns. For owners. */
export function DataSection() {
  const file = useExportWorkspace()
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {file.error && (
        <Alert color="red" role="alert">
          {describeFailure(file.error, texts.failed)}
        </Alert>
      )}
      <div>
        <Button variant="default" loading={file.isPending} onClick={() => file.mutate()}>
          {texts.submit}
        </Button>
      </div>
    </SettingsSection>
  )
}

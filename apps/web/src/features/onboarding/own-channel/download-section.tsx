import { Alert, Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import { useExportOwnChannel } from '../api/own-channel.ts'
import { ownChannelTexts } from './own-channel-texts.ts'

const texts = ownChannelTexts.download

/** Taking along all that is stored. */
export function DownloadSection({ token }: { token: string }) {
  const download = useExportOwnChannel(token)
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {download.error && (
        <Alert color="red" role="alert" title={texts.failed}>
          {download.error.message}
        </Alert>
      )}
      <div>
        <Button
          variant="default"
          size="md"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={download.isPending}
          onClick={() => download.mutate()}
        >
          {download.isPending ? texts.busy : texts.submit}
        </Button>
      </div>
    </SettingsSection>
  )
}

import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { dialogTexts } from '../../../ui/dialog-texts.ts'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { useEraseOwnChannel } from '../api/own-channel.ts'
import classes from './own-channel-screen.module.css'
import { ownChannelTexts } from './own-channel-texts.ts'

const texts = ownChannelTexts.erasure

interface ErasureSectionProps {
  token: string
  onErased: () => void
}

/** Erases the channel's data after a confirmation that explains the consequences. */
export function ErasureSection({ token, onErased }: ErasureSectionProps) {
  const [isOpen, dialog] = useDisclosure()
  const erasure = useEraseOwnChannel(token)
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <div>
        <Button variant="default" size="md" c="var(--troupe-danger)" aria-haspopup="dialog" onClick={dialog.open}>
          {texts.open}
        </Button>
      </div>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={texts.question}
        size={520}
        closeButtonProps={{ 'aria-label': dialogTexts.close }}
      >
        <Stack gap={16}>
          <ul className={classes.list}>
            {texts.effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          <Text fw={600}>{texts.warning}</Text>
          {erasure.error && (
            <Alert color="red" role="alert" title={texts.failed}>
              {erasure.error.message}
            </Alert>
          )}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" data-autofocus disabled={erasure.isPending} onClick={dialog.close}>
              {texts.cancel}
            </Button>
            <Button
              color="red"
              loading={erasure.isPending}
              onClick={() => erasure.mutate(undefined, { onSuccess: onErased })}
            >
              {texts.submit}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </SettingsSection>
  )
}

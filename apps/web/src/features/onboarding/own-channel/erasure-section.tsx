import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { OwnChannel } from '@troupe/contract/own-channel'
import { dialogTexts } from '../../../ui/dialog-texts.ts'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { useEraseOwnChannel, useKeepOwnChannel } from '../api/own-channel.ts'
import { changeTexts } from './change-texts.ts'
import classes from './own-channel-screen.module.css'
import { ownChannelTexts } from './own-channel-texts.ts'

const texts = ownChannelTexts.erasure
const changes = changeTexts.erasure

interface ErasureSectionProps {
  token: string
  channel: Pick<OwnChannel, 'proven_at' | 'erasure_due_at'>
  onErased: () => void
}

/** Erases the channel's data after a confirmation that explains the consequences: at once, or after a notice. */
export function ErasureSection({ token, channel, onErased }: ErasureSectionProps) {
  const { proven_at: provenAt, erasure_due_at: dueAt } = channel
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {dueAt !== null && <PlannedErasure token={token} dueAt={dueAt} />}
      {/* Who proves the channel after asking need not wait. */}
      {(dueAt === null || provenAt !== null) && (
        <ErasureRequest token={token} isProven={provenAt !== null} onErased={onErased} />
      )}
    </SettingsSection>
  )
}

/** The day of a planned erasure, and the button that stops it. */
function PlannedErasure({ token, dueAt }: { token: string; dueAt: string }) {
  const keep = useKeepOwnChannel(token)
  return (
    <Stack gap={16} align="start">
      <Alert color="red" role="status" title={changes.due(dueAt)} w="100%">
        {changes.dueText}
      </Alert>
      {keep.error && (
        <Alert color="red" role="alert" title={changes.keepFailed}>
          {keep.error.message}
        </Alert>
      )}
      <Button size="md" loading={keep.isPending} onClick={() => keep.mutate()}>
        {changes.keep}
      </Button>
    </Stack>
  )
}

interface ErasureRequestProps {
  token: string
  isProven: boolean
  onErased: () => void
}

function ErasureRequest({ token, isProven, onErased }: ErasureRequestProps) {
  const [isOpen, dialog] = useDisclosure()
  const erasure = useEraseOwnChannel(token)
  const erase = () =>
    erasure.mutate(undefined, { onSuccess: (answer) => (answer.erasure_due_at === null ? onErased() : dialog.close()) })
  return (
    <>
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
          {!isProven && <Text>{changes.notice}</Text>}
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
            <Button color="red" loading={erasure.isPending} onClick={erase}>
              {isProven ? texts.submit : changes.plan}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}

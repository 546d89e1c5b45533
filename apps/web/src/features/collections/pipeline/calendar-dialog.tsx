import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatDay } from '../../../lib/format/dates.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { OneTimeSecret } from '../../../ui/settings/one-time-secret.tsx'
import { useDeleteCalendar, useMakeCalendar } from '../api/pipeline-files.ts'
import { describeFailure } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'
import { pipelineTexts } from './pipeline-texts.ts'

const texts = pipelineTexts.calendar

interface CalendarDialogProps {
  /** When the present address was made; null: there is none. */
  since: string | null
  isOpen: boolean
  onClose: () => void
}

/** Makes, renews and switches off the secret address of the user's calendar. */
export function CalendarDialog({ since, isOpen, onClose }: CalendarDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.title}
      closeButtonProps={{ 'aria-label': collectionTexts.close }}
    >
      <CalendarSettings since={since} onClose={onClose} />
    </Modal>
  )
}

function CalendarSettings({ since, onClose }: Omit<CalendarDialogProps, 'isOpen'>) {
  const making = useMakeCalendar()
  const deletion = useDeleteCalendar()
  const [question, ask] = useState<'renew' | 'off' | null>(null)
  if (making.data) {
    return (
      <OneTimeSecret
        secret={new URL(making.data.path, window.location.origin).href}
        warning={texts.warning}
        label={texts.address}
        copy={texts.copy}
        onDone={onClose}
      />
    )
  }
  const error = making.error ?? deletion.error
  const answer = (change: () => void) => () => {
    ask(null)
    change()
  }
  const shared = { isBusy: false, onClose: () => ask(null) }
  return (
    <Stack gap={16}>
      <Text size="sm">{texts.lead}</Text>
      <Text size="sm" c="dimmed">
        {since === null ? texts.none : texts.since(formatDay(since))}
      </Text>
      {error && (
        <Alert color="red" role="alert">
          {describeFailure(texts.failed, error)}
        </Alert>
      )}
      <Group justify="flex-end" gap={8}>
        {since !== null && (
          <Button variant="default" loading={deletion.isPending} onClick={() => ask('off')}>
            {texts.off}
          </Button>
        )}
        <Button
          data-autofocus
          loading={making.isPending}
          onClick={() => (since === null ? making.mutate() : ask('renew'))}
        >
          {since === null ? texts.make : texts.renew}
        </Button>
      </Group>
      <ConfirmDialog
        {...shared}
        isOpen={question === 'off'}
        title={texts.off}
        question={texts.offQuestion}
        confirm={texts.off}
        onConfirm={answer(deletion.mutate)}
      />
      <ConfirmDialog
        {...shared}
        isOpen={question === 'renew'}
        title={texts.renew}
        question={texts.renewQuestion}
        confirm={texts.renew}
        onConfirm={answer(making.mutate)}
      />
    </Stack>
  )
}

import { Button, Group, Modal, Text } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import { dialogTexts } from './dialog-texts.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  question: ReactNode
  /** Label of the confirm button. */
  confirm: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks for confirmation of an action that loses data. Stays open while the action is done: its end would close the
 * question that was asked next.
 */
export function ConfirmDialog({ isOpen, title, question, confirm, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={<Kept isOpen={isOpen}>{title}</Kept>}
      closeButtonProps={{ 'aria-label': dialogTexts.close, disabled: isBusy }}
    >
      <Text component="div" dir="auto" style={{ overflowWrap: 'anywhere' }}>
        <Kept isOpen={isOpen}>{question}</Kept>
      </Text>
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" data-autofocus disabled={isBusy} onClick={onClose}>
          {dialogTexts.cancel}
        </Button>
        <Button color="red" loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  )
}

/** Stays as it is while the dialog closes, since what it speaks of may be gone. */
const Kept = memo(
  function Kept({ children }: { isOpen: boolean; children: ReactNode }) {
    return children
  },
  (_, { isOpen }) => !isOpen,
)

import { notifications } from '@mantine/notifications'
import type { SharedMailbox } from '@troupe/contract/campaigns/shared-mailboxes'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useEndSharing } from '../api/further-mailboxes.ts'
import { sharingTexts as texts } from './sharing-texts.ts'

interface EndSharingDialogProps {
  mailbox: SharedMailbox
  name: string
  isOpen: boolean
  onClose: () => void
}

/** Asks before campaigns of others pause. */
export function EndSharingDialog({ mailbox, name, isOpen, onClose }: EndSharingDialogProps) {
  const end = useEndSharing()
  const confirm = () =>
    end.mutate(mailbox, {
      onSuccess: () => notifications.show({ message: texts.ended(name) }),
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.failed, message }),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.endTitle(name)}
      question={texts.endQuestion}
      confirm={texts.end}
      isBusy={end.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

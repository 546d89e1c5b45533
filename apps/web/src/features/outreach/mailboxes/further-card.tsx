import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import type { FurtherMailbox, FurtherSender } from '@troupe/contract/campaigns/further-mailboxes'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useRemoveFurtherMailbox } from '../api/further-mailboxes.ts'
import { FurtherSenderForm } from './further-sender-form.tsx'
import { MailboxCard } from './mailbox-card.tsx'
import { mailboxTexts } from './mailbox-texts.ts'

const texts = mailboxTexts.further

interface FurtherCardProps {
  mailbox: FurtherMailbox
  /** Undefined until it is loaded. */
  sender: FurtherSender | undefined
}

/** A mailbox beside the first ones, which can be renamed, changed and removed. */
export function FurtherCard({ mailbox, sender }: FurtherCardProps) {
  const { name, unsent } = mailbox
  const [isChanging, changing] = useDisclosure()
  const [isAsking, asking] = useDisclosure()
  const remove = useRemoveFurtherMailbox()
  const confirm = () =>
    remove.mutate(mailbox, {
      onSuccess: () => notifications.show({ message: texts.removed(name) }),
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.removeFailed, message }),
      onSettled: asking.close,
    })
  return (
    <MailboxCard
      mailbox={mailbox}
      address={sender && (sender.smtp_from || sender.smtp_user)}
      actions={
        !isChanging && (
          <>
            <Button variant="default" size="xs" aria-label={texts.settingsOf(name)} onClick={changing.open}>
              {texts.settings}
            </Button>
            <Button variant="default" size="xs" aria-label={texts.removeOf(name)} onClick={asking.open}>
              {texts.remove}
            </Button>
          </>
        )
      }
    >
      {isChanging && sender && <FurtherSenderForm sender={sender} onClose={changing.close} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeTitle(name)}
        question={
          <>
            {unsent > 0 && <p>{texts.removeUnsent(unsent)}</p>}
            <p>{texts.removeQuestion}</p>
          </>
        }
        confirm={texts.remove}
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={asking.close}
      />
    </MailboxCard>
  )
}

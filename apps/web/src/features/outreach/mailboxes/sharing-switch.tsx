import { Switch } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useSharedMailboxes, useShareMailbox } from '../api/further-mailboxes.ts'
import { useMailboxReading } from '../api/mailbox-reading.ts'
import type { AnyMailbox } from '../api/mailboxes.ts'
import { EndSharingDialog } from './end-sharing-dialog.tsx'
import { sharingTexts as texts } from './sharing-texts.ts'

interface SharingSwitchProps {
  mailbox: AnyMailbox
  /** The mailbox's name on screen. */
  name: string
}

/** Whether the members of the workspace may send from a mailbox. Not there for who works alone, and before it can send. */
export function SharingSwitch({ mailbox, name }: SharingSwitchProps) {
  const { data } = useSharedMailboxes()
  const { data: reading } = useMailboxReading(mailbox)
  const share = useShareMailbox()
  const [isAsking, asking] = useDisclosure()
  const own = 'id' in mailbox ? mailbox.id : mailbox.provider
  const shared = data?.mailboxes.find((each) => each.own === own)
  if (!shared && !(data?.can_share && reading?.is_ready)) return null
  const turnOn = () =>
    share.mutate(own, {
      onSuccess: () => notifications.show({ message: texts.shared(name) }),
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.failed, message }),
    })
  return (
    <>
      <Switch
        label={texts.share}
        aria-label={texts.shareOf(name)}
        description={texts.hint}
        checked={shared !== undefined}
        disabled={share.isPending}
        onChange={shared ? asking.open : turnOn}
      />
      {shared && <EndSharingDialog mailbox={shared} name={name} isOpen={isAsking} onClose={asking.close} />}
    </>
  )
}

import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import framed from '../../../ui/settings/framed-list.module.css'
import { useFurtherMailboxes, useFurtherSenders } from '../api/further-mailboxes.ts'
import { FurtherCard } from './further-card.tsx'
import { FurtherSenderForm } from './further-sender-form.tsx'
import { mailboxTexts } from './mailbox-texts.ts'
import classes from './mailboxes.module.css'

const texts = mailboxTexts.further

/** The mailboxes beside the first ones, and the form that adds one. */
export function FurtherMailboxes() {
  const { data = [], error, refetch } = useFurtherMailboxes()
  const senders = useFurtherSenders()
  const [isAdding, adding] = useDisclosure()
  return (
    <>
      {error && (
        <div role="alert">
          <Text size="sm" mb={8}>
            {texts.failed(error.message)}
          </Text>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {mailboxTexts.retry}
          </Button>
        </div>
      )}
      {data.length > 0 && (
        <ul className={framed.root} aria-label={texts.list}>
          {data.map((mailbox) => (
            <FurtherCard
              key={mailbox.id}
              mailbox={mailbox}
              sender={senders.data?.find(({ id }) => id === mailbox.id)}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <FurtherSenderForm onClose={adding.close} />
      ) : (
        <div className={classes.add}>
          <Button variant="default" onClick={adding.open}>
            {texts.add}
          </Button>
          <Text size="sm" c="dimmed">
            {texts.lead}
          </Text>
        </div>
      )}
    </>
  )
}

import { Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import type { MailboxReading, ReadingFailure } from '@troupe/contract/mail/mailbox-reading'
import { tell } from '../../../lib/language/tell.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { useMailboxReading, useReadNow, useStopReading } from '../api/mailbox-reading.ts'
import type { AnyMailbox } from '../api/mailboxes.ts'
import classes from './reading.module.css'
import { ReadingForm } from './reading-form.tsx'
import { readingTexts as texts } from './reading-texts.ts'

interface MailboxAnswersProps {
  mailbox: AnyMailbox
  /** The mailbox's name on screen. */
  name: string
}

/** Whether answers are read from a mailbox. A part of its card. */
export function MailboxAnswers({ mailbox, name }: MailboxAnswersProps) {
  const { data, error, isFetching, refetch } = useMailboxReading(mailbox)
  const [isChanging, changing] = useDisclosure()
  if (data === undefined && (!error || isFetching)) {
    return <Skeleton height={30} role="status" aria-label={texts.loading(name)} />
  }
  if (data === undefined) {
    return (
      <div role="alert">
        <Text size="sm" mb={8}>
          {texts.failed(error?.message ?? '')}
        </Text>
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    )
  }
  if (data === null) return null
  if (isChanging) return <ReadingForm mailbox={mailbox} name={name} state={data} onClose={changing.close} />
  if (data.reading) return <Reading mailbox={mailbox} name={name} reading={data.reading} onChange={changing.open} />
  return (
    <div className={classes.row}>
      <Text size="sm" c="dimmed" className={classes.facts}>
        {data.is_ready ? texts.off : texts.notReady}
      </Text>
      {data.is_ready && (
        <Button variant="default" size="xs" aria-label={texts.turnOnOf(name)} onClick={changing.open}>
          {texts.turnOn}
        </Button>
      )}
    </div>
  )
}

interface ReadingProps extends MailboxAnswersProps {
  reading: MailboxReading
  onChange: () => void
}

function Reading({
  mailbox,
  name,
  reading: { imap, failure, last_read_at: lastReadAt, since, skipped },
  onChange,
}: ReadingProps) {
  const readNow = useReadNow(mailbox)
  const read = () =>
    readNow.mutate(undefined, {
      onSuccess: () => notifications.show({ message: texts.readSoon }),
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.readNowFailed, message }),
    })
  return (
    <>
      <div className={classes.row}>
        <div className={classes.facts}>
          <Text size="sm">{describeReading(imap)}</Text>
          <Text size="sm" c="dimmed">
            {lastReadAt === null ? texts.notYet : <Moment label={texts.lastRead} at={lastReadAt} />}
            <br />
            <Moment label={texts.since} at={since} />
            {skipped > 0 && (
              <>
                <br />
                {texts.skipped(skipped)}
              </>
            )}
          </Text>
        </div>
        <Group gap={8}>
          <Button
            variant="default"
            size="xs"
            aria-label={texts.readNowOf(name)}
            loading={readNow.isPending}
            onClick={read}
          >
            {texts.readNow}
          </Button>
          <Button variant="default" size="xs" aria-label={texts.changeOf(name)} onClick={onChange}>
            {texts.change}
          </Button>
          <StopButton mailbox={mailbox} name={name} />
        </Group>
      </div>
      {failure && <Failure failure={failure} />}
    </>
  )
}

function describeReading(imap: MailboxReading['imap']): string {
  if (!imap) return texts.stateOfProvider
  return imap.user === '' ? texts.stateOfSmtp(imap.host) : texts.state(imap.user, imap.host)
}

function Failure({ failure }: { failure: ReadingFailure }) {
  return (
    <Alert color="yellow" role="status" title={texts.failedTitle}>
      {tell(failure, failure.message)}
      {failure.reply !== '' && (
        <Text size="sm" mt={4} className={classes.reply}>
          {texts.said(failure.reply)}
        </Text>
      )}
    </Alert>
  )
}

function StopButton({ mailbox, name }: MailboxAnswersProps) {
  const stop = useStopReading(mailbox)
  const [isAsking, asking] = useDisclosure()
  return (
    <>
      <Button variant="default" size="xs" aria-label={texts.stopOf(name)} onClick={asking.open}>
        {texts.stop}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.stopTitle(name)}
        question={texts.stopLead}
        confirm={texts.stop}
        isBusy={stop.isPending}
        onConfirm={() =>
          stop.mutate(undefined, {
            onError: ({ message }) => notifications.show({ color: 'red', title: texts.stopFailed, message }),
            onSettled: asking.close,
          })
        }
        onClose={asking.close}
      />
    </>
  )
}

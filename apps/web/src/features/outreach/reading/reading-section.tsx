import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import type { MailboxReading, MailboxReadingState, ReadingFailure } from '@troupe/contract/mail/mailbox-reading'
import { tell } from '../../../lib/language/tell.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Moment } from '../../../ui/moment.tsx'
import framed from '../../../ui/settings/framed-list.module.css'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { useMailboxReading, useReadNow, useStopReading } from '../api/mailbox-reading.ts'
import classes from './reading.module.css'
import { ReadingForm } from './reading-form.tsx'
import { readingTexts as texts } from './reading-texts.ts'

/** Whether answers are read from the SMTP mailbox. A section of the e-mail settings. */
export function ReadingSection() {
  const { data, error, isFetching, refetch } = useMailboxReading()
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <Text size="sm">{texts.scope}</Text>
      {data && <ReadingSettings state={data} />}
      {!data && (!error || isFetching) && <Skeleton height={36} role="status" aria-label={texts.loading} />}
      {!data && error && !isFetching && (
        <div role="alert">
          <Text size="sm" mb={8}>
            {texts.failed(error.message)}
          </Text>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
    </SettingsSection>
  )
}

function ReadingSettings({ state: { reading, proposal } }: { state: MailboxReadingState }) {
  const [isChanging, changing] = useDisclosure()
  if (isChanging) return <ReadingForm reading={reading} proposal={proposal} onClose={changing.close} />
  if (reading) return <ReadingCard reading={reading} onChange={changing.open} />
  if (!proposal) {
    return (
      <Text size="sm" c="dimmed">
        {texts.needsSmtp}
      </Text>
    )
  }
  return (
    <Group>
      <Button variant="default" onClick={changing.open}>
        {texts.turnOn}
      </Button>
    </Group>
  )
}

function ReadingCard({ reading, onChange }: { reading: MailboxReading; onChange: () => void }) {
  const { host, user, failure, last_read_at: lastReadAt, since } = reading
  const readNow = useReadNow()
  const read = () =>
    readNow.mutate(undefined, {
      onSuccess: () => notifications.show({ message: texts.readSoon }),
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.readNowFailed, message }),
    })
  return (
    <div className={`${framed.root} ${classes.card}`}>
      <Title order={3} size="h4" fz="md">
        {user === '' ? texts.stateOfSmtp(host) : texts.state(user, host)}
      </Title>
      <Text size="sm" c="dimmed">
        {lastReadAt === null ? texts.notYet : <Moment label={texts.lastRead} at={lastReadAt} />}
        <br />
        <Moment label={texts.since} at={since} />
      </Text>
      {failure && <Failure failure={failure} />}
      <Group gap={8}>
        <Button variant="default" size="xs" loading={readNow.isPending} onClick={read}>
          {texts.readNow}
        </Button>
        <Button variant="default" size="xs" onClick={onChange}>
          {texts.change}
        </Button>
        <StopButton />
      </Group>
    </div>
  )
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

function StopButton() {
  const stop = useStopReading()
  const [isAsking, asking] = useDisclosure()
  return (
    <>
      <Button variant="default" size="xs" onClick={asking.open}>
        {texts.stop}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.stopTitle}
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

import { Button, Skeleton, Text } from '@mantine/core'
import framed from '../../../ui/settings/framed-list.module.css'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { useMailboxes } from '../api/mailboxes.ts'
import { FurtherMailboxes } from './further-mailboxes.tsx'
import { MailboxCard } from './mailbox-card.tsx'
import { mailboxTexts as texts } from './mailbox-texts.ts'
import { SharedMailboxes } from './shared-mailboxes.tsx'

/** Pace and sending hours of the user's mailboxes. A section of the e-mail settings. */
export function MailboxesSection() {
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <MailboxList />
      <FurtherMailboxes />
      <SharedMailboxes />
    </SettingsSection>
  )
}

function MailboxList() {
  const { data, error, isFetching, refetch } = useMailboxes()
  if (data) {
    return (
      <ul className={framed.root} aria-label={texts.list}>
        {data.map((mailbox) => (
          <MailboxCard key={mailbox.provider} mailbox={mailbox} />
        ))}
      </ul>
    )
  }
  if (!error || isFetching) return <Skeleton height={192} role="status" aria-label={texts.loading} />
  return (
    <div role="alert">
      <Text size="sm" mb={8}>
        {texts.failed(error.message)}
      </Text>
      <Button variant="default" size="xs" onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </div>
  )
}

import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { MailDraft } from '@troupe/contract/mail-drafts'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { useDiscardDraft, useMailDraft } from '../api/mail-draft.ts'
import { labelMergeFields } from '../name-merge-field.ts'
import { draftTexts as texts } from './draft-texts.ts'

interface UnfinishedMailProps {
  /** Opens the mail to its creators, and to the collection that it is written to, if any. */
  onContinue: (creators: MailDraft['creators'], onSent: undefined, collectionId: string | null) => void
}

/** The mail that the user has begun, with the way back to it; nothing if there is none. */
export function UnfinishedMail({ onContinue }: UnfinishedMailProps) {
  const { data: draft } = useMailDraft()
  const [isAsking, setAsking] = useState(false)
  const discard = useDiscardDraft()
  if (!draft) return null
  const remove = () =>
    discard.mutate(draft.revision, {
      onError: ({ message }) => notifications.show({ color: 'red', message }),
      onSettled: () => setAsking(false),
    })
  return (
    <Paper
      component="section"
      withBorder
      p={16}
      radius="lg"
      bg="var(--troupe-surface)"
      aria-labelledby="unfinished-mail"
    >
      <Group justify="space-between" gap="12px 24px">
        <div>
          <Title order={2} size="h4" id="unfinished-mail">
            {texts.unfinished.title}
          </Title>
          <Text dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {labelMergeFields(draft.subject) || texts.unfinished.noSubject}
          </Text>
          <Text size="sm" c="dimmed">
            {texts.unfinished.creators(draft.creators.length)} · <Moment at={draft.updated_at} />
          </Text>
        </div>
        <Group gap={8}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {texts.discard.confirm}
          </Button>
          <Button onClick={() => onContinue(draft.creators, undefined, draft.collection_id)}>
            {texts.unfinished.continue}
          </Button>
        </Group>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.discard.title}
        question={texts.discard.question}
        confirm={texts.discard.confirm}
        isBusy={discard.isPending}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </Paper>
  )
}

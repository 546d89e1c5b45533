import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ConversationSummary, conversationTitleMaxLength } from '@troupe/contract/conversations'
import { type FormEvent, useState } from 'react'
import { useRenameConversation } from '../../api/conversation-calls.ts'
import { assistantTexts } from '../conversation/assistant-texts.ts'

const texts = assistantTexts.rename

interface RenameConversationDialogProps {
  /** Null: the dialog is closed. */
  conversation: ConversationSummary | null
  onClose: () => void
}

/** Dialog that renames a conversation. */
export function RenameConversationDialog({ conversation, onClose }: RenameConversationDialogProps) {
  const renaming = useRenameConversation()
  const rename = (id: string, title: string) => {
    // The list shows the new title at once and reports a failure, also if another one is renamed meanwhile.
    renaming
      .mutateAsync({ id, title })
      .catch(({ message }: Error) => notifications.show({ color: 'red', title: texts.failed, message }))
    onClose()
  }
  return (
    <Modal
      opened={conversation !== null}
      onClose={onClose}
      title={texts.title}
      closeButtonProps={{ 'aria-label': assistantTexts.close }}
    >
      {conversation && (
        <RenameForm
          title={conversation.title}
          onRename={(title) => rename(conversation.id, title)}
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}

interface RenameFormProps {
  title: string
  onRename: (title: string) => void
  onCancel: () => void
}

function RenameForm({ title: present, onRename, onCancel }: RenameFormProps) {
  const [draft, setDraft] = useState(present)
  const title = draft.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title !== '') onRename(title)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <TextInput
          label={texts.label}
          maxLength={conversationTitleMaxLength}
          autoComplete="off"
          dir="auto"
          data-autofocus
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onCancel}>
            {assistantTexts.cancel}
          </Button>
          <Button type="submit" disabled={title === ''}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

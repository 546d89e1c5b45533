import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ConversationSummary, conversationTitleMaxLength } from '@troupe/contract/conversations'
import { type FormEvent, useState } from 'react'
import { useRenameConversation } from '../../api/conversation-calls.ts'
import { assistantTexts } from '../assistant-texts.ts'

const texts = assistantTexts.rename

interface RenameConversationDialogProps {
  /** Null: the dialog is closed. */
  conversation: ConversationSummary | null
  onClose: () => void
}

/** Where a conversation gets another title. */
export function RenameConversationDialog({ conversation, onClose }: RenameConversationDialogProps) {
  return (
    <Modal
      opened={conversation !== null}
      onClose={onClose}
      title={texts.title}
      closeButtonProps={{ 'aria-label': assistantTexts.close }}
    >
      {conversation && <RenameForm key={conversation.id} conversation={conversation} onClose={onClose} />}
    </Modal>
  )
}

function RenameForm({ conversation, onClose }: { conversation: ConversationSummary; onClose: () => void }) {
  const [title, setTitle] = useState(conversation.title)
  const rename = useRenameConversation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The list has the new title at once, and says so where it does not stay.
    rename.mutate(
      { id: conversation.id, title: title.trim() },
      { onError: ({ message }) => notifications.show({ color: 'red', title: texts.failed, message }) },
    )
    onClose()
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
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {assistantTexts.cancel}
          </Button>
          <Button type="submit" disabled={title.trim() === ''}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

import { Button, Group, Modal, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ConversationSummary } from '@troupe/contract/conversations'
import { useDeleteConversation } from '../../api/conversation-calls.ts'
import { assistantTexts } from '../conversation/assistant-texts.ts'

const texts = assistantTexts.deletion

interface DeleteConversationDialogProps {
  /** Null: the dialog is closed. */
  conversation: ConversationSummary | null
  onClose: () => void
  /** Called once the conversation is deleted. */
  onDelete: (id: string) => void
}

/** Dialog that confirms and deletes a conversation. */
export function DeleteConversationDialog({ conversation, onClose, onDelete }: DeleteConversationDialogProps) {
  const deletion = useDeleteConversation()
  const remove = () => {
    if (!conversation) return
    const { id } = conversation
    // Also if another one is deleted meanwhile.
    deletion.mutateAsync({ id }).then(
      () => onDelete(id),
      ({ message }: Error) => notifications.show({ color: 'red', title: texts.failed, message }),
    )
    onClose()
  }
  return (
    <Modal
      opened={conversation !== null}
      onClose={onClose}
      title={texts.title}
      closeButtonProps={{ 'aria-label': assistantTexts.close }}
    >
      <Text dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {conversation && texts.question(conversation.title)}
      </Text>
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {assistantTexts.cancel}
        </Button>
        <Button color="red" onClick={remove}>
          {texts.confirm}
        </Button>
      </Group>
    </Modal>
  )
}

import { Modal, Stack, Text } from '@mantine/core'
import type { CollectionColumn } from '@troupe/contract/collection-members/columns'
import type { CollectionMember } from '@troupe/contract/collections'
import { collectionTexts } from '../../collection-texts.ts'
import { ColumnField } from './column-field.tsx'
import { fieldTexts as texts } from './field-texts.ts'

interface ValuesDialogProps {
  collectionId: string
  columns: readonly CollectionColumn[]
  /** The creator whose values are shown; null closes the dialog. */
  member: CollectionMember | null
  onClose: () => void
}

/** All values of a creator, edited in place. */
export function ValuesDialog({ collectionId, columns, member, onClose }: ValuesDialogProps) {
  return (
    <Modal
      opened={member !== null}
      onClose={onClose}
      title={member && <bdi>{texts.detailsTitle(member.title)}</bdi>}
      closeButtonProps={{ 'aria-label': collectionTexts.close }}
    >
      {member && (
        <Stack gap={12}>
          <Text size="sm" c="dimmed">
            {texts.detailsHint}
          </Text>
          {columns.map((column) => (
            <ColumnField key={column.id} collectionId={collectionId} member={member} column={column} />
          ))}
        </Stack>
      )}
    </Modal>
  )
}

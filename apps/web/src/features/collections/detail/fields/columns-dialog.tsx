import { Divider, Modal, Stack, Text, Title } from '@mantine/core'
import { type CollectionColumn, maxColumns } from '@troupe/contract/collection-members/columns'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { useDeleteColumn } from '../../api/delete-column.ts'
import { showFailure } from '../../collection-messages.ts'
import { collectionTexts } from '../../collection-texts.ts'
import { AddColumnForm } from './add-column-form.tsx'
import { ColumnRow } from './column-row.tsx'
import classes from './columns-dialog.module.css'
import { fieldTexts } from './field-texts.ts'
import { columnsOnCard } from './member-fields.tsx'

const texts = fieldTexts.columns

interface ColumnsDialogProps {
  collectionId: string
  columns: readonly CollectionColumn[]
  isOpen: boolean
  onClose: () => void
}

/** Adds, renames, orders and deletes the columns of a collection. */
export function ColumnsDialog({ collectionId, columns, isOpen, onClose }: ColumnsDialogProps) {
  const [deleted, setDeleted] = useState<CollectionColumn | null>(null)
  return (
    <>
      <Modal
        size="lg"
        opened={isOpen}
        onClose={onClose}
        title={texts.title}
        closeButtonProps={{ 'aria-label': collectionTexts.close }}
        // The question about a deletion is above it, and has the Escape key.
        closeOnEscape={deleted === null}
      >
        <Stack gap={16}>
          <Text size="sm" c="dimmed">
            {texts.lead(columnsOnCard)}
          </Text>
          {columns.length === 0 ? (
            <Text size="sm">{texts.none}</Text>
          ) : (
            <ul className={classes.list} aria-label={texts.label}>
              {columns.map((column, position) => (
                <ColumnRow
                  key={column.id}
                  collectionId={collectionId}
                  column={column}
                  position={position}
                  isLast={position === columns.length - 1}
                  onDelete={() => setDeleted(column)}
                />
              ))}
            </ul>
          )}
          <Divider />
          <Title order={3} fz={15}>
            {texts.add.title}
          </Title>
          {columns.length >= maxColumns ? (
            <Text size="sm">{texts.add.full(maxColumns)}</Text>
          ) : (
            <AddColumnForm collectionId={collectionId} />
          )}
        </Stack>
      </Modal>
      <DeleteColumnDialog collectionId={collectionId} column={deleted} onClose={() => setDeleted(null)} />
    </>
  )
}

interface DeleteColumnDialogProps {
  collectionId: string
  column: CollectionColumn | null
  onClose: () => void
}

/** Deletes a column with its values after confirmation. */
function DeleteColumnDialog({ collectionId, column, onClose }: DeleteColumnDialogProps) {
  const deletion = useDeleteColumn(collectionId)
  return (
    <ConfirmDialog
      isOpen={column !== null}
      title={texts.deletion.title}
      question={column && texts.deletion.question(column.name)}
      confirm={texts.deletion.confirm}
      isBusy={deletion.isPending}
      onConfirm={() =>
        column &&
        deletion.mutate(column.id, {
          onError: (error) => showFailure(texts.deletion.failed, error),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    />
  )
}

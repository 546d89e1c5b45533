import type { Collection } from '@troupe/contract/collections'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDeleteCollection } from './api/delete-collection.ts'
import { showFailure, showSuccess } from './collection-messages.ts'
import { collectionTexts } from './collection-texts.ts'

const texts = collectionTexts.deletion

interface DeleteCollectionDialogProps {
  collection: Pick<Collection, 'id' | 'name'>
  isOpen: boolean
  onClose: () => void
  onDeleted?: () => void
}

/** Deletes a collection after confirmation. */
export function DeleteCollectionDialog({ collection, isOpen, onClose, onDeleted }: DeleteCollectionDialogProps) {
  const deletion = useDeleteCollection()
  const confirm = () =>
    deletion.mutate(collection.id, {
      onSuccess: () => {
        showSuccess(texts.deleted)
        onClose()
        onDeleted?.()
      },
      onError: (error) => showFailure(texts.failed, error),
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.title}
      question={texts.question(collection.name)}
      confirm={texts.confirm}
      isBusy={deletion.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

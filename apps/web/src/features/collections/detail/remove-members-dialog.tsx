import type { Collection, CollectionMember } from '@troupe/contract/collections'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useRemoveFromCollection } from '../api/remove-from-collection.ts'
import { showFailure, showSuccess } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'

const texts = collectionTexts.removal

interface RemoveMembersDialogProps {
  collection: Pick<Collection, 'id' | 'name'>
  members: readonly CollectionMember[]
  isOpen: boolean
  onClose: () => void
}

/** Asks, and takes creators out of a collection. */
export function RemoveMembersDialog({ collection, members, isOpen, onClose }: RemoveMembersDialogProps) {
  const removal = useRemoveFromCollection(collection.id)
  const confirm = () =>
    removal.mutate(
      members.map(({ id }) => id),
      {
        onSuccess: (removed) => showSuccess(texts.removed(removed)),
        onError: (error) => showFailure(texts.failed, error),
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.title}
      question={texts.question(members.length, collection.name)}
      confirm={texts.confirm}
      isBusy={removal.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

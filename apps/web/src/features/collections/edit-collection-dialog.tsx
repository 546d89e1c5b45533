import type { Collection } from '@troupe/contract/collections'
import { useChangeCollection } from './api/change-collection.ts'
import { CollectionFormDialog } from './collection-form-dialog.tsx'
import { showSuccess } from './collection-messages.ts'
import { collectionTexts } from './collection-texts.ts'

const texts = collectionTexts.form

interface EditCollectionDialogProps {
  collection: Pick<Collection, 'id' | 'name' | 'description'>
  isOpen: boolean
  onClose: () => void
}

/** Where a collection is renamed and described. */
export function EditCollectionDialog({ collection, isOpen, onClose }: EditCollectionDialogProps) {
  const change = useChangeCollection(collection.id)
  const close = () => {
    change.reset()
    onClose()
  }
  return (
    <CollectionFormDialog
      isOpen={isOpen}
      title={texts.edit}
      initial={{ name: collection.name, description: collection.description ?? '' }}
      submit={texts.save}
      failed={texts.changeFailed}
      isSaving={change.isPending}
      error={change.error}
      onClose={close}
      onSubmit={(input) =>
        change.mutate(input, {
          onSuccess: () => {
            close()
            showSuccess(texts.changed)
          },
        })
      }
    />
  )
}

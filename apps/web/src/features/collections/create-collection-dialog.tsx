import { useCreateCollection } from './api/create-collection.ts'
import { CollectionFormDialog } from './collection-form-dialog.tsx'
import { showSuccess } from './collection-messages.ts'
import { collectionTexts } from './collection-texts.ts'

const texts = collectionTexts.form

interface CreateCollectionDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Where an empty collection is made. */
export function CreateCollectionDialog({ isOpen, onClose }: CreateCollectionDialogProps) {
  const creation = useCreateCollection()
  const close = () => {
    creation.reset()
    onClose()
  }
  return (
    <CollectionFormDialog
      isOpen={isOpen}
      title={collectionTexts.list.create}
      submit={texts.create}
      failed={texts.createFailed}
      isSaving={creation.isPending}
      error={creation.error}
      onClose={close}
      onSubmit={(input) =>
        creation.mutate(input, {
          onSuccess: () => {
            close()
            showSuccess(texts.created)
          },
        })
      }
    />
  )
}

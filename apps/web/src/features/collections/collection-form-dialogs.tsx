import { Modal, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Collection } from '@troupe/contract/collections'
import { useChangeCollection } from './api/change-collection.ts'
import { useCreateCollection } from './api/create-collection.ts'
import { CollectionFields, type CollectionInput, collectionRules } from './collection-fields.tsx'
import { showSuccess } from './collection-messages.ts'
import { collectionTexts } from './collection-texts.ts'
import { FormEnd } from './form-end.tsx'

interface CollectionFormProps {
  initial?: CollectionInput
  /** Label of the submit button. */
  submit: string
  /** Headline of an error. */
  failed: string
  isSaving: boolean
  error: Error | null
  onSubmit: (input: CollectionInput) => void
  onClose: () => void
}

interface CollectionFormDialogProps extends CollectionFormProps {
  isOpen: boolean
  title: string
}

const nothing: CollectionInput = { name: '', description: '' }

/** Dialog with the form for the name and description of a collection. */
function CollectionFormDialog({ isOpen, title, ...form }: CollectionFormDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={form.onClose}
      title={title}
      closeButtonProps={{ 'aria-label': collectionTexts.close }}
    >
      <CollectionForm {...form} />
    </Modal>
  )
}

function CollectionForm(props: CollectionFormProps) {
  const { initial = nothing, submit, failed, isSaving, error, onSubmit, onClose } = props
  const form = useForm<CollectionInput>({ initialValues: initial, validate: collectionRules })
  return (
    <form onSubmit={form.onSubmit(onSubmit)} noValidate>
      <Stack gap={16}>
        <CollectionFields form={form} />
        <FormEnd submit={submit} failed={failed} error={error} isSaving={isSaving} onCancel={onClose} />
      </Stack>
    </form>
  )
}

const texts = collectionTexts.form

interface CreateCollectionDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Creates an empty collection. */
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

interface EditCollectionDialogProps {
  collection: Pick<Collection, 'id' | 'name' | 'description'>
  isOpen: boolean
  onClose: () => void
}

/** Changes the name and description of a collection. */
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

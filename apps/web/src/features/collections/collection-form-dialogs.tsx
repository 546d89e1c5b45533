import { Modal, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Collection } from '@troupe/contract/collections'
import { useTeam } from '../../ui/team/team-context.ts'
import { useChangeCollection } from './api/change-collection.ts'
import { useCreateCollection } from './api/create-collection.ts'
import { CollectionFields, type CollectionInput, collectionRules, nothing } from './collection-fields.tsx'
import { showSuccess } from './collection-messages.ts'
import { collectionTexts } from './collection-texts.ts'
import { FormEnd } from './form-end.tsx'

type CollectionBody = Omit<CollectionInput, 'is_private'> & Partial<CollectionInput>

interface CollectionFormProps {
  initial?: CollectionInput
  isPrivacyOffered: boolean
  /** Label of the submit button. */
  submit: string
  /** Headline of an error. */
  failed: string
  isSaving: boolean
  error: Error | null
  /** @param changed the parts that the user has changed. */
  onSubmit: (input: CollectionBody, changed: Partial<CollectionBody>) => void
  onClose: () => void
}

interface CollectionFormDialogProps extends CollectionFormProps {
  isOpen: boolean
  title: string
}

/** Dialog with the form for a collection. */
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
  const { initial = nothing, isPrivacyOffered, submit, failed, isSaving, error, onSubmit, onClose } = props
  const form = useForm<CollectionInput>({ initialValues: initial, validate: collectionRules })
  return (
    <form
      onSubmit={form.onSubmit(({ is_private, ...named }) => {
        const input = isPrivacyOffered ? { ...named, is_private } : named
        const changed = Object.entries(input).filter(([part]) => form.isDirty(part))
        onSubmit(input, Object.fromEntries(changed))
      })}
      noValidate
    >
      <Stack gap={16}>
        <CollectionFields form={form} isPrivacyOffered={isPrivacyOffered} />
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
  const { hasColleagues } = useTeam()
  const close = () => {
    creation.reset()
    onClose()
  }
  return (
    <CollectionFormDialog
      isOpen={isOpen}
      title={collectionTexts.list.create}
      isPrivacyOffered={hasColleagues}
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
  collection: Pick<Collection, 'id' | 'name' | 'description' | 'is_private' | 'is_mine'>
  isOpen: boolean
  onClose: () => void
}

/** Changes the name and description of a collection, and who sees it. */
export function EditCollectionDialog({ collection, isOpen, onClose }: EditCollectionDialogProps) {
  const change = useChangeCollection(collection.id)
  const { hasColleagues } = useTeam()
  const { name, description, is_private: isPrivate = false, is_mine: isMine = false } = collection
  const close = () => {
    change.reset()
    onClose()
  }
  return (
    <CollectionFormDialog
      isOpen={isOpen}
      title={texts.edit}
      initial={{ name, description: description ?? '', is_private: isPrivate }}
      // The last member can share it again, for those who come.
      isPrivacyOffered={isPrivate || (isMine && hasColleagues)}
      submit={texts.save}
      failed={texts.changeFailed}
      isSaving={change.isPending}
      error={change.error}
      onClose={close}
      // Other parts may have been changed by a colleague meanwhile.
      onSubmit={(_, changed) => {
        if (Object.keys(changed).length === 0) return close()
        change.mutate(changed, {
          onSuccess: () => {
            close()
            showSuccess(texts.changed)
          },
        })
      }}
    />
  )
}

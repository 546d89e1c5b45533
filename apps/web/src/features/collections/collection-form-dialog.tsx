import { Modal, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { CollectionFields, type CollectionInput, collectionRules } from './collection-fields.tsx'
import { collectionTexts as texts } from './collection-texts.ts'
import { FormEnd } from './form-end.tsx'

interface CollectionFormProps {
  initial?: CollectionInput
  /** What the button says. */
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

/** Where a collection gets its name and its description. */
export function CollectionFormDialog({ isOpen, title, ...form }: CollectionFormDialogProps) {
  return (
    <Modal opened={isOpen} onClose={form.onClose} title={title} closeButtonProps={{ 'aria-label': texts.close }}>
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

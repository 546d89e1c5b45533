import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useCreateCollection } from '../api/create-collection.ts'
import { CollectionFields, type CollectionInput, collectionRules } from '../collection-fields.tsx'
import { collectionTexts } from '../collection-texts.ts'
import { FormEnd } from '../form-end.tsx'
import type { AddFormProps } from './add-form.tsx'

const texts = collectionTexts.add

/** Makes a collection of the creators. */
export function NewCollectionForm({ creatorIds, onAdded, onCancel }: AddFormProps) {
  const creation = useCreateCollection()
  const form = useForm<CollectionInput>({ initialValues: { name: '', description: '' }, validate: collectionRules })
  const submit = form.onSubmit((input) =>
    creation.mutate(
      { ...input, kol_ids: [...creatorIds] },
      { onSuccess: ({ name, kol_count }) => onAdded({ message: texts.created(name, kol_count) }) },
    ),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <CollectionFields form={form} />
        <FormEnd
          failed={collectionTexts.form.createFailed}
          error={creation.error}
          submit={texts.submit}
          isSaving={creation.isPending}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}

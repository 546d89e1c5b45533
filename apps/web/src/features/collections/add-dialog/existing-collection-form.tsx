import { Select, Stack } from '@mantine/core'
import type { Collection } from '@troupe/contract/collections'
import { type FormEvent, useState } from 'react'
import { useAddToCollection } from '../api/add-to-collection.ts'
import { collectionTexts } from '../collection-texts.ts'
import { FormEnd } from '../form-end.tsx'
import type { AddFormProps } from './add-form.tsx'

const texts = collectionTexts.add

/** More are found by typing. */
const offeredAtOnce = 100

interface ExistingCollectionFormProps extends AddFormProps {
  /** The last changed first. */
  collections: readonly Collection[]
}

/** Adds creators to a collection that exists. */
export function ExistingCollectionForm(props: ExistingCollectionFormProps) {
  const { collections, creatorIds, onAdded, onCancel } = props
  const [id, setId] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const addition = useAddToCollection()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(id === null)
    if (id === null) return
    addition.mutate(
      { id, creatorIds },
      {
        onSuccess: ({ added_count }) => {
          const alreadyIn = creatorIds.length - added_count
          onAdded({
            message: texts.added(added_count),
            ...(alreadyIn > 0 && { remark: texts.alreadyIn(alreadyIn) }),
          })
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <Select
          label={texts.collection}
          placeholder={texts.pick}
          data={collections.map(({ id, name, kol_count }) => ({ value: id, label: texts.option(name, kol_count) }))}
          value={id}
          onChange={(chosen) => {
            setId(chosen)
            setMissing(false)
          }}
          searchable
          limit={offeredAtOnce}
          nothingFoundMessage={texts.nothingFound}
          error={isMissing && texts.noCollection}
          data-autofocus
        />
        <FormEnd
          failed={texts.failed}
          error={addition.error}
          submit={texts.submit}
          isSaving={addition.isPending}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}

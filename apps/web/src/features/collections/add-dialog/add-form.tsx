import { Loader, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Collection } from '@troupe/contract/collections'
import { type FormEvent, useState } from 'react'
import { useTeam } from '../../../ui/team/team-context.ts'
import { useAddToCollection } from '../api/add-to-collection.ts'
import { useCreateCollection } from '../api/create-collection.ts'
import { useCollections } from '../api/list-collections.ts'
import { CollectionFields, type CollectionInput, collectionRules, nothing } from '../collection-fields.tsx'
import { describeFailure } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'
import { FormEnd } from '../form-end.tsx'

const texts = collectionTexts.add

/** Success message with an optional remark. */
export interface Added {
  message: string
  remark?: string
}

export interface AddFormProps {
  creatorIds: readonly string[]
  onAdded: (added: Added) => void
  onCancel: () => void
}

const modes = ['existing', 'new'] as const
type Mode = (typeof modes)[number]

const toMode = (text: string): Mode => modes.find((mode) => mode === text) ?? 'existing'

/** Chooses between an existing and a new collection. Users without a collection start with a new one. */
export function AddForm(props: AddFormProps) {
  const collections = useCollections()
  const [wish, setWish] = useState<Mode | null>(null)
  const hasNone = collections.data?.length === 0
  const mode = wish ?? (hasNone ? 'new' : 'existing')
  return (
    <Stack gap={16}>
      <Text size="sm" c="dimmed">
        {texts.chosen(props.creatorIds.length)}
      </Text>
      <SegmentedControl
        fullWidth
        aria-label={texts.mode}
        value={mode}
        onChange={(chosen) => setWish(toMode(chosen))}
        data={modes.map((value) => ({ value, label: texts[value] }))}
      />
      {mode === 'new' ? (
        <>
          {hasNone && <Text size="sm">{texts.none}</Text>}
          <NewCollectionForm {...props} />
        </>
      ) : collections.data ? (
        <ExistingCollectionForm collections={collections.data} {...props} />
      ) : collections.error ? (
        <Text role="alert" c="red">
          {describeFailure(collectionTexts.list.failed, collections.error)}
        </Text>
      ) : (
        <Loader size="sm" role="status" aria-label={collectionTexts.list.loading} />
      )}
    </Stack>
  )
}

/** Creates a collection with the creators. */
function NewCollectionForm({ creatorIds, onAdded, onCancel }: AddFormProps) {
  const creation = useCreateCollection()
  const form = useForm<CollectionInput>({ initialValues: nothing, validate: collectionRules })
  const { hasColleagues } = useTeam()
  const submit = form.onSubmit(({ is_private, ...named }) =>
    creation.mutate(
      { ...named, ...(hasColleagues && { is_private }), kol_ids: [...creatorIds] },
      { onSuccess: ({ name, kol_count }) => onAdded({ message: texts.created(name, kol_count) }) },
    ),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <CollectionFields form={form} isPrivacyOffered={hasColleagues} />
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

/** Maximum number of collections listed at once; others are found by typing. */
const offeredAtOnce = 100

interface ExistingCollectionFormProps extends AddFormProps {
  /** Most recently changed first. */
  collections: readonly Collection[]
}

/** Adds creators to an existing collection. */
function ExistingCollectionForm(props: ExistingCollectionFormProps) {
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

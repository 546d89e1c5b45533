import { Loader, Select, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { CollectionSummary } from '@troupe/contract/collections'
import { useState } from 'react'
import { useReadAllMembers } from './api/collection-members.ts'
import { useCollections } from './api/list-collections.ts'
import { describeFailure } from './collection-messages.ts'
import { collectionTexts } from './collection-texts.ts'

const texts = collectionTexts.choice
/** Maximum number of collections listed at once; others are found by typing. */
const offeredAtOnce = 100

interface CollectionChoiceProps {
  /** Gets the ids of all creators of the collection, and its own; no creators while they are being read. */
  onChosen: (creatorIds: readonly string[], collectionId?: string) => void
}

/** Chooses a collection, for actions on all its creators. */
export function CollectionChoice({ onChosen }: CollectionChoiceProps) {
  const collections = useCollections()
  const readAll = useReadAllMembers()
  const reading = useMutation({ mutationFn: (collection: CollectionSummary) => readAll(collection) })
  const [id, setId] = useState<string | null>(null)
  const choose = (chosen: string | null) => {
    setId(chosen)
    onChosen([])
    const collection = collections.data?.find((one) => one.id === chosen)
    // The callback of an earlier choice is not called.
    if (!collection) return
    const tell = (members: readonly { id: string }[]) =>
      onChosen(
        members.map((member) => member.id),
        collection.id,
      )
    reading.mutate(collection, { onSuccess: tell })
  }
  if (!collections.data) {
    return collections.error ? (
      <Text role="alert" c="red">
        {describeFailure(collectionTexts.list.failed, collections.error)}
      </Text>
    ) : (
      <Loader size="sm" role="status" aria-label={collectionTexts.list.loading} />
    )
  }
  if (collections.data.length === 0) return <Text c="dimmed">{texts.none}</Text>
  return (
    <Select
      label={collectionTexts.add.collection}
      placeholder={collectionTexts.add.pick}
      data={collections.data.map(({ id, name, kol_count }) => ({
        value: id,
        label: collectionTexts.add.option(name, kol_count),
      }))}
      value={id}
      onChange={choose}
      searchable
      limit={offeredAtOnce}
      nothingFoundMessage={collectionTexts.add.nothingFound}
      rightSection={reading.isPending ? <Loader size={16} role="status" aria-label={texts.reading} /> : undefined}
      error={reading.error && describeFailure(texts.failed, reading.error)}
      data-autofocus
    />
  )
}

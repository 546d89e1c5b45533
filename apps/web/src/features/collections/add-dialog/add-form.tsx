import { Loader, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCollections } from '../api/list-collections.ts'
import { describeFailure } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'
import { ExistingCollectionForm } from './existing-collection-form.tsx'
import { NewCollectionForm } from './new-collection-form.tsx'

const texts = collectionTexts.add

/** What was done, as a message, and what else there is to know of it. */
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

/** The choice between a collection that exists and a new one. Who has none makes the first. */
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

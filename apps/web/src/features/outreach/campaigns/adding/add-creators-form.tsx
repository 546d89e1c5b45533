import { Alert, Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import { quietDays } from '@troupe/contract/outreach'
import { useState } from 'react'
import { useAddCreators, usePreviewAddition } from '../../api/campaign-changes.ts'
import { addingTexts as texts } from './adding-texts.ts'
import { AdditionSummary } from './addition-summary.tsx'
import type { CreatorSources } from './creator-sources.ts'

interface AddCreatorsFormProps {
  campaign: Campaign
  sources: CreatorSources
  onDone: () => void
}

const sourceNames = ['collection', 'search'] as const
type SourceName = (typeof sourceNames)[number]
const toSource = (text: string): SourceName => sourceNames.find((name) => name === text) ?? 'collection'

interface Chosen {
  ids: readonly string[]
  collectionId: string | undefined
}
const nothingChosen: Chosen = { ids: [], collectionId: undefined }

/** Chooses creators, says what adding them would do, and adds them. */
export function AddCreatorsForm({ campaign, sources, onDone }: AddCreatorsFormProps) {
  const [source, setSource] = useState<SourceName>('collection')
  const [{ ids, collectionId }, setChosen] = useState<Chosen>(nothingChosen)
  const [skipsWritten, setSkipsWritten] = useState(true)
  const addition = {
    kol_ids: [...ids],
    ...(skipsWritten && { skip_written_days: quietDays }),
    ...(collectionId !== undefined && { collection_id: collectionId }),
  }
  const preview = usePreviewAddition(campaign.id, addition, ids.length > 0)
  const add = useAddCreators(campaign.id)
  const shown = ids.length > 0 ? preview.data : undefined
  const count = shown?.added ?? 0
  const failure = add.error ?? (ids.length > 0 ? preview.error : null)
  const submit = () =>
    add.mutate(addition, {
      onSuccess: ({ added }) => {
        notifications.show({ message: texts.added(added) })
        onDone()
      },
    })
  return (
    <Stack gap={16}>
      <SegmentedControl
        fullWidth
        aria-label={texts.source}
        value={source}
        onChange={(chosen) => {
          setSource(toSource(chosen))
          setChosen(nothingChosen)
        }}
        data={sourceNames.map((value) => ({ value, label: texts[value] }))}
      />
      {sources[source]((ids, collectionId) => setChosen({ ids, collectionId }))}
      {ids.length > 0 && (
        <AdditionSummary
          addition={shown}
          isReading={preview.isFetching}
          skipsWritten={skipsWritten}
          onSkipsWritten={setSkipsWritten}
        />
      )}
      {failure && (
        <Alert color="red" role="alert">
          {texts.failed(failure.message)}
        </Alert>
      )}
      <Group justify="flex-end" gap={8}>
        <Button variant="default" disabled={add.isPending} onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button loading={add.isPending} disabled={count === 0 || preview.isPlaceholderData} onClick={submit}>
          {count === 0 ? texts.submitNone : texts.submit(count)}
        </Button>
      </Group>
    </Stack>
  )
}

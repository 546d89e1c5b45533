import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Moment } from '../../../ui/moment.tsx'
import type { DraftState } from './draft-keeper.ts'
import { draftTexts as texts } from './draft-texts.ts'
import { fromStored, isBlank } from './mail-draft.ts'
import type { KeptDraft } from './use-kept-draft.ts'

/** Says that the draft was begun earlier, or that another window has changed it, and offers what to do. */
export function DraftNotice({ kept, isDisabled }: { kept: KeptDraft; isDisabled: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const { state, restored, draft } = kept
  if (state.kind === 'conflict')
    return <DraftConflict theirs={state.theirs} onTake={kept.takeTheirs} onKeep={kept.keepMine} />
  if (!restored || isBlank(fromStored(restored)) || isBlank(draft)) return null
  return (
    <Group gap="4px 12px">
      <Text size="sm" c="dimmed">
        {texts.restored} <Moment at={restored.updated_at} />
      </Text>
      <Button variant="default" size="compact-sm" disabled={isDisabled} onClick={() => setAsking(true)}>
        {texts.startOver}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.discard.title}
        question={texts.discard.question}
        confirm={texts.discard.confirm}
        isBusy={false}
        onConfirm={() => {
          setAsking(false)
          kept.discard()
        }}
        onClose={() => setAsking(false)}
      />
    </Group>
  )
}

interface DraftConflictProps<Stored> {
  /** The text of the other window; null if that has sent or discarded the mail. */
  theirs: Stored | null
  onTake: (theirs: Stored | null) => void
  onKeep: () => void
}

/** Asks which of two texts should stay. */
export function DraftConflict<Stored>({ theirs, onTake, onKeep }: DraftConflictProps<Stored>) {
  return (
    <Alert color="yellow" role="alert" title={theirs ? texts.conflict.changed : texts.conflict.gone}>
      <Group gap={8}>
        <Button variant="default" size="xs" onClick={() => onTake(theirs)}>
          {theirs ? texts.conflict.takeTheirs : texts.conflict.clear}
        </Button>
        <Button variant="default" size="xs" onClick={onKeep}>
          {texts.conflict.keepMine}
        </Button>
      </Group>
    </Alert>
  )
}

/** Whether the server has the text. */
export function DraftStatus({ kept: { state, retry } }: { kept: { state: DraftState<unknown>; retry: () => void } }) {
  return (
    <Text size="sm" c={state.kind === 'failed' ? 'red' : 'dimmed'} role="status" component="div">
      {state.kind === 'saving' && texts.saving}
      {state.kind === 'saved' && texts.saved}
      {state.kind === 'failed' && (
        <Group gap={8}>
          {texts.failed(state.reason)}
          <Button variant="default" size="compact-xs" onClick={retry}>
            {texts.retry}
          </Button>
        </Group>
      )}
    </Text>
  )
}

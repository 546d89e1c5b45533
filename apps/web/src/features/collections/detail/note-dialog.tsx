import { Modal, Stack } from '@mantine/core'
import { type CollectionMember, memberNoteMaxLength } from '@troupe/contract/collections'
import { type FormEvent, useRef, useState } from 'react'
import { MentionTextarea } from '../../../ui/team/mention-textarea.tsx'
import { useTeam } from '../../../ui/team/team-context.ts'
import { useSaveNote } from '../api/deal.ts'
import { collectionTexts } from '../collection-texts.ts'
import { ConflictNotice, chooseText } from '../conflict-notice.tsx'
import { FormEnd } from '../form-end.tsx'

const texts = collectionTexts.member

interface NoteDialogProps {
  collectionId: string
  /** The creator whose note is edited; null closes the dialog. */
  member: CollectionMember | null
  onClose: () => void
}

/** Edits the note on a creator. */
export function NoteDialog({ collectionId, member, onClose }: NoteDialogProps) {
  return (
    <Modal
      opened={member !== null}
      onClose={onClose}
      title={member && <bdi>{texts.noteTitle(member.title)}</bdi>}
      closeButtonProps={{ 'aria-label': collectionTexts.close }}
    >
      {member && <NoteForm collectionId={collectionId} member={member} onClose={onClose} />}
    </Modal>
  )
}

function NoteForm({ collectionId, member, onClose }: NoteDialogProps & { member: CollectionMember }) {
  const [note, setNote] = useState(member.note)
  /** The note that is changed, as it was read last. */
  const [base, setBase] = useState(member.note)
  const [isInConflict, setInConflict] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const save = useSaveNote({ collectionId, creatorId: member.id })
  const { hasColleagues } = useTeam()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isInConflict) return notice.current?.focus()
    if (note === base) return onClose()
    save.mutate(
      { note, base },
      {
        onSuccess: (theirs) => {
          if (theirs === undefined) return onClose()
          setBase(theirs)
          setInConflict(true)
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <MentionTextarea
          label={texts.noteLabel}
          description={hasColleagues ? texts.teamNoteHint : texts.noteHint}
          maxLength={memberNoteMaxLength}
          rows={5}
          resize="vertical"
          data-autofocus
          dir="auto"
          value={note}
          onChange={setNote}
        />
        {isInConflict && (
          <ConflictNotice
            ref={notice}
            conflicts={[{ part: 'note', label: texts.noteLabel, theirs: base, canCombine: true }]}
            onChoose={(_, choice) => {
              setNote(chooseText(choice, { theirs: base, mine: note }))
              setInConflict(false)
            }}
          />
        )}
        <FormEnd
          submit={collectionTexts.form.save}
          failed={texts.noteFailed}
          error={save.error}
          isSaving={save.isPending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}

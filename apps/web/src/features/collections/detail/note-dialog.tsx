import { Modal, Stack } from '@mantine/core'
import { type CollectionMember, memberNoteMaxLength } from '@troupe/contract/collections'
import { type FormEvent, useState } from 'react'
import { MentionTextarea } from '../../../ui/team/mention-textarea.tsx'
import { useTeam } from '../../../ui/team/team-context.ts'
import { useChangeMember } from '../api/change-member.ts'
import { collectionTexts } from '../collection-texts.ts'
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
  const change = useChangeMember(collectionId)
  const { hasColleagues } = useTeam()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ creatorId: member.id, change: { note } }, { onSuccess: onClose })
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
        <FormEnd
          submit={collectionTexts.form.save}
          failed={texts.noteFailed}
          error={change.error}
          isSaving={change.isPending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}

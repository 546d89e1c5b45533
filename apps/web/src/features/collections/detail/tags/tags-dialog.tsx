import { Modal, Stack, TagsInput } from '@mantine/core'
import { maxTags, tagMaxLength, toNameKey } from '@troupe/contract/collection-members/tags'
import type { CollectionMember } from '@troupe/contract/collections'
import { type FormEvent, useState } from 'react'
import { useChangeTags } from '../../api/change-tags.ts'
import { useTagNames } from '../../api/list-tags.ts'
import { collectionTexts } from '../../collection-texts.ts'
import { FormEnd } from '../../form-end.tsx'
import { tagTexts as texts } from './tag-texts.ts'

interface TagsDialogProps {
  collectionId: string
  /** The creator whose tags are edited; null closes the dialog. */
  member: CollectionMember | null
  onClose: () => void
}

/** Edits the tags of a creator. */
export function TagsDialog({ collectionId, member, onClose }: TagsDialogProps) {
  return (
    <Modal
      opened={member !== null}
      onClose={onClose}
      title={member && <bdi>{texts.title(member.title)}</bdi>}
      closeButtonProps={{ 'aria-label': collectionTexts.close }}
    >
      {member && <TagsForm collectionId={collectionId} member={member} onClose={onClose} />}
    </Modal>
  )
}

function TagsForm({ collectionId, member, onClose }: TagsDialogProps & { member: CollectionMember }) {
  // Only changes are kept and sent, so that tags that other members add or remove meanwhile stay so.
  const [added, setAdded] = useState<string[]>([])
  const [removed, setRemoved] = useState<string[]>([])
  const tags = [...without(member.tags, removed), ...without(added, member.tags)]
  const names = useTagNames()
  const change = useChangeTags(collectionId)
  const edit = (next: string[]) => {
    setAdded(without(next, member.tags))
    setRemoved(without(member.tags, next))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (added.length + removed.length === 0) return onClose()
    change.mutate({ creatorIds: [member.id], add: added, remove: removed }, { onSuccess: onClose })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <TagField label={texts.label} value={tags} names={names} onChange={edit} isFirst />
        <FormEnd
          submit={collectionTexts.form.save}
          failed={texts.failed}
          error={change.error}
          isSaving={change.isPending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}

/** The tags that are not among the others, in any spelling. */
function without(tags: readonly string[], others: readonly string[]): string[] {
  const keys = new Set(others.map(toNameKey))
  return tags.filter((tag) => !keys.has(toNameKey(tag)))
}

interface TagFieldProps {
  label: string
  value: string[]
  /** Names that are suggested. */
  names: readonly string[]
  onChange: (tags: string[]) => void
  /** Whether it has the focus when the dialog opens. */
  isFirst?: boolean
}

/** A field for tags, of which known ones are suggested. */
export function TagField({ label, value, names, onChange, isFirst = false }: TagFieldProps) {
  return (
    <TagsInput
      label={label}
      description={texts.hint}
      data={[...names]}
      limit={60}
      maxTags={maxTags}
      maxLength={tagMaxLength}
      splitChars={[',', '，']}
      acceptValueOnBlur
      clearable
      data-autofocus={isFirst || undefined}
      clearButtonProps={{ 'aria-label': texts.clear }}
      value={value}
      onChange={onChange}
    />
  )
}

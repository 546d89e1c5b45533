import { Modal, MultiSelect, Stack } from '@mantine/core'
import type { CollectionMember } from '@troupe/contract/collections'
import { type FormEvent, useState } from 'react'
import { useChangeTags } from '../../api/change-tags.ts'
import { useTagNames } from '../../api/list-tags.ts'
import { showSuccess } from '../../collection-messages.ts'
import { collectionTexts } from '../../collection-texts.ts'
import { FormEnd } from '../../form-end.tsx'
import { listTags } from './tag-filter.tsx'
import { tagTexts as texts } from './tag-texts.ts'
import { TagField } from './tags-dialog.tsx'

interface BulkTagsDialogProps {
  collectionId: string
  members: readonly CollectionMember[]
  isOpen: boolean
  onClose: () => void
}

/** Adds tags to several creators, or removes tags that they have. */
export function BulkTagsDialog({ isOpen, ...props }: BulkTagsDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={props.onClose}
      title={texts.bulkTitle(props.members.length)}
      closeButtonProps={{ 'aria-label': collectionTexts.close }}
    >
      <BulkTagsForm {...props} />
    </Modal>
  )
}

function BulkTagsForm({ collectionId, members, onClose }: Omit<BulkTagsDialogProps, 'isOpen'>) {
  const [added, setAdded] = useState<string[]>([])
  const [removed, setRemoved] = useState<string[]>([])
  const names = useTagNames()
  const present = listTags(members)
  const change = useChangeTags(collectionId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (added.length + removed.length === 0) return onClose()
    change.mutate(
      { creatorIds: members.map(({ id }) => id), add: added, remove: removed },
      {
        onSuccess: (changed) => {
          showSuccess(texts.changed(changed))
          onClose()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <TagField label={texts.addLabel} value={added} names={names} onChange={setAdded} isFirst />
        {present.length > 0 && (
          <MultiSelect
            label={texts.removeLabel}
            description={texts.removeHint}
            data={present}
            searchable
            nothingFoundMessage={texts.noTag}
            value={removed}
            onChange={setRemoved}
          />
        )}
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

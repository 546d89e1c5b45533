import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMail, IconTag, IconUserMinus, IconUserPlus, IconUsersGroup } from '@tabler/icons-react'
import type { Collection, CollectionMember } from '@troupe/contract/collections'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import classes from '../../../ui/selection-bar.module.css'
import { selectionTexts } from '../../../ui/selection-texts.ts'
import stacked from '../../../ui/stacked-buttons.module.css'
import { useRemoveFromCollection } from '../api/remove-from-collection.ts'
import type { CollectionActions } from '../collection-actions.ts'
import { showFailure, showSuccess, showWarning } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'
import { BulkTagsDialog } from './tags/bulk-tags-dialog.tsx'
import { tagTexts } from './tags/tag-texts.ts'
import type { MemberSelection } from './use-member-selection.ts'

const texts = collectionTexts.detail

interface MemberToolbarProps {
  collection: Pick<Collection, 'id' | 'name'>
  /** Members that match the search. */
  shown: readonly CollectionMember[]
  memberCount: number
  selection: MemberSelection
  /** "Select All" is disabled until all members are loaded. */
  isLoadingMore: boolean
  actions: CollectionActions
}

/** Actions for the creators of a collection. Stays in view when scrolling. */
export function MemberToolbar(props: MemberToolbarProps) {
  const { collection, shown, memberCount, selection, isLoadingMore, actions } = props
  const { onSendEmail, onInvite, onFindSimilar } = actions
  const { selected, selectAll, deselectAll } = selection
  const refusal = useRefusal()
  const [isRemoving, removal] = useDisclosure()
  const [isTagging, tagging] = useDisclosure()
  const hiddenCount = countHidden(selection, shown)
  const sendEmail = () => {
    if (selected.length === 0) showWarning(texts.nobodyToWriteTo)
    else onSendEmail?.(selected, () => showSuccess(collectionTexts.emailSent), collection.id)
  }
  return (
    <div className={classes.root} role="toolbar" aria-label={texts.toolbar}>
      <Text size="sm" role="status" className={classes.count}>
        {texts.selected(selected.length, memberCount)}
        {hiddenCount > 0 && texts.hidden(hiddenCount)}
      </Text>
      <Button variant="subtle" size="compact-md" disabled={isLoadingMore} onClick={() => selectAll(shown)}>
        {texts.selectAll}
      </Button>
      <Button variant="subtle" size="compact-md" disabled={selected.length === 0} onClick={deselectAll}>
        {texts.deselectAll}
      </Button>
      <span className={classes.space} />
      <div className={`${classes.actions} ${stacked.root}`}>
        <Button
          variant="default"
          leftSection={<IconUserMinus size={16} stroke={1.6} aria-hidden />}
          aria-haspopup="dialog"
          disabled={selected.length === 0 || refusal !== undefined}
          title={refusal}
          onClick={removal.open}
        >
          {collectionTexts.removal.open(selected.length)}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTag size={16} stroke={1.6} aria-hidden />}
          aria-haspopup="dialog"
          disabled={selected.length === 0 || refusal !== undefined}
          title={refusal}
          onClick={tagging.open}
        >
          {tagTexts.open(selected.length)}
        </Button>
        {onFindSimilar && (
          <Button
            variant="default"
            leftSection={<IconUsersGroup size={16} stroke={1.6} aria-hidden />}
            disabled={shown.length === 0}
            title={selected.length === 0 ? texts.similarToAll : undefined}
            onClick={() => onFindSimilar(selected.length > 0 ? selected : shown)}
          >
            {selectionTexts.findSimilar}
          </Button>
        )}
        {onInvite && (
          <Button
            variant="default"
            leftSection={<IconUserPlus size={16} stroke={1.6} aria-hidden />}
            aria-haspopup="dialog"
            disabled={selected.length === 0}
            onClick={() => onInvite(selected)}
          >
            {texts.invite(selected.length)}
          </Button>
        )}
        {onSendEmail && (
          <Button leftSection={<IconMail size={16} aria-hidden />} onClick={sendEmail}>
            {texts.sendEmail(selected.length)}
          </Button>
        )}
      </div>
      <RemoveMembersDialog
        collection={collection}
        members={selected}
        isOpen={isRemoving && selected.length > 0}
        onClose={removal.close}
      />
      <BulkTagsDialog
        collectionId={collection.id}
        members={selected}
        isOpen={isTagging && selected.length > 0}
        onClose={tagging.close}
      />
    </div>
  )
}

/** The number of selected creators that the search does not show. */
function countHidden({ selected, selectedIds }: MemberSelection, shown: readonly CollectionMember[]): number {
  return selected.length - shown.filter(({ id }) => selectedIds.has(id)).length
}

const removalTexts = collectionTexts.removal

interface RemoveMembersDialogProps {
  collection: Pick<Collection, 'id' | 'name'>
  members: readonly CollectionMember[]
  isOpen: boolean
  onClose: () => void
}

/** Removes creators from a collection after confirmation. */
function RemoveMembersDialog({ collection, members, isOpen, onClose }: RemoveMembersDialogProps) {
  const removal = useRemoveFromCollection(collection.id)
  const confirm = () =>
    removal.mutate(
      members.map(({ id }) => id),
      {
        onSuccess: (removed) => showSuccess(removalTexts.removed(removed)),
        onError: (error) => showFailure(removalTexts.failed, error),
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={removalTexts.title}
      question={removalTexts.question(members.length, collection.name)}
      confirm={removalTexts.confirm}
      isBusy={removal.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

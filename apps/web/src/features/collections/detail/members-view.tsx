import { Alert, Button, Group, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconColumns3 } from '@tabler/icons-react'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CollectionDetail, CollectionMember } from '@troupe/contract/collections'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { CreatorList } from '../../../ui/creator-list/creator-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { listFolded } from '../../../ui/person/fold-persons.ts'
import { useCards } from '../../../ui/person/use-cards.ts'
import type { CollectionActions } from '../collection-actions.ts'
import { collectionTexts } from '../collection-texts.ts'
import { SearchField, useSearchText } from '../search-field.tsx'
import { ColumnsDialog } from './fields/columns-dialog.tsx'
import { fieldTexts } from './fields/field-texts.ts'
import { type MemberDialog, MemberDialogs, type OpenedDialog } from './member-dialogs.tsx'
import { MemberItem } from './member-item.tsx'
import { MemberToolbar } from './member-toolbar.tsx'
import classes from './members-view.module.css'
import { TagFilter, useTagFilter } from './tags/tag-filter.tsx'
import { useMemberSelection } from './use-member-selection.ts'

const texts = collectionTexts.detail

interface MembersViewProps {
  collection: CollectionDetail
  members: readonly CollectionMember[]
  isLoadingMore: boolean
  moreError: Error | null
  onRetry: () => void
  actions: CollectionActions
}

/** The creators of a collection, with search, selection and actions. */
export function MembersView(props: MembersViewProps) {
  const { collection, members, isLoadingMore, moreError, onRetry, actions } = props
  const [search, setSearch] = useSearchText()
  const deferredSearch = useDeferredValue(search)
  const [tags, setTags] = useTagFilter()
  const [areColumnsOpen, columnsDialog] = useDisclosure()
  const shown = useMemo(() => filterMembers(members, deferredSearch, tags), [members, deferredSearch, tags])
  const cards = useCards(shown)
  const folded = useMemo(() => listFolded(shown, cards), [shown, cards])
  const selection = useMemberSelection(members, folded)
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const openDialog = useCallback(
    (dialog: MemberDialog, { id }: CollectionMember) => setOpened({ dialog, creatorId: id }),
    [],
  )
  const showAll = () => {
    setSearch('')
    setTags([])
  }
  return (
    <section className={classes.root} aria-label={texts.creators}>
      {/* On a phone, where the totals are closed, the creators' headings are below this one. */}
      <VisuallyHidden component="h2">{texts.creators}</VisuallyHidden>
      <Group gap={12}>
        <SearchField label={texts.search} value={search} onChange={setSearch} />
        <TagFilter members={members} chosen={tags} onChange={setTags} />
        <Button
          variant="default"
          leftSection={<IconColumns3 size={16} stroke={1.6} aria-hidden />}
          aria-haspopup="dialog"
          onClick={columnsDialog.open}
        >
          {fieldTexts.columns.open}
        </Button>
        {actions.renderExport?.({ shown, selected: selection.selected })}
        {isLoadingMore && (
          <span className={classes.progress} role="status">
            {texts.loadingMore(members.length, collection.kol_count)}
          </span>
        )}
      </Group>
      {moreError && <MoreFailure error={moreError} onRetry={onRetry} />}
      <MemberToolbar
        collection={collection}
        shown={shown}
        memberCount={members.length}
        selection={selection}
        isLoadingMore={isLoadingMore}
        actions={actions}
      />
      {shown.length === 0 ? (
        <Notice title={texts.noMatch.title} text={texts.noMatch.text}>
          <Button variant="default" onClick={showAll}>
            {texts.noMatch.clear}
          </Button>
        </Notice>
      ) : (
        <CreatorList
          label={texts.creators}
          creators={cards}
          layout="grid"
          hasShortcuts
          selectedIds={selection.selectedIds}
          onToggle={selection.toggle}
          renderItem={(member, state) => (
            <MemberItem
              collectionId={collection.id}
              member={member}
              folded={folded.get(member.id)}
              onToggle={selection.toggle}
              columns={collection.columns}
              onOpenDialog={openDialog}
              {...state}
            />
          )}
        />
      )}
      <MemberDialogs collection={collection} members={members} opened={opened} onClose={() => setOpened(null)} />
      <ColumnsDialog
        collectionId={collection.id}
        columns={collection.columns}
        isOpen={areColumnsOpen}
        onClose={columnsDialog.close}
      />
    </section>
  )
}

function MoreFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert color="red" role="alert" title={texts.moreFailed}>
      <Group gap={12}>
        {error.message}
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          {collectionTexts.retry}
        </Button>
      </Group>
    </Alert>
  )
}

/** Returns the creators with all of the tags, and with a text in their title, handle or platform, ignoring case. */
function filterMembers(
  members: readonly CollectionMember[],
  text: string,
  tags: readonly string[],
): readonly CollectionMember[] {
  const tagged =
    tags.length === 0 ? members : members.filter((member) => tags.every((tag) => member.tags.includes(tag)))
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return tagged
  return tagged.filter(({ title, handle, platform }) =>
    // Handles are shown with "@" and are found with it.
    [title, `@${handle.replace(/^@/, '')}`, platformNames[platform]].some((field) =>
      field.toLowerCase().includes(wanted),
    ),
  )
}

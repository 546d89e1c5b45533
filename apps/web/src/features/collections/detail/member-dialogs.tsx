import type { CollectionDetail, CollectionMember } from '@troupe/contract/collections'
import { lazy, Suspense } from 'react'
import { ValuesDialog } from './fields/values-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { TagsDialog } from './tags/tags-dialog.tsx'

const DealDialog = lazy(async () => ({ default: (await import('../pipeline/deal-dialog.tsx')).DealDialog }))

/** The dialogs about one creator. */
export type MemberDialog = 'note' | 'tags' | 'values' | 'deal'

export interface OpenedDialog {
  dialog: MemberDialog
  creatorId: string
}

interface MemberDialogsProps {
  collection: CollectionDetail
  members: readonly CollectionMember[]
  opened: OpenedDialog | null
  onClose: () => void
}

/** Shows the opened dialog about a creator; none if the creator has left the collection. */
export function MemberDialogs({ collection, members, opened, onClose }: MemberDialogsProps) {
  const member = opened ? members.find(({ id }) => id === opened.creatorId) : undefined
  const memberOf = (dialog: MemberDialog) => (opened?.dialog === dialog ? (member ?? null) : null)
  const deal = memberOf('deal')
  const shared = { collectionId: collection.id, onClose }
  return (
    <>
      <NoteDialog {...shared} member={memberOf('note')} />
      <TagsDialog {...shared} member={memberOf('tags')} />
      <ValuesDialog {...shared} columns={collection.columns} member={memberOf('values')} />
      {deal && (
        <Suspense>
          <DealDialog
            member={{ collectionId: collection.id, creatorId: deal.id, name: deal.title }}
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  )
}

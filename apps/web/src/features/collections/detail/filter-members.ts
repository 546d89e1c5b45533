import type { CollectionMember } from '@troupe/contract/collections'
import { platformNames } from '@troupe/contract/platforms'

/** The creators that have a text in their title, handle or platform, whatever the case. */
export function filterMembers(members: readonly CollectionMember[], text: string): readonly CollectionMember[] {
  const wanted = text.trim().toLocaleLowerCase()
  if (wanted === '') return members
  return members.filter(({ title, handle, platform }) =>
    // Handles are shown with their sign, so they are found with it.
    [title, `@${handle.replace(/^@/, '')}`, platformNames[platform]].some((field) =>
      field.toLocaleLowerCase().includes(wanted),
    ),
  )
}

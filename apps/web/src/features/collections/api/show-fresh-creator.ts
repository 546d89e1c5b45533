import { useQueryClient } from '@tanstack/react-query'
import type { CollectionDetail } from '@troupe/contract/collections'
import type { Creator } from '@troupe/contract/creators'
import { collectionKeys } from './list-collections.ts'

/**
 * Returns a function that shows a creator as it has just been read in all collections, whose totals are read again.
 * A creator whose channel was known under another name may have become one with another member.
 */
export function useShowFreshCreator(): (creatorId: string, creator: Creator) => void {
  const queryClient = useQueryClient()
  return (creatorId, creator) => {
    const pages = queryClient.getQueriesData<CollectionDetail>({ queryKey: collectionKeys.allMembers })
    for (const [queryKey, page] of pages) {
      if (!page?.kols.some(({ id }) => id === creatorId)) continue
      const kols = page.kols.map((member) => (member.id === creatorId ? { ...member, ...creator } : member))
      queryClient.setQueryData<CollectionDetail>(queryKey, { ...page, kols })
      // The totals are part of the first page.
      const outdated =
        creator.id === creatorId ? collectionKeys.memberPage(page.id, 0) : collectionKeys.members(page.id)
      void queryClient.invalidateQueries({ queryKey: outdated })
    }
  }
}

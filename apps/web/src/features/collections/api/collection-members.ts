import { queryOptions, type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CollectionDetail,
  type CollectionMember,
  collectionEndpoints,
  memberPageSize,
} from '@troupe/contract/collections'
import { useMemo } from 'react'
import type { CallEndpoint } from '../../../lib/transport/transport.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

/** Ten thousand creators are not read anew whenever the window gets the focus. */
const staleMs = 60_000

function pageQuery(callEndpoint: CallEndpoint, id: string, offset: number) {
  return queryOptions({
    queryKey: collectionKeys.memberPage(id, offset),
    queryFn: ({ signal }) =>
      callEndpoint(collectionEndpoints.getCollection, { params: { id }, query: { offset }, signal }),
    staleTime: staleMs,
  })
}

/** Where the pages after the first begin. */
function listFurtherOffsets(memberCount: number): number[] {
  const pages = Math.ceil(memberCount / memberPageSize)
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => (index + 1) * memberPageSize)
}

/** A creator who moves from one page to another while they are read stands on both. */
function joinPages(pages: readonly (readonly CollectionMember[] | undefined)[]): CollectionMember[] {
  const members = pages.flatMap((page) => page ?? [])
  return [...new Map(members.map((member) => [member.id, member])).values()]
}

function combineFurther(results: UseQueryResult<CollectionDetail>[]) {
  return {
    pages: results.map(({ data }) => data?.kols),
    isLoading: results.some(({ isPending }) => isPending),
    error: results.find(({ error }) => error)?.error ?? null,
  }
}

/** A collection with its creators: at first one page of them, then, page by page, all. */
export function useCollectionMembers(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const first = useQuery(pageQuery(callEndpoint, id, 0))
  const collection = first.data
  const further = useQueries({
    queries: listFurtherOffsets(collection?.kol_count ?? 0).map((offset) => pageQuery(callEndpoint, id, offset)),
    combine: combineFurther,
  })
  const members = useMemo(() => joinPages([collection?.kols, ...further.pages]), [collection, further.pages])
  return {
    collection,
    members,
    /** Whether further pages are on their way. */
    isLoadingMore: further.isLoading && further.error === null,
    /** Error of the first page, without which nothing can be shown. */
    error: first.error,
    furtherError: further.error,
    isFetching: first.isFetching,
    retry: () => void queryClient.refetchQueries({ queryKey: collectionKeys.members(id) }),
  }
}

/** Reads all creators of a collection at once, for what is done with all of them. */
export function useReadAllMembers(): (collection: { id: string; kol_count: number }) => Promise<CollectionMember[]> {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return async ({ id, kol_count }) => {
    const offsets = [0, ...listFurtherOffsets(kol_count)]
    const pages = await Promise.all(
      offsets.map((offset) => queryClient.fetchQuery(pageQuery(callEndpoint, id, offset))),
    )
    return joinPages(pages.map(({ kols }) => kols))
  }
}

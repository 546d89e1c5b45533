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

/** Avoids reading up to 10,000 creators again whenever the window gets the focus. */
const staleMs = 60_000

function pageQuery(callEndpoint: CallEndpoint, id: string, offset: number) {
  return queryOptions({
    queryKey: collectionKeys.memberPage(id, offset),
    queryFn: ({ signal }) =>
      callEndpoint(collectionEndpoints.getCollection, { params: { id }, query: { offset }, signal }),
    staleTime: staleMs,
  })
}

/** Offsets of the pages after the first. */
function listFurtherOffsets(memberCount: number): number[] {
  const pages = Math.ceil(memberCount / memberPageSize)
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => (index + 1) * memberPageSize)
}

/** Joins pages. A creator that moves between pages while they are read occurs in both, and is kept once. */
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

/** Reads a collection and its creators: the first page, then all further pages. */
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
    /** Whether further pages are loading. */
    isLoadingMore: further.isLoading && further.error === null,
    /** Error of the first page, which is needed to show anything. */
    error: first.error,
    furtherError: further.error,
    isFetching: first.isFetching,
    retry: () => void queryClient.refetchQueries({ queryKey: collectionKeys.members(id) }),
  }
}

/** Returns a function that reads all creators of a collection, for actions on all of them. */
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

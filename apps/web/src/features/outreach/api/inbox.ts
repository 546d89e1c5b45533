import {
  type InfiniteData,
  type Query,
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { BodyInput, Response } from '@troupe/contract/base/endpoint'
import type { Assignment } from '@troupe/contract/collection-members/assignment'
import { type InboxView, inboxEndpoints, type Thread, type ThreadDetails } from '@troupe/contract/mail/inbox'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Query keys of the inbox. */
export const inboxKeys = {
  all: ['inbox'],
  counts: ['inbox', 'counts'],
  lists: ['inbox', 'list'],
  list: (filter: ThreadFilter) => ['inbox', 'list', filter],
  threads: ['inbox', 'thread'],
  thread: (id: string) => ['inbox', 'thread', id],
} as const

/** The threads of a list. */
export interface ThreadFilter {
  readonly view: InboxView
  readonly search: string
  /** Absent: any assignment. */
  readonly assigned?: Assignment
}

export type ThreadChangeInput = BodyInput<typeof inboxEndpoints.change>
type ThreadPage = Response<typeof inboxEndpoints.list>

const countsPollMs = 60_000

/** Number of threads of each view and of unread ones, for the navigation: polled, so that not every page keeps a stream. */
export function useInboxCounts() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: inboxKeys.counts,
    // The list with the fewest rows; the counts are the same in each.
    queryFn: async ({ signal }) =>
      (await callEndpoint(inboxEndpoints.list, { query: { view: 'snoozed', unread: 'true' }, signal })).counts,
    refetchInterval: countsPollMs,
  })
}

/** A list of threads, those with the newest mail first, a page after the other. */
export function useThreads(filter: ThreadFilter) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useInfiniteQuery({
    queryKey: inboxKeys.list(filter),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) }
      const page = await callEndpoint(inboxEndpoints.list, { query, signal })
      queryClient.setQueryData(inboxKeys.counts, page.counts)
      return page
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // While a search is typed, the list stays until the next one is there.
    placeholderData: (previous) => (filter.search === '' ? undefined : previous),
  })
}

/** One thread with its mails; none without an id. */
export function useThread(id: string | undefined) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: inboxKeys.thread(id ?? ''),
    queryFn:
      id === undefined ? skipToken : ({ signal }) => callEndpoint(inboxEndpoints.get, { params: { id }, signal }),
  })
}

const changeKey = ['change-thread']

/** Changes a thread; lists and the open thread show it at once, and what the server says after a failure. */
export function useChangeThread() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  /** Whether no other change has been made since, which is shown although the server does not have it yet. */
  const isLast = () => queryClient.isMutating({ mutationKey: changeKey }) === 1
  return useMutation({
    mutationKey: changeKey,
    // One after the other, so that of two quick changes the later one stays.
    scope: { id: 'change-thread' },
    mutationFn: ({ id, change }: { id: string; change: ThreadChangeInput }) =>
      callEndpoint(inboxEndpoints.change, { params: { id }, body: change }),
    onMutate: async ({ id, change }) => {
      // An older answer must not undo what is shown. The first one is needed, and read again with the change.
      const predicate = ({ state }: Query) => state.data !== undefined
      await queryClient.cancelQueries({ queryKey: inboxKeys.thread(id), predicate })
      showThread(queryClient, id, toShown(change))
    },
    onSuccess: (thread) => {
      if (isLast()) showThread(queryClient, thread.id, thread)
    },
    onError: (_, { id }) => queryClient.invalidateQueries({ queryKey: inboxKeys.thread(id) }),
    onSettled: () => {
      if (isLast()) void queryClient.invalidateQueries({ queryKey: inboxKeys.lists })
    },
  })
}

/** Saves a note. Completes with the present one instead if that is not `base` any more. */
export function useSaveThreadNote(id: string) {
  const { mutateAsync } = useChangeThread()
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: async ({ note, base }: { note: string; base: string }) => {
      try {
        await mutateAsync({ id, change: { note, based_on: { note: base } } })
        return undefined
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error
        const { note: present } = await callEndpoint(inboxEndpoints.get, { params: { id } })
        if (present === base) throw error
        return present
      }
    },
  })
}

/** The parts of a thread that a change replaces. */
function toShown({ next_step, ...change }: ThreadChangeInput): Partial<ThreadDetails> {
  const step = next_step ? { next_step: { at: next_step.at, text: next_step.text ?? '' } } : { next_step: null }
  return { ...dropAbsent(change), ...(next_step === undefined ? {} : step) }
}

function dropAbsent(change: Omit<ThreadChangeInput, 'next_step'>): Partial<ThreadDetails> {
  const { state, unread, snoozed_until, note, assigned_to } = change
  return {
    ...(state === undefined ? {} : { state }),
    ...(unread === undefined ? {} : { unread }),
    ...(snoozed_until === undefined ? {} : { snoozed_until }),
    ...(assigned_to === undefined ? {} : { assigned_to }),
    ...(note === undefined ? {} : { note, has_note: note !== '' }),
  }
}

/** Puts parts of a thread into all that is cached of it. */
function showThread(queryClient: QueryClient, id: string, parts: Partial<ThreadDetails>): void {
  queryClient.setQueryData<ThreadDetails>(inboxKeys.thread(id), (thread) => thread && { ...thread, ...parts })
  const { note: _, mails: _mails, draft: _draft, answer: _answer, ...listed } = parts
  const change = (thread: Thread) => (thread.id === id ? { ...thread, ...listed } : thread)
  queryClient.setQueriesData<InfiniteData<ThreadPage>>({ queryKey: inboxKeys.lists }, (list) =>
    list ? { ...list, pages: list.pages.map((page) => ({ ...page, threads: page.threads.map(change) })) } : list,
  )
}

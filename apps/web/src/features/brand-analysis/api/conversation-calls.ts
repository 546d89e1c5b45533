import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Body, BodyInput, Response } from '@troupe/contract/base/endpoint'
import {
  type ConversationSummary,
  conversationEndpoints,
  conversationPageSize,
  type Refinement,
} from '@troupe/contract/conversations'
import type { CallEndpoint } from '../../../lib/transport/transport.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

export type NewMessage = Body<typeof conversationEndpoints.addMessage>
type ConversationPage = Response<typeof conversationEndpoints.listConversations>

const listKey = ['conversations', 'list'] as const

function listQuery(callEndpoint: CallEndpoint) {
  return infiniteQueryOptions({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(conversationEndpoints.listConversations, { query: { offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const next = pages.length * conversationPageSize
      return next < total ? next : undefined
    },
  })
}

/** The user's conversations, most recently used first, loaded page by page. */
export function useConversations() {
  const query = useInfiniteQuery(listQuery(useCallEndpoint()))
  // A conversation used while further pages load moves to the first page and is on both.
  const conversations = query.data?.pages.flatMap((page) => page.conversations)
  return { ...query, conversations: conversations && [...new Map(conversations.map((one) => [one.id, one])).values()] }
}

/** A conversation as of when it was opened; the screen itself keeps track of newer messages. */
export function useConversation(id: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['conversations', 'one', id],
    queryFn: ({ signal }) => callEndpoint(conversationEndpoints.getConversation, { params: { id }, signal }),
    // Fetched each time a conversation is opened, never while the user writes.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Renames a conversation, with an optimistic update of the list. */
export function useRenameConversation() {
  const callEndpoint = useCallEndpoint()
  return useListChange(
    ({ id, title }: { id: string; title: string }) =>
      callEndpoint(conversationEndpoints.renameConversation, { params: { id }, body: { title } }),
    (conversations, { id, title }) => conversations.map((one) => (one.id === id ? { ...one, title } : one)),
  )
}

/** Deletes a conversation, with an optimistic update of the list. */
export function useDeleteConversation() {
  const callEndpoint = useCallEndpoint()
  return useListChange(
    ({ id }: { id: string }) => callEndpoint(conversationEndpoints.deleteConversation, { params: { id } }),
    (conversations, { id }) => conversations.filter((one) => one.id !== id),
  )
}

const changeKey = ['change-conversation']

/** Applies a change to the list before the server responds, and reverts it on failure. */
function useListChange<Input extends { id: string }>(
  call: (input: Input) => Promise<unknown>,
  change: (conversations: ConversationSummary[], input: Input) => ConversationSummary[],
) {
  const queryClient = useQueryClient()
  const changeShown = (apply: (shown: ConversationSummary[], page: number) => ConversationSummary[]) =>
    queryClient.setQueryData<InfiniteData<ConversationPage>>(
      listKey,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page, index) => ({ ...page, conversations: apply(page.conversations, index) })),
        },
    )
  return useMutation({
    mutationKey: changeKey,
    mutationFn: call,
    onMutate: async (input: Input) => {
      await queryClient.cancelQueries({ queryKey: listKey })
      const before = queryClient.getQueryData<InfiniteData<ConversationPage>>(listKey)
      changeShown((shown) => change(shown, input))
      return { before }
    },
    // Not the whole list as it was: others may have been changed meanwhile.
    onError: (_error, { id }, context) =>
      changeShown((shown, page) => putBack(shown, context?.before?.pages[page]?.conversations ?? [], id)),
    onSettled: () => {
      // While another one is changed, the stored list is behind the shown one.
      if (queryClient.isMutating({ mutationKey: changeKey }) > 1) return undefined
      return queryClient.invalidateQueries({ queryKey: listKey })
    },
  })
}

/** Returns the list with a conversation as and where it was before; unchanged if it was not in the list. */
function putBack(shown: ConversationSummary[], before: readonly ConversationSummary[], id: string) {
  const place = before.findIndex((one) => one.id === id)
  const original = before[place]
  if (!original) return shown
  const others = shown.filter((one) => one.id !== id)
  return [...others.slice(0, place), original, ...others.slice(place)]
}

/** Calls that save messages. Repeated calls with the same key save one message. */
export function useMessageCalls() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const refreshList = () => void queryClient.invalidateQueries({ queryKey: listKey })
  return {
    /** Creates a conversation; resolves to its id. */
    begin: async (title: string, message: NewMessage, idempotencyKey: string) => {
      const body = { title, message }
      const { id } = await callEndpoint(conversationEndpoints.createConversation, { body, idempotencyKey })
      refreshList()
      return id
    },
    add: async (id: string, message: NewMessage, idempotencyKey: string) => {
      await callEndpoint(conversationEndpoints.addMessage, { params: { id }, body: message, idempotencyKey })
      refreshList()
    },
  }
}

/** Classifies a follow-up message and reads changes of the criteria from it. */
export function refineCriteria(
  callEndpoint: CallEndpoint,
  body: BodyInput<typeof conversationEndpoints.refineCriteria>,
  signal: AbortSignal,
): Promise<Refinement> {
  return callEndpoint(conversationEndpoints.refineCriteria, { body, signal })
}

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

/** The user's conversations, the last used first, page by page. */
export function useConversations() {
  const query = useInfiniteQuery(listQuery(useCallEndpoint()))
  // One that is used while further pages are read moves to the first and is on both.
  const conversations = query.data?.pages.flatMap((page) => page.conversations)
  return { ...query, conversations: conversations && [...new Map(conversations.map((one) => [one.id, one])).values()] }
}

/** A conversation as it was when it was opened; what is said since, its screen knows itself. */
export function useConversation(id: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['conversations', 'one', id],
    queryFn: ({ signal }) => callEndpoint(conversationEndpoints.getConversation, { params: { id }, signal }),
    // Read each time a conversation is opened, never refetched while the user writes.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Renames a conversation, in the list at once. */
export function useRenameConversation() {
  const callEndpoint = useCallEndpoint()
  return useListChange(
    ({ id, title }: { id: string; title: string }) =>
      callEndpoint(conversationEndpoints.renameConversation, { params: { id }, body: { title } }),
    (conversations, { id, title }) => conversations.map((one) => (one.id === id ? { ...one, title } : one)),
  )
}

/** Deletes a conversation by its id, in the list at once. */
export function useDeleteConversation() {
  const callEndpoint = useCallEndpoint()
  return useListChange(
    (id: string) => callEndpoint(conversationEndpoints.deleteConversation, { params: { id } }),
    (conversations, id) => conversations.filter((one) => one.id !== id),
  )
}

/** A change that the list shows before the server has answered, and takes back where it refuses. */
function useListChange<Input>(
  call: (input: Input) => Promise<unknown>,
  change: (conversations: ConversationSummary[], input: Input) => ConversationSummary[],
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onMutate: async (input: Input) => {
      await queryClient.cancelQueries({ queryKey: listKey })
      const before = queryClient.getQueryData<InfiniteData<ConversationPage>>(listKey)
      queryClient.setQueryData<InfiniteData<ConversationPage>>(
        listKey,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({ ...page, conversations: change(page.conversations, input) })),
          },
      )
      return { before }
    },
    onError: (_error, _input, context) => queryClient.setQueryData(listKey, context?.before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  })
}

/** How messages are saved. A repeated call with the same key is one message. */
export function useMessageCalls() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const refreshList = () => void queryClient.invalidateQueries({ queryKey: listKey })
  return {
    /** Begins a conversation; resolves to its id. */
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

/** Sorts a follow-up message and reads it as changes of the criteria. */
export function refineCriteria(
  callEndpoint: CallEndpoint,
  body: BodyInput<typeof conversationEndpoints.refineCriteria>,
  signal: AbortSignal,
): Promise<Refinement> {
  return callEndpoint(conversationEndpoints.refineCriteria, { body, signal })
}

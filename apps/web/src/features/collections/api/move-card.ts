import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collectionEndpoints, type MemberStatus } from '@troupe/contract/collections'
import type { Pipeline, PipelineCard } from '@troupe/contract/pipeline/pipeline'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'
import { pipelineKeys, toCardKey } from './read-pipeline.ts'

interface Move {
  card: PipelineCard
  status: MemberStatus
}

const mutationKey = ['move-card']

/** Sets the status of a card. The card moves at once, and back if that fails. */
export function useMoveCard() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const moveShown = (card: PipelineCard, status: MemberStatus) =>
    queryClient.setQueriesData<Pipeline>(
      { queryKey: pipelineKeys.all },
      (board) => board && moveCard(board, card, status),
    )
  return useMutation({
    mutationKey,
    mutationFn: ({ card, status }: Move) =>
      callEndpoint(collectionEndpoints.changeMember, {
        params: { id: card.collection.id, creatorId: card.creator.id },
        body: { status },
      }),
    onMutate: async ({ card, status }) => {
      // A board that is being read would show the card where it was.
      await queryClient.cancelQueries({ queryKey: pipelineKeys.all })
      moveShown(card, status)
    },
    // Not the whole board as it was: other cards may have moved meanwhile.
    onError: (_, { card }) => moveShown(card, card.status),
    onSettled: (_data, _error, { card }) => {
      void queryClient.invalidateQueries({ queryKey: collectionKeys.members(card.collection.id) })
      void queryClient.invalidateQueries({ queryKey: collectionKeys.list })
      void queryClient.invalidateQueries({ queryKey: collectionKeys.ofCreator(card.creator.id) })
      // While another card moves, the stored board is behind the shown one.
      if (queryClient.isMutating({ mutationKey }) > 1) return
      void queryClient.invalidateQueries({ queryKey: pipelineKeys.all })
    },
  })
}

/** Returns the board with the card on top of another column; unchanged if it does not have the card. */
export function moveCard(board: Pipeline, card: PipelineCard, status: MemberStatus): Pipeline {
  const key = toCardKey(card)
  const from = board.columns.find(({ cards }) => cards.some((each) => toCardKey(each) === key))
  if (!from || from.status === status) return board
  return {
    ...board,
    columns: board.columns.map((column) => {
      if (column === from) {
        return { ...column, count: column.count - 1, cards: column.cards.filter((each) => toCardKey(each) !== key) }
      }
      if (column.status !== status) return column
      return { ...column, count: column.count + 1, cards: [{ ...card, status }, ...column.cards] }
    }),
  }
}

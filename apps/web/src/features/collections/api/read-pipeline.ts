import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Assignment } from '@troupe/contract/collection-members/assignment'
import type { MemberStatus } from '@troupe/contract/collections'
import {
  cardsPerPage,
  type Pipeline,
  type PipelineCard,
  type PipelineColumn,
  pipelineEndpoints,
} from '@troupe/contract/pipeline/pipeline'
import type { CallEndpoint } from '../../../lib/transport/transport.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Query keys of boards; `all` is the beginning of each. */
export const pipelineKeys = {
  all: ['pipeline'],
  board: ({ collectionId, assigned }: BoardChoice) => ['pipeline', collectionId ?? 'all', assigned ?? 'anyone'],
} as const

/** The creators on a board. */
export interface BoardChoice {
  /** Undefined: those of all collections. */
  readonly collectionId: string | undefined
  /** Undefined: any assignment. */
  readonly assigned: Assignment | undefined
}

/** Identifies a card on a board. */
export const toCardKey = ({ collection, creator }: PipelineCard) => `${collection.id} ${creator.id}`

const toQuery = ({ collectionId, assigned }: BoardChoice) => ({
  ...(collectionId === undefined ? {} : { collection_id: collectionId }),
  ...(assigned === undefined ? {} : { assigned }),
})

function boardQuery(callEndpoint: CallEndpoint, queryClient: QueryClient, choice: BoardChoice) {
  const queryKey = pipelineKeys.board(choice)
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Pipeline> => {
      const before = queryClient.getQueryData<Pipeline>(queryKey)
      const board = await callEndpoint(pipelineEndpoints.getPipeline, { query: toQuery(choice), signal })
      return { ...board, columns: await Promise.all(board.columns.map((column) => readUpTo(column, before, signal))) }
    },
  })

  /** Reads as many cards of a column as were shown before. */
  async function readUpTo(
    column: PipelineColumn,
    before: Pipeline | undefined,
    signal: AbortSignal,
  ): Promise<PipelineColumn> {
    const shown = before?.columns.find(({ status }) => status === column.status)?.cards.length ?? 0
    let { cards } = column
    // Moves add single cards beyond a page.
    while (cards.length + cardsPerPage / 2 < shown && cards.length < column.count) {
      const query = { ...toQuery(choice), status: column.status, offset: cards.length }
      const further = (await callEndpoint(pipelineEndpoints.listCards, { query, signal })).cards
      if (further.length === 0) break
      cards = [...cards, ...further]
    }
    return { ...column, cards }
  }
}

/** The board of a collection, or of all. */
export function usePipeline(choice: BoardChoice) {
  const callEndpoint = useCallEndpoint()
  return useQuery(boardQuery(callEndpoint, useQueryClient(), choice))
}

/** Returns a function that loads the next cards of a column into the board. */
export function useMoreCards(choice: BoardChoice): (status: MemberStatus) => Promise<void> {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const queryKey = pipelineKeys.board(choice)
  return async (status) => {
    const shown = queryClient.getQueryData<Pipeline>(queryKey)?.columns.find((column) => column.status === status)
    const query = { ...toQuery(choice), status, offset: shown?.cards.length ?? 0 }
    const { cards } = await callEndpoint(pipelineEndpoints.listCards, { query })
    queryClient.setQueryData<Pipeline>(queryKey, (board) => board && appendCards(board, status, cards))
  }
}

function appendCards(board: Pipeline, status: MemberStatus, cards: readonly PipelineCard[]): Pipeline {
  return {
    ...board,
    columns: board.columns.map((column) => {
      if (column.status !== status) return column
      const known = new Set(column.cards.map(toCardKey))
      return { ...column, cards: [...column.cards, ...cards.filter((card) => !known.has(toCardKey(card)))] }
    }),
  }
}

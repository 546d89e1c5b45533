import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { type MemberStatus, memberStatuses } from '@troupe/contract/collections'
import { type Deal, dealEndpoints } from '@troupe/contract/pipeline/deals'
import { type Pipeline, type PipelineCard, pipelineEndpoints } from '@troupe/contract/pipeline/pipeline'
import { makeUser } from './factories.ts'
import { createFakeServer, type FakeServer, json } from './fake-server.ts'
import { makeCollectionId, makeMember } from './make-collections.ts'
import { renderApp, storeTokens } from './render-app.tsx'

export function makeCard(name: string, parts: Partial<PipelineCard> = {}): PipelineCard {
  const { title, handle, platform, avatar_path, subscribers } = makeMember({ title: name })
  return {
    collection: { id: makeCollectionId(1), name: 'Spring bakers' },
    creator: { id: String(name.length), title, handle, platform, avatar_path, subscribers },
    status: 'to_contact',
    fee: null,
    due_on: null,
    has_note: false,
    links: 0,
    ...parts,
  }
}

/** Makes a board of the cards; `counts` are those of columns with more cards than the board shows. */
export function makeBoard(
  cards: readonly PipelineCard[],
  { counts = {}, ...parts }: Partial<Pipeline> & { counts?: Partial<Record<MemberStatus, number>> } = {},
): Pipeline {
  return {
    totals: { creators: 0, reach: null, fees: [] },
    columns: memberStatuses.map((status) => {
      const inColumn = cards.filter((card) => card.status === status)
      return { status, count: counts[status] ?? inColumn.length, cards: inColumn }
    }),
    calendar_since: null,
    ...parts,
  }
}

export function makeDeal(parts: Partial<Deal> = {}): Deal {
  return { fee: null, deliverables: '', due_on: null, note: '', links: [], ...parts }
}

/** Opens the board of all collections. @param prepare changes the server before. */
export async function openBoard(
  board: Pipeline = makeBoard([makeCard('Ada'), makeCard('Beth')]),
  prepare: (server: FakeServer) => void = () => {},
) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(pipelineEndpoints.getPipeline, () => json(board))
  server.on(dealEndpoints.getDeal, () => json(makeDeal()))
  prepare(server)
  const { router } = renderApp(server, '/pipeline')
  await screen.findByRole('heading', { level: 1, name: 'Pipeline' })
  return { server, router, user: userEvent.setup() }
}

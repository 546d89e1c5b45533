import type { Assignment } from '@troupe/contract/collection-members/assignment'
import type { MemberStatus } from '@troupe/contract/collections'
import { say } from '@troupe/contract/messages/message'
import type { Pipeline, PipelineCard } from '@troupe/contract/pipeline/pipeline'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import * as boards from './board-repository.ts'
import * as calendars from './calendar-repository.ts'
import type { PipelineContext } from './pipeline-context.ts'
import { presentCards, presentColumns } from './pipeline-presenter.ts'

interface NamedBoard {
  /** Undefined: all collections. */
  readonly collection_id?: string | undefined
  /** Undefined: any assignment. */
  readonly assigned?: Assignment | undefined
}

/** Finds a board of the user. @throws AppError `not_found` for a collection that is not the user's. */
export async function getBoard(
  { database, progress }: PipelineContext,
  member: Member,
  { collection_id: collectionId, assigned }: NamedBoard,
): Promise<boards.Board> {
  if (collectionId !== undefined && !(await boards.hasCollection(database.kysely, member, collectionId))) {
    throw new AppError('not_found', say('collections.unknown'))
  }
  return { workspaceId: member.workspaceId, userId: member.userId, progress, collectionId, assigned }
}

/** The board with its totals and the first cards of each column. @throws AppError `not_found`. */
export async function getPipeline(context: PipelineContext, member: Member, named: NamedBoard): Promise<Pipeline> {
  const { kysely } = context.database
  const board = await getBoard(context, member, named)
  const rows = await boards.listCards(kysely, board, { status: undefined, offset: 0 })
  return {
    totals: await boards.getTotals(kysely, board),
    columns: presentColumns(rows, await readCreators(context, rows)),
    calendar_since: (await calendars.findSince(kysely, member.workspaceId))?.toISOString() ?? null,
  }
}

/** Further cards of a column. @throws AppError `not_found`. */
export async function listCards(
  context: PipelineContext,
  member: Member,
  { status, offset, ...named }: NamedBoard & { readonly status: MemberStatus; readonly offset: number },
): Promise<PipelineCard[]> {
  const board = await getBoard(context, member, named)
  const rows = await boards.listCards(context.database.kysely, board, { status, offset })
  return presentCards(rows, await readCreators(context, rows))
}

const readCreators = (context: PipelineContext, rows: readonly boards.CardRow[]) =>
  context.readCreators(rows.map(({ creator_id }) => creator_id))

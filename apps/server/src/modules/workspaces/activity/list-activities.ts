import { say } from '@troupe/contract/messages/message'
import { type Activity, type ActivityFilter, activitiesPerPage } from '@troupe/contract/workspace/activities'
import { z } from 'zod'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { presentActivity } from './activity-presenter.ts'
import * as log from './activity-repository.ts'

interface Query extends ActivityFilter {
  readonly cursor?: string | undefined
}

interface ActivityPage {
  readonly activities: Activity[]
  /** Null on the last page. */
  readonly next_cursor: string | null
  readonly people: { id: string; name: string }[]
}

/** A page of a workspace's log, newest first. @throws AppError `invalid_input` for a cursor that no page has given. */
export async function listActivities(
  db: Executor,
  workspaceId: string,
  { cursor, ...filter }: Query,
): Promise<ActivityPage> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  // One more than the page tells whether there is another.
  const rows = await log.list(db, { workspaceId, filter, after, limit: activitiesPerPage + 1 })
  const page = rows.slice(0, activitiesPerPage)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    activities: page.map(presentActivity),
    next_cursor: last ? writeCursor(last) : null,
    people: await log.listActors(db, workspaceId),
  }
}

const Cursor = z.tuple([z.iso.datetime().transform((at) => new Date(at)), z.uuid()])

function writeCursor({ at, id }: { at: Date; id: string }): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url')
}

function readCursor(cursor: string): { at: Date; id: string } {
  try {
    const [at, id] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { at, id }
  } catch (error) {
    throw new AppError('invalid_input', say('workspaces.cursor_invalid'), { cause: error })
  }
}

const tables = { collection: 'collections', campaign: 'campaigns' } as const

/** Who made a thing of the workspace that the member sees. @throws AppError `not_found`. */
export async function getMaker(
  db: Executor,
  member: Member,
  { of, id }: { readonly of: keyof typeof tables; readonly id: string },
): Promise<{ name: string | null }> {
  const maker = await log.findMaker(db, { ...member, table: tables[of], id })
  if (!maker) throw new AppError('not_found', say('workspaces.thing_unknown'))
  return maker
}

import type { Assignment } from '@troupe/contract/collection-members/assignment'
import { type InboxCounts, type InboxView, type Thread, threadPageSize } from '@troupe/contract/mail/inbox'
import { say } from '@troupe/contract/messages/message'
import { z } from 'zod'
import type { Member } from '../../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../../lib/app-error.ts'
import type { InboxContext } from '../context/inbox-context.ts'
import { presentThread } from './thread-presenter.ts'
import * as threads from './thread-repository.ts'

/** More words of a search are ignored. */
const mostWords = 8

interface ThreadQuery {
  readonly view: InboxView
  readonly unread?: 'true' | undefined
  readonly assigned?: Assignment | undefined
  readonly search: string
  readonly creator_id?: string | undefined
  readonly cursor?: string | undefined
}

interface ThreadPage {
  readonly threads: Thread[]
  readonly next_cursor: string | null
  readonly counts: InboxCounts
}

/**
 * A page of the user's threads, those with the newest mail first, and the counts of all views.
 * @throws AppError `invalid_input` for a cursor that no page has given.
 */
export async function listThreads(
  { database, clock }: Pick<InboxContext, 'database' | 'clock'>,
  { workspaceId, userId }: Member,
  { view, unread, assigned, search, creator_id: creatorId, cursor }: ThreadQuery,
): Promise<ThreadPage> {
  const now = clock.now()
  const filter = {
    workspaceId,
    userId,
    view,
    isUnread: unread !== undefined,
    assigned,
    words: search.split(/\s+/).filter(Boolean).slice(0, mostWords),
    creatorId: creatorId === undefined ? undefined : Number(creatorId),
    after: cursor === undefined ? undefined : readCursor(cursor),
    now,
    // One more than the page tells whether there is another.
    limit: threadPageSize + 1,
  }
  const rows = await threads.list(database.kysely, filter)
  const counts = await threads.count(database.kysely, workspaceId, now)
  const page = rows.slice(0, threadPageSize)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    threads: page.map((row) => presentThread(row, now)),
    next_cursor: last ? writeCursor(last.last_mail_at, last.id) : null,
    counts,
  }
}

const Cursor = z.tuple([z.coerce.date(), z.uuid()])

function writeCursor(at: Date, id: string): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url')
}

function readCursor(cursor: string): { at: Date; id: string } {
  try {
    const [at, id] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { at, id }
  } catch (error) {
    throw new AppError('invalid_input', say('inbox.cursor_invalid'), { cause: error })
  }
}

import { createHash, randomBytes } from 'node:crypto'
import { say } from '@troupe/contract/messages/message'
import type { Download } from '../../../http/requests/download.ts'
import { AppError } from '../../../lib/app-error.ts'
import { streamCalendar } from './board-file.ts'
import * as calendars from './calendar-repository.ts'
import type { PipelineContext } from './pipeline-context.ts'

const tokenBytes = 32

/** SHA-256, which is enough for 256 random bits. */
const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** Makes a secret address for the user's calendar; an earlier one stops working. */
export async function makeCalendar(
  { database, clock }: PipelineContext,
  workspaceId: string,
): Promise<{ path: string; since: string }> {
  const token = randomBytes(tokenBytes).toString('base64url')
  const now = clock.now()
  await calendars.put(database.kysely, { workspaceId, tokenHash: hashToken(token), now })
  return { path: `/api/calendar-feed/${token}`, since: now.toISOString() }
}

/** Switches the user's address off. */
export async function deleteCalendar({ database }: PipelineContext, workspaceId: string): Promise<void> {
  await calendars.remove(database.kysely, workspaceId)
}

/** Streams the due dates in the shared collections of an address's workspace. @throws AppError `not_found` for an unknown address. */
export async function readCalendar({ database, clock, progress }: PipelineContext, token: string): Promise<Download> {
  const workspaceId = await calendars.findWorkspace(database.kysely, hashToken(token))
  if (workspaceId === undefined) throw new AppError('not_found', say('collections.calendar_gone'))
  return streamCalendar(database.kysely, { workspaceId, userId: null, progress, collectionId: undefined }, clock.now())
}

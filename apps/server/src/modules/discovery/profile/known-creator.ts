import { say } from '@troupe/contract/messages/message'
import type { Database } from '../../../database/database.ts'
import { AppError } from '../../../lib/app-error.ts'
import { listByIds, type ShownCreatorRow } from '../catalogue/found-creator-repository.ts'
import { findReadState, type ReadState } from './profile-repository.ts'

/** A creator with the time of the last reading. */
export type KnownCreator = ShownCreatorRow & ReadState

/** Reads a creator by its id in the API. @throws AppError `not_found`, also for invalid ids. */
export async function getKnownCreator({ kysely }: Pick<Database, 'kysely'>, id: string): Promise<KnownCreator> {
  const number = toCreatorId(id)
  if (number !== undefined) {
    const [[row], readState] = await Promise.all([listByIds(kysely, [number]), findReadState(kysely, number)])
    if (row && readState) return { ...row, ...readState }
  }
  throw new AppError('not_found', say('common.creator_unknown'))
}

/** Parses an id of the API; undefined if invalid. */
export function toCreatorId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

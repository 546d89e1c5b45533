import { AppError } from '../../../app-error.ts'
import type { Database } from '../../../database/database.ts'
import { listByIds, type ShownCreatorRow } from '../found-creator-repository.ts'
import { findReadState, type ReadState } from './profile-repository.ts'

/** A creator with when they were last read. */
export type KnownCreator = ShownCreatorRow & ReadState

/** The creator with this id, as the wire writes ids. @throws AppError `not_found`, also for what is no id. */
export async function getKnownCreator({ kysely }: Pick<Database, 'kysely'>, id: string): Promise<KnownCreator> {
  const number = toCreatorId(id)
  if (number !== undefined) {
    const [[row], readState] = await Promise.all([listByIds(kysely, [number]), findReadState(kysely, number)])
    if (row && readState) return { ...row, ...readState }
  }
  throw new AppError('not_found', 'There is no such creator')
}

/** The number that a wire's id writes in its one form; undefined: it is none. */
export function toCreatorId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

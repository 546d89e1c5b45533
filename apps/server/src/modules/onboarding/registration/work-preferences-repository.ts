import type { CreatorStatement } from '@troupe/contract/onboarding'
import type { Executor } from '../../../database/database.ts'

/** A creator's statement about a registered channel. */
export interface Said {
  readonly statement: CreatorStatement
  readonly confirmed_at: Date
}

export async function findSaid(db: Executor, creatorId: number): Promise<Said | undefined> {
  return db
    .selectFrom('creator_registrations')
    .select(['statement', 'confirmed_at'])
    .where('creator_id', '=', creatorId)
    .executeTakeFirst()
}

import { listOrigins } from '@troupe/contract/law/data-origins'
import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import { presentCreator } from '../../discovery/catalogue/creator-presenter.ts'
import { listByIds } from '../../discovery/catalogue/found-creator-repository.ts'
import * as bases from './contact-basis-repository.ts'
import type { LawContext } from './privacy-notice.ts'
import * as notices from './privacy-notice-repository.ts'

/**
 * Returns where a creator's data came from, with the workspace's notices to the creator and the basis that a member noted.
 * @throws AppError `not_found`.
 */
export async function getCreatorOrigins(
  { database, toImagePath, dataBasis }: Pick<LawContext, 'database' | 'toImagePath' | 'dataBasis'>,
  workspaceId: string,
  creatorId: number,
) {
  const db = database.kysely
  const [row] = await listByIds(db, [creatorId])
  if (!row) throw new AppError('not_found', say('discovery.creator_not_stored'))
  const given = await notices.listNotices(db, workspaceId, creatorId)
  const basis = await bases.find(db, workspaceId, creatorId)
  return {
    origins: listOrigins(presentCreator(row, toImagePath), dataBasis),
    notices: given.map((notice) => ({ ...notice, given_at: notice.given_at.toISOString() })),
    contact_basis: basis ? { ...basis, noted_at: basis.noted_at.toISOString() } : null,
  }
}

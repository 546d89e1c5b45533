import { say } from '@troupe/contract/messages/message'
import type { CampaignRow } from '../../../database/tables/outreach-tables.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { type CampaignProgress, findProgress } from './campaign-progress-repository.ts'
import * as campaigns from './campaign-repository.ts'

/** A campaign and its progress. */
export interface CampaignView {
  readonly row: CampaignRow
  readonly progress: CampaignProgress
}

type Parts = Pick<OutreachContext, 'database' | 'clock'>

/** @throws AppError `not_found` when the user has no such campaign. */
export async function getCampaign(parts: Parts, workspaceId: string, id: string): Promise<CampaignView> {
  const row = await campaigns.findById(parts.database.kysely, { workspaceId, id })
  const [view] = row ? await addProgress(parts, [row]) : []
  if (!view) throw new AppError('not_found', say('outreach.campaign_unknown'))
  return view
}

export async function addProgress({ database, clock }: Parts, rows: readonly CampaignRow[]): Promise<CampaignView[]> {
  const progress = await findProgress(
    database.kysely,
    rows.map((row) => row.id),
    clock.now(),
  )
  return rows.flatMap((row) => {
    const own = progress.get(row.id)
    return own ? [{ row, progress: own }] : []
  })
}

/** A page of the user's campaigns, newest first. */
export async function listCampaigns(
  parts: Parts,
  workspaceId: string,
  { page, page_size: size }: { page: number; page_size: number },
): Promise<{ views: CampaignView[]; total: number; hasMore: boolean }> {
  const db = parts.database.kysely
  const rows = await campaigns.list(db, { workspaceId, limit: size, offset: (page - 1) * size })
  const total = await campaigns.count(db, workspaceId)
  return { views: await addProgress(parts, rows), total, hasMore: page * size < total }
}

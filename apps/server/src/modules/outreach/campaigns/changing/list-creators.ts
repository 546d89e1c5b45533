import type { CampaignCreator, CreatorState } from '@troupe/contract/campaigns/campaign-changes'
import type { MessageRow } from '../../../../database/tables/outreach-tables.ts'
import type { OutreachContext } from '../../context/outreach-context.ts'
import { openStates } from '../../mails/mail-states.ts'
import { presentMail } from '../campaign-presenter.ts'
import { getCampaign } from '../campaign-view.ts'
import * as creators from './creator-repository.ts'

interface CreatorQuery {
  readonly page: number
  readonly page_size: number
  readonly state?: CreatorState | undefined
  readonly step?: number | undefined
}

interface CreatorPage {
  readonly creators: CampaignCreator[]
  readonly total: number
  readonly has_more: boolean
}

/** A page of a campaign's creators, each with its mails. @throws AppError `not_found`. */
export async function listCreators(
  context: Pick<OutreachContext, 'database' | 'clock'>,
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
  { page, page_size: size, state, step }: CreatorQuery,
): Promise<CreatorPage> {
  await getCampaign(context, workspaceId, campaignId)
  const db = context.database.kysely
  const filter = { workspaceId, campaignId, states: toStates(state), step }
  const window = { limit: size, offset: (page - 1) * size }
  const rows = await creators.list(db, filter, { ...window, now: context.clock.now() })
  const total = await creators.count(db, filter)
  const mails = await creators.listMails(
    db,
    rows.map(({ id }) => id),
  )
  const byRecipient = Map.groupBy(mails, (mail) => mail.recipient_id)
  return {
    creators: rows.map((row) => presentCreator(row, byRecipient.get(row.id) ?? [])),
    total,
    has_more: page * size < total,
  }
}

function toStates(state: CreatorState | undefined): creators.CreatorFilter['states'] {
  if (state === undefined || state === 'replied' || state === 'unsubscribed' || state === 'bounced') return state
  return state === 'waiting' ? openStates : [state]
}

function presentCreator(row: creators.RecipientOfCampaign, mails: readonly MessageRow[]): CampaignCreator {
  const { id, creator_id, title, handle, platform, email, answered_at, unsubscribed_at, away_until } = row
  return {
    id,
    creator: { id: creator_id === null ? null : String(creator_id), title, handle, platform },
    email,
    replied_at: answered_at?.toISOString() ?? null,
    unsubscribed_at: unsubscribed_at?.toISOString() ?? null,
    away_until: away_until?.toISOString().slice(0, 10) ?? null,
    mails: mails.map((mail) => ({ id: mail.id, ...presentMail(mail) })),
  }
}

import type { MailState } from '@troupe/contract/mail/campaigns'
import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { noteRepliedByHand } from '../events/note-mail-events.ts'
import { reportStatusChanges } from '../events/report-status-changes.ts'
import { openStates } from '../mails/mail-states.ts'
import type { ListedMail } from '../mails/message-repository.ts'
import * as messages from '../mails/message-repository.ts'
import * as recipients from '../mails/recipient-repository.ts'
import { getCampaign } from './campaign-view.ts'

interface PageQuery {
  readonly page: number
  readonly page_size: number
}

interface MailPage {
  readonly mails: ListedMail[]
  readonly total: number
  readonly hasMore: boolean
}

/**
 * A page of a campaign's mails; `waiting` stands for all open states.
 * @throws AppError `not_found`.
 */
export async function listCampaignMails(
  context: OutreachContext,
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
  { state, step, ...page }: PageQuery & { state?: MailState | 'waiting' | undefined; step?: number | undefined },
): Promise<MailPage> {
  await getCampaign(context, workspaceId, campaignId)
  const states = state === undefined ? undefined : state === 'waiting' ? openStates : [state]
  return listPage(context, { workspaceId, campaignId, states, step }, page)
}

/** A page of the user's mails to a creator, most recently updated first; empty if there are none. */
export async function listCreatorMails(
  context: OutreachContext,
  { workspaceId, creatorId }: { workspaceId: string; creatorId: number },
  page: PageQuery,
): Promise<MailPage> {
  return listPage(context, { workspaceId, creatorId }, page)
}

async function listPage(
  { database }: Pick<OutreachContext, 'database'>,
  filter: Parameters<typeof messages.list>[1],
  { page, page_size: size }: PageQuery,
): Promise<MailPage> {
  const mails = await messages.list(database.kysely, filter, { limit: size, offset: (page - 1) * size })
  const total = await messages.count(database.kysely, filter)
  return { mails, total, hasMore: page * size < total }
}

/**
 * Records that a creator has replied, or withdraws that. Creators that have replied receive no follow-ups; withdrawing
 * does not restore follow-ups that were skipped meanwhile.
 * @throws AppError `not_found` when the user has never written to the creator.
 */
export async function markReplied(
  { database, clock }: Pick<OutreachContext, 'database' | 'clock'>,
  { workspaceId, creatorId }: { workspaceId: string; creatorId: number },
  replied: boolean,
): Promise<Date | null> {
  const now = clock.now()
  const at = replied ? now : null
  const known = await database.kysely.transaction().execute(async (transaction) => {
    const count = await reportStatusChanges(transaction, { workspaceId, creatorIds: [creatorId], now }, () =>
      recipients.markReplied(transaction, { workspaceId, creatorId, at }),
    )
    if (replied) {
      await messages.skipFollowUps(transaction, { workspaceId, creatorId, now })
      await noteRepliedByHand(transaction, { workspaceId, creatorId, now })
    }
    return count
  })
  if (known === 0) throw new AppError('not_found', say('outreach.never_written'))
  return at
}

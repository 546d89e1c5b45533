import type { MailState } from '@troupe/contract/campaigns'
import { AppError } from '../../app-error.ts'
import * as campaigns from './campaign-repository.ts'
import { getCampaign } from './campaign-view.ts'
import { openStates } from './mail-states.ts'
import type { ListedMail } from './message-repository.ts'
import * as messages from './message-repository.ts'
import { type OutreachContext, wakeSenders } from './outreach-context.ts'
import * as recipients from './recipient-repository.ts'

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
 * One page of a campaign's mails; `waiting` stands for every open state.
 * @throws AppError `not_found`.
 */
export async function listCampaignMails(
  context: OutreachContext,
  { userId, campaignId }: { userId: string; campaignId: string },
  { state, step, ...page }: PageQuery & { state?: MailState | 'waiting' | undefined; step?: number | undefined },
): Promise<MailPage> {
  await getCampaign(context, userId, campaignId)
  const states = state === undefined ? undefined : state === 'waiting' ? openStates : [state]
  return listPage(context, { userId, campaignId, states, step }, page)
}

/** One page of what the user has sent to a creator, newest first; empty when it is nothing. */
export async function listCreatorMails(
  context: OutreachContext,
  { userId, creatorId }: { userId: string; creatorId: number },
  page: PageQuery,
): Promise<MailPage> {
  return listPage(context, { userId, creatorId }, page)
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
 * A person's word on a mail of unknown outcome: it arrived, or it is to be sent once more, as a mail of its own.
 * @throws AppError `not_found`, `conflict` when its outcome is known.
 */
export async function resolveMail(
  context: OutreachContext,
  { userId, id }: { userId: string; id: string },
  outcome: 'sent' | 'resend',
): Promise<ListedMail> {
  const { database, clock } = context
  const now = clock.now()
  const mail = await database.kysely.transaction().execute(async (transaction) => {
    const resolve = outcome === 'sent' ? messages.resolveAsSent : messages.resolveByResending
    const wasUnknown = await resolve(transaction, { userId, id, now })
    const [mail] = await messages.list(transaction, { userId, id }, { limit: 1, offset: 0 })
    if (!mail) throw new AppError('not_found', 'There is no such mail')
    if (!wasUnknown) throw new AppError('conflict', 'The outcome of this mail is known')
    // There may be something to send again: the mail, or its follow-up. Held, lest it is ended at this moment.
    const campaign = { userId, id: mail.campaign_id }
    const state = await campaigns.lockState(transaction, campaign)
    if (state === 'done') await campaigns.changeState(transaction, { ...campaign, from: [state], to: 'running' })
    return mail
  })
  await wakeSenders(context)
  return mail
}

/**
 * Notes that a creator has answered, or has not after all. Follow-ups to who has answered are not sent; that they have
 * not after all does not bring back what was left out meanwhile.
 * @throws AppError `not_found` when the user has never written to them.
 */
export async function markReplied(
  { database, clock }: Pick<OutreachContext, 'database' | 'clock'>,
  { userId, creatorId }: { userId: string; creatorId: number },
  replied: boolean,
): Promise<Date | null> {
  const now = clock.now()
  const at = replied ? now : null
  const known = await database.kysely.transaction().execute(async (transaction) => {
    const count = await recipients.markReplied(transaction, { userId, creatorId, at })
    if (replied) await messages.skipFollowUps(transaction, { userId, creatorId, now })
    return count
  })
  if (known === 0) throw new AppError('not_found', 'You have not written to this creator')
  return at
}

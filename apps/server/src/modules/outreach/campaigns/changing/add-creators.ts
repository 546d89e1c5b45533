import type { campaignChangeEndpoints } from '@troupe/contract/campaigns/campaign-changes'
import type { LeftOutReason } from '@troupe/contract/mail/campaigns'
import { say } from '@troupe/contract/messages/message'
import { maxRecipients } from '@troupe/contract/outreach'
import type { z } from 'zod'
import type { Executor } from '../../../../database/database.ts'
import type { Client } from '../../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../../lib/app-error.ts'
import { findPersonIds } from '../../../discovery/persons/find-person-ids.ts'
import { enqueueSending, type OutreachContext } from '../../context/outreach-context.ts'
import { getLanguageOf } from '../../mails/reader-language.ts'
import type { Candidate } from '../../mails/recipient-choice.ts'
import * as recipients from '../../mails/recipient-repository.ts'
import { type CampaignView, getCampaign } from '../campaign-view.ts'
import { leaveOutWritten, listCandidates, toCreatorIds } from '../list-candidates.ts'
import { largeCampaign, toRecipient } from '../send-campaign.ts'
import { changeDraft } from './change-draft.ts'
import * as changes from './change-repository.ts'
import * as creators from './creator-repository.ts'
import { lockOpen } from './lock-open.ts'

interface Addition {
  readonly workspaceId: string
  readonly userId: string
  readonly client: Client
  readonly id: string
  readonly request: z.output<typeof campaignChangeEndpoints.addCreators.body>
}

export interface Added {
  /** The creators that the campaign did not have, each with the reason if it is left out. */
  readonly candidates: readonly Candidate[]
  /** Number of creators that the campaign had. */
  readonly already: number
  readonly writtenLately: number
  readonly view: CampaignView
}

/**
 * Adds creators to a campaign, who get its first mail and then its follow-ups; or only tells what would happen. Creators
 * that are left out are not stored. Concurrent calls add a creator, and an address, once.
 * @throws AppError `not_found`; `conflict` when it is over; `invalid_input` when it would have too many creators.
 */
export async function addCreators(context: OutreachContext, addition: Addition): Promise<Added> {
  const { workspaceId, id, request } = addition
  const chosen = await choose(context, addition)
  if (request.preview)
    return toAdded(context, addition, { ...chosen, ...(await settle(context.database.kysely, chosen)) })
  const settled = await context.database.kysely
    .transaction()
    .execute(async (transaction) => {
      const locked = await lockOpen(transaction, { workspaceId, id })
      // The creators were chosen for other texts, whose merge fields they may lack.
      if (locked.text_revision !== chosen.row.text_revision) return undefined
      const { skip_written_days: skipDays } = request
      const meanwhile = { workspaceId, skipDays, candidates: chosen.candidates, now: context.clock.now() }
      const candidates = await leaveOutWritten(transaction, meanwhile)
      const own = await settle(transaction, { ...chosen, candidates })
      await store(context, transaction, { ...chosen, ...own, scheduledAt: locked.scheduled_at })
      return own
    })
    .catch(overlookGone)
  if (!settled) return addCreators(context, addition)
  const added = settled.candidates.filter(({ leftOut }) => !leftOut).length
  if (added > 0) await enqueueSending(context)
  if (added >= largeCampaign) await context.jobs.enqueue('refresh-mail-statistics')
  context.log.info({ event: 'creators-added', workspaceId, campaignId: id, recipients: added }, 'campaign')
  return toAdded(context, addition, { ...chosen, ...settled })
}

/** The next attempt no longer finds the deleted creator. */
function overlookGone(error: unknown): undefined {
  if (!(error instanceof recipients.CreatorGoneError)) throw error
}

/** Leaves out a candidate, unless it is left out for another reason. */
function leaveOut(candidate: Candidate, reason: LeftOutReason): Candidate {
  if (candidate.leftOut) return candidate
  return { ...candidate, emailKey: null, leftOut: { reason, detail: candidate.creator.email } }
}

type Chosen = Awaited<ReturnType<typeof choose>>

/** Chooses recipients among the creators that the campaign does not have, but for other channels of those it has. */
async function choose(context: OutreachContext, { workspaceId, userId, client, id, request }: Addition) {
  const db = context.database.kysely
  const { row } = await getCampaign(context, workspaceId, id)
  if (row.state === 'done' || row.state === 'cancelled') throw new AppError('conflict', say('outreach.campaign_over'))
  const creatorIds = toCreatorIds(request)
  const known = await creators.findKnown(db, { campaignId: id, creatorIds, emailKeys: [] })
  const steps = await changes.listSteps(db, id)
  const { candidates, writtenLately } = await listCandidates(context, {
    workspaceId,
    userId,
    creatorIds: creatorIds.filter((creatorId) => !known.creatorIds.has(creatorId)),
    steps,
    skipDays: request.skip_written_days,
    collectionId: request.collection_id,
  })
  const present = await creators.listWritten(db, id)
  // Has all channels of these persons.
  const written = await findPersonIds(db, workspaceId, present)
  const others = candidates.map((candidate) =>
    written.has(candidate.creator.id) ? leaveOut(candidate, 'same_person') : candidate,
  )
  const languageOf = await getLanguageOf(db, { userId, client, chosen: row.language ?? 'creator' })
  return { row, candidates: others, writtenLately, already: known.creatorIds.size, languageOf }
}

interface Settled {
  readonly candidates: readonly Candidate[]
  readonly already: number
}

/** Takes out the creators that the campaign has by now, and leaves out those with an address that it has. */
async function settle(db: Executor, { row, candidates, already }: Chosen): Promise<Settled> {
  const known = await creators.findKnown(db, {
    campaignId: row.id,
    creatorIds: candidates.map(({ creator }) => creator.id),
    emailKeys: candidates.flatMap(({ emailKey }) => emailKey ?? []),
  })
  const fresh = candidates.filter(({ creator }) => !known.creatorIds.has(creator.id))
  return {
    already: already + candidates.length - fresh.length,
    candidates: fresh.map((candidate) =>
      candidate.emailKey !== null && known.emailKeys.has(candidate.emailKey)
        ? leaveOut(candidate, 'duplicate_address')
        : candidate,
    ),
  }
}

async function store(
  { clock }: Pick<OutreachContext, 'clock'>,
  transaction: Executor,
  { row, candidates, languageOf, scheduledAt }: Omit<Chosen, 'candidates'> & Settled & { scheduledAt: Date | null },
): Promise<void> {
  const added = candidates.filter(({ leftOut }) => !leftOut)
  const now = clock.now()
  await creators.removeLeftOut(transaction, { campaignId: row.id, creatorIds: added.map(({ creator }) => creator.id) })
  if ((await creators.countAll(transaction, row.id)) + added.length > maxRecipients) {
    throw new AppError('invalid_input', say('outreach.too_many_recipients', { max: maxRecipients }))
  }
  const dueAt = scheduledAt !== null && scheduledAt > now ? scheduledAt : now
  await recipients.insertAll(
    transaction,
    { campaignId: row.id, workspaceId: row.workspace_id, mailboxId: row.mailbox_id, dueAt, now },
    added.map((candidate) => toRecipient(candidate, languageOf(candidate.creator))),
  )
  const addedIds = added.map(({ creator }) => String(creator.id))
  await changeDraft(transaction, { workspaceId: row.workspace_id, id: row.id }, (draft) => ({
    ...draft,
    kol_ids: [...new Set([...draft.kol_ids, ...addedIds])].slice(0, maxRecipients),
  }))
}

async function toAdded(
  context: OutreachContext,
  { workspaceId, id }: Addition,
  { candidates, already, writtenLately }: Settled & Pick<Chosen, 'writtenLately'>,
): Promise<Added> {
  return { candidates, already, writtenLately, view: await getCampaign(context, workspaceId, id) }
}

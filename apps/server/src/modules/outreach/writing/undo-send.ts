import { MailDraftContent } from '@troupe/contract/campaigns/mail-drafts'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import * as campaigns from '../campaigns/campaign-repository.ts'
import { type CampaignView, getCampaign } from '../campaigns/campaign-view.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import * as drafts from '../drafts/draft-repository.ts'
import { leftStates } from '../mails/mail-states.ts'
import * as messages from '../mails/message-repository.ts'

interface UndoCall extends Member {
  readonly id: string
  /** Whether another unfinished mail is replaced. */
  readonly replaceDraft: boolean
}

/**
 * Cancels a campaign of which nothing has left, and makes it the user's unfinished mail again. Undoing twice is allowed.
 * @returns the campaign, and whether another unfinished mail was not replaced: then the campaign keeps its text.
 * @throws AppError `not_found`; `conflict` when mails have left, or when the campaign was sent without time to undo.
 */
export async function undoSend(
  context: Pick<OutreachContext, 'database' | 'clock'>,
  call: UndoCall,
): Promise<{ view: CampaignView; isDraftInTheWay: boolean }> {
  const { database, clock } = context
  const isDraftInTheWay = await database.kysely.transaction().execute(async (transaction) => {
    // The lock is the one that mails wait for before they are submitted.
    const state = await campaigns.lockState(transaction, call)
    if (state === undefined) throw new AppError('not_found', say('outreach.campaign_unknown'))
    await refuseIfLeft(transaction, call)
    const kept = await campaigns.findDraft(transaction, call)
    if (state !== 'cancelled') {
      if (kept === null) throw new AppError('conflict', say('outreach.not_undoable'))
      await cancel(transaction, call, clock.now())
    }
    return kept !== null && !(await bringBack(transaction, call, { kept, now: clock.now() }))
  })
  return { view: await getCampaign(context, call.workspaceId, call.id), isDraftInTheWay }
}

async function refuseIfLeft(db: Executor, { workspaceId, id }: UndoCall): Promise<void> {
  const count = await messages.count(db, { workspaceId, campaignId: id, states: leftStates })
  if (count > 0) throw new AppError('conflict', say('outreach.undo_too_late', { count }))
}

async function cancel(db: Executor, { workspaceId, id }: UndoCall, now: Date): Promise<void> {
  await campaigns.changeState(db, {
    workspaceId,
    id,
    from: ['scheduled', 'running', 'paused'],
    to: 'cancelled',
    finishedAt: now,
  })
  await messages.cancelOpen(db, id, now)
}

/** @returns whether it is the unfinished mail now. */
async function bringBack(
  db: Executor,
  { workspaceId, userId, id, replaceDraft }: UndoCall,
  { kept, now }: { kept: unknown; now: Date },
): Promise<boolean> {
  const written = { workspaceId, userId, content: MailDraftContent.parse(kept), now }
  if (replaceDraft) await drafts.put(db, written)
  else if (!(await drafts.insert(db, written))) return false
  await campaigns.setDraft(db, { workspaceId, id }, null)
  return true
}

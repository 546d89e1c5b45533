import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../../lib/app-error.ts'
import type { OutreachContext } from '../../context/outreach-context.ts'
import { type CampaignView, getCampaign } from '../campaign-view.ts'
import { changeDraft } from './change-draft.ts'
import { setName } from './change-repository.ts'

/** Renames a campaign, in any state. @throws AppError `not_found`. */
export async function renameCampaign(
  context: Pick<OutreachContext, 'database' | 'clock'>,
  { workspaceId, id, name }: { workspaceId: string; id: string; name: string },
): Promise<CampaignView> {
  const isKnown = await context.database.kysely.transaction().execute(async (transaction) => {
    if (!(await setName(transaction, { workspaceId, id, name }))) return false
    await changeDraft(transaction, { workspaceId, id }, (draft) => ({ ...draft, name }))
    return true
  })
  if (!isKnown) throw new AppError('not_found', say('outreach.campaign_unknown'))
  return getCampaign(context, workspaceId, id)
}

import { MailDraftContent } from '@troupe/contract/campaigns/mail-drafts'
import type { Executor } from '../../../../database/database.ts'
import * as campaigns from '../campaign-repository.ts'

/** Changes the mail that undoing a campaign brings back, if it can be undone. The campaign must be locked. */
export async function changeDraft(
  db: Executor,
  campaign: { readonly workspaceId: string; readonly id: string },
  change: (draft: MailDraftContent) => MailDraftContent,
): Promise<void> {
  const kept = await campaigns.findDraft(db, campaign)
  if (kept !== null) await campaigns.setDraft(db, campaign, change(MailDraftContent.parse(kept)))
}

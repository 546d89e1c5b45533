import type { CampaignText } from '@troupe/contract/campaigns/campaign-changes'
import type { OutreachContext } from '../../context/outreach-context.ts'
import { getCampaign } from '../campaign-view.ts'
import * as changes from './change-repository.ts'
import { countMails } from './change-text.ts'

/** The texts of a campaign as written, each with what left with it and what has not. @throws AppError `not_found`. */
export async function listTexts(
  context: Pick<OutreachContext, 'database' | 'clock'>,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<CampaignText[]> {
  const { row } = await getCampaign(context, workspaceId, id)
  const db = context.database.kysely
  const steps = await changes.listSteps(db, id)
  const isOver = row.state === 'done' || row.state === 'cancelled'
  return Promise.all(
    steps.map(async (step) => {
      const mails = await countMails(db, step)
      return {
        step: step.number,
        delay_hours: step.delay_hours,
        subject: step.subject,
        html: step.html,
        revision: row.text_revision,
        open: isOver ? 0 : mails.open,
        left: mails.left,
        earlier: step.earlier_texts.map(({ subject, html }, index) => ({
          subject,
          html,
          mails: mails.leftEarlier[index] ?? 0,
        })),
      }
    }),
  )
}

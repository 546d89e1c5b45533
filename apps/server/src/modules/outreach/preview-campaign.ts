import { findUnknownFields, type MergeValues, parseMergeTemplate } from '@troupe/contract/merge-fields'
import type { PreviewRequest, PreviewResponse, RenderedMail } from '@troupe/contract/outreach'
import { type MailTemplates, renderMail } from './compose-mail.ts'
import { freezeContent, parseStep } from './freeze-content.ts'
import type { OutreachContext } from './outreach-context.ts'
import { presentCreatorName, presentLeftOut } from './outreach-presenter.ts'
import { listCandidates, toCreatorIds } from './send-campaign.ts'

const namedLeftOut = 200

/** Where the link of a mail leads that nobody gets. */
const noLink = '#'

/** What a mail would look like for a creator, and who would not get it. Nothing is stored. */
export async function previewCampaign(
  context: Pick<OutreachContext, 'database' | 'erasures'>,
  userId: string,
  request: PreviewRequest,
): Promise<PreviewResponse> {
  const steps = [{ subject: request.subject, body: request.body }, ...request.follow_ups].map(
    ({ subject, body }, index) => ({
      subject: subject ?? (index === 0 ? '' : null),
      ...freezeContent(body),
    }),
  )
  const candidates = await listCandidates(context, userId, toCreatorIds(request), steps)
  const leftOut = candidates.flatMap(presentLeftOut)
  const shown = request.creator_id
    ? candidates.find(({ creator }) => String(creator.id) === request.creator_id)
    : (candidates.find((candidate) => !candidate.leftOut) ?? candidates[0])
  const firstSubject = parseMergeTemplate(request.subject)
  const texts = steps.flatMap(({ subject, html }) => [subject ?? '', html])
  return {
    valid: candidates.length - leftOut.length,
    left_out_count: leftOut.length,
    left_out: leftOut.slice(0, namedLeftOut),
    unknown_fields: [...new Set(texts.flatMap(findUnknownFields))],
    shown: shown
      ? {
          creator: presentCreatorName(shown.creator),
          to: shown.creator.email,
          mails: steps.map((step) => showMail({ step: parseStep(step), firstSubject }, shown.values)),
        }
      : null,
  }
}

function showMail(templates: MailTemplates, values: MergeValues): RenderedMail {
  return renderMail(templates, values, noLink)
}

import { findUnknownFields, type MergeValues, parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import type { PreviewRequest, PreviewResponse, RenderedMail } from '@troupe/contract/outreach'
import { freezeContent, parseStep } from '../content/freeze-content.ts'
import { type MailTemplates, renderMail } from '../content/render-mail.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { presentCreatorName, presentLeftOut } from './campaign-presenter.ts'
import { listCandidates, toCreatorIds } from './send-campaign.ts'

const namedLeftOut = 200

/** Unsubscribe link of a previewed mail, which is not sent. */
const noLink = '#'

/** Renders the mails for one creator and lists the creators left out. Nothing is stored. */
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

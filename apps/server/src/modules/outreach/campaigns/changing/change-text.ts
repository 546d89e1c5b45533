import { maxEarlierTexts } from '@troupe/contract/campaigns/campaign-changes'
import type { MailDraftContent } from '@troupe/contract/campaigns/mail-drafts'
import { findMissingField, type MergeField } from '@troupe/contract/mail/merge-fields'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../../database/database.ts'
import type { EarlierText, StepRow } from '../../../../database/tables/outreach-tables.ts'
import { AppError } from '../../../../lib/app-error.ts'
import { freezeBody } from '../../content/freeze-body.ts'
import { parseStep } from '../../content/parse-step.ts'
import type { OutreachContext } from '../../context/outreach-context.ts'
import { type CampaignView, getCampaign } from '../campaign-view.ts'
import { hashContent } from '../send-campaign.ts'
import { changeDraft } from './change-draft.ts'
import * as changes from './change-repository.ts'
import { lockOpen } from './lock-open.ts'

interface TextChange {
  readonly workspaceId: string
  readonly id: string
  readonly step: number
  /** Undefined: a follow-up answers the mail before; the first mail keeps its subject. */
  readonly subject: string | undefined
  readonly body: string
  /** Revision of the text that the user changed. */
  readonly revision: number
}

interface TextChanged {
  /** Number of mails that get the new text. */
  readonly changed: number
  /** Number of mails that have left, or may have. */
  readonly left: number
  readonly view: CampaignView
}

/**
 * Changes a text of a campaign for all mails that have not been handed over to the mail server: once this resolves, none
 * leaves with the old one, whichever process has claimed it. Mails that left keep the subject that they left with.
 * @throws AppError `not_found`; `conflict` when the campaign is over, the text was changed meanwhile or too often, or no
 * mail can get it; `invalid_input` when creators lack a merge field.
 */
export async function changeText(
  context: Pick<OutreachContext, 'database' | 'clock'>,
  change: TextChange,
): Promise<TextChanged> {
  const content = await freezeBody(change.body)
  const counts = await context.database.kysely.transaction().execute(async (transaction) => {
    const { text_revision } = await lockOpen(transaction, change)
    const steps = await changes.listSteps(transaction, change.id)
    const old = steps.find(({ number }) => number === change.step)
    if (!old) throw new AppError('not_found', say('outreach.step_unknown'))
    if (text_revision !== change.revision) throw new AppError('conflict', say('outreach.text_changed'))
    const next = { ...old, ...content, subject: change.subject ?? (change.step === 0 ? old.subject : null) }
    const mails = await countMails(transaction, old)
    if (mails.open === 0) throw new AppError('conflict', say('outreach.text_has_left'))
    await refuseMissing(transaction, next)
    const textRevision = text_revision + 1
    await changes.updateText(transaction, {
      ...{ campaignId: change.id, step: change.step, subject: next.subject, ...content },
      earlierTexts: keepOld(old, mails.leftNow, textRevision),
    })
    await changeDraft(transaction, change, (draft) => withText(draft, change))
    const texts = steps.map((step) => (step === old ? next : step))
    await changes.setRevision(transaction, {
      campaignId: change.id,
      textRevision,
      contentHash: hashContent(texts),
      subject: texts[0]?.subject ?? '',
    })
    return mails
  })
  return { changed: counts.open, left: counts.left, view: await getCampaign(context, change.workspaceId, change.id) }
}

function withText(draft: MailDraftContent, { step, subject, body }: TextChange): MailDraftContent {
  if (step === 0) return { ...draft, subject: subject ?? draft.subject, body }
  const follow_ups = draft.follow_ups.map((followUp, index) =>
    index === step - 1 ? { ...followUp, subject: subject ?? '', body } : followUp,
  )
  return { ...draft, follow_ups }
}

interface MailsOfText {
  /** May still get the text. */
  readonly open: number
  readonly left: number
  /** Left with the current text. */
  readonly leftNow: number
  /** Left with each of the earlier texts. */
  readonly leftEarlier: readonly number[]
}

/** Counts the mails of a step by what they left with. */
export async function countMails(
  db: Executor,
  step: Pick<StepRow, 'campaign_id' | 'number' | 'earlier_texts'>,
): Promise<MailsOfText> {
  const ofStep = { campaignId: step.campaign_id, step: step.number }
  const left = await changes.countLeft(db, ofStep)
  const countBetween = (from: number, until: number) =>
    left.reduce(
      (sum, { text_revision, count }) => sum + (text_revision >= from && text_revision < until ? count : 0),
      0,
    )
  const ends = step.earlier_texts.map(({ until }) => until)
  return {
    open: await changes.countOpen(db, ofStep),
    left: countBetween(0, Number.POSITIVE_INFINITY),
    leftNow: countBetween(ends.at(-1) ?? 0, Number.POSITIVE_INFINITY),
    leftEarlier: ends.map((until, index) => countBetween(ends[index - 1] ?? 0, until)),
  }
}

/** The earlier texts of a step, with the one that is replaced if mails left with it. */
function keepOld(old: StepRow, leftNow: number, until: number): readonly EarlierText[] {
  if (leftNow === 0) return old.earlier_texts
  if (old.earlier_texts.length >= maxEarlierTexts) {
    throw new AppError('conflict', say('outreach.text_changed_too_often', { max: maxEarlierTexts }))
  }
  return [...old.earlier_texts, { subject: old.subject, html: old.html, until }]
}

/** Rejects a text that would leave a gap in the mails of creators without a value for one of its fields. */
async function refuseMissing(
  db: Executor,
  step: Pick<StepRow, 'campaign_id' | 'number' | 'subject' | 'html' | 'text'>,
) {
  const { subject, html } = parseStep(step)
  const template = [...(subject ?? []), ...html]
  if (findMissingField(template, {}) === undefined) return
  const values = await changes.listOpenValues(db, { campaignId: step.campaign_id, step: step.number })
  const missing = values.flatMap((own) => findMissingField(template, own) ?? [])
  const [field] = missing
  if (field === undefined) return
  throw new AppError('invalid_input', say('outreach.text_lacks_field', toMissing(field, missing)))
}

function toMissing(field: MergeField, missing: readonly MergeField[]) {
  const count = missing.filter((name) => name === field).length
  return { count, field: `{{${field}}}`, example: `{{${field}|...}}` }
}

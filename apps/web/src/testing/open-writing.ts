import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import type { MailDraft } from '@troupe/contract/campaigns/mail-drafts'
import {
  mailReviewEndpoints,
  type ReviewedMail,
  ReviewRequest,
  type ReviewResponse,
  reviewPageSize,
} from '@troupe/contract/campaigns/mail-review'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import { mailLawEndpoints } from '@troupe/contract/law/mail-laws'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { emailTemplateEndpoints } from '@troupe/contract/mail/email-templates'
import { notificationEndpoints } from '@troupe/contract/mail/notifications'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { makeUser } from './factories.ts'
import { createFakeServer, type FakeServer, json, never } from './fake-server.ts'
import { keepDraft, makeDraft } from './keep-draft.ts'
import { answerConfig, answerProviders } from './open-send-dialog.tsx'
import { makeCampaign, makeCounts, makePreview } from './outreach-factories.ts'
import { renderApp, storeTokens } from './render-app.tsx'

/** A mail to one creator, who gets it. */
export function makeReviewed(parts: Partial<ReviewedMail> & { id: string; title: string }): ReviewedMail {
  const { id, title, ...rest } = parts
  return {
    creator: { id, title, handle: title.toLowerCase(), platform: 'tiktok', avatar_path: null },
    to: `${id}@example.test`,
    subject: `Tea, ${title}?`,
    left_out: null,
    contact: null,
    last_mail: null,
    ...rest,
  }
}

export const mina = makeReviewed({ id: '1', title: 'Mina' })
export const ada = makeReviewed({ id: '2', title: 'Ada', to: null, left_out: { reason: 'no_email', detail: null } })
/** She had a mail a day ago. */
export const lena = makeReviewed({
  id: '3',
  title: 'Lena',
  left_out: { reason: 'written_lately', detail: '3@example.test' },
  last_mail: {
    at: new Date(Date.now() - 86_400_000).toISOString(),
    campaign_id: makeCampaign().id,
    campaign_subject: 'Coffee, {{title}}?',
  },
})

const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString()

/** The campaign that sending starts. */
export const startedCampaign = makeCampaign({
  state: 'scheduled',
  has_draft: true,
  counts: makeCounts({ total: 1, waiting: 1 }),
})

/** Answers like the server's review, for these mails. */
export function answerReview(mails: readonly ReviewedMail[], body: unknown, refusal: ReviewResponse['refusal'] = null) {
  const { kol_ids, show, page, written_anyway = [], skip_written_days } = ReviewRequest.parse(body)
  const gets = ({ creator, left_out }: ReviewedMail) =>
    left_out === null ||
    (left_out.reason === 'written_lately' && (!skip_written_days || written_anyway.includes(creator.id)))
  const chosen = mails
    .filter(({ creator }) => kol_ids.includes(creator.id))
    .map((mail) => (gets(mail) ? { ...mail, left_out: null } : mail))
  const filters = {
    all: chosen,
    gets: chosen.filter(({ left_out }) => left_out === null),
    left_out: chosen.filter(({ left_out }) => left_out !== null),
    written_lately: mails.filter(
      ({ creator, last_mail, left_out }) =>
        kol_ids.includes(creator.id) && (last_mail !== null || left_out?.reason === 'written_lately'),
    ),
  }
  const { all, gets: reached, left_out, written_lately } = filters
  return json({
    mails: filters[show].slice((page - 1) * reviewPageSize, page * reviewPageSize),
    counts: {
      all: all.length,
      gets: reached.length,
      left_out: left_out.length,
      written_lately: written_lately.length,
    },
    refusal,
  })
}

/** Prepares the calls of the page. */
function prepareServer(mails: readonly ReviewedMail[], kept: { draft: MailDraft | null }): FakeServer {
  storeTokens()
  const server = createFakeServer()
  let scheduled_at: string | null = null
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(notificationEndpoints.list, () => json({ notifications: [], unread: 0, has_more: false }))
  server.on(emailSettingsEndpoints.listProviders, () => answerProviders(false))
  server.on(emailSettingsEndpoints.getConfig, () => answerConfig())
  server.on(emailTemplateEndpoints.list, () => json({ templates: [] }))
  keepDraft(server, kept)
  server.on(mailReviewEndpoints.review, ({ body }) => answerReview(mails, body))
  server.on(mailLawEndpoints.list, () => json({ countries: [] }))
  server.on(outreachEndpoints.preview, () => json(makePreview()))
  server.on(outreachEndpoints.sendEmail, () => {
    kept.draft = null
    scheduled_at = inTenMinutes()
    return json({ status: 'success', message: 'Scheduled', campaign: { ...startedCampaign, scheduled_at } })
  })
  server.on(campaignEndpoints.get, () => json({ ...startedCampaign, scheduled_at }))
  server.on(campaignEndpoints.watch, never)
  server.on(campaignEndpoints.listMails, () => json({ recipients: [], total: 0, has_more: false }))
  return server
}

/** A draft to the creators of these mails, complete unless other parts are given. */
export function makeWritten(mails: readonly ReviewedMail[], parts: Partial<MailDraft> = {}): MailDraft {
  const creators = mails.map(({ creator, to }) => ({ id: creator.id, title: creator.title, email: to }))
  return makeDraft({ subject: 'Tea, {{title}}?', body: '<p>Dear you</p>', creators, ...parts })
}

/** Opens the page with a draft to the creators of these mails. */
export async function openWriting(
  mails: readonly ReviewedMail[] = [mina, ada, lena],
  {
    step = 'recipients',
    draft = makeWritten(mails),
    laws,
  }: { step?: string; draft?: MailDraft | null; laws?: () => Promise<Response> } = {},
) {
  const kept = { draft }
  const server = prepareServer(mails, kept)
  if (laws) server.on(mailLawEndpoints.list, laws)
  const { router } = renderApp(server, `/campaigns/write?step=${step}`)
  await screen.findByRole('navigation', { name: 'Steps of the mail' })
  return { server, kept, router, user: userEvent.setup() }
}

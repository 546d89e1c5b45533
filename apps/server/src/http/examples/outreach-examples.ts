import { campaignChangeEndpoints } from '@troupe/contract/campaigns/campaign-changes'
import { contactEndpoints } from '@troupe/contract/campaigns/contact-records'
import { mailReviewEndpoints } from '@troupe/contract/campaigns/mail-review'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { notificationEndpoints } from '@troupe/contract/mail/notifications'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleAddress, exampleId, exampleReader, exampleTime, laterTime, otherExampleId } from './example-parts.ts'

const counts = { total: 1, waiting: 0, sent: 1, failed: 0, unknown: 0, suppressed: 0, skipped: 0, cancelled: 0 }
const campaign = {
  id: exampleId,
  name: 'Tea in spring',
  subject: 'Hello {{title}}',
  state: 'done' as const,
  pause_reason: null,
  provider: 'smtp' as const,
  from_email: exampleAddress,
  recipients: 1,
  counts,
  steps: [{ number: 0, subject: 'Hello {{title}}', delay_hours: 0, counts }],
  replied: 0,
  unsubscribed: 0,
  bounced: 0,
  retriable: { gave_up: 0, refused: 0 },
  mailbox_pause: null,
  next_due_at: null,
  scheduled_at: null,
  has_draft: false,
  created_at: exampleTime,
  finished_at: laterTime,
}
const running = { ...campaign, state: 'running' as const, finished_at: null }
const mail = {
  id: otherExampleId,
  email: 'mara@bakes.example',
  step: 0,
  state: 'sent' as const,
  reason: null,
  detail: '250 OK',
  attempts: 1,
  due_at: null,
  sent_at: exampleTime,
  replied_at: null,
  updated_at: exampleTime,
}
const text = { subject: 'Hello {{title}}', body: '<p>Dear {{title}}, ...</p>' }
const draft = { ...text, kol_ids: [exampleReader.id] }
const followUp = { delay_hours: 72, body: '<p>Did you see my mail, {{title}}?</p>' }
const params = { id: exampleId }
const ofReader = { id: exampleReader.id }

const campaignExamples: readonly EndpointExample[] = [
  exampleOf(campaignEndpoints.list, {
    query: { page: 1, page_size: 50 },
    response: { campaigns: [campaign], total: 1, has_more: false },
  }),
  exampleOf(campaignEndpoints.get, { params, response: campaign }),
  exampleOf(campaignEndpoints.listMails, {
    params,
    query: { state: 'sent', step: 0 },
    response: { recipients: [{ ...mail, creator: exampleReader }], total: 1, has_more: false },
  }),
  exampleOf(campaignEndpoints.pause, {
    params,
    response: { ...running, state: 'paused', pause_reason: 'by_user' },
  }),
  exampleOf(campaignEndpoints.resume, { params, response: running }),
  exampleOf(campaignEndpoints.cancel, { params, response: { ...campaign, state: 'cancelled' } }),
  exampleOf(campaignEndpoints.retry, {
    params,
    body: { reasons: ['gave_up'] },
    response: { retried: 1, campaign: running },
  }),
  exampleOf(campaignEndpoints.watch, { params, response: running }),
  exampleOf(campaignEndpoints.resolveMail, {
    params: { id: mail.id },
    body: { outcome: 'sent' },
    response: { ...mail, creator: exampleReader },
  }),
  exampleOf(campaignEndpoints.resolveAll, {
    params,
    body: { outcome: 'sent' },
    response: { resolved: 2, campaign },
  }),
  exampleOf(campaignEndpoints.listCreatorMails, {
    params: ofReader,
    query: { page: 1 },
    response: {
      messages: [{ ...mail, campaign_id: exampleId, subject: 'Hello Mara Bakes' }],
      total: 1,
      has_more: false,
    },
  }),
  exampleOf(campaignEndpoints.markReplied, {
    params: ofReader,
    body: { replied: true },
    response: { replied_at: laterTime },
  }),
]

const { email, replied_at: _, ...mailOfCreator } = mail
const written = { subject: 'Hello {{title}}', html: '<p>Dear {{title}}, ...</p>' }

const changeExamples: readonly EndpointExample[] = [
  exampleOf(campaignChangeEndpoints.rename, {
    params,
    body: { name: 'Tea in spring' },
    response: campaign,
  }),
  exampleOf(campaignChangeEndpoints.listTexts, {
    params,
    response: {
      texts: [
        {
          ...{ step: 0, delay_hours: 0, ...written, revision: 1, open: 12, left: 30 },
          earlier: [{ ...written, subject: 'Hi {{title}}', mails: 8 }],
        },
      ],
    },
  }),
  exampleOf(campaignChangeEndpoints.changeText, {
    params: { id: exampleId, step: '0' },
    body: { ...text, revision: 0 },
    response: { changed: 12, left: 30, campaign: running },
  }),
  exampleOf(campaignChangeEndpoints.addCreators, {
    params,
    body: { kol_ids: [exampleReader.id, '4712'], skip_written_days: 30 },
    response: {
      added: 1,
      already: 0,
      left_out_count: 1,
      left_out: [{ creator: { ...exampleReader, id: '4712', title: 'Milo Bakes' }, reason: 'no_email', detail: null }],
      written_lately: 0,
      campaign: running,
    },
  }),
  exampleOf(campaignChangeEndpoints.listCreators, {
    params,
    query: { state: 'replied' },
    response: {
      creators: [
        {
          ...{
            id: otherExampleId,
            creator: exampleReader,
            email,
            replied_at: laterTime,
            unsubscribed_at: null,
            away_until: null,
          },
          mails: [mailOfCreator],
        },
      ],
      total: 1,
      has_more: false,
    },
  }),
]

const exampleContact = {
  creator_id: exampleReader.id,
  outcome: 'written' as const,
  outcome_at: exampleTime,
  campaigns: 1,
  last_mail: { at: exampleTime, campaign_id: exampleId, campaign_name: 'Tea in spring' },
  link: 'channel' as const,
  written_as: { platform: exampleReader.platform, title: exampleReader.title },
}

export const outreachExamples: readonly EndpointExample[] = [
  exampleOf(outreachEndpoints.sendEmail, {
    body: { ...draft, email_provider: 'smtp', follow_ups: [followUp] },
    response: { status: 'success', message: 'Sending to 1 creator', campaign: running },
  }),
  exampleOf(outreachEndpoints.preview, {
    body: { ...draft, follow_ups: [{ body: followUp.body }], creator_id: exampleReader.id },
    response: {
      valid: 1,
      left_out_count: 1,
      left_out: [{ creator: { ...exampleReader, id: '4712', title: 'Milo Bakes' }, reason: 'no_email', detail: null }],
      written_lately: 0,
      unknown_fields: [],
      shown: {
        creator: exampleReader,
        to: 'mara@bakes.example',
        mails: [
          {
            subject: 'Hello Mara Bakes',
            html: '<p>Dear Mara Bakes, ...</p>',
            text: 'Dear Mara Bakes, ...',
          },
        ],
      },
    },
  }),
  exampleOf(mailReviewEndpoints.review, {
    body: { ...draft, email_provider: 'smtp', skip_written_days: 30, show: 'all', page: 1 },
    response: {
      mails: [
        {
          creator: { ...exampleReader, avatar_path: null },
          to: 'mara@bakes.example',
          subject: 'Hello Mara Bakes',
          left_out: { reason: 'written_lately', detail: 'mara@bakes.example' },
          contact: exampleContact,
          last_mail: { at: exampleTime, campaign_id: exampleId, campaign_subject: 'Hello {{title}}' },
        },
      ],
      counts: { all: 1, gets: 0, left_out: 1, written_lately: 1 },
      refusal: null,
    },
  }),
  exampleOf(contactEndpoints.listContacts, {
    body: { creator_ids: [exampleReader.id, '4712'] },
    response: { contacts: [exampleContact] },
  }),
  exampleOf(mailReviewEndpoints.undo, {
    params,
    body: { replace_draft: false },
    response: { campaign: { ...campaign, state: 'cancelled' }, is_draft_in_the_way: false },
  }),
  exampleOf(outreachEndpoints.sendTestMail, {
    body: { ...text, email_provider: 'smtp', creator_id: exampleReader.id },
    response: { status: 'success', message: 'Test mail sent' },
  }),
  ...campaignExamples,
  ...changeExamples,
  exampleOf(notificationEndpoints.list, {
    query: { page: 1 },
    response: {
      notifications: [
        {
          id: otherExampleId,
          kind: 'campaign_finished',
          message: '"Hello [Name]" is finished.',
          message_key: 'notifications.campaign_finished',
          message_params: { subject: 'Hello [Name]' },
          campaign_id: exampleId,
          read: false,
          at: laterTime,
        },
      ],
      unread: 1,
      has_more: false,
    },
  }),
  exampleOf(notificationEndpoints.markRead, { body: { ids: [otherExampleId] }, response: { unread: 0 } }),
]

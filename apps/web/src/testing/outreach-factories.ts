import type { CampaignCreator, CampaignText } from '@troupe/contract/campaigns/campaign-changes'
import type { EmailConfig } from '@troupe/contract/email-settings'
import type { Campaign, CampaignMail, MailCounts } from '@troupe/contract/mail/campaigns'
import { defaultPace, type Mailbox } from '@troupe/contract/mail/mailboxes'
import type { PreviewResponse } from '@troupe/contract/outreach'

export function makeCounts(parts: Partial<MailCounts> = {}): MailCounts {
  return { total: 0, waiting: 0, sent: 0, failed: 0, unknown: 0, suppressed: 0, skipped: 0, cancelled: 0, ...parts }
}

export function makeCampaign(parts: Partial<Campaign> = {}): Campaign {
  const counts = parts.counts ?? makeCounts({ total: 4, waiting: 3, sent: 1 })
  return {
    id: '7f1c2f0e-1111-4222-8333-444455556666',
    name: parts.subject ?? 'An offer of tea',
    subject: 'An offer of tea',
    state: 'running',
    pause_reason: null,
    provider: 'smtp',
    from_email: 'maya@example.test',
    recipients: counts.total,
    counts,
    steps: [{ number: 0, subject: 'An offer of tea', delay_hours: 0, counts }],
    replied: 0,
    unsubscribed: 0,
    bounced: 0,
    retriable: { gave_up: 0, refused: 0 },
    mailbox_pause: null,
    next_due_at: null,
    scheduled_at: null,
    has_draft: false,
    created_at: '2026-01-01T00:00:00.000Z',
    finished_at: null,
    ...parts,
  }
}

/** Makes a mail that was sent. */
export function makeCampaignMail(parts: Partial<CampaignMail> = {}): CampaignMail {
  return {
    id: '7f1c2f0e-1111-4222-8333-0000000000aa',
    creator: { id: '1', title: 'Mina Bakes', handle: 'minabakes', platform: 'tiktok' },
    email: 'mina@example.test',
    step: 0,
    state: 'sent',
    reason: null,
    detail: null,
    attempts: 1,
    due_at: null,
    sent_at: '2026-01-01T00:00:00.000Z',
    replied_at: null,
    updated_at: '2026-01-01T00:00:00.000Z',
    ...parts,
  }
}

/** Makes a creator of a campaign, who has been sent its first mail. */
export function makeCampaignCreator(
  parts: Partial<CampaignCreator> = {},
  mail: Partial<CampaignCreator['mails'][number]> = {},
): CampaignCreator {
  const { creator, email, replied_at, ...first } = makeCampaignMail()
  return {
    id: '7f1c2f0e-1111-4222-8333-0000000000bb',
    ...{ creator, email, replied_at, unsubscribed_at: null, away_until: null },
    mails: [{ ...first, ...mail }],
    ...parts,
  }
}

/** Makes the first mail of a campaign, as written. */
export function makeCampaignText(parts: Partial<CampaignText> = {}): CampaignText {
  return {
    ...{ step: 0, delay_hours: 0, subject: 'An offer of tea', html: '<p>Dear {{title}}</p>' },
    ...{ revision: 0, open: 3, left: 1, earlier: [] },
    ...parts,
  }
}

/** Makes an active mailbox with the default pace. */
export function makeMailbox(parts: Partial<Mailbox> = {}): Mailbox {
  return {
    ...{ provider: 'smtp', pace: defaultPace, max_connections: 3, slow_start: null, signature: '', reply_to: '' },
    ...{ sent_last_24_hours: 0, pause: null },
    ...parts,
  }
}

export const companyAddress = { company: 'Tea House Ltd', address: '1 Harbour Street\nDublin' }

/** Makes settings with which mail can be sent over SMTP. */
export function makeEmailConfig(parts: Partial<EmailConfig> = {}): EmailConfig {
  return {
    smtp_host: 'smtp.example.test',
    smtp_port: 587,
    smtp_user: 'maya',
    smtp_pass: '********',
    smtp_from: 'maya@example.test',
    gmail_credentials_path: '',
    gmail_token_path: '',
    email_provider: 'smtp',
    ...parts,
  }
}

export function makePreview(parts: Partial<PreviewResponse> = {}): PreviewResponse {
  const creator = { id: '1', title: 'Mina Bakes', handle: 'minabakes', platform: 'tiktok' as const }
  return {
    valid: 1,
    left_out_count: 0,
    left_out: [],
    written_lately: 0,
    unknown_fields: [],
    shown: { creator, to: 'mina@example.test', mails: [{ subject: '', html: '', text: '' }] },
    ...parts,
  }
}

import { furtherMailboxEndpoints } from '@troupe/contract/campaigns/further-mailboxes'
import { mailDraftEndpoints } from '@troupe/contract/campaigns/mail-drafts'
import { sharedMailboxEndpoints } from '@troupe/contract/campaigns/shared-mailboxes'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import { companyAddressEndpoints } from '@troupe/contract/mail/company-address'
import { emailTemplateEndpoints } from '@troupe/contract/mail/email-templates'
import { mailboxReadingEndpoints } from '@troupe/contract/mail/mailbox-reading'
import { mailboxEndpoints } from '@troupe/contract/mail/mailboxes'
import { microsoftConnectionEndpoints } from '@troupe/contract/mail/microsoft-connection'
import { receivedMailEndpoints } from '@troupe/contract/mail/received-mails'
import { suppressionEndpoints } from '@troupe/contract/mail/suppressions'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleAddress, exampleId, exampleLinkToken, exampleTime } from './example-parts.ts'

const written = {
  smtp_host: 'smtp.brand.example',
  smtp_port: 587,
  smtp_user: exampleAddress,
  smtp_from: `Maya <${exampleAddress}>`,
  email_provider: 'smtp' as const,
}
const answer = {
  success: true as const,
  config: { ...written, smtp_pass: '********', gmail_credentials_path: '', gmail_token_path: '' },
  gmail: {
    state: 'unavailable' as const,
    email: null,
    since: null,
    reads: false,
    is_stand_in: false,
    returns_to: 'https://troupe.example',
  },
  microsoft: {
    state: 'connected' as const,
    email: 'maya@brand.example',
    since: exampleTime,
    reads: false,
    is_stand_in: false,
    returns_to: 'https://troupe.example',
  },
}
const body = { ...written, smtp_pass: 'an app password' }
const template = { name: 'First mail', subject: 'Hello {{title}}', body: '<p>Dear {{title}}, ...</p>' }
const storedTemplate = { ...template, id: exampleId, created_at: exampleTime, updated_at: exampleTime }
const draft = {
  collection_id: null,
  subject: 'Hello {{title}}',
  body: '<p>Dear {{title}}, ...</p>',
  follow_ups: [{ subject: '', body: '<p>Did you see my mail?</p>', delay_hours: 96 }],
  schedule_at: null,
  language: 'creator' as const,
  skip_written: true,
  written_anyway: [],
}
const companyAddress = { company: 'Tea House Ltd', address: '1 Harbour Street\nDublin 2\nIreland' }
const savedDraft = { revision: exampleId, updated_at: exampleTime }
const pace = {
  per_minute: 20,
  per_day: 300,
  window: { time_zone: 'Europe/Berlin', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
}
const signature = 'Maya\nBrand'
const mailbox = {
  provider: 'smtp' as const,
  pace,
  max_connections: 3,
  slow_start: { day: 3, per_day: 45 },
  signature,
  reply_to: '',
  sent_last_24_hours: 42,
  pause: null,
}
const { email_provider: _, ...smtp } = written
const furtherSender = { ...smtp, smtp_pass: '********', id: exampleId, name: 'Sales' }
const furtherMailbox = { ...mailbox, id: exampleId, name: 'Sales', unsent: 12 }
const shared = {
  mailboxes: [
    {
      ...{ id: exampleId, provider: 'smtp' as const, address: 'maya@brand.example', owner: 'Maya' },
      ...{ own: 'smtp', can_end: true, settings: null },
    },
  ],
  can_share: true,
}
const suppression = {
  id: exampleId,
  email: 'no-more@bakes.example',
  reason: 'manual' as const,
  removable: true,
  created_at: exampleTime,
}
const readingState = {
  mailbox: 'smtp',
  provider: 'smtp' as const,
  is_ready: true,
  reading: {
    imap: { host: 'imap.brand.example', port: 993, user: '', password: '' },
    plus_address: false,
    since: exampleTime,
    last_read_at: exampleTime,
    skipped: 0,
    failure: null,
  },
  proposal: { host: 'imap.brand.example', port: 993 },
}
const ofMailbox = { mailbox: 'smtp' }
const params = { id: exampleId }
const ofLink = { token: exampleLinkToken }

export const mailSettingsExamples: readonly EndpointExample[] = [
  exampleOf(emailSettingsEndpoints.getConfig, { response: answer }),
  exampleOf(emailSettingsEndpoints.putConfig, {
    body,
    response: { ...answer, message: 'Email configuration saved successfully!' },
  }),
  exampleOf(emailSettingsEndpoints.test, {
    body,
    response: { success: true, message: 'Test email sent successfully!', detail: null },
  }),
  exampleOf(emailSettingsEndpoints.connectGmail, {
    response: {
      success: true,
      message: 'Continue at Google',
      connected: false,
      auth_url: 'https://accounts.google.com/o/oauth2/v2/auth?state=c3RhdGU',
    },
  }),
  exampleOf(emailSettingsEndpoints.completeGmail, {
    query: { code: '4/0AX4XfWh', state: 'c3RhdGU' },
    response: { success: true, message: 'Gmail connected' },
  }),
  exampleOf(emailSettingsEndpoints.disconnectGmail, { response: { success: true, message: 'Gmail disconnected' } }),
  exampleOf(microsoftConnectionEndpoints.connect, {
    body: { reads: true },
    response: {
      success: true,
      message: 'Please continue in the window of Microsoft',
      connected: false,
      auth_url: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize?state=c3RhdGU',
    },
  }),
  exampleOf(microsoftConnectionEndpoints.complete, {
    query: { code: 'M.C5_BAY.2.U.abc', state: 'c3RhdGU' },
    response: { success: true, message: 'Outlook is connected as maya@brand.example' },
  }),
  exampleOf(microsoftConnectionEndpoints.disconnect, {
    response: { success: true, message: 'Outlook is disconnected' },
  }),
  exampleOf(emailSettingsEndpoints.listProviders, {
    response: {
      providers: [
        { id: 'smtp', available: true },
        { id: 'gmail', available: false },
        { id: 'microsoft', available: true },
      ],
      sandbox_mailbox: null,
    },
  }),
  exampleOf(emailSettingsEndpoints.checkDomain, {
    query: { domain: 'brand.example' },
    response: {
      domain: 'brand.example',
      checks: [
        {
          id: 'spf',
          state: 'good',
          name: 'brand.example',
          record: 'v=spf1 include:_spf.mail.example -all',
          explanation: 'Receivers can tell which servers may send for the domain.',
          advice: null,
        },
      ],
    },
  }),
  exampleOf(emailTemplateEndpoints.list, { response: { templates: [storedTemplate] } }),
  exampleOf(emailTemplateEndpoints.create, { body: template, response: storedTemplate }),
  exampleOf(emailTemplateEndpoints.update, { params, body: template, response: storedTemplate }),
  exampleOf(emailTemplateEndpoints.delete, { params, response: { message: 'Template deleted' } }),
  exampleOf(companyAddressEndpoints.get, { response: { company_address: companyAddress } }),
  exampleOf(companyAddressEndpoints.save, { body: companyAddress, response: { company_address: companyAddress } }),
  exampleOf(mailDraftEndpoints.get, {
    response: { draft: { ...draft, ...savedDraft, creators: [{ id: '7', title: 'Mina Bakes', email: null }] } },
  }),
  exampleOf(mailDraftEndpoints.save, { body: { ...draft, kol_ids: ['7'], based_on: null }, response: savedDraft }),
  exampleOf(mailDraftEndpoints.discard, { query: { revision: exampleId }, response: { message: 'Draft discarded' } }),
  exampleOf(sharedMailboxEndpoints.list, { response: shared }),
  exampleOf(sharedMailboxEndpoints.share, { body: { mailbox: 'smtp' }, response: shared }),
  exampleOf(sharedMailboxEndpoints.change, { params, body: pace, response: shared }),
  exampleOf(sharedMailboxEndpoints.end, { params: { id: exampleId }, response: { ...shared, mailboxes: [] } }),
  exampleOf(furtherMailboxEndpoints.listSenders, { response: { senders: [furtherSender] } }),
  exampleOf(furtherMailboxEndpoints.add, {
    body: { ...smtp, smtp_pass: 'an app password', name: 'Sales' },
    response: furtherSender,
  }),
  exampleOf(furtherMailboxEndpoints.change, { params, body: { name: 'Sales' }, response: furtherSender }),
  exampleOf(furtherMailboxEndpoints.list, { response: { mailboxes: [furtherMailbox] } }),
  exampleOf(furtherMailboxEndpoints.setPace, { params, body: pace, response: furtherMailbox }),
  exampleOf(furtherMailboxEndpoints.resume, { params, response: furtherMailbox }),
  exampleOf(furtherMailboxEndpoints.remove, {
    params,
    query: { unsent: 'cancel' },
    response: { message: 'The mailbox is removed' },
  }),
  exampleOf(mailboxEndpoints.list, { response: { mailboxes: [mailbox] } }),
  exampleOf(mailboxEndpoints.setPace, {
    params: { provider: 'smtp' },
    body: { ...pace, max_connections: 3, signature },
    response: mailbox,
  }),
  exampleOf(mailboxEndpoints.resume, { params: { provider: 'smtp' }, response: mailbox }),
  exampleOf(mailboxReadingEndpoints.list, { response: { readings: [readingState] } }),
  exampleOf(mailboxReadingEndpoints.put, {
    params: ofMailbox,
    body: { imap: { host: 'imap.brand.example', port: 993, user: '', password: '' }, plus_address: false },
    response: readingState,
  }),
  exampleOf(mailboxReadingEndpoints.delete, { params: ofMailbox, response: { ...readingState, reading: null } }),
  exampleOf(mailboxReadingEndpoints.readNow, { params: ofMailbox, response: readingState }),
  exampleOf(receivedMailEndpoints.listOfCreator, {
    params: { id: '7' },
    response: {
      received: [
        {
          id: exampleId,
          campaign_id: exampleId,
          kind: 'answer',
          from_name: 'Mara Bakes',
          from_address: 'mara@bakes.example',
          subject: 'Re: Hello Mara Bakes',
          text: 'Yes, gladly',
          is_permanent: null,
          cause: null,
          away_until: null,
          is_crossed: false,
          received_at: exampleTime,
        },
      ],
    },
  }),
  exampleOf(suppressionEndpoints.list, {
    query: { query: 'bakes' },
    response: { suppressions: [suppression], total: 1, has_more: false },
  }),
  exampleOf(suppressionEndpoints.add, { body: { email: suppression.email }, response: suppression }),
  exampleOf(suppressionEndpoints.remove, { params, response: { message: 'Address removed' } }),
  exampleOf(suppressionEndpoints.openUnsubscribePage, { params: ofLink, response: {} }),
  exampleOf(suppressionEndpoints.getUnsubscribePage, {
    params: ofLink,
    response: {
      email: 'm***@bakes.example',
      from: exampleAddress,
      from_name: 'Maya of Brand',
      subject: 'Hello Mara Bakes',
      unsubscribed: false,
    },
  }),
  exampleOf(suppressionEndpoints.unsubscribe, {
    params: ofLink,
    response: { unsubscribed: true, message: 'You are unsubscribed' },
  }),
]

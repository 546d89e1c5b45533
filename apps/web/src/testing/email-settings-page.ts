import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { furtherMailboxEndpoints } from '@troupe/contract/campaigns/further-mailboxes'
import {
  type EmailConfig,
  emailSettingsEndpoints as endpoints,
  type GmailConnection,
} from '@troupe/contract/email-settings'
import { companyAddressEndpoints } from '@troupe/contract/mail/company-address'
import {
  type MailboxReading,
  type MailboxReadingState,
  mailboxReadingEndpoints,
} from '@troupe/contract/mail/mailbox-reading'
import { mailboxEndpoints } from '@troupe/contract/mail/mailboxes'
import type { MicrosoftConnection } from '@troupe/contract/mail/microsoft-connection'
import { makeUser } from './factories.ts'
import { createFakeServer, type FakeServer, json } from './fake-server.ts'
import { keepDraft } from './keep-draft.ts'
import { companyAddress, makeMailbox } from './outreach-factories.ts'
import { renderApp, storeTokens } from './render-app.tsx'

export const emailConfig: EmailConfig = {
  smtp_host: 'smtp.brand.example',
  smtp_port: 587,
  smtp_user: 'maya@brand.example',
  smtp_pass: '********',
  smtp_from: 'Maya <maya@brand.example>',
  gmail_credentials_path: 'google-client',
  gmail_token_path: '',
  email_provider: 'smtp',
}
export const disconnected: GmailConnection = {
  state: 'disconnected',
  email: null,
  since: null,
  reads: false,
  is_stand_in: false,
  returns_to: window.location.origin,
}

/** The state of a mailbox that can be read over IMAP. */
export function makeReading(parts: Partial<MailboxReading> = {}): MailboxReading {
  const times = { since: '2026-02-01T00:00:00.000Z', last_read_at: '2026-02-01T00:00:00.000Z', skipped: 0 }
  const imap = { host: 'imap.brand.example', port: 993, user: '', password: '' }
  return { imap, plus_address: false, ...times, failure: null, ...parts }
}

export function makeReadingState(parts: Partial<MailboxReadingState> = {}): MailboxReadingState {
  const proposal = { host: 'imap.brand.example', port: 993 }
  return { mailbox: 'smtp', provider: 'smtp', is_ready: true, reading: null, proposal, ...parts }
}

export const noMicrosoft: MicrosoftConnection = {
  state: 'disconnected',
  email: null,
  since: null,
  reads: false,
  is_stand_in: false,
  returns_to: window.location.origin,
}

/** Response with the settings. */
export const answerConfig = (parts: Partial<EmailConfig> = {}, gmail = disconnected, microsoft = noMicrosoft) =>
  json({ success: true, config: { ...emailConfig, ...parts }, gmail, microsoft })

/** Creates a server for a signed-in user with SMTP settings. */
export function prepareEmailServer(): FakeServer {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(endpoints.getConfig, () => answerConfig())
  server.on(endpoints.listProviders, () =>
    json({
      providers: [
        { id: 'smtp', available: true },
        { id: 'gmail', available: true },
        { id: 'microsoft', available: true },
      ],
      sandbox_mailbox: null,
    }),
  )
  keepDraft(server)
  server.on(furtherMailboxEndpoints.list, () => json({ mailboxes: [] }))
  server.on(furtherMailboxEndpoints.listSenders, () => json({ senders: [] }))
  server.on(companyAddressEndpoints.get, () => json({ company_address: companyAddress }))
  server.on(mailboxEndpoints.list, () => json({ mailboxes: [makeMailbox(), makeMailbox({ provider: 'gmail' })] }))
  server.on(mailboxReadingEndpoints.list, () => json({ readings: [makeReadingState()] }))
  return server
}

/** Opens the e-mail settings and waits for the form. */
export async function openEmailSettings(
  parts: Partial<EmailConfig> = {},
  gmail = disconnected,
  microsoft = noMicrosoft,
) {
  const server = prepareEmailServer()
  server.on(endpoints.getConfig, () => answerConfig(parts, gmail, microsoft))
  renderApp(server, '/email-config')
  await screen.findByRole('button', { name: 'Save' })
  return { server, user: userEvent.setup() }
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

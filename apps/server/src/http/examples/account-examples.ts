import { accessTokenEndpoints } from '@troupe/contract/access-tokens'
import type { AccountExport } from '@troupe/contract/account/account-export'
import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { emailVerificationEndpoints } from '@troupe/contract/account/email-verification'
import { singleSignOnEndpoints } from '@troupe/contract/account/single-sign-on'
import { accountEndpoints, passwordResetEndpoints } from '@troupe/contract/accounts'
import { connectedProgramExamples } from './connected-program-examples.ts'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import {
  exampleActivity,
  exampleAddress,
  exampleCode,
  exampleId,
  exampleTime,
  exampleUser,
  laterTime,
} from './example-parts.ts'

const email = exampleAddress
const verification_code = exampleCode
const password = 'Right-horse-7'
const tokens = {
  access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
  refresh_token: 'bm90LWEtcmVhbC1yZWZyZXNoLXRva2Vu',
}
const codeSent = { message: 'Verification code sent. Please check your email.', expires_at: laterTime }
const keptToken = {
  id: exampleId,
  name: 'Spreadsheet',
  ending: 'x7Qk',
  created_at: exampleTime,
  expires_at: '2026-05-31T09:30:00.000Z',
  last_used_at: null,
}
const accessToken = { ...keptToken, scopes: ['read' as const, 'webhooks' as const] }

/** The export of a new account. */
export const everythingKept: AccountExport = {
  exported_at: laterTime,
  account: { ...exampleUser, updated_at: exampleTime },
  workspaces: [{ id: exampleId, name: exampleUser.username, role: 'owner', joined_at: exampleTime }],
  activities: [{ ...exampleActivity, workspace_id: exampleId }],
  sessions: [
    {
      id: exampleId,
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ip: '192.0.2.7',
      sign_in_method: 'password',
      created_at: exampleTime,
      last_used_at: laterTime,
      expires_at: '2026-05-31T09:30:00.000Z',
      single_sign_on_provider: null,
    },
  ],
  identities: [],
  passkeys: [],
  authenticator_apps: [],
  email_changes: [],
  access_tokens: [{ ...keptToken, scope: 'read webhooks' }],
  connected_programs: [
    {
      id: exampleId,
      client_name: 'Assistant',
      redirect_host: 'assistant.example',
      scope: 'read collect',
      created_at: '2030-03-01T09:00:00.000Z',
      last_used_at: null,
    },
  ],
  saved_searches: [],
  recent_searches: [{ request: { query_text: 'vegan cake' }, searched_at: exampleTime }],
  person_statements: [],
  creator_imports: [],
  exports: [],
  collections: [],
  collection_columns: [],
  collected_creators: [],
  deals: [],
  deal_links: [],
  email_settings: [],
  further_senders: [],
  mailboxes: [],
  campaigns: [],
  recipients: [],
  mails: [],
  mailbox_reading: [],
  received_mails: [],
  received_files: [],
  mail_threads: [],
  thread_answers: [],
  suppressions: [],
  email_templates: [],
  company_addresses: [],
  contact_bases: [],
  privacy_notices: [],
  mail_drafts: [],
  notifications: [],
  conversations: [],
  conversation_messages: [],
  invitations: [],
  webhooks: [],
  webhook_deliveries: [],
}

const identity = {
  id: exampleId,
  provider: 'Acme',
  is_usable: true,
  email,
  created_at: exampleTime,
  last_used_at: laterTime,
}

const singleSignOnExamples: readonly EndpointExample[] = [
  exampleOf(singleSignOnEndpoints.listWays, {
    response: { providers: [{ id: 'acme', name: 'Acme', domains: ['acme.example'] }], local_passwords: true },
  }),
  exampleOf(singleSignOnEndpoints.start, {
    body: { provider: 'acme', destination: '/dashboard' },
    response: { authorization_url: 'https://login.acme.example/authorize?client_id=troupe' },
  }),
  exampleOf(singleSignOnEndpoints.complete, {
    body: { provider: 'acme', code: 'SplxlOBeZQQYbYS6WxSbIA', state: 'af0ifjsldkj' },
    response: { state: 'signed_in' as const, ...tokens, destination: '/dashboard' },
  }),
  exampleOf(singleSignOnEndpoints.confirm, {
    body: { confirmation_id: exampleId, verification_code },
    response: { state: 'signed_in' as const, ...tokens, destination: '/dashboard' },
  }),
  exampleOf(singleSignOnEndpoints.listIdentities, { response: { identities: [identity], has_password: true } }),
  exampleOf(singleSignOnEndpoints.removeIdentity, {
    params: { id: exampleId },
    response: { message: 'Identity removed' },
  }),
]

export const accountExamples: readonly EndpointExample[] = [
  ...singleSignOnExamples,
  exampleOf(accountEndpoints.register, {
    body: { email, username: 'maya', password },
    response: { ...codeSent, registration_id: exampleId },
  }),
  exampleOf(accountEndpoints.verifyRegistration, {
    body: { email, verification_code, registration_id: exampleId },
    response: { ...tokens, success: true, email_verified: true, message: 'Account created successfully!' },
  }),
  exampleOf(accountEndpoints.login, { body: { email, password }, response: tokens }),
  exampleOf(accountEndpoints.refresh, { body: { refresh_token: tokens.refresh_token }, response: tokens }),
  exampleOf(accountEndpoints.logout, { response: { message: 'Signed out' } }),
  exampleOf(accountEndpoints.logoutAll, { response: { message: 'Signed out everywhere' } }),
  exampleOf(accountEndpoints.me, { response: exampleUser }),
  exampleOf(passwordResetEndpoints.requestCode, {
    body: { email },
    response: {
      message: 'If this address has an account, a code was sent to it. Please check your email.',
      expires_at: laterTime,
    },
  }),
  exampleOf(passwordResetEndpoints.confirm, {
    body: { email, verification_code, new_password: 'Left-donkey-8' },
    response: { message: 'Password reset. Please sign in with your new password.' },
  }),
  exampleOf(emailVerificationEndpoints.requestCode, { body: { email }, response: { ...codeSent, success: true } }),
  exampleOf(emailVerificationEndpoints.verifyCode, {
    body: { email, verification_code },
    response: { success: true, email_verified: true, message: 'Email verified successfully!' },
  }),
  exampleOf(emailVerificationEndpoints.status, {
    params: { email },
    response: { success: true, message: 'Email is verified', expires_at: null, email_verified: true },
  }),
  exampleOf(accountSettingsEndpoints.listSessions, {
    response: {
      sessions: [
        {
          id: exampleId,
          device: 'Firefox on Linux',
          device_message: {
            message_key: 'accounts.device',
            message_params: { browser: 'Firefox', system: 'Linux' },
          },
          ip: '192.0.2.7',
          sign_in_method: 'password + code',
          created_at: exampleTime,
          last_used_at: laterTime,
          current: true,
        },
      ],
    },
  }),
  exampleOf(accountSettingsEndpoints.endSession, { params: { id: exampleId }, response: { message: 'Session ended' } }),
  exampleOf(accountSettingsEndpoints.changePassword, {
    body: { current_password: password, new_password: 'Left-donkey-8' },
    response: { message: 'Password changed. Your other sessions were ended.' },
  }),
  exampleOf(accountSettingsEndpoints.requestEmailChange, {
    body: { new_email: 'maya@new.example', current_password: password },
    response: codeSent,
  }),
  exampleOf(accountSettingsEndpoints.verifyEmailChange, {
    body: { new_email: 'maya@new.example', verification_code },
    response: { message: 'Email address changed', user: { ...exampleUser, email: 'maya@new.example' } },
  }),
  exampleOf(accountSettingsEndpoints.update, {
    body: { language: 'zh-Hans', time_zone: 'Asia/Shanghai' },
    response: { ...exampleUser, language: 'zh-Hans', time_zone: 'Asia/Shanghai' },
  }),
  exampleOf(accountSettingsEndpoints.deleteAccount, {
    body: { current_password: password },
    response: { message: 'Account deleted' },
  }),
  exampleOf(accountSettingsEndpoints.exportData, { response: everythingKept }),
  exampleOf(accessTokenEndpoints.listAccessTokens, { response: { access_tokens: [accessToken] } }),
  exampleOf(accessTokenEndpoints.createAccessToken, {
    body: { name: 'Spreadsheet', scopes: ['read', 'webhooks'], expires_in_days: 90 },
    response: { access_token: accessToken, token: 'troupe_pat_this-one-is-shown-only-once-and-is-not-r-x7Qk' },
  }),
  ...connectedProgramExamples,
  exampleOf(accessTokenEndpoints.revokeAccessToken, {
    params: { id: exampleId },
    response: { message: 'Access token revoked' },
  }),
]

import { adminEndpoints } from '@troupe/contract/account/admin'
import { registrationEndpoints } from '@troupe/contract/account/registration-rule'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleAddress, exampleId, exampleTime, exampleUser, laterTime, otherExampleId } from './example-parts.ts'

const params = { id: exampleId }
const body = { current_password: 'Right-horse-7' }
const { language: _, time_zone: __, ...account } = exampleUser
const override = { mode: 'domain' as const, domains: ['brand.example'] }
const rule = { setting: { mode: 'auto' as const, domains: [] }, override, applied: 'domain' as const }

export const adminExamples: readonly EndpointExample[] = [
  exampleOf(registrationEndpoints.getRegistration, {
    response: { registration: 'domain', domains: ['brand.example'], contact: 'it@brand.example' },
  }),
  exampleOf(adminEndpoints.listPeople, {
    query: { q: 'maya', state: 'active', page: 1 },
    response: {
      people: [
        {
          ...account,
          state: 'active',
          last_sign_in_at: exampleTime,
          last_used_at: laterTime,
          session_count: 1,
          is_caller: false,
        },
      ],
      count: 1,
    },
  }),
  exampleOf(adminEndpoints.listPersonSessions, {
    params,
    response: {
      sessions: [
        {
          id: otherExampleId,
          device: 'Firefox on Linux',
          sign_in_method: 'password',
          ip: '192.0.2.7',
          created_at: exampleTime,
          last_used_at: laterTime,
          current: false,
        },
      ],
    },
  }),
  exampleOf(adminEndpoints.endPersonSession, {
    params: { ...params, sessionId: otherExampleId },
    response: { message: 'The session has ended' },
  }),
  exampleOf(adminEndpoints.setPersonState, {
    params,
    body: { state: 'closed' },
    response: {
      message: 'The account is closed: its sessions have ended, and nothing is sent in its name',
      message_key: 'operator.closed',
    },
  }),
  exampleOf(adminEndpoints.liftPersonLimits, {
    params,
    response: {
      message: '2 counters were cleared',
      message_key: 'operator.limits_lifted',
      message_params: { count: 2 },
    },
  }),
  exampleOf(adminEndpoints.makePersonPasswordLink, {
    params,
    body,
    response: {
      url: 'https://troupe.example/auth?step=new-password#email=maya%40brand.example',
      expires_at: laterTime,
    },
  }),
  exampleOf(adminEndpoints.deletePerson, {
    params,
    body,
    response: {
      message: 'The account is deleted, and all that belonged to it',
      message_key: 'operator.deleted',
    },
  }),
  exampleOf(adminEndpoints.getRegistrationRule, { response: rule }),
  exampleOf(adminEndpoints.setRegistrationRule, { body: { override }, response: rule }),
  exampleOf(adminEndpoints.getUsage, {
    response: {
      people: 4,
      creators: 3120,
      campaigns: 12,
      mails_per_day: [{ day: '2026-03-02', count: 148 }],
      storage: { database_bytes: 210_000_000, free_bytes: 48_000_000_000 },
      platforms: [
        {
          platform: 'youtube',
          mode: 'live',
          quota: [{ name: 'searches', used: 12, limit: 100, resets_at: laterTime }],
          last_error: null,
          last_success_at: exampleTime,
        },
      ],
    },
  }),
  exampleOf(adminEndpoints.listActions, {
    query: { person: 'maya', action: 'disable', from: '2026-03-01', to: '2026-03-31', page: 1 },
    response: {
      actions: [
        {
          id: otherExampleId,
          at: exampleTime,
          action: 'disable',
          operator: 'ops@brand.example',
          by_command: false,
          account_id: exampleId,
          account_email: exampleAddress,
          detail: null,
        },
      ],
      count: 1,
    },
  }),
  exampleOf(adminEndpoints.exportActions, { query: { from: '2026-03-01' } }),
]

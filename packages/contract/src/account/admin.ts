import { z } from 'zod'
import { CurrentPassword } from '../accounts.ts'
import { defineEndpoint } from '../base/endpoint.ts'
import { normalizeText } from '../base/text.ts'
import { timeRangeFields } from '../base/time-range.ts'
import { PlatformStatus } from '../discover/platform-status.ts'
import { messageFields } from '../messages/wire-schemas.ts'
import { Session } from './account-settings.ts'
import {
  AppliedRegistration,
  maxRegistrationDomains,
  RegistrationDomain,
  RegistrationMode,
} from './registration-rule.ts'

export const peoplePerPage = 25
export const actionsPerPage = 50
/** Days of sent mails that the usage covers, today included. */
export const usageDays = 30

export const personStates = ['active', 'closed'] as const
export const PersonState = z.enum(personStates)
export type PersonState = z.output<typeof PersonState>

/** An account, as operators see it. */
export const AdminPerson = z.object({
  id: z.uuid(),
  email: z.string(),
  username: z.string(),
  state: PersonState,
  created_at: z.iso.datetime(),
  /** Start of the latest session that is still open; null: there is none. */
  last_sign_in_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable(),
  session_count: z.number().int().min(0),
  /** Whether it is the account of the caller. */
  is_caller: z.boolean(),
})
export type AdminPerson = z.output<typeof AdminPerson>

/** Changes by operators that are recorded. */
export const operatorActions = [
  'unlock',
  'disable',
  'enable',
  'delete',
  'set-password-link',
  'allow-password',
  'forbid-password',
  'reset-second-factor',
  'end-session',
  'set-registration',
  /** Done by a provider of single sign-on, whose claim gives or takes a role in a workspace. */
  'follow-claim',
] as const
export const OperatorAction = z.enum(operatorActions)
export type OperatorAction = z.output<typeof OperatorAction>

/** An entry of the audit log, which is never changed. */
export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: OperatorAction,
  /** Address of the operator's account, or user and host of the command line; null: the account was deleted. */
  operator: z.string().nullable(),
  /** Whether it was done with the command line of the server. */
  by_command: z.boolean(),
  /** Id of the account that it was done to; null: it was done to none. */
  account_id: z.uuid().nullable(),
  /** Its address; null if it was deleted, or if there is none. */
  account_email: z.string().nullable(),
  /** More about the action, such as the new rule for registrations. */
  detail: z.string().nullable(),
})
export type AuditEntry = z.output<typeof AuditEntry>

const Search = z.string().trim().max(200).transform(normalizeText)
const Page = z.coerce.number().int().min(1).max(100_000)

/** Filters of the audit log. */
export const AuditFilter = z.object({
  /** Part of the address of the operator or of the account. */
  person: Search.default(''),
  action: OperatorAction.optional(),
  ...timeRangeFields,
})
export type AuditFilter = z.output<typeof AuditFilter>

export const AdminUsage = z.object({
  people: z.number().int().min(0),
  creators: z.number().int().min(0),
  campaigns: z.number().int().min(0),
  /** Days in UTC, oldest first, without gaps. */
  mails_per_day: z.array(z.object({ day: z.iso.date(), count: z.number().int().min(0) })),
  storage: z.object({
    database_bytes: z.number().int().min(0),
    /** Free bytes where the server keeps its files; null: it keeps none yet. */
    free_bytes: z.number().int().min(0).nullable(),
  }),
  platforms: z.array(PlatformStatus),
})
export type AdminUsage = z.output<typeof AdminUsage>

/** The rule for registrations: of the settings, of an operator, and as it applies now. */
export const AdminRegistration = z.object({
  setting: z.object({ mode: RegistrationMode, domains: z.array(z.string()) }),
  /** Null: the setting applies. */
  override: z.object({ mode: RegistrationMode, domains: z.array(z.string()) }).nullable(),
  applied: AppliedRegistration,
})
export type AdminRegistration = z.output<typeof AdminRegistration>

/** A rule that an operator chooses. */
export const RegistrationChoice = z
  .object({ mode: RegistrationMode, domains: z.array(RegistrationDomain).max(maxRegistrationDomains).default([]) })
  .refine(({ mode, domains }) => mode !== 'domain' || domains.length > 0, { path: ['domains'] })

const Message = z.object({ message: z.string(), ...messageFields })
const OfPerson = z.object({ id: z.uuid() })
const tag = 'administration'

/** Endpoints for operators of the installation; 403 for everybody else. */
export const adminEndpoints = {
  listPeople: defineEndpoint({
    method: 'GET',
    path: '/api/admin/people',
    access: 'user',
    tag,
    summary: 'Accounts of this installation by address, a page at a time',
    query: z.object({ q: Search.default(''), state: PersonState.optional(), page: Page.default(1) }),
    response: z.object({ people: z.array(AdminPerson), count: z.number().int().min(0) }),
  }),
  listPersonSessions: defineEndpoint({
    method: 'GET',
    path: '/api/admin/people/:id/sessions',
    access: 'user',
    tag,
    summary: 'Open sessions of an account, at most 100: the most recently used first',
    params: OfPerson,
    response: z.object({ sessions: z.array(Session) }),
  }),
  endPersonSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/people/:id/sessions/:sessionId',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Ends a session of an account; its tokens are refused at once',
    params: OfPerson.extend({ sessionId: z.uuid() }),
    response: Message,
  }),
  setPersonState: defineEndpoint({
    method: 'PUT',
    path: '/api/admin/people/:id/state',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Closes an account, which ends its sessions, refuses its access tokens and holds its mails; or reopens it',
    params: OfPerson,
    body: z.object({ state: PersonState }),
    response: Message,
  }),
  liftPersonLimits: defineEndpoint({
    method: 'POST',
    path: '/api/admin/people/:id/lift-limits',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Forgets wrong passwords and codes that were counted for the address of an account',
    params: OfPerson,
    response: Message,
  }),
  makePersonPasswordLink: defineEndpoint({
    method: 'POST',
    path: '/api/admin/people/:id/password-link',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary:
      'Creates a link with which the owner of an account sets a new password once, within a day; needs the own password',
    params: OfPerson,
    body: z.object({ current_password: CurrentPassword }),
    response: z.object({ url: z.string(), expires_at: z.iso.datetime() }),
  }),
  deletePerson: defineEndpoint({
    method: 'POST',
    path: '/api/admin/people/:id/delete',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Deletes an account and all that belongs to it; needs the own password',
    params: OfPerson,
    body: z.object({ current_password: CurrentPassword }),
    response: Message,
  }),
  getRegistrationRule: defineEndpoint({
    method: 'GET',
    path: '/api/admin/registration',
    access: 'user',
    tag,
    summary: 'The rule for registrations: of the settings, of an operator, and as it applies now',
    response: AdminRegistration,
  }),
  setRegistrationRule: defineEndpoint({
    method: 'PUT',
    path: '/api/admin/registration',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Sets the rule for registrations at once, on every server; null returns to the settings',
    body: z.object({ override: RegistrationChoice.nullable() }),
    response: AdminRegistration,
  }),
  getUsage: defineEndpoint({
    method: 'GET',
    path: '/api/admin/usage',
    access: 'user',
    tag,
    summary: 'What this installation holds and sends, and what is left of the quotas of the platforms',
    response: AdminUsage,
  }),
  listActions: defineEndpoint({
    method: 'GET',
    path: '/api/admin/actions',
    access: 'user',
    tag,
    summary: 'Audit log of the operators, newest first, a page at a time',
    query: AuditFilter.extend({ page: Page.default(1) }),
    response: z.object({ actions: z.array(AuditEntry), count: z.number().int().min(0) }),
  }),
  exportActions: defineEndpoint({
    method: 'GET',
    path: '/api/admin/actions/export',
    access: 'user',
    tag,
    summary: 'Audit log of the operators as a CSV file, with the same filters',
    query: AuditFilter,
    response: z.unknown(),
  }),
} as const

import type { OperatorAction } from '@troupe/contract/account/admin'
import type { WorkspaceRole } from '@troupe/contract/base/roles'
import type { ActivityAction } from '@troupe/contract/workspace/activities'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { FactorTables } from './factor-tables.ts'

/** Set by the database or by a rule, and never updated. */
type CreatedAt = ColumnType<Date, Date | undefined, never>

interface Users {
  id: Generated<string>
  /** Normalised by `normalizeEmail`; unique. */
  email: string
  username: string
  /** User name in NFKC and lower case; unique. */
  username_key: string
  /** `noPassword` for accounts that are used by single sign-on only. */
  password_hash: string
  /** BCP 47 code; null as long as the user has chosen none. */
  language: string | null
  /** IANA name of the browser's zone; null as long as none was reported. */
  time_zone: string | null
  deactivated_at: Date | null
  created_at: CreatedAt
  updated_at: Date
}

/** A browser's request for a code. */
interface EmailVerifications {
  id: Generated<string>
  /** The action that the code confirms; it is valid for no other. */
  purpose: 'registration' | 'address' | 'password-reset' | 'email-change' | 'single-sign-on'
  email: string
  /** The user changing address; null for every other purpose. */
  user_id: string | null
  /** Number of codes entered by the requesting browser, incremented before each comparison. */
  attempts: Generated<number>
  /** Number of codes entered from the same network without the browser's cookie. */
  network_attempts: Generated<number>
  expires_at: Date
  /** SHA-256 of the requesting device; null if the request belongs to a user. */
  device: Buffer | null
  /** The network of the request. */
  network: string
  /** Credentials of the account to create; both are set for a registration. */
  username: string | null
  password_hash: string | null
  created_at: CreatedAt
}

/** The code mailed to an address for a purpose. The code is not stored: it is derived from the id. */
interface MailedCodes {
  id: string
  /** `password-link`: the link with which an operator lets a user set a password contains a code, too. */
  purpose: EmailVerifications['purpose'] | 'password-link'
  email: string
  user_id: string | null
  /** When its latest mail was queued. */
  mailed_at: Date
  expires_at: Date
  /** The previous code, which stays valid until its own expiry. */
  previous_id: string | null
  previous_expires_at: Date | null
}

/** A browser that a user has signed in with. */
interface KnownDevices {
  user_id: string
  /** SHA-256 of the device's id. */
  device: Buffer
  /** Latest session of this device; null once it has ended. */
  session_id: string | null
  expires_at: Date
}

/** A change by an operator. The database refuses to change or delete rows. */
interface OperatorActions {
  id: Generated<string>
  action: OperatorAction
  /** The account, which may be deleted; null: no account had the address, or the action concerns none. */
  account_id: string | null
  /** The operator's user name and host, from the operating system; `screen`: an account did it. */
  operator: string
  /** The operator's account, which may be deleted; null: it was done with the command line. */
  operator_id: string | null
  /** More about the action, such as the new rule. */
  detail: string | null
  at: Date
}

/** The rule for registrations that an operator chose; at most one row. */
interface RegistrationSettings {
  id: Generated<boolean>
  mode: string
  domains: readonly string[]
  changed_at: Date
}

/** Recently verified addresses, independent of any account. */
interface VerifiedAddresses {
  email: string
  /** When the verification expires. */
  expires_at: Date
}

/** A mail about an account that is waiting to be sent; the row is deleted afterwards. */
interface AccountNotices {
  id: Generated<string>
  kind:
    | 'password-changed'
    | 'password-reset'
    | 'email-changed'
    | 'account-deleted'
    | 'session-stolen'
    | 'access-token-created'
    | 'program-connected'
    | 'webhook-switched-off'
    | 'second-factor-added'
    | 'second-factor-removed'
    | 'second-factor-reset'
    | 'recovery-codes-made'
    | 'recovery-code-used'
  email: string
  /** BCP 47 code of the account's language, else of the request that it is about; null: neither is known. */
  language: string | null
  /** Time after which the mail is not worth sending. */
  expires_at: Date
  created_at: CreatedAt
}

/** A sign-in. It ends when the row is deleted, together with its refresh tokens. */
interface Sessions {
  id: Generated<string>
  user_id: string
  /** The workspace that is open, of which the user is a member. */
  workspace_id: string
  /** Latest end of the session, however often it is refreshed. */
  expires_at: Date
  /** Address, program and time of the last token renewal. */
  ip: string
  user_agent: string | null
  last_used_at: Date
  /** How its user signed in: `password`, `password + code`, `passkey` and others. */
  sign_in_method: Generated<string>
  created_at: CreatedAt
  /** The provider's name at the time; null: another way to sign in. */
  single_sign_on_provider: string | null
}

/** An identity at a provider with which a user signs in. */
interface AccountIdentities {
  id: Generated<string>
  user_id: string
  /** Id of the provider in the settings. */
  provider: string
  /** Issuer and subject are unique together. */
  issuer: string
  subject: string
  /** The address that the provider gave last. */
  email: string | null
  created_at: ColumnType<Date, Date, never>
  last_used_at: Date
}

/** A sign-in that waits for the browser to come back from the provider. */
interface SingleSignOnAttempts {
  /** SHA-256 of the state, from which nonce and PKCE verifier are derived. */
  state_hash: Buffer
  /** SHA-256 of the device that started it. */
  device: Buffer
  provider: string
  destination: string
  expires_at: Date
}

/** A sign-in that waits for the code mailed to an address that the provider has not verified. */
interface SingleSignOnConfirmations {
  /** The request for the code. */
  request_id: string
  device: Buffer
  provider: string
  destination: string
  issuer: string
  subject: string
  email: string
  name: string | null
  role: string | null
  expires_at: Date
}

/** Accounts that may use their password although local passwords are switched off. */
interface PasswordExemptions {
  user_id: string
  allowed_at: Date
}

interface RefreshTokens {
  /** SHA-256 of the token. */
  token_hash: Buffer
  session_id: string
  /** When the token was exchanged for its successor. */
  used_at: Date | null
  expires_at: Date
  created_at: CreatedAt
}

interface LimitCounters {
  /** Name and subject of the limit, such as `login:ip:...`; addresses are hashed. */
  key: string
  count: number
  window_ends_at: Date
}

/** People who share collections, campaigns and mail contacts. */
interface Workspaces {
  /** The id of the person whose first workspace it is. */
  id: Generated<string>
  name: string
  /** Whether its members must have a second factor. */
  needs_second_factor: Generated<boolean>
  created_at: ColumnType<Date, Date, never>
}

interface WorkspaceMembers {
  workspace_id: string
  user_id: string
  role: WorkspaceRole
  joined_at: ColumnType<Date, Date, never>
  /** When the member last changed to this workspace; a new session opens the latest. */
  opened_at: Date
  /** Id of the provider whose claim gave the role; null: a person did. */
  role_provider: ColumnType<string | null, string | null | undefined, string | null>
}

interface WorkspaceInvitations {
  id: Generated<string>
  workspace_id: string
  /** Normalised by `normalizeEmail`; once in a workspace. */
  email: string
  role: WorkspaceRole
  created_by: string | null
  /** When it was last mailed; the secret of its link is derived from it. */
  created_at: Date
  expires_at: Date
}

/** Append-only. */
interface WorkspaceActivities {
  id: Generated<string>
  workspace_id: string
  /** The account, which may have been deleted. */
  actor_id: string
  action: ActivityAction
  /** Id of the thing; of a member, that of the account. */
  target_id: string | null
  /** Null for members and addresses, which are named by what is stored about them elsewhere. */
  target_name: string | null
  detail: string | null
  count: number | null
  at: Date
}

export interface AccountTables extends FactorTables {
  workspaces: Workspaces
  workspace_members: WorkspaceMembers
  workspace_invitations: WorkspaceInvitations
  workspace_activities: WorkspaceActivities
  users: Users
  email_verifications: EmailVerifications
  mailed_codes: MailedCodes
  known_devices: KnownDevices
  operator_actions: OperatorActions
  registration_settings: RegistrationSettings
  verified_addresses: VerifiedAddresses
  account_notices: AccountNotices
  sessions: Sessions
  refresh_tokens: RefreshTokens
  limit_counters: LimitCounters
  account_identities: AccountIdentities
  single_sign_on_attempts: SingleSignOnAttempts
  single_sign_on_confirmations: SingleSignOnConfirmations
  password_exemptions: PasswordExemptions
}

export type UserRow = Selectable<Users>
export type IdentityRow = Selectable<AccountIdentities>
export type AttemptRow = Selectable<SingleSignOnAttempts>
export type ConfirmationRow = Selectable<SingleSignOnConfirmations>
export type SessionRow = Selectable<Sessions>
export type CodePurpose = MailedCodes['purpose']
export type NoticeKind = AccountNotices['kind']
export type WorkspaceMemberRow = Selectable<WorkspaceMembers>

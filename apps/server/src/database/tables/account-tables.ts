import type { ColumnType, Generated, Selectable } from 'kysely'

/** Set by the database or by a rule; never by a later update. */
type CreatedAt = ColumnType<Date, Date | undefined, never>

interface Users {
  id: Generated<string>
  /** Normalised by `normalizeEmail`; unique. */
  email: string
  username: string
  /** NFKC and lower case of the user name; unique. */
  username_key: string
  password_hash: string
  deactivated_at: Date | null
  created_at: CreatedAt
  updated_at: Date
}

/** A wish for a code, by one browser. */
interface EmailVerifications {
  id: Generated<string>
  /** The action that the code confirms; it is valid for no other. */
  purpose: 'registration' | 'address' | 'password-reset' | 'email-change'
  email: string
  /** The user changing address; null for every other purpose. */
  user_id: string | null
  /** Codes entered so far by the browser that asked, counted before they are compared. */
  attempts: Generated<number>
  /** Codes entered so far from its network by callers without its cookie. */
  network_attempts: Generated<number>
  expires_at: Date
  /** SHA-256 of the device that asked; null where the request belongs to a user. */
  device: Buffer | null
  /** The network that it asked from. */
  network: string
  /** Credentials of the account to create; both are set for a registration. */
  username: string | null
  password_hash: string | null
  created_at: CreatedAt
}

/** The code that is mailed to an address for a purpose. It is not stored: it is derived from the id. */
interface MailedCodes {
  id: string
  /** A link with which an operator lets a user set a password carries a code, too. */
  purpose: EmailVerifications['purpose'] | 'password-link'
  email: string
  user_id: string | null
  /** When its newest mail was ordered. */
  mailed_at: Date
  expires_at: Date
  /** The code before it, which is good until its own end. */
  previous_id: string | null
  previous_expires_at: Date | null
}

/** A browser that a user has signed in with. */
interface KnownDevices {
  user_id: string
  /** SHA-256 of the device's id. */
  device: Buffer
  /** Its newest sign-in; null once that has ended. */
  session_id: string | null
  expires_at: Date
}

/** A change to an account by the operator. */
interface OperatorActions {
  id: Generated<string>
  action: 'unlock' | 'disable' | 'enable' | 'delete' | 'set-password-link'
  /** It may be gone; null: no account had the address. */
  account_id: string | null
  /** The operating system's user and host. */
  operator: string
  at: Date
}

/** Recently verified addresses, independent of any account. */
interface VerifiedAddresses {
  email: string
  /** The end of the proof. */
  expires_at: Date
}

/** A mail about an account that is still to be sent; the row goes when it is. */
interface AccountNotices {
  id: Generated<string>
  kind:
    | 'password-changed'
    | 'password-reset'
    | 'email-changed'
    | 'account-deleted'
    | 'session-stolen'
    | 'access-token-created'
    | 'webhook-switched-off'
  email: string
  /** After this the mail is not worth sending. */
  expires_at: Date
  created_at: CreatedAt
}

/** A sign-in. It ends by being deleted, and its refresh tokens with it. */
interface Sessions {
  id: Generated<string>
  user_id: string
  /** The latest end, however often it is refreshed. */
  expires_at: Date
  /** Where its tokens were last renewed from, with what, and when. */
  ip: string
  user_agent: string | null
  last_used_at: Date
  created_at: CreatedAt
}

interface RefreshTokens {
  /** SHA-256 of the token. */
  token_hash: Buffer
  session_id: string
  /** When it was exchanged for its successor. */
  used_at: Date | null
  expires_at: Date
  created_at: CreatedAt
}

interface LimitCounters {
  /** Name and subject of the limit: `login:ip:...`; addresses hashed. */
  key: string
  count: number
  window_ends_at: Date
}

export interface AccountTables {
  users: Users
  email_verifications: EmailVerifications
  mailed_codes: MailedCodes
  known_devices: KnownDevices
  operator_actions: OperatorActions
  verified_addresses: VerifiedAddresses
  account_notices: AccountNotices
  sessions: Sessions
  refresh_tokens: RefreshTokens
  limit_counters: LimitCounters
}

export type UserRow = Selectable<Users>
export type SessionRow = Selectable<Sessions>
export type CodePurpose = MailedCodes['purpose']
export type OperatorActionKind = OperatorActions['action']
export type NoticeKind = AccountNotices['kind']

import { z } from 'zod'
import { CurrentPassword, LanguageCode, NewPassword, User, VerificationCode } from '../accounts.ts'
import { defineEndpoint } from '../base/endpoint.ts'
import { TimeZone } from '../catalogues/time-zones.ts'
import { Email } from '../mail/email-address.ts'
import { schemaText } from '../messages/message.ts'
import { MessageReference, messageFields } from '../messages/wire-schemas.ts'
import { AccountExport } from './account-export.ts'

/** Answer to a wrong current password. The status is 403, since the session itself is still valid. */
export const currentPasswordWrong = schemaText('accounts.current_password_wrong')

/** A session of the user. */
export const Session = z.object({
  id: z.uuid(),
  /** Browser and system in words, such as "Firefox on Windows". */
  device: z.string(),
  /** Key of the device; absent if its parts are names only. */
  device_message: MessageReference.optional(),
  ip: z.string(),
  created_at: z.iso.datetime(),
  /** When its tokens were last renewed. A browser in use renews them every 15 minutes. */
  last_used_at: z.iso.datetime(),
  /** How its user signed in: `password`, `password + code`, `password + passkey`, `password + recovery`, `passkey`. */
  sign_in_method: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
  /** The provider's name, if the user signed in by single sign-on. */
  single_sign_on_provider: z.string().optional(),
})
export type Session = z.output<typeof Session>

/** Without a password, the user has signed in by single sign-on within the last ten minutes. */
const Reauthentication = CurrentPassword.optional()

const Message = z.object({ message: z.string(), ...messageFields })
const tag = 'account settings'

/** Endpoints for signed-in users to read and change their own account. */
export const accountSettingsEndpoints = {
  listSessions: defineEndpoint({
    method: 'GET',
    path: '/api/account/sessions',
    access: 'user',
    tag,
    summary: "The user's sessions, at most 100: the current one first, then the most recently used",
    response: z.object({ sessions: z.array(Session) }),
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Ends one session of the user; its tokens are refused at once',
    params: z.object({ id: z.uuid() }),
    response: Message,
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/api/account/password',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Sets a new password and ends every other session; 403 when the current password is wrong',
    body: z.object({ current_password: CurrentPassword, new_password: NewPassword }),
    response: Message,
  }),
  requestEmailChange: defineEndpoint({
    method: 'POST',
    path: '/api/account/email/request-code',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Mails a 6-digit code to the new address; 403 when the current password is wrong',
    body: z.object({ new_email: Email, current_password: Reauthentication }),
    response: z.object({ message: z.string(), ...messageFields, expires_at: z.iso.datetime() }),
  }),
  verifyEmailChange: defineEndpoint({
    method: 'POST',
    path: '/api/account/email/verify-code',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Proves the new address with the mailed code and makes it the address of the account',
    body: z.object({ new_email: Email, verification_code: VerificationCode }),
    response: z.object({ message: z.string(), ...messageFields, user: User }),
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/api/account',
    access: 'user',
    leastRole: 'viewer',
    beforeSecondFactor: true,
    tag,
    summary: "Changes the language of the user's interface, or the time zone by whose days the user is reminded",
    body: z
      .object({ language: LanguageCode.optional(), time_zone: TimeZone.optional() })
      .refine(
        (change) => Object.values(change).some((part) => part !== undefined),
        schemaText('common.nothing_to_change'),
      ),
    response: User,
  }),
  deleteAccount: defineEndpoint({
    method: 'POST',
    path: '/api/account/delete',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Deletes the account and all its data at once; 403 when the password is wrong',
    body: z.object({ current_password: Reauthentication }),
    response: Message,
  }),
  exportData: defineEndpoint({
    method: 'GET',
    path: '/api/account/export',
    access: 'user',
    tag,
    summary: 'All data stored about the user, as a JSON file',
    response: AccountExport,
  }),
} as const

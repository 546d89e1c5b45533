import { z } from 'zod'
import { defineEndpoint } from './base/endpoint.ts'
import { normalizeText } from './base/text.ts'
import { Email, emailMessages } from './mail/email-address.ts'
import { schemaText } from './messages/message.ts'
import { messageFields } from './messages/wire-schemas.ts'
import { SecondFactorNeeded } from './sign-in/second-factor-proof.ts'

export const verificationCodeLength = 6
export const resendCooldownSeconds = 60
export const usernameMinLength = 3
export const passwordMinLength = 8
export const passwordMaxLength = 128

/** The messages of the sign-in and registration forms, word for word from the specification. */
export const accountMessages = {
  ...emailMessages,
  passwordRequired: schemaText('accounts.password_required'),
  passwordTooLong: schemaText('accounts.password_too_long', { max: passwordMaxLength }),
  passwordPersonal: schemaText('accounts.password_personal'),
  passwordsDiffer: schemaText('accounts.passwords_differ'),
  usernameTooShort: schemaText('accounts.username_too_short'),
  usernameTooLong: schemaText('accounts.username_too_long'),
  codeInvalid: schemaText('accounts.code_invalid'),
  longCodeInvalid: schemaText('accounts.long_code_invalid'),
} as const

/** The five requirements of a password, in the order in which they are checked. */
export const passwordRequirements = [
  {
    id: 'length',
    label: 'At least 8 characters',
    message: schemaText('accounts.password_length'),
    isMet: (password: string) => password.length >= passwordMinLength,
  },
  {
    id: 'uppercase',
    label: 'One uppercase letter',
    message: schemaText('accounts.password_uppercase'),
    isMet: (password: string) => /[A-Z]/.test(password),
  },
  {
    id: 'lowercase',
    label: 'One lowercase letter',
    message: schemaText('accounts.password_lowercase'),
    isMet: (password: string) => /[a-z]/.test(password),
  },
  {
    id: 'number',
    label: 'One number',
    message: schemaText('accounts.password_number'),
    isMet: (password: string) => /\d/.test(password),
  },
  {
    id: 'special',
    label: 'One special character',
    message: schemaText('accounts.password_special'),
    isMet: (password: string) => /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/.test(password),
  },
] as const

/** The message of the first requirement that a new password does not meet; undefined if it meets all. */
export function findPasswordProblem(password: string): string | undefined {
  if (password === '') return accountMessages.passwordRequired
  if (password.length > passwordMaxLength) return accountMessages.passwordTooLong
  return passwordRequirements.find((requirement) => !requirement.isMet(password))?.message
}

/** Whether a password equals one of the names: an address, the part before its @, or a user name. */
export function isPersonalPassword(password: string, names: readonly string[]): boolean {
  const word = password.toLowerCase()
  return names.flatMap((name) => [name, name.split('@')[0] ?? name]).some((name) => name.toLowerCase() === word)
}

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** One point per requirement met: 0 to 2 is weak, 3 and 4 medium, 5 strong. */
export function ratePassword(password: string): { score: number; strength: PasswordStrength } {
  const score = passwordRequirements.filter((requirement) => requirement.isMet(password)).length
  return { score, strength: score <= 2 ? 'weak' : score <= 4 ? 'medium' : 'strong' }
}

export const Username = z
  .string()
  .max(1000, accountMessages.usernameTooLong)
  .transform(normalizeText)
  .pipe(z.string().min(usernameMinLength, accountMessages.usernameTooShort).max(50, accountMessages.usernameTooLong))

export const NewPassword = z.string().superRefine((password, context) => {
  const problem = findPasswordProblem(password)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

/** An existing password, of which only the length is checked. */
export const CurrentPassword = z
  .string()
  .min(1, accountMessages.passwordRequired)
  .max(1000, accountMessages.passwordTooLong)

/** For `superRefine`: refuses a password in `passwordField` that equals the value of one of the name fields. */
export function refusePersonalPassword<Field extends string>(passwordField: Field, nameFields: readonly Field[]) {
  return (body: Record<Field, string>, context: z.RefinementCtx) => {
    const names = nameFields.map((field) => body[field])
    if (!isPersonalPassword(body[passwordField], names)) return
    context.addIssue({ code: 'custom', message: accountMessages.passwordPersonal, path: [passwordField] })
  }
}

/** Part of the error message that asks for the long code. */
export const tooManyWrongCodes = schemaText('limits.wrong_codes')

/** Number of characters in each group of a long code; the groups are joined with hyphens. */
export const longCodeGroups = [5, 5, 5, 5, 6] as const

const longCode = longCodeGroups.map((length) => `[0-9A-HJKMNP-TV-Z]{${length}}`).join('-')

/** The long form of a code. Each mail with a code contains it beside the six digits. */
export const LongCode = z.string().regex(new RegExp(`^${longCode}$`), accountMessages.longCodeInvalid)

/** A mailed code: six digits, or its long form. */
export const VerificationCode = z.string().regex(new RegExp(`^(?:[0-9]{6}|${longCode})$`), accountMessages.codeInvalid)

const languageCodeMaxLength = 35

/** A BCP 47 code, such as `en` or `zh-Hans`. */
export const LanguageCode = z
  .string()
  .max(languageCodeMaxLength, schemaText('accounts.language_too_long', { max: languageCodeMaxLength }))
  .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, schemaText('accounts.language_invalid'))

export const User = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  /** Language of the interface; null as long as the user has chosen none. */
  language: z.string().nullable(),
  /** IANA name of the browser's time zone; null as long as none was reported. */
  time_zone: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Present in a session that has to set up a second factor before anything else. */
  second_factor_demanded: z.literal(true).optional(),
})
export type User = z.output<typeof User>

export const TokenPair = z.object({ access_token: z.string(), refresh_token: z.string() })
export type TokenPair = z.output<typeof TokenPair>

const Message = z.object({ message: z.string(), ...messageFields })
const RefreshToken = z.string().min(1).max(512)

export const accountEndpoints = {
  register: defineEndpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    knowsDevice: true,
    tag: 'accounts',
    summary: 'Starts a registration and mails a 6-digit code; a repeated call replaces the pending registration',
    body: z
      .object({ email: Email, username: Username, password: NewPassword })
      .superRefine(refusePersonalPassword('password', ['email', 'username'])),
    response: z.object({
      message: z.string(),
      ...messageFields,
      expires_at: z.iso.datetime(),
      /**
       * Sent back with the code, it proves that the caller who verifies the address also chose the password. This server
       * always sends it; clients go on without.
       */
      registration_id: z.uuid().optional(),
    }),
  }),
  verifyRegistration: defineEndpoint({
    method: 'POST',
    path: '/api/auth/register/verify',
    access: 'public',
    knowsDevice: true,
    tag: 'accounts',
    summary: 'Proves the address with the mailed code, creates the account and signs in',
    body: z.object({
      email: Email,
      verification_code: VerificationCode,
      /**
       * From the response to the registration. Without it, the code is accepted only from the network that registered.
       */
      registration_id: z.uuid().optional(),
    }),
    // This server refuses by an error. Clients also understand a refusal without tokens.
    response: TokenPair.partial().extend({
      success: z.boolean(),
      email_verified: z.boolean().default(false),
      message: z.string().default(''),
      ...messageFields,
    }),
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    knowsDevice: true,
    tag: 'accounts',
    summary: 'Signs in with address and password; an account with a second factor gets a challenge instead of tokens',
    body: z.object({ email: Email, password: CurrentPassword }),
    response: z.union([TokenPair, SecondFactorNeeded]),
  }),
  refresh: defineEndpoint({
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    tag: 'accounts',
    summary: 'Exchanges a refresh token for a new pair; each refresh token works once',
    body: z.object({ refresh_token: RefreshToken }),
    response: TokenPair,
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'user',
    leastRole: 'viewer',
    beforeSecondFactor: true,
    tag: 'accounts',
    summary: 'Ends this session',
    response: Message,
  }),
  logoutAll: defineEndpoint({
    method: 'POST',
    path: '/api/auth/logout-all',
    access: 'user',
    leastRole: 'viewer',
    beforeSecondFactor: true,
    tag: 'accounts',
    summary: 'Ends every session of the user',
    response: Message,
  }),
  me: defineEndpoint({
    method: 'GET',
    path: '/api/auth/me',
    access: 'user',
    beforeSecondFactor: true,
    tag: 'accounts',
    summary: 'The signed-in user',
    response: User,
  }),
} as const

/**
 * Replaces a forgotten password with the help of a mailed code. No response tells whether the address has an account.
 */
export const passwordResetEndpoints = {
  requestCode: defineEndpoint({
    method: 'POST',
    path: '/api/auth/password-reset/request-code',
    access: 'public',
    knowsDevice: true,
    tag: 'accounts',
    summary: 'Mails a 6-digit code if the address has an account; the response is always the same',
    body: z.object({ email: Email }),
    response: z.object({ message: z.string(), ...messageFields, expires_at: z.iso.datetime() }),
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/api/auth/password-reset/confirm',
    access: 'public',
    knowsDevice: true,
    tag: 'accounts',
    summary: 'Sets a new password with the mailed code and ends every session; the user then signs in again',
    body: z
      .object({ email: Email, verification_code: VerificationCode, new_password: NewPassword })
      .superRefine(refusePersonalPassword('new_password', ['email'])),
    response: z.object({ message: z.string(), ...messageFields }),
  }),
} as const

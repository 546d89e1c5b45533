import { z } from 'zod'
import { isEmailAddress } from './email-address.ts'
import { defineEndpoint } from './endpoint.ts'
import { normalizeText } from './text.ts'

export const verificationCodeLength = 6
export const resendCooldownSeconds = 60
export const usernameMinLength = 3
export const passwordMinLength = 8
export const passwordMaxLength = 128

/** The messages of the sign-in and registration forms, word for word from the specification. */
export const accountMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  passwordTooLong: `Password must be at most ${passwordMaxLength} characters long`,
  passwordPersonal: 'Password must not be your email address or username',
  passwordsDiffer: 'Passwords do not match',
  usernameTooShort: 'Username must be at least 3 characters long',
  usernameTooLong: 'Username must be at most 50 characters long',
  codeInvalid: 'Please enter a valid 6-digit verification code',
  longCodeInvalid: 'Please enter the long code as it stands in the mail',
} as const

/** The five requirements of a password, in the order in which they are checked. */
export const passwordRequirements = [
  {
    id: 'length',
    label: 'At least 8 characters',
    message: 'Password must be at least 8 characters long',
    isMet: (password: string) => password.length >= passwordMinLength,
  },
  {
    id: 'uppercase',
    label: 'One uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    isMet: (password: string) => /[A-Z]/.test(password),
  },
  {
    id: 'lowercase',
    label: 'One lowercase letter',
    message: 'Password must contain at least one lowercase letter',
    isMet: (password: string) => /[a-z]/.test(password),
  },
  {
    id: 'number',
    label: 'One number',
    message: 'Password must contain at least one number',
    isMet: (password: string) => /\d/.test(password),
  },
  {
    id: 'special',
    label: 'One special character',
    message: 'Password must contain at least one special character',
    isMet: (password: string) => /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/.test(password),
  },
] as const

/** The first thing that is wrong with a new password, or undefined. */
export function findPasswordProblem(password: string): string | undefined {
  if (password === '') return accountMessages.passwordRequired
  if (password.length > passwordMaxLength) return accountMessages.passwordTooLong
  return passwordRequirements.find((requirement) => !requirement.isMet(password))?.message
}

/** Whether a password is nothing but one of these: an address, the part before its @, or a user name. */
export function isPersonalPassword(password: string, names: readonly string[]): boolean {
  const word = password.toLowerCase()
  return names.flatMap((name) => [name, name.split('@')[0] ?? name]).some((name) => name.toLowerCase() === word)
}

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** A point per met requirement: 0 to 2 is weak, 3 and 4 medium, 5 strong. */
export function ratePassword(password: string): { score: number; strength: PasswordStrength } {
  const score = passwordRequirements.filter((requirement) => requirement.isMet(password)).length
  return { score, strength: score <= 2 ? 'weak' : score <= 4 ? 'medium' : 'strong' }
}

/** The one form in which an address is stored and compared: NFKC first, so that look-alike forms meet, then lower case. */
export function normalizeEmail(text: string): string {
  return normalizeText(text).toLowerCase()
}

export const Email = z
  .string()
  .max(1000, accountMessages.emailInvalid)
  .transform(normalizeEmail)
  .pipe(z.string().min(1, accountMessages.emailRequired).refine(isEmailAddress, accountMessages.emailInvalid))

export const Username = z
  .string()
  .max(1000, accountMessages.usernameTooLong)
  .transform(normalizeText)
  .pipe(z.string().min(usernameMinLength, accountMessages.usernameTooShort).max(50, accountMessages.usernameTooLong))

export const NewPassword = z.string().superRefine((password, context) => {
  const problem = findPasswordProblem(password)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

/** A password that is there already: no rule applies to it but a bound. */
export const CurrentPassword = z
  .string()
  .min(1, accountMessages.passwordRequired)
  .max(1000, accountMessages.passwordTooLong)

/** For `superRefine`: the password in `passwordField` must not be made of what stands in the other fields. */
export function refusePersonalPassword<Field extends string>(passwordField: Field, nameFields: readonly Field[]) {
  return (body: Record<Field, string>, context: z.RefinementCtx) => {
    const names = nameFields.map((field) => body[field])
    if (!isPersonalPassword(body[passwordField], names)) return
    context.addIssue({ code: 'custom', message: accountMessages.passwordPersonal, path: [passwordField] })
  }
}

/** How the refusal begins that asks for the long code. */
export const tooManyWrongCodes = 'Too many wrong codes were entered for this address'

/** The characters in each group of a long code, which is written with hyphens between them. */
export const longCodeGroups = [5, 5, 5, 5, 6] as const

const longCode = longCodeGroups.map((length) => `[0-9A-HJKMNP-TV-Z]{${length}}`).join('-')

/** The long form of a code, which each mail with a code carries beside the six digits. */
export const LongCode = z.string().regex(new RegExp(`^${longCode}$`), accountMessages.longCodeInvalid)

/** A mailed code: six digits, or its long form. */
export const VerificationCode = z.string().regex(new RegExp(`^(?:[0-9]{6}|${longCode})$`), accountMessages.codeInvalid)

export const User = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  created_at: z.iso.datetime(),
})
export type User = z.output<typeof User>

export const TokenPair = z.object({ access_token: z.string(), refresh_token: z.string() })
export type TokenPair = z.output<typeof TokenPair>

const Message = z.object({ message: z.string() })
const RefreshToken = z.string().min(1).max(512)

export const accountEndpoints = {
  register: defineEndpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    knowsDevice: true,
    tag: 'accounts',
    summary: 'Starts a registration and mails a 6-digit code; repeated, it replaces the pending one',
    body: z
      .object({ email: Email, username: Username, password: NewPassword })
      .superRefine(refusePersonalPassword('password', ['email', 'username'])),
    response: z.object({
      message: z.string(),
      expires_at: z.iso.datetime(),
      /** Sent back with the code, it shows that whoever proves the address is who chose the password. */
      registration_id: z.uuid(),
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
      /** From the answer to the registration; without it the code counts only from the network that registered. */
      registration_id: z.uuid().optional(),
    }),
    response: TokenPair.extend({ success: z.boolean(), email_verified: z.boolean(), message: z.string() }),
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    knowsDevice: true,
    tag: 'accounts',
    summary: 'Signs in with address and password',
    body: z.object({ email: Email, password: CurrentPassword }),
    response: TokenPair,
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
    tag: 'accounts',
    summary: 'Ends this session',
    response: Message,
  }),
  logoutAll: defineEndpoint({
    method: 'POST',
    path: '/api/auth/logout-all',
    access: 'user',
    tag: 'accounts',
    summary: 'Ends every session of the user',
    response: Message,
  }),
  me: defineEndpoint({
    method: 'GET',
    path: '/api/auth/me',
    access: 'user',
    tag: 'accounts',
    summary: 'The signed-in user',
    response: User,
  }),
} as const

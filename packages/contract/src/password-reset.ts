import { z } from 'zod'
import { Email, NewPassword, refusePersonalPassword, VerificationCode } from './accounts.ts'
import { defineEndpoint } from './endpoint.ts'

/** A forgotten password is replaced with a mailed code. No answer tells whether the address has an account. */
export const passwordResetEndpoints = {
  requestCode: defineEndpoint({
    method: 'POST',
    path: '/api/auth/password-reset/request-code',
    access: 'public',
    knowsDevice: true,
    tag: 'accounts',
    summary: 'Mails a 6-digit code if the address has an account; the answer is always the same',
    body: z.object({ email: Email }),
    response: z.object({ message: z.string(), expires_at: z.iso.datetime() }),
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/api/auth/password-reset/confirm',
    access: 'public',
    knowsDevice: true,
    tag: 'accounts',
    summary: 'Sets a new password with the mailed code and ends every session; signing in comes after it',
    body: z
      .object({ email: Email, verification_code: VerificationCode, new_password: NewPassword })
      .superRefine(refusePersonalPassword('new_password', ['email'])),
    response: z.object({ message: z.string() }),
  }),
} as const

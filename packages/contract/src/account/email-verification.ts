import { z } from 'zod'
import { VerificationCode } from '../accounts.ts'
import { defineEndpoint } from '../base/endpoint.ts'
import { Email } from '../mail/email-address.ts'
import { messageFields } from '../messages/wire-schemas.ts'

/**
 * Endpoints of the e-mail verification dialog. They prove that the caller can read an address and reveal nothing about
 * accounts. A refusal carries its text in `detail`.
 */
export const emailVerificationEndpoints = {
  requestCode: defineEndpoint({
    method: 'POST',
    path: '/api/email-verification/request-code',
    access: 'public',
    knowsDevice: true,
    tag: 'email verification',
    summary: 'Mails a 6-digit code to the address; repeated within five minutes, the same one',
    body: z.object({ email: Email }),
    response: z.object({ success: z.boolean(), message: z.string(), ...messageFields, expires_at: z.iso.datetime() }),
  }),
  verifyCode: defineEndpoint({
    method: 'POST',
    path: '/api/email-verification/verify-code',
    access: 'public',
    knowsDevice: true,
    tag: 'email verification',
    summary: 'Proves the address with the mailed code; the proof holds for an hour',
    body: z.object({ email: Email, verification_code: VerificationCode }),
    response: z.object({ success: z.boolean(), email_verified: z.boolean(), message: z.string(), ...messageFields }),
  }),
  status: defineEndpoint({
    method: 'GET',
    path: '/api/email-verification/status/:email',
    access: 'public',
    tag: 'email verification',
    summary: 'Whether the address was proven within the last hour, and until when a pending code is valid',
    params: z.object({ email: Email }),
    response: z.object({
      success: z.boolean(),
      message: z.string(),
      ...messageFields,
      /** Null when no code is pending. */
      expires_at: z.iso.datetime().nullable(),
      email_verified: z.boolean(),
    }),
  }),
} as const

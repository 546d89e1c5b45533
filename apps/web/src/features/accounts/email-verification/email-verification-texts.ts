import { text } from '../../../lib/language/text.ts'

/** Texts of the dialog that verifies an address. */
export const emailVerificationTexts = {
  title: text('Verify Your Email'),
  /** Before the address. */
  description: text('We sent a 6-digit verification code to'),
  submit: text('Verify Email'),
  busy: text('Verifying...'),
  close: text('Close'),
  verified: text('Email Verified!'),
  errors: {
    requestRefused: text('Failed to request verification code'),
    requestUnsent: text('Failed to send verification code'),
    codeRefused: text('Failed to verify email code'),
    codeUnsent: text('Failed to verify email'),
    status: text('Failed to check verification status'),
  },
} as const

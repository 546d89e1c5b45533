/** Texts of the dialog that verifies an address. */
export const emailVerificationTexts = {
  title: 'Verify Your Email',
  description: 'We sent a 6-digit verification code to',
  submit: 'Verify Email',
  busy: 'Verifying...',
  close: 'Close',
  verified: 'Email Verified!',
  errors: {
    requestRefused: 'Failed to request verification code',
    requestUnsent: 'Failed to send verification code',
    codeRefused: 'Failed to verify email code',
    codeUnsent: 'Failed to verify email',
    status: 'Failed to check verification status',
  },
} as const

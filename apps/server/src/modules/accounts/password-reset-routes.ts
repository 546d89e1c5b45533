import { passwordResetEndpoints } from '@troupe/contract/accounts'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import type { AccountContext } from './core/account-context.ts'
import { requestPasswordReset, resetPassword } from './sign-in/reset-password.ts'

export function bindPasswordResetEndpoints(context: AccountContext): BoundEndpoint[] {
  return [
    bind(passwordResetEndpoints.requestCode, async ({ body, client }) => ({
      message: 'If this address has an account, a code was sent to it. Please check your email.',
      expires_at: (await requestPasswordReset(context, body.email, client)).toISOString(),
    })),
    bind(passwordResetEndpoints.confirm, async ({ body, client }) => {
      const { email, verification_code: code, new_password: newPassword } = body
      await resetPassword(context, { email, code, newPassword }, client)
      return { message: 'Password changed. You can now sign in with it.' }
    }),
  ]
}

import { passwordResetEndpoints } from '@troupe/contract/accounts'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import type { AccountContext } from './core/account-context.ts'
import { requestPasswordReset, resetPassword } from './sign-in/reset-password.ts'

export function bindPasswordResetEndpoints(context: AccountContext): BoundEndpoint[] {
  return [
    bind(passwordResetEndpoints.requestCode, async ({ body, client }) => ({
      ...tellMessage(say('accounts.reset_code_sent')),
      expires_at: (await requestPasswordReset(context, body.email, client)).toISOString(),
    })),
    bind(passwordResetEndpoints.confirm, async ({ body, client }) => {
      const { email, verification_code: code, new_password: newPassword } = body
      await resetPassword(context, { email, code, newPassword }, client)
      return tellMessage(say('accounts.password_reset'))
    }),
  ]
}

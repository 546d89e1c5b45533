import { emailVerificationEndpoints } from '@troupe/contract/account/email-verification'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import { presentAddressStatus } from './account-presenter.ts'
import type { AccountContext } from './core/account-context.ts'
import { getAddressStatus, requestAddressCode, verifyAddress } from './verification/verify-address.ts'

export function bindEmailVerificationEndpoints(context: AccountContext): BoundEndpoint[] {
  return [
    bind(emailVerificationEndpoints.requestCode, async ({ body, client }) => ({
      success: true,
      ...tellMessage(say('accounts.code_sent')),
      expires_at: (await requestAddressCode(context, body.email, client)).toISOString(),
    })),
    bind(emailVerificationEndpoints.verifyCode, async ({ body, client }) => {
      await verifyAddress(context, { email: body.email, code: body.verification_code }, client)
      return { success: true, email_verified: true, ...tellMessage(say('accounts.email_verified')) }
    }),
    bind(emailVerificationEndpoints.status, async ({ params, client }) =>
      presentAddressStatus(await getAddressStatus(context, params.email, client)),
    ),
  ]
}

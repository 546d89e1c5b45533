import { registrationEndpoints } from '@troupe/contract/account/registration-rule'
import { accountEndpoints } from '@troupe/contract/accounts'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import { presentCurrentUser, presentRegistration, presentRegistrationRule, presentTokens } from './account-presenter.ts'
import type { AccountContext } from './core/account-context.ts'
import { readRegistration } from './registration/decide-registration.ts'
import { register } from './registration/register.ts'
import { verifyRegistration } from './registration/verify-registration.ts'
import { presentSignIn } from './second-factor-presenter.ts'
import { getAccount } from './sessions/authenticate.ts'
import { endAllSessions, endSession } from './sessions/end-sessions.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { login } from './sign-in/login.ts'

export function bindAccountEndpoints(context: AccountContext): BoundEndpoint[] {
  return [
    bind(accountEndpoints.register, async ({ body, client }) => ({
      ...tellMessage(say('accounts.code_sent')),
      ...presentRegistration(await register(context, body, client)),
    })),
    bind(accountEndpoints.verifyRegistration, async ({ body, client }) => ({
      success: true,
      email_verified: true,
      ...tellMessage(say('accounts.created')),
      ...presentTokens(
        await verifyRegistration(
          context,
          { email: body.email, code: body.verification_code, registrationId: body.registration_id },
          client,
        ),
      ),
    })),
    bind(registrationEndpoints.getRegistration, async () =>
      presentRegistrationRule(await readRegistration(context, context.db), context.registration),
    ),
    bind(accountEndpoints.login, async ({ body, client }) => presentSignIn(await login(context, body, client))),
    bind(accountEndpoints.refresh, async ({ body, client }) =>
      presentTokens(await refreshSession(context, body.refresh_token, client)),
    ),
    bind(accountEndpoints.logout, async ({ actor }) => {
      await endSession(context, actor)
      return tellMessage(say('accounts.signed_out'))
    }),
    bind(accountEndpoints.logoutAll, async ({ actor }) => {
      await endAllSessions(context, actor)
      return tellMessage(say('accounts.signed_out_everywhere'))
    }),
    bind(accountEndpoints.me, async ({ actor }) => presentCurrentUser(await getAccount(context, actor), actor)),
  ]
}

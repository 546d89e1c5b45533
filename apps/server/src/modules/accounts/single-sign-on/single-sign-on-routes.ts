import { singleSignOnEndpoints } from '@troupe/contract/account/single-sign-on'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { AccountContext } from '../core/account-context.ts'
import { completeSingleSignOn } from './complete-single-sign-on.ts'
import { confirmSingleSignOn } from './confirm-address.ts'
import { listIdentities, removeIdentity } from './identities.ts'
import { presentCompleted, presentIdentity, presentProvider } from './single-sign-on-presenter.ts'
import { startSingleSignOn } from './start-single-sign-on.ts'

export function bindSingleSignOnEndpoints(context: AccountContext): BoundEndpoint[] {
  const { providers, hasLocalPasswords } = context.singleSignOn
  return [
    bind(singleSignOnEndpoints.listWays, async () => ({
      providers: providers.map(presentProvider),
      local_passwords: hasLocalPasswords,
    })),
    bind(singleSignOnEndpoints.start, async ({ body, client }) => {
      const { provider, destination, email } = body
      return { authorization_url: await startSingleSignOn(context, { provider, destination, email }, client) }
    }),
    bind(singleSignOnEndpoints.complete, async ({ body, client }) => {
      const { provider, code, state, iss } = body
      return presentCompleted(await completeSingleSignOn(context, { provider, code, state, iss }, client))
    }),
    bind(singleSignOnEndpoints.confirm, async ({ body, client }) => {
      const { confirmation_id: confirmationId, verification_code: code } = body
      return presentCompleted(await confirmSingleSignOn(context, { confirmationId, code }, client))
    }),
    bind(singleSignOnEndpoints.listIdentities, async ({ actor }) => {
      const { identities, hasPassword } = await listIdentities(context, actor)
      return { identities: identities.map(presentIdentity), has_password: hasPassword }
    }),
    bind(singleSignOnEndpoints.removeIdentity, async ({ actor, params }) => {
      await removeIdentity(context, actor, params.id)
      return tellMessage(say('single_sign_on.removed'))
    }),
  ]
}

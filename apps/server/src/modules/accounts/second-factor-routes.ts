import { secondFactorEndpoints } from '@troupe/contract/account/second-factor-settings'
import { secondFactorSignInEndpoints } from '@troupe/contract/account/second-factor-sign-in'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import { presentTokens } from './account-presenter.ts'
import type { AccountContext } from './core/account-context.ts'
import { beginConfirmation } from './factor-settings/confirm-owner.ts'
import { listFactors } from './factor-settings/list-factors.ts'
import { beginApp, completeApp, removeApp } from './factor-settings/manage-app.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './factor-settings/manage-passkeys.ts'
import { makeRecoveryCodes } from './factor-settings/manage-recovery-codes.ts'
import { presentFactors, presentPasskey } from './second-factor-presenter.ts'
import { beginPasskeySignIn, signInWithPasskey } from './sign-in/passkey-sign-in.ts'
import { proveSecondFactor } from './sign-in/prove-second-factor.ts'

export function bindSecondFactorEndpoints(context: AccountContext): BoundEndpoint[] {
  return [...bindSignIn(context), ...bindSettings(context), ...bindPasskeys(context)]
}

function bindSignIn(context: AccountContext): BoundEndpoint[] {
  return [
    bind(secondFactorSignInEndpoints.prove, async ({ body, client }) =>
      presentTokens(await proveSecondFactor(context, { token: body.challenge_token, proof: body.proof }, client)),
    ),
    bind(secondFactorSignInEndpoints.passkeyOptions, async ({ client }) => {
      const { challengeToken, expiresAt, options } = await beginPasskeySignIn(context, client)
      return { challenge_token: challengeToken, expires_at: expiresAt.toISOString(), options }
    }),
    bind(secondFactorSignInEndpoints.passkeyLogin, async ({ body, client }) => {
      const { challenge_token: token, credential } = body
      return presentTokens(await signInWithPasskey(context, { token, credential }, client))
    }),
  ]
}

function bindSettings(context: AccountContext): BoundEndpoint[] {
  return [
    bind(secondFactorEndpoints.get, async ({ actor }) => presentFactors(await listFactors(context, actor))),
    bind(secondFactorEndpoints.beginConfirmation, async ({ actor }) => {
      const { challengeToken, options } = await beginConfirmation(context, actor)
      return { challenge_token: challengeToken, options }
    }),
    bind(secondFactorEndpoints.beginApp, ({ actor, client, body }) =>
      beginApp(context, { actor, client }, body.confirmation),
    ),
    bind(secondFactorEndpoints.completeApp, async ({ actor, client, body }) => ({
      ...tellMessage(say('accounts.app_added')),
      recovery_codes: await completeApp(context, { actor, client }, body.code),
    })),
    bind(secondFactorEndpoints.removeApp, async ({ actor, client, body }) => {
      const { confirmation, removes_last: removesLast } = body
      await removeApp(context, { actor, client }, { confirmation, removesLast })
      return tellMessage(say('accounts.app_removed'))
    }),
    bind(secondFactorEndpoints.makeRecoveryCodes, async ({ actor, client, body }) => ({
      recovery_codes: await makeRecoveryCodes(context, { actor, client }, body.confirmation),
    })),
  ]
}

function bindPasskeys(context: AccountContext): BoundEndpoint[] {
  return [
    bind(secondFactorEndpoints.beginPasskey, async ({ actor, client, body }) => {
      const { challengeToken, options } = await beginPasskey(context, { actor, client }, body.confirmation)
      return { challenge_token: challengeToken, options }
    }),
    bind(secondFactorEndpoints.addPasskey, async ({ actor, client, body }) => {
      const { challenge_token: token, name, credential } = body
      const { added, codes } = await addPasskey(context, { actor, client }, { token, name, credential })
      return { passkey: presentPasskey(added), recovery_codes: codes }
    }),
    bind(secondFactorEndpoints.renamePasskey, async ({ actor, client, body }) => {
      const { confirmation, passkey_id: id, name } = body
      return presentPasskey(await renamePasskey(context, { actor, client }, { confirmation, id, name }))
    }),
    bind(secondFactorEndpoints.removePasskey, async ({ actor, client, body }) => {
      const { confirmation, passkey_id: id, removes_last: removesLast } = body
      await removePasskey(context, { actor, client }, { confirmation, id, removesLast })
      return tellMessage(say('accounts.passkey_removed'))
    }),
  ]
}

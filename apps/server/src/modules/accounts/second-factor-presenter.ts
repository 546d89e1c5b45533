import type { Passkey, SecondFactorState } from '@troupe/contract/account/second-factor-settings'
import type { TokenPair } from '@troupe/contract/accounts'
import type { SecondFactorNeeded } from '@troupe/contract/sign-in/second-factor-proof'
import type { PasskeyRow } from '../../database/tables/factor-tables.ts'
import { presentTokens } from './account-presenter.ts'
import type { ListedFactors } from './factor-settings/list-factors.ts'
import type { Tokens } from './sessions/start-session.ts'
import type { SecondFactorRequest } from './sign-in/ask-second-factor.ts'

/** Tokens, or the request for a second factor. */
export function presentSignIn(answer: Tokens | SecondFactorRequest): TokenPair | SecondFactorNeeded {
  if ('accessToken' in answer) return presentTokens(answer)
  return {
    second_factor_required: true,
    challenge_token: answer.challengeToken,
    expires_at: answer.expiresAt.toISOString(),
    methods: [...answer.methods],
    passkey_options: answer.passkeyOptions,
  }
}

export function presentPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return { id, name, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null }
}

export function presentFactors({
  appSince,
  passkeys,
  recoveryCodeCount,
  isDemanded,
}: ListedFactors): SecondFactorState {
  return {
    app_since: appSince?.toISOString() ?? null,
    passkeys: passkeys.map(presentPasskey),
    recovery_codes_left: recoveryCodeCount,
    is_demanded: isDemanded,
  }
}

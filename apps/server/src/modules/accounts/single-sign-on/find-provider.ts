import type { ErrorCode } from '@troupe/contract/base/errors'
import { type Message, say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import {
  type IdentityProvider,
  IdentityProviderError,
  type IdentityProviderFailure,
} from '../installation/identity-provider-port.ts'

/** @throws AppError `not_found`. */
export function getProvider({ singleSignOn }: Pick<AccountContext, 'singleSignOn'>, id: string): IdentityProvider {
  const provider = singleSignOn.providers.find((candidate) => candidate.id === id)
  if (!provider) throw new AppError('not_found', say('single_sign_on.unknown_provider'))
  return provider
}

/** Address to which a provider sends the browser back. Each has its own, so that answers cannot be mixed up. */
export function toRedirectUri({ getPublicUrl }: Pick<AccountContext, 'getPublicUrl'>, id: string): string {
  return `${getPublicUrl()}/single-sign-on/${id}`
}

const codes: Record<IdentityProviderFailure, ErrorCode> = {
  unreachable: 'unavailable',
  refused: 'invalid_input',
  misconfigured: 'unavailable',
}

/**
 * Asks a provider, and explains its failure to the user; the log has the details.
 * @throws AppError `unavailable` or `invalid_input`.
 */
export async function askProvider<Result>(
  { log }: Pick<AccountContext, 'log'>,
  { id, name }: Pick<IdentityProvider, 'id' | 'name'>,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof IdentityProviderError)) throw error
    const { kind, message, reason } = error
    log.warn({ event: 'single-sign-on-failed', provider: id, kind, reason, err: message }, 'a provider failed')
    throw new AppError(codes[kind], explain(error, name), { cause: error })
  }
}

function explain({ kind, reason }: IdentityProviderError, provider: string): Message {
  if (kind === 'misconfigured') return say('single_sign_on.misconfigured', { provider, reason })
  return say(kind === 'refused' ? 'single_sign_on.refused' : 'single_sign_on.unreachable', { provider })
}

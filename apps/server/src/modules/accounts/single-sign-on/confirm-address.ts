import type { ConfirmationRow } from '../../../database/tables/account-tables.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import type { AccountContext } from '../core/account-context.ts'
import { type ProvidedIdentity, signInRoles } from '../installation/identity-provider-port.ts'
import { checkCode, forgiveWrongCodes, refuseExpired } from '../verification/check-code.ts'
import * as codes from '../verification/mailed-code-repository.ts'
import type { Completed } from './complete-single-sign-on.ts'
import * as confirmations from './confirmation-repository.ts'
import { getProvider } from './find-provider.ts'
import { refuseUnknownAttempt, requireDevice } from './require-device.ts'
import { signInIdentity } from './sign-in-identity.ts'

/**
 * Signs in with an identity whose address the mailed code confirms, in the browser that began it.
 * @throws AppError `invalid_input` for a wrong code or an unknown confirmation, `forbidden` as for verified addresses,
 * `not_found` when the provider was removed meanwhile, `too_many_requests`.
 */
export async function confirmSingleSignOn(
  context: AccountContext,
  { confirmationId, code }: { confirmationId: string; code: string },
  client: Client,
): Promise<Completed> {
  const { db, clock, rateLimits } = context
  const wanted = { requestId: confirmationId, device: requireDevice(client), now: clock.now() }
  const confirmation = await confirmations.find(db, wanted)
  if (!confirmation) {
    await rateLimits.take(['strayCodesByNetwork', { ip: client.ip }])
    throw refuseUnknownAttempt()
  }
  const provider = getProvider(context, confirmation.provider)
  const subject = { purpose: 'single-sign-on', email: confirmation.email } as const
  const { codeId } = await checkCode(context, { subject, code, requestId: confirmationId }, client)
  const useCode: Parameters<typeof signInIdentity>[1]['before'] = async (transaction) => {
    const isTaken = await codes.take(transaction, codeId)
    if (!isTaken || !(await confirmations.deleteById(transaction, confirmationId))) throw refuseExpired()
  }
  const signIn = { provider, identity: toIdentity(confirmation), before: useCode }
  const tokens = await signInIdentity(context, signIn, client)
  await forgiveWrongCodes(context, subject, client)
  await rateLimits.giveBack(['codesByNetwork', { ip: client.ip }])
  return { state: 'signed_in', tokens, destination: confirmation.destination }
}

function toIdentity({ issuer, subject, email, name, role }: ConfirmationRow): ProvidedIdentity {
  return {
    ...{ issuer, subject, email },
    isEmailVerified: true,
    name: name ?? undefined,
    role: signInRoles.find((known) => known === role),
  }
}

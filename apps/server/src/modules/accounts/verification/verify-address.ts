import type { Executor } from '../../../database/database.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { hours } from '../../../lib/durations.ts'
import type { AccountContext } from '../core/account-context.ts'
import { checkCode, forgiveWrongCodes, refuseExpired } from './check-code.ts'
import * as codes from './mailed-code-repository.ts'
import { openCode } from './open-code.ts'
import * as verifiedAddresses from './verified-address-repository.ts'

/** Lifetime of a proof: enough to complete the form that required it. */
const proofLifetime = hours(1)

/**
 * Mails a code to verify the address, whether or not an account has it.
 * @returns when the code expires.
 * @throws AppError `too_many_requests`
 */
export async function requestAddressCode(context: AccountContext, email: string, client: Client): Promise<Date> {
  await context.rateLimits.take(['codesByNetwork', { ip: client.ip }])
  const { expiresAt } = await openCode(context, { subject: { purpose: 'address', email } }, client)
  return expiresAt
}

/**
 * Accepts the mailed code as proof of the address.
 * @throws AppError `invalid_input` with a message for users, `too_many_requests`.
 */
export async function verifyAddress(
  context: AccountContext,
  { email, code }: { email: string; code: string },
  client: Client,
): Promise<void> {
  const subject = { purpose: 'address', email } as const
  const rightCode = await checkCode(context, { subject, code }, client)
  const now = context.clock.now()
  await context.db.transaction().execute(async (transaction) => {
    if (!(await codes.take(transaction, rightCode.codeId))) throw refuseExpired()
    await verifiedAddresses.upsert(transaction, { email, expiresAt: new Date(now.getTime() + proofLifetime) })
  })
  await forgiveWrongCodes(context, subject, client)
  await context.rateLimits.giveBack(['codesByNetwork', { ip: client.ip }])
  await context.sweeper.sweep()
  context.log.info({ event: 'address-verified', ip: client.ip }, 'address verified')
}

export interface AddressStatus {
  readonly isVerified: boolean
  /** When the open code expires; undefined if none is open. */
  readonly codeExpiresAt: Date | undefined
}

/**
 * Whether an address is verified, and when its open code expires.
 * @throws AppError `too_many_requests`
 */
export async function getAddressStatus(
  { db, clock, rateLimits }: AccountContext,
  email: string,
  client: Client,
): Promise<AddressStatus> {
  await rateLimits.take(['statusByNetwork', { ip: client.ip }])
  return verifiedAddresses.findStatus(db, { email, now: clock.now() })
}

/**
 * Consumes the proof of an address. Call in the transaction that needs the proof.
 * @returns whether there was a valid proof.
 */
export async function takeAddressProof(
  transaction: Executor,
  proof: { readonly email: string; readonly now: Date },
): Promise<boolean> {
  return verifiedAddresses.take(transaction, proof)
}

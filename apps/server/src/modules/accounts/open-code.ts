import { minutes } from '../../durations.ts'
import type { Client } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import { toNetwork } from './client-network.ts'
import * as verifications from './verification-repository.ts'

const codeLifetime = minutes(10)

/** Whom limits on codes are counted for. */
export function toLimitSubject({ purpose, email, userId }: verifications.CodeSubject): string {
  return userId ? `${purpose} ${userId} ${email}` : `${purpose} ${email}`
}

/** A code that is on its way. */
export interface OpenedCode {
  readonly verificationId: string
  readonly expiresAt: Date
}

/**
 * Has a code mailed; an earlier one for the same purpose is then dead. Whether there is anybody to mail it to is found
 * out later, so that neither the answer nor its time tells.
 * @throws AppError `too_many_requests`
 */
export async function openCode(
  { db, clock, jobs, rateLimits }: Pick<AccountContext, 'db' | 'clock' | 'jobs' | 'rateLimits'>,
  { subject, registration }: { subject: verifications.CodeSubject; registration?: verifications.PendingRegistration },
  client: Client,
): Promise<OpenedCode> {
  const limited = toLimitSubject(subject)
  const network = toNetwork(client.ip)
  await rateLimits.take(['codeBySubject', limited], ['codesByNetworkAndSubject', `${network} ${limited}`])
  // Afterwards: what is refused for its network does not count against the address.
  await rateLimits.take(['codesByAddress', subject.email])
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + codeLifetime)
  const verificationId = await verifications.replace(db, { subject, registration, expiresAt, now })
  // Should this fail, the caller is told so and repeats the call.
  await jobs.enqueue('deliver-verification-code', { verificationId })
  return { verificationId, expiresAt }
}

import { keepFromStoring } from '../../discovery/catalogue/erasing/erasure-repository.ts'
import { hashToken } from '../core/link-tokens.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { type PageCall, refuseLink } from '../own-channel/own-channel-service.ts'
import * as erasures from './erasure-repository.ts'

/**
 * Stops a planned erasure, with the token of the page or of a notice. Without one, and repeated, it does nothing.
 * @throws AppError `unauthenticated`, `too_many_requests`.
 */
export async function keepOwnChannel(
  { db, rateLimits, log }: OnboardingContext,
  { token, client }: PageCall,
): Promise<void> {
  const hash = hashToken(token)
  const isKnown = hash !== undefined && (await stop(db, hash))
  if (!isKnown) {
    await rateLimits.take(['wrongTokensByNetwork', { ip: client.ip }])
    throw refuseLink()
  }
  log.info({ event: 'erasure-stopped' }, 'the erasure of a channel was stopped')
}

/** Waits for an erasure that has begun: it cannot be stopped. */
async function stop(db: OnboardingContext['db'], hash: Buffer): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await keepFromStoring(transaction)
    return erasures.stopByToken(transaction, hash)
  })
}

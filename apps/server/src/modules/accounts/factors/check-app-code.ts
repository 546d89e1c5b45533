import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import type { Take } from '../limits/rate-limits.ts'
import { findStep } from '../secrets/totp.ts'
import * as apps from './authenticator-app-repository.ts'
import type { FactorContext } from './factor-context.ts'

/** Counts codes of authenticator apps: by a browser or session that the account knows, or by the account. */
export type CodeGuesser = { readonly userId: string; readonly known?: string | undefined }

/**
 * Checks a code of the user's authenticator app, which counts once. Guesses are limited: strangers share the limit of
 * the account, and a browser or session that it knows has one of its own.
 * @returns the counters to reset once the action has succeeded.
 * @throws AppError `unauthenticated` for a wrong or used code, `too_many_requests`.
 */
export async function checkAppCode(
  { db, clock, log, rateLimits, factorSecrets }: FactorContext,
  { userId, known }: CodeGuesser,
  code: string,
): Promise<Take> {
  const counted: Take = known ? ['appCodesByKnown', `${known} ${userId}`] : ['appCodesByAccount', userId]
  await rateLimits.take(counted)
  const app = await apps.find(db, userId)
  const secret = app?.confirmed_at ? factorSecrets.box.open(app.secret_sealed, userId) : undefined
  const step = secret === undefined ? undefined : findStep(secret, code, clock.now())
  if (step === undefined || !(await apps.takeStep(db, { userId, step }))) {
    log.info({ event: 'app-code-refused', userId }, 'wrong or used code of an authenticator app')
    throw new AppError('unauthenticated', say('accounts.app_code_wrong'))
  }
  return counted
}

import type { Confirmation } from '@troupe/contract/account/second-factor-settings'
import { say } from '@troupe/contract/messages/message'
import type { AuthenticatorAppRow } from '../../../database/tables/factor-tables.ts'
import { AppError } from '../../../lib/app-error.ts'
import { minutes } from '../../../lib/durations.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as apps from '../factors/authenticator-app-repository.ts'
import { createTotpSecret, findStep, toTotpUri } from '../secrets/totp.ts'
import { addFactor, type Requester, removeFactor } from './change-factors.ts'
import { confirmOwner } from './confirm-owner.ts'

const setUpLifetime = minutes(30)
const issuer = 'Troupe'

/**
 * Makes a new secret for an authenticator app. It counts once a code of it was entered.
 * @throws AppError `forbidden` when the confirmation is wrong, `conflict` if an app is set up, `too_many_requests`.
 */
export async function beginApp(
  context: AccountContext,
  { actor }: Requester,
  confirmation: Confirmation,
): Promise<{ secret: string; uri: string }> {
  const { id: userId, email } = await confirmOwner(context, actor, confirmation)
  const secret = createTotpSecret()
  const secretSealed = context.factorSecrets.box.seal(secret, userId)
  const isBegun = await apps.begin(context.db, { userId, secretSealed, now: context.clock.now() })
  if (!isBegun) throw refuseSecondApp()
  return { secret, uri: toTotpUri({ secret, account: email, issuer }) }
}

/**
 * Completes the set-up with a code of the app.
 * @returns recovery codes for an account that has none.
 * @throws AppError `invalid_input` for a wrong code, `conflict` if the set-up has to start again or is complete,
 * `too_many_requests`.
 */
export async function completeApp(
  context: AccountContext,
  requester: Requester,
  code: string,
): Promise<string[] | null> {
  const { db, clock, rateLimits } = context
  const { userId, sessionId } = requester.actor
  await rateLimits.take(['appCodesByKnown', `${sessionId} ${userId}`])
  const app = await apps.find(db, userId)
  if (app?.confirmed_at) throw refuseSecondApp()
  const secret = openSecret(context, app)
  if (!app || secret === undefined) throw new AppError('conflict', say('accounts.app_not_begun'))
  const step = findStep(secret, code, clock.now())
  if (step === undefined) throw new AppError('invalid_input', say('accounts.app_code_wrong'))
  const { codes } = await addFactor(context, requester, async (transaction) => {
    if (!(await apps.confirm(transaction, app, { step, now: clock.now() }))) throw refuseSecondApp()
  })
  await rateLimits.forgive(['appCodesByKnown', `${sessionId} ${userId}`])
  return codes
}

/** Removes the app. @throws AppError `forbidden`, `not_found`, `conflict` for the last factor, `too_many_requests`. */
export async function removeApp(
  context: AccountContext,
  requester: Requester,
  { confirmation, removesLast }: { confirmation: Confirmation; removesLast: boolean },
): Promise<void> {
  const { id: userId } = await confirmOwner(context, requester.actor, confirmation)
  await removeFactor(context, requester, {
    removesLast,
    async remove(transaction) {
      if (!(await apps.remove(transaction, userId))) throw new AppError('not_found', say('accounts.app_missing'))
    },
  })
}

/** The secret of a set-up that is not too old. */
function openSecret(
  { clock, factorSecrets }: AccountContext,
  app: AuthenticatorAppRow | undefined,
): string | undefined {
  if (!app || clock.now().getTime() - app.created_at.getTime() > setUpLifetime) return undefined
  return factorSecrets.box.open(app.secret_sealed, app.user_id)
}

function refuseSecondApp(): AppError {
  return new AppError('conflict', say('accounts.app_exists'))
}

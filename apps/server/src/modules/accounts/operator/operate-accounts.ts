import { randomUUID } from 'node:crypto'
import { say } from '@troupe/contract/messages/message'
import { readInPages } from '../../../database/read-in-pages.ts'
import type { OperatorActionKind, UserRow } from '../../../database/tables/account-tables.ts'
import { AppError } from '../../../lib/app-error.ts'
import { days } from '../../../lib/durations.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import * as apps from '../factors/authenticator-app-repository.ts'
import * as challenges from '../factors/challenge-repository.ts'
import { countFactors, read as readFactors } from '../factors/factor-state-repository.ts'
import * as passkeys from '../factors/passkey-repository.ts'
import * as recoveryCodes from '../factors/recovery-code-repository.ts'
import type { limits } from '../limits/rate-limits.ts'
import { noteForUser } from '../notices/account-notices.ts'
import * as devices from '../sessions/known-device-repository.ts'
import * as sessions from '../sessions/session-repository.ts'
import * as requests from '../verification/code-request-repository.ts'
import type { CodeSubject } from '../verification/code-subject.ts'
import { toLimitSubject } from '../verification/code-subject.ts'
import * as codes from '../verification/mailed-code-repository.ts'
import * as verifiedAddresses from '../verification/verified-address-repository.ts'
import * as listed from './listed-account-repository.ts'
import * as actions from './operator-action-repository.ts'

/** Account administration by the operator. */
export type OperatorContext = Pick<AccountContext, 'db' | 'clock' | 'log' | 'rateLimits' | 'codeSecrets'> & {
  /** The operating system's user and host. */
  readonly operator: string
}

const linkLifetime = days(1)
const shownActions = 50

/** All accounts, by address. */
export async function* listAccounts({ db }: Pick<OperatorContext, 'db'>): AsyncGenerator<listed.ListedAccount> {
  yield* readInPages<string | undefined, listed.ListedAccount>(
    undefined,
    (after, limit) => listed.list(db, { after, limit }),
    ({ email }) => email,
  )
}

/** The most recent actions of operators. */
export async function listActions({ db }: Pick<OperatorContext, 'db'>): Promise<actions.OperatorAction[]> {
  return actions.list(db, shownActions)
}

const purposes = ['registration', 'address', 'password-reset'] as const satisfies CodeSubject['purpose'][]

/**
 * Clears all attempts counted for an address, whether or not it has an account.
 * @returns the number of counters that were cleared.
 */
export async function unlockAddress(context: OperatorContext, email: string): Promise<number> {
  const ofCodes = purposes.map((purpose) => toLimitSubject({ purpose, email }))
  const counted: (readonly [keyof typeof limits, string])[] = [
    ['loginByAddress', email],
    ['loginByNetworkAndAddress', email],
    ['loginByNetworkAndAddressPerDay', email],
    ['repeatedCodeMailsByAddress', email],
    ['ownChannelLinkMailsByAddress', email],
    ...ofCodes.map((of) => ['wrongCodesBySubject', of] as const),
    ...ofCodes.map((of) => ['wrongCodesByNetworkAndSubject', of] as const),
  ]
  const user = await accounts.findByEmail(context.db, email)
  if (user) counted.push(['appCodesByAccount', user.id])
  const cleared = await context.rateLimits.forgiveAll(counted)
  await note(context, { action: 'unlock', accountId: user?.id ?? null, email })
  return cleared
}

/**
 * Deactivates an account: its sessions end, its access tokens are refused, and nothing is sent in its name until it is
 * enabled.
 * @throws AppError `not_found`, `conflict` when it is already disabled.
 */
export async function disableAccount(context: OperatorContext, email: string): Promise<void> {
  const { id: userId } = await getAccountByEmail(context, email)
  const now = context.clock.now()
  await context.db.transaction().execute(async (transaction) => {
    const isChanged = await listed.setDeactivated(transaction, { userId, deactivatedAt: now, now })
    if (!isChanged) throw new AppError('conflict', say('operator.disabled_already', { email }))
    await sessions.deleteAll(transaction, userId)
    await devices.forget(transaction, { userId })
    await note({ ...context, db: transaction }, { action: 'disable', accountId: userId, email })
  })
}

/** Reactivates an account. @throws AppError `not_found`, `conflict` when it is not disabled. */
export async function enableAccount(context: OperatorContext, email: string): Promise<void> {
  const { id: userId } = await getAccountByEmail(context, email)
  const now = context.clock.now()
  await context.db.transaction().execute(async (transaction) => {
    const isChanged = await listed.setDeactivated(transaction, { userId, deactivatedAt: null, now })
    if (!isChanged) throw new AppError('conflict', say('operator.not_disabled', { email }))
    await note({ ...context, db: transaction }, { action: 'enable', accountId: userId, email })
  })
}

/** Deletes an account and all its data. @throws AppError `not_found`. */
export async function deleteAccountByEmail(context: OperatorContext, email: string): Promise<void> {
  const { id: accountId } = await getAccountByEmail(context, email)
  await context.db.transaction().execute(async (transaction) => {
    await requests.deleteByEmail(transaction, email)
    await codes.deleteByEmail(transaction, email)
    await verifiedAddresses.deleteByEmail(transaction, email)
    await accounts.deleteById(transaction, accountId)
    await note({ ...context, db: transaction }, { action: 'delete', accountId, email })
  })
}

/**
 * Removes all second factors of an account whose owner has lost them, and ends its sessions. The password stays.
 * @returns the id of the notice to the user, which is recorded.
 * @throws AppError `not_found`, `conflict` when it has none.
 */
export async function resetSecondFactor(context: OperatorContext, email: string): Promise<string | undefined> {
  const { id: userId } = await getAccountByEmail(context, email)
  return context.db.transaction().execute(async (transaction) => {
    const factors = countFactors(await readFactors(transaction, userId))
    if (factors === 0) throw new AppError('conflict', say('operator.no_second_factor', { email }))
    await apps.remove(transaction, userId)
    await passkeys.removeAll(transaction, userId)
    await recoveryCodes.replace(transaction, { userId, hashes: [] })
    await challenges.deleteAll(transaction, userId)
    await sessions.deleteAll(transaction, userId)
    await note({ ...context, db: transaction }, { action: 'reset-second-factor', accountId: userId, email })
    return noteForUser(context, transaction, { userId, kind: 'second-factor-reset' })
  })
}

export interface PasswordLink {
  readonly code: string
  readonly expiresAt: Date
}

/**
 * Creates the code for a link that sets a new password, and invalidates the previous one.
 * @throws AppError `not_found`, `conflict` when the account is disabled.
 */
export async function makePasswordLink(context: OperatorContext, email: string): Promise<PasswordLink> {
  const { db, clock, codeSecrets } = context
  const user = await getAccountByEmail(context, email)
  if (user.deactivated_at) throw new AppError('conflict', say('operator.disabled', { email }))
  const now = clock.now()
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + linkLifetime)
  await db.transaction().execute(async (transaction) => {
    await codes.replace(transaction, { id, subject: { purpose: 'password-link', email }, now, expiresAt })
    await note({ ...context, db: transaction }, { action: 'set-password-link', accountId: user.id, email })
  })
  return { code: codeSecrets.toLongCode(id), expiresAt }
}

async function getAccountByEmail({ db }: OperatorContext, email: string): Promise<UserRow> {
  const user = await accounts.findByEmail(db, email)
  if (!user) throw new AppError('not_found', say('operator.no_account', { email }))
  return user
}

async function note(
  { db, clock, log, operator }: OperatorContext,
  { action, accountId, email }: { action: OperatorActionKind; accountId: string | null; email: string },
): Promise<void> {
  await actions.insert(db, { action, accountId, operator, at: clock.now() })
  log.info({ event: 'operator-action', action, userId: accountId, email, operator }, 'an operator changed an account')
}

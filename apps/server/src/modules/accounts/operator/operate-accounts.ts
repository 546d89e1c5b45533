import { randomUUID } from 'node:crypto'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import { readInPages } from '../../../database/read-in-pages.ts'
import type { SessionRow, UserRow } from '../../../database/tables/account-tables.ts'
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
import * as exemptions from '../local-passwords/password-exemption-repository.ts'
import { noteForUser } from '../notices/account-notices.ts'
import * as devices from '../sessions/known-device-repository.ts'
import * as sessions from '../sessions/session-repository.ts'
import * as requests from '../verification/code-request-repository.ts'
import type { CodeSubject } from '../verification/code-subject.ts'
import { toLimitSubject } from '../verification/code-subject.ts'
import * as codes from '../verification/mailed-code-repository.ts'
import * as verifiedAddresses from '../verification/verified-address-repository.ts'
import * as listed from './listed-account-repository.ts'
import { noteAction, type Operator } from './note-action.ts'
import * as actions from './operator-action-repository.ts'

/** Account administration by the operator. */
export type OperatorContext = Pick<
  AccountContext,
  'db' | 'clock' | 'log' | 'rateLimits' | 'codeSecrets' | 'leaveWorkspaces'
> &
  Operator

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
  return actions.list(db, { limit: shownActions })
}

const purposes = [
  'registration',
  'address',
  'password-reset',
  'single-sign-on',
] as const satisfies CodeSubject['purpose'][]

/** A limit, and what it is counted for. */
type Counted = readonly [limit: keyof typeof limits, of: string]

/**
 * Clears all attempts counted for an address, whether or not it has an account, and for the browsers and sessions that
 * its account knows.
 * @returns the number of counters that were cleared.
 */
export async function unlockAddress(context: OperatorContext, email: string): Promise<number> {
  const ofCodes = purposes.map((purpose) => toLimitSubject({ purpose, email }))
  const counted: Counted[] = [
    ['loginByAddress', email],
    ['loginByNetworkAndAddress', email],
    ['loginByNetworkAndAddressPerDay', email],
    ['repeatedCodeMailsByAddress', email],
    ['ownChannelLinkMailsByAddress', email],
    ...ofCodes.map((of) => ['wrongCodesBySubject', of] as const),
    ...ofCodes.map((of) => ['wrongCodesByNetworkAndSubject', of] as const),
  ]
  return context.db.transaction().execute(async (transaction) => {
    const user = await accounts.findByEmail(transaction, email)
    if (user) counted.push(...(await listAccountCounters(transaction, user)))
    const cleared = await context.rateLimits.inTransaction(transaction).forgiveAll(counted)
    await noteAction({ ...context, db: transaction }, { action: 'unlock', accountId: user?.id ?? null })
    return cleared
  })
}

/** The counters of an account, and of the browsers and sessions that it knows. */
async function listAccountCounters(db: Executor, { id: userId, email }: UserRow): Promise<Counted[]> {
  const counted: Counted[] = [['appCodesByAccount', userId]]
  const hashes = readInPages<Buffer | undefined, Buffer>(
    undefined,
    (after, limit) => devices.listHashes(db, { userId, after, limit }),
    (hash) => hash,
  )
  for await (const hash of hashes) {
    const device = hash.toString('hex')
    counted.push(['appCodesByKnown', `${device} ${userId}`], ['loginByKnownDevice', `${device} ${email}`])
  }
  const open = readInPages<string | undefined, SessionRow>(
    undefined,
    (after, limit) => sessions.listAll(db, { userId, after, limit }),
    ({ id }) => id,
  )
  for await (const { id } of open) counted.push(['appCodesByKnown', `${id} ${userId}`], ['passwordsBySession', id])
  return counted
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
    await noteAction({ ...context, db: transaction }, { action: 'disable', accountId: userId })
  })
}

/** Reactivates an account. @throws AppError `not_found`, `conflict` when it is not disabled. */
export async function enableAccount(context: OperatorContext, email: string): Promise<void> {
  const { id: userId } = await getAccountByEmail(context, email)
  const now = context.clock.now()
  await context.db.transaction().execute(async (transaction) => {
    const isChanged = await listed.setDeactivated(transaction, { userId, deactivatedAt: null, now })
    if (!isChanged) throw new AppError('conflict', say('operator.not_disabled', { email }))
    await noteAction({ ...context, db: transaction }, { action: 'enable', accountId: userId })
  })
}

/**
 * Deletes an account and all its data. @throws AppError `not_found`, `conflict` for the only owner of a workspace with others.
 */
export async function deleteAccountByEmail(context: OperatorContext, email: string): Promise<void> {
  const { id: accountId } = await getAccountByEmail(context, email)
  await context.db.transaction().execute(async (transaction) => {
    await requests.deleteByEmail(transaction, email)
    await codes.deleteByEmail(transaction, email)
    await verifiedAddresses.deleteByEmail(transaction, email)
    await context.leaveWorkspaces(transaction, accountId, context.clock.now())
    await accounts.deleteById(transaction, accountId)
    await noteAction({ ...context, db: transaction }, { action: 'delete', accountId })
  })
}

/**
 * Lets an account use its password although local passwords are switched off, for the day on which the provider fails.
 * @throws AppError `not_found`.
 */
export async function allowPassword(context: OperatorContext, email: string): Promise<void> {
  const { id: userId } = await getAccountByEmail(context, email)
  await context.db.transaction().execute(async (transaction) => {
    await exemptions.insert(transaction, { userId, now: context.clock.now() })
    await noteAction({ ...context, db: transaction }, { action: 'allow-password', accountId: userId })
  })
}

/** Takes that back. @throws AppError `not_found`, `conflict` when the account has no such permission. */
export async function forbidPassword(context: OperatorContext, email: string): Promise<void> {
  const { id: userId } = await getAccountByEmail(context, email)
  await context.db.transaction().execute(async (transaction) => {
    if (!(await exemptions.deleteByUser(transaction, userId))) {
      throw new AppError('conflict', say('operator.no_exemption', { email }))
    }
    await noteAction({ ...context, db: transaction }, { action: 'forbid-password', accountId: userId })
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
    await noteAction({ ...context, db: transaction }, { action: 'reset-second-factor', accountId: userId })
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
    await noteAction({ ...context, db: transaction }, { action: 'set-password-link', accountId: user.id })
  })
  return { code: codeSecrets.toLongCode(id), expiresAt }
}

async function getAccountByEmail({ db }: OperatorContext, email: string): Promise<UserRow> {
  const user = await accounts.findByEmail(db, email)
  if (!user) throw new AppError('not_found', say('operator.no_account', { email }))
  return user
}

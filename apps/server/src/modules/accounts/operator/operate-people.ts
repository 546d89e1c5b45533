import { type PersonState, peoplePerPage } from '@troupe/contract/account/admin'
import { say } from '@troupe/contract/messages/message'
import type { SessionRow, UserRow } from '../../../database/tables/account-tables.ts'
import type { Actor } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { confirmPassword } from '../account-settings/confirm-password.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import * as devices from '../sessions/known-device-repository.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import * as sessions from '../sessions/session-repository.ts'
import { isOperator } from './is-operator.ts'
import { noteAction, type Operator } from './note-action.ts'
import {
  deleteAccountByEmail,
  disableAccount,
  enableAccount,
  makePasswordLink,
  unlockAddress,
} from './operate-accounts.ts'
import * as people from './person-repository.ts'

/** An operator at the administration screen. */
export type Desk = AccountContext & Operator & { readonly actor: Actor }

/** Lets an operator in. Each endpoint of the administration begins with it. @throws AppError `forbidden` */
export async function openDesk(context: AccountContext, actor: Actor): Promise<Desk> {
  if (!(await isOperator(context.db, context.operators, actor.userId))) {
    throw new AppError('forbidden', say('self_check.operators_only'))
  }
  return { ...context, actor, operator: 'screen', operatorId: actor.userId }
}

export interface PeoplePage {
  readonly people: readonly people.Person[]
  /** Number of people on all pages. */
  readonly count: number
}

/** Lists a page of the accounts that fit, by address. */
export async function listPeople(
  { db, clock }: Desk,
  { filter, page }: { readonly filter: people.PersonFilter; readonly page: number },
): Promise<PeoplePage> {
  const range = { limit: peoplePerPage, offset: (page - 1) * peoplePerPage }
  return {
    people: await people.list(db, { filter, now: clock.now(), ...range }),
    count: await people.count(db, filter),
  }
}

/** Open sessions of an account. @throws AppError `not_found` */
export async function listPersonSessions(desk: Desk, userId: string): Promise<SessionRow[]> {
  await getPerson(desk, userId)
  return listSessions(desk, { userId, sessionId: desk.actor.sessionId })
}

/** Ends a session of an account, and forgets its browser. @throws AppError `not_found` */
export async function endPersonSession(
  desk: Desk,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<void> {
  await desk.db.transaction().execute(async (transaction) => {
    await devices.forget(transaction, { userId, sessionId })
    const isEnded = await sessions.deleteById(transaction, { userId, sessionId })
    if (!isEnded) throw new AppError('not_found', say('accounts.session_unknown'))
    await noteAction({ ...desk, db: transaction }, { action: 'end-session', accountId: userId })
  })
}

/** Closes or reopens an account. @throws AppError `not_found`, `conflict` for the own account or without a change. */
export async function setPersonState(desk: Desk, userId: string, state: PersonState): Promise<void> {
  const { email } = await getOtherPerson(desk, userId)
  await (state === 'closed' ? disableAccount(desk, email) : enableAccount(desk, email))
}

/** Forgets the attempts that were counted for the address of an account. @returns the number of counters. */
export async function liftPersonLimits(desk: Desk, userId: string): Promise<number> {
  const { email } = await getPerson(desk, userId)
  return unlockAddress(desk, email)
}

/**
 * Creates the link with which the owner of an account sets a new password.
 * @throws AppError `forbidden` when the operator's password is wrong, `not_found`, `conflict` for a closed account.
 */
export async function makePersonPasswordLink(
  desk: Desk,
  { userId, password }: { readonly userId: string; readonly password: string },
): Promise<{ readonly url: string; readonly expiresAt: Date }> {
  const { email } = await getPerson(desk, userId)
  await confirmPassword(desk, desk.actor, password)
  const { code, expiresAt } = await makePasswordLink(desk, email)
  const secret = new URLSearchParams({ email, code }).toString()
  return { url: `${desk.getPublicUrl()}/auth?step=new-password#${secret}`, expiresAt }
}

/**
 * Deletes an account and all its data.
 * @throws AppError `forbidden` when the operator's password is wrong, `not_found`, `conflict` for the own account.
 */
export async function deletePerson(
  desk: Desk,
  { userId, password }: { readonly userId: string; readonly password: string },
): Promise<void> {
  const { email } = await getOtherPerson(desk, userId)
  await confirmPassword(desk, desk.actor, password)
  await deleteAccountByEmail(desk, email)
}

async function getPerson({ db }: Desk, userId: string): Promise<UserRow> {
  const user = await accounts.findById(db, userId)
  if (!user) throw new AppError('not_found', say('operator.account_unknown'))
  return user
}

/** An operator who closes the own account could lock everybody out of the administration. */
async function getOtherPerson(desk: Desk, userId: string): Promise<UserRow> {
  const user = await getPerson(desk, userId)
  if (userId === desk.actor.userId) throw new AppError('conflict', say('operator.yourself'))
  return user
}

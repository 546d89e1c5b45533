import { type AuditFilter, actionsPerPage } from '@troupe/contract/account/admin'
import type { RegistrationRule } from '../installation/installation-rules.ts'
import { type RegistrationState, readRegistration } from '../registration/decide-registration.ts'
import * as rules from '../registration/registration-rule-repository.ts'
import { noteAction } from './note-action.ts'
import type { Desk } from './operate-people.ts'
import * as actions from './operator-action-repository.ts'

/** The rule for registrations that is in force. */
export function getRegistrationRule(desk: Desk): Promise<RegistrationState> {
  return readRegistration(desk, desk.db)
}

/** Chooses a rule for registrations, which is in force at once on every server; null returns to the settings. */
export async function setRegistrationRule(desk: Desk, rule: RegistrationRule | null): Promise<RegistrationState> {
  return desk.db.transaction().execute(async (transaction) => {
    await (rule ? rules.replaceChosen(transaction, rule, desk.clock.now()) : rules.deleteChosen(transaction))
    const detail = rule ? [rule.mode, ...rule.domains].join(' ') : 'setting'
    await noteAction({ ...desk, db: transaction }, { action: 'set-registration', accountId: null, detail })
    return readRegistration(desk, transaction)
  })
}

export interface ActionPage {
  readonly actions: readonly actions.LoggedAction[]
  /** Number of actions on all pages. */
  readonly count: number
}

/** A page of the audit log, newest first. */
export async function listAuditLog(
  { db }: Desk,
  { filter, page }: { readonly filter: AuditFilter; readonly page: number },
): Promise<ActionPage> {
  const range = { limit: actionsPerPage, offset: (page - 1) * actionsPerPage }
  return { actions: await actions.list(db, { filter, ...range }), count: await actions.count(db, filter) }
}

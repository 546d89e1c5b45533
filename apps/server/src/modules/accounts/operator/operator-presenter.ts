import type { AdminPerson, AdminRegistration, AuditEntry } from '@troupe/contract/account/admin'
import type { RegistrationOptions, RegistrationRule } from '../installation/installation-rules.ts'
import type { RegistrationState } from '../registration/decide-registration.ts'
import type { LoggedAction } from './operator-action-repository.ts'
import type { Person } from './person-repository.ts'

export function presentPerson(person: Person, callerId: string): AdminPerson {
  const { id, email, username, sessionCount, createdAt, deactivatedAt, lastSignInAt, lastUsedAt } = person
  return {
    id,
    email,
    username,
    state: deactivatedAt ? 'closed' : 'active',
    created_at: createdAt.toISOString(),
    last_sign_in_at: lastSignInAt?.toISOString() ?? null,
    last_used_at: lastUsedAt?.toISOString() ?? null,
    session_count: sessionCount,
    is_caller: id === callerId,
  }
}

export function presentRegistrationState(
  { chosen, applied }: RegistrationState,
  { rule }: Pick<RegistrationOptions, 'rule'>,
): AdminRegistration {
  return { setting: presentRule(rule), override: chosen ? presentRule(chosen) : null, applied }
}

function presentRule({ mode, domains }: RegistrationRule) {
  return { mode, domains: [...domains] }
}

export function presentAction(action: LoggedAction): AuditEntry {
  return {
    id: action.id,
    at: action.at.toISOString(),
    action: action.action,
    operator: action.operatorId ? action.operatorEmail : action.operator,
    by_command: action.operatorId === null && action.action !== 'follow-claim',
    account_id: action.accountId,
    account_email: action.accountEmail,
    detail: action.detail,
  }
}

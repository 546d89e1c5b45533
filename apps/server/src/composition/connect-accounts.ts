import { createClientDocumentReader } from '../integrations/programs/read-client-document.ts'
import { type AccessTokens, createPersonalTokens } from '../modules/access-tokens/access-tokens.ts'
import { revokeAllTokens } from '../modules/access-tokens/revoke-all-tokens.ts'
import { type Accounts, type AccountsOptions, createAccounts } from '../modules/accounts/accounts.ts'
import { toOperatorRule } from '../modules/accounts/operator/is-operator.ts'
import { tellMailboxGone } from '../modules/outreach/notifications/tell-mailbox-gone.ts'
import { findOpenInvitation } from '../modules/workspaces/invitation-repository.ts'
import { createLeaveWorkspaces } from '../modules/workspaces/leave-workspace.ts'
import { demandsSecondFactor } from '../modules/workspaces/member-repository.ts'
import type { Settings } from '../settings/settings.ts'

/** Accounts, with the tokens that programs use on a user's behalf. */
export function connectAccounts(
  settings: Pick<Settings, 'operatorEmails' | 'sandbox' | 'registration'>,
  parts: Omit<
    AccountsOptions,
    'revokeTokens' | 'leaveWorkspaces' | 'registration' | 'operators' | 'mustHaveSecondFactor'
  >,
): Accounts & Pick<AccessTokens, 'oauth'> {
  const accounts = createAccounts({
    ...parts,
    registration: settings.registration,
    operators: toOperatorRule(settings),
    findInvitation: findOpenInvitation,
    mustHaveSecondFactor: (userId) => demandsSecondFactor(parts.database.kysely, userId),
    revokeTokens: revokeAllTokens,
    leaveWorkspaces: createLeaveWorkspaces(tellMailboxGone),
  })
  const documents = createClientDocumentReader()
  const tokens = createPersonalTokens({ ...parts, documents, authenticateSession: accounts.authenticate })
  return {
    ...accounts,
    endpoints: [...accounts.endpoints, ...tokens.endpoints],
    authenticate: tokens.authenticate,
    oauth: tokens.oauth,
  }
}

import type { ConnectedProgram } from '@troupe/contract/account/connected-programs'
import { tokenScopes } from '@troupe/contract/base/endpoint'
import type { ListedGrantRow } from './grant-repository.ts'

export function presentConnectedProgram(row: ListedGrantRow): ConnectedProgram {
  const names = row.scope.split(' ')
  return {
    id: row.id,
    name: row.client_name,
    host: row.redirect_host,
    scopes: tokenScopes.filter((scope) => names.includes(scope)),
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}

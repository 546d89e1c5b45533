import type { AccessToken } from '@troupe/contract/access-tokens'
import type { ListedTokenRow } from './access-token-repository.ts'

export function presentAccessToken(row: ListedTokenRow): AccessToken {
  return {
    id: row.id,
    name: row.name,
    scopes: [...row.scopes],
    ending: row.ending,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}

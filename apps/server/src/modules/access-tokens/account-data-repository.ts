import type { Executor } from '../../database/database.ts'
import { readOwned } from '../../database/read-in-pages.ts'
import type { AccountExporter } from '../accounts/core/account-exporter-port.ts'

const accessTokens = {
  table: 'personal_access_tokens',
  owner: 'user_id',
  columns: ['name', 'scope', 'ending', 'created_at', 'expires_at', 'last_used_at'],
} as const

const connectedPrograms = {
  table: 'oauth_grants',
  owner: 'user_id',
  columns: ['client_name', 'redirect_host', 'scope', 'created_at', 'last_used_at'],
} as const

/** Exports the user's access tokens and connected programs, without their secrets. */
export function createAccessTokenExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'access_tokens',
      of: 'user',
      tables: ['personal_access_tokens'],
      read: (userId) => readOwned(db, accessTokens, userId),
    },
    {
      name: 'connected_programs',
      of: 'user',
      tables: ['oauth_grants'],
      read: (userId) => readOwned(db, connectedPrograms, userId),
    },
  ]
}

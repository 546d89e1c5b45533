import type { Executor } from '../../database/database.ts'
import { readInPages } from '../../database/read-in-pages.ts'
import type { IdentityRow, SessionRow } from '../../database/tables/account-tables.ts'
import { presentEmailChange, presentExportedSession } from './account-presenter.ts'
import type { AccountExporter } from './core/account-exporter-port.ts'
import * as accounts from './core/account-repository.ts'
import { read as readFactors } from './factors/factor-state-repository.ts'
import * as passkeys from './factors/passkey-repository.ts'
import { presentPasskey } from './second-factor-presenter.ts'
import * as sessions from './sessions/session-repository.ts'
import * as identities from './single-sign-on/identity-repository.ts'
import { presentExportedIdentity } from './single-sign-on/single-sign-on-presenter.ts'
import * as requests from './verification/code-request-repository.ts'

/** Exports the data of a user in the tables of this module, apart from the user row. */
export function createAccountExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'sessions',
      of: 'user',
      tables: ['sessions'],
      async *read(userId) {
        const rows = readInPages<string | undefined, SessionRow>(
          undefined,
          (after, limit) => sessions.listAll(db, { userId, after, limit }),
          ({ id }) => id,
        )
        for await (const row of rows) yield presentExportedSession(row)
      },
    },
    {
      name: 'workspaces',
      of: 'user',
      tables: ['workspaces', 'workspace_members'],
      async *read(userId) {
        yield* await accounts.listMemberships(db, userId)
      },
    },
    {
      name: 'identities',
      of: 'user',
      tables: ['account_identities'],
      async *read(userId) {
        const rows = readInPages<string | undefined, IdentityRow>(
          undefined,
          (after, limit) => identities.listAll(db, { userId, after, limit }),
          ({ id }) => id,
        )
        for await (const row of rows) yield presentExportedIdentity(row)
      },
    },
    {
      name: 'passkeys',
      of: 'user',
      tables: ['passkeys'],
      async *read(userId) {
        for (const row of await passkeys.list(db, userId)) yield presentPasskey(row)
      },
    },
    {
      name: 'authenticator_apps',
      of: 'user',
      tables: ['authenticator_apps'],
      async *read(userId) {
        const { appSince } = await readFactors(db, userId)
        if (appSince) yield { since: appSince.toISOString() }
      },
    },
    {
      name: 'email_changes',
      of: 'user',
      tables: ['email_verifications'],
      async *read(userId) {
        const rows = readInPages<string | undefined, requests.EmailChange>(
          undefined,
          (after, limit) => requests.listEmailChanges(db, { userId, after, limit }),
          ({ id }) => id,
        )
        for await (const row of rows) yield presentEmailChange(row)
      },
    },
  ]
}

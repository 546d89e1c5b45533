import type { SessionRow } from '../../database/account-tables.ts'
import type { Executor } from '../../database/database.ts'
import { readInPages } from '../../database/read-in-pages.ts'
import type { AccountExporter } from './account-exporter-port.ts'
import { presentEmailChange, presentExportedSession } from './account-presenter.ts'
import * as requests from './codes/code-request-repository.ts'
import * as sessions from './session-repository.ts'

/** What accounts keep of a user beside their own row. */
export function createAccountExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'sessions',
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
      name: 'email_changes',
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

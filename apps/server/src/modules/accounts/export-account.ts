import { Readable } from 'node:stream'
import type { Actor } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import { presentEmailChange, presentExportedSession, presentUser } from './account-presenter.ts'
import { getAccount } from './authenticate.ts'
import * as sessions from './session-repository.ts'
import * as verifications from './verification-repository.ts'

const pageSize = 200

/** Rows of one kind, page after page by id, so that no number of them fills the memory. */
type ReadPage<Row> = (after: string | undefined) => Promise<Row[]>

/**
 * All that is kept about the user, without secrets, as the text of an `AccountExport`. Rows are read while it is sent; a
 * failure on the way breaks the text off, so that nobody takes a part for the whole.
 */
export async function exportAccount(context: AccountContext, actor: Actor): Promise<Readable> {
  const { db, clock } = context
  const user = await getAccount(context, actor)
  const { userId } = actor
  async function* write(): AsyncGenerator<string> {
    const account = { ...presentUser(user), updated_at: user.updated_at.toISOString() }
    yield `{"exported_at":${JSON.stringify(clock.now())},"account":${JSON.stringify(account)},"sessions":`
    yield* writeList((after) => sessions.listAll(db, { userId, after, limit: pageSize }), presentExportedSession)
    yield ',"email_changes":'
    yield* writeList(
      (after) => verifications.listEmailChanges(db, { userId, after, limit: pageSize }),
      presentEmailChange,
    )
    yield '}\n'
  }
  return Readable.from(write(), { objectMode: false })
}

async function* writeList<Row extends { id: string }>(
  readPage: ReadPage<Row>,
  present: (row: Row) => object,
): AsyncGenerator<string> {
  let after: string | undefined
  let separator = '['
  do {
    const rows = await readPage(after)
    for (const row of rows) {
      yield separator + JSON.stringify(present(row))
      separator = ','
    }
    after = rows.length === pageSize ? rows.at(-1)?.id : undefined
  } while (after !== undefined)
  yield separator === '[' ? '[]' : ']'
}

import { Readable } from 'node:stream'
import type { Actor } from '../../http/requests/endpoint-binding.ts'
import { presentUser } from './account-presenter.ts'
import type { AccountContext } from './core/account-context.ts'
import * as accounts from './core/account-repository.ts'
import { getAccount } from './sessions/authenticate.ts'

/**
 * Returns all data stored about the user and the workspaces that no one else is a member of, without secrets, as the text of an `AccountExport`. Rows are read while the
 * text is sent; a failure leaves it incomplete, so that a partial export is not valid JSON.
 */
export async function exportAccount(context: AccountContext, actor: Actor): Promise<Readable> {
  const { clock, exporters } = context
  const user = await getAccount(context, actor)
  async function* write(): AsyncGenerator<string> {
    const account = { ...presentUser(user), updated_at: user.updated_at.toISOString() }
    yield `{"exported_at":${JSON.stringify(clock.now())},"account":${JSON.stringify(account)}`
    const workspaceIds = await accounts.listWorkspacesAlone(context.db, actor.userId)
    for (const { name, of, read } of exporters) {
      yield `,${JSON.stringify(name)}:[`
      let separator = ''
      for (const ownerId of of === 'user' ? [actor.userId] : workspaceIds) {
        for await (const entry of read(ownerId, actor.userId)) {
          yield separator + JSON.stringify(entry)
          separator = ','
        }
      }
      yield ']'
    }
    yield '}\n'
  }
  return Readable.from(write(), { objectMode: false })
}

import { accountEndpoints } from '@troupe/contract/accounts'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { makeMember, makeUser, makeWorkspace } from '../factories.ts'
import { type FakeServer, json } from '../fake-server.ts'

/** The members of the workspace: the user of the tests, a colleague, and one who may only view. */
const self = makeMember()
export const ben = makeMember({
  user_id: '00000000-0000-4000-8000-0000000000b2',
  username: 'ben',
  email: 'ben@example.test',
  role: 'member',
})
const vera = makeMember({
  user_id: '00000000-0000-4000-8000-0000000000b3',
  username: 'vera',
  email: 'vera@example.test',
  role: 'viewer',
})

/** Lets the open workspace have other members. */
export function haveColleagues(server: FakeServer): void {
  const workspace = makeWorkspace({ members: 3 })
  server.on(accountEndpoints.me, () => json(makeUser({ id: self.user_id })))
  server.on(workspaceEndpoints.list, () => json({ workspaces: [workspace], open_id: workspace.id }))
  const people = { members: [self, ben, vera], invitations: [], had_colleagues: true }
  server.on(workspaceEndpoints.listMembers, () => json(people))
}

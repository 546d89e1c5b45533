import { WorkspaceExport, workspaceExportEndpoints } from '@troupe/contract/account/workspace-export'
import { activityEndpoints } from '@troupe/contract/workspace/activities'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { everythingKept } from './account-examples.ts'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleActivity, exampleId, exampleTime, otherExampleId } from './example-parts.ts'

const workspace = { id: exampleId, name: 'Brand Ltd', role: 'admin' as const, members: 3, needs_second_factor: false }
const member = {
  user_id: otherExampleId,
  username: 'ben',
  email: 'ben@brand.example',
  role: 'member' as const,
  joined_at: exampleTime,
}
const invitation = {
  id: exampleId,
  email: 'cleo@brand.example',
  role: 'viewer' as const,
  invited_by: 'anna',
  created_at: exampleTime,
  expires_at: '2026-03-09T09:30:00.000Z',
}
const params = { id: exampleId }
const ofMember = { userId: otherExampleId }
const token = `${exampleId}.${'x'.repeat(43)}`

export const workspaceExamples: readonly EndpointExample[] = [
  exampleOf(workspaceEndpoints.list, { response: { workspaces: [workspace], open_id: exampleId } }),
  exampleOf(workspaceEndpoints.open, { params, response: { workspace } }),
  exampleOf(workspaceEndpoints.change, { body: { name: 'Brand Ltd' }, response: { workspace } }),
  exampleOf(workspaceEndpoints.listMembers, {
    response: { members: [member], invitations: [invitation], had_colleagues: true },
  }),
  exampleOf(workspaceEndpoints.changeMember, { params: ofMember, body: { role: 'member' }, response: member }),
  exampleOf(workspaceEndpoints.removeMember, {
    params: ofMember,
    body: { heir_id: exampleId },
    response: { message: 'The member was removed' },
  }),
  exampleOf(workspaceEndpoints.invite, { body: { email: invitation.email, role: 'viewer' }, response: invitation }),
  exampleOf(workspaceEndpoints.revokeInvitation, { params, response: { message: 'The invitation was taken back' } }),
  exampleOf(workspaceEndpoints.lookAtInvitation, {
    body: { token },
    response: { workspace_name: 'Brand Ltd', invited_by: 'anna', email: invitation.email, role: 'viewer' },
  }),
  exampleOf(workspaceEndpoints.acceptInvitation, { body: { token }, response: { workspace } }),
  exampleOf(activityEndpoints.list, {
    query: { kind: 'collection', from: '2026-03-01' },
    response: {
      activities: [exampleActivity],
      next_cursor: null,
      people: [{ id: exampleActivity.person_id, name: exampleActivity.person }],
    },
  }),
  exampleOf(activityEndpoints.export, { query: { kind: 'export' } }),
  exampleOf(activityEndpoints.findMaker, {
    query: { of: 'collection', id: exampleId },
    response: { name: exampleActivity.person },
  }),
  exampleOf(workspaceExportEndpoints.exportWorkspace, {
    response: WorkspaceExport.parse({
      ...everythingKept,
      workspace: { id: exampleId, name: workspace.name, created_at: exampleTime },
      members: [member],
      activities: [exampleActivity],
    }),
  }),
]

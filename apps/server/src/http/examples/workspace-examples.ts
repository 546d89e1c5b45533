import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleId, exampleTime, otherExampleId } from './example-parts.ts'

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
  exampleOf(workspaceEndpoints.listMembers, { response: { members: [member], invitations: [invitation] } }),
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
]

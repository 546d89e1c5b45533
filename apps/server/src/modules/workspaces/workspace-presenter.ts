import type { WorkspaceInvitation, WorkspaceMember } from '@troupe/contract/workspaces'
import type { InvitationRow } from './invitation-repository.ts'
import type { MemberRow } from './member-repository.ts'

export function presentMember({ joined_at, ...member }: MemberRow): WorkspaceMember {
  return { ...member, joined_at: joined_at.toISOString() }
}

export function presentInvitation(row: InvitationRow): WorkspaceInvitation {
  const { id, email, role, inviter, created_at, expires_at } = row
  return {
    id,
    email,
    role,
    invited_by: inviter,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }
}

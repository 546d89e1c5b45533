import { z } from 'zod'
import { defineEndpoint } from './base/endpoint.ts'
import { workspaceRoles } from './base/roles.ts'
import { normalizeText } from './base/text.ts'
import { Email } from './mail/email-address.ts'
import { schemaText } from './messages/message.ts'
import { messageFields } from './messages/wire-schemas.ts'

export const workspaceNameMaxLength = 100
/** Days for which an invitation can be accepted. */
export const workspaceInvitationDays = 7
/** Members and open invitations of a workspace together. */
export const maxWorkspaceMembers = 200

/** A workspace that the caller is a member of. */
export const Workspace = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(workspaceRoles),
  members: z.number().int(),
  /** Whether its members must have a second factor. */
  needs_second_factor: z.boolean(),
})
export type Workspace = z.output<typeof Workspace>

export const WorkspaceMember = z.object({
  user_id: z.uuid(),
  username: z.string(),
  email: z.string(),
  role: z.enum(workspaceRoles),
  joined_at: z.iso.datetime(),
})
export type WorkspaceMember = z.output<typeof WorkspaceMember>

export const WorkspaceInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(workspaceRoles),
  /** User name; null once the account is gone. */
  invited_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export type WorkspaceInvitation = z.output<typeof WorkspaceInvitation>

const Name = z
  .string()
  .max(workspaceNameMaxLength, schemaText('common.name_too_long', { max: workspaceNameMaxLength }))
  .transform(normalizeText)
  .refine((name) => name !== '', schemaText('common.name_required'))

const Role = z.object({ role: z.enum(workspaceRoles) })
const IdParams = z.object({ id: z.uuid() })
const MemberParams = z.object({ userId: z.uuid() })
/** The secret of an invitation, from the link in its mail. */
const InvitationToken = z.object({ token: z.string().max(200) })
const tag = 'workspaces'

/** Workspaces, their members and invitations. All but the first two concern the workspace that is open. */
export const workspaceEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/workspaces',
    access: 'user',
    ignoresWorkspace: true,
    tag,
    summary: 'The workspaces of the user, oldest membership first, and the one that is open',
    response: z.object({ workspaces: z.array(Workspace), open_id: z.uuid() }),
  }),
  open: defineEndpoint({
    method: 'POST',
    path: '/api/workspaces/:id/open',
    access: 'user',
    ignoresWorkspace: true,
    leastRole: 'viewer',
    tag,
    summary: 'Opens a workspace of the user in this session; 404 for any other',
    params: IdParams,
    response: z.object({ workspace: Workspace }),
  }),
  change: defineEndpoint({
    method: 'PATCH',
    path: '/api/workspace',
    access: 'user',
    leastRole: 'admin',
    tag,
    summary: 'Changes the name, or whether members must have a second factor',
    body: z.object({ name: Name.optional(), needs_second_factor: z.boolean().optional() }),
    response: z.object({ workspace: Workspace }),
  }),
  listMembers: defineEndpoint({
    method: 'GET',
    path: '/api/workspace/members',
    access: 'user',
    tag,
    summary: 'The members of the workspace and its open invitations, oldest first',
    response: z.object({
      members: z.array(WorkspaceMember),
      invitations: z.array(WorkspaceInvitation),
      /** Whether it has, or had, more than one member. */
      had_colleagues: z.boolean(),
    }),
  }),
  changeMember: defineEndpoint({
    method: 'PATCH',
    path: '/api/workspace/members/:userId',
    access: 'user',
    leastRole: 'admin',
    tag,
    summary: 'Changes the role of a member; 403 where an admin changes an owner or names one, 409 for the last owner',
    params: MemberParams,
    body: Role,
    response: WorkspaceMember,
  }),
  removeMember: defineEndpoint({
    method: 'POST',
    path: '/api/workspace/members/:userId/remove',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary:
      'Removes a member, or oneself: sessions and tokens in the workspace end, and what the member made goes to another one; 409 for the last owner',
    params: MemberParams,
    body: z.object({
      /** Absent: an owner. */
      heir_id: z.uuid().optional(),
    }),
    response: z.object({ message: z.string(), ...messageFields }),
  }),
  invite: defineEndpoint({
    method: 'POST',
    path: '/api/workspace/invitations',
    access: 'user',
    leastRole: 'admin',
    tag,
    summary: 'Invites an address by mail; an open invitation of it is replaced, 409 for a member',
    body: Role.extend({ email: Email }),
    response: WorkspaceInvitation,
  }),
  revokeInvitation: defineEndpoint({
    method: 'DELETE',
    path: '/api/workspace/invitations/:id',
    access: 'user',
    leastRole: 'admin',
    tag,
    summary: 'Revokes an invitation',
    params: IdParams,
    response: z.object({ message: z.string(), ...messageFields }),
  }),
  lookAtInvitation: defineEndpoint({
    method: 'POST',
    path: '/api/workspace-invitations/look',
    access: 'public',
    tag,
    summary: 'Who invites to which workspace, for the page of the link; 404 once it is accepted, revoked or expired',
    body: InvitationToken,
    response: z.object({
      workspace_name: z.string(),
      invited_by: z.string().nullable(),
      email: z.string(),
      role: z.enum(workspaceRoles),
    }),
  }),
  acceptInvitation: defineEndpoint({
    method: 'POST',
    path: '/api/workspace-invitations/accept',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Joins the workspace of an invitation to the address of the account, and opens it',
    body: InvitationToken,
    response: z.object({ workspace: Workspace }),
  }),
}

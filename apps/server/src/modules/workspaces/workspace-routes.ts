import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { activityEndpoints } from '@troupe/contract/workspace/activities'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import { acceptInvitation, lookAtInvitation } from './accept-invitation.ts'
import { getMaker, listActivities } from './activity/list-activities.ts'
import { changeRole, listPeople, removeMember } from './change-members.ts'
import { inviteMember, revokeInvitation } from './invite-member.ts'
import { changeWorkspace, listWorkspaces, openWorkspace } from './open-workspace.ts'
import type { WorkspaceContext } from './workspace-context.ts'

export function bindWorkspaceEndpoints(context: WorkspaceContext): BoundEndpoint[] {
  return [
    bind(workspaceEndpoints.list, async ({ actor }) => ({
      workspaces: await listWorkspaces(context, actor.userId),
      open_id: actor.workspaceId,
    })),
    bind(workspaceEndpoints.open, async ({ actor, params }) => ({
      workspace: await openWorkspace(context, actor, params.id),
    })),
    bind(workspaceEndpoints.change, async ({ actor, body }) => ({
      workspace: await changeWorkspace(context, actor, body),
    })),
    bind(workspaceEndpoints.listMembers, ({ actor }) => listPeople(context, actor.workspaceId)),
    bind(workspaceEndpoints.changeMember, ({ actor, params, body }) =>
      changeRole(context, actor, { userId: params.userId, role: body.role }),
    ),
    bind(workspaceEndpoints.removeMember, async ({ actor, params, body }) => {
      await removeMember(context, actor, { userId: params.userId, heirId: body.heir_id })
      return tellMessage(actor.userId === params.userId ? say('workspaces.left') : say('workspaces.member_removed'))
    }),
    bind(workspaceEndpoints.invite, ({ actor, body }) => inviteMember(context, actor, body)),
    bind(workspaceEndpoints.revokeInvitation, async ({ actor, params }) => {
      await revokeInvitation(context, actor, params.id)
      return tellMessage(say('workspaces.invitation_revoked'))
    }),
    bind(workspaceEndpoints.lookAtInvitation, ({ body, client }) => lookAtInvitation(context, body.token, client)),
    bind(workspaceEndpoints.acceptInvitation, async ({ actor, body }) => ({
      workspace: await acceptInvitation(context, actor, body.token),
    })),
    bind(activityEndpoints.list, ({ actor, query }) => listActivities(context.db, actor.workspaceId, query)),
    bind(activityEndpoints.findMaker, ({ actor, query }) => getMaker(context.db, actor, query)),
  ]
}

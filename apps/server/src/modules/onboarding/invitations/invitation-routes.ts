import { invitationEndpoints as endpoints } from '@troupe/contract/invitations'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { listInvitations, resendInvitation, revokeInvitation } from './change-invitation.ts'
import { presentInvitation, presentInviteOutcome } from './invitation-presenter.ts'
import { inviteCreators } from './invite-creators.ts'

export function bindInvitationEndpoints(context: OnboardingContext): BoundEndpoint[] {
  const { clock, toImagePath } = context
  return [
    bind(endpoints.invite, async ({ actor, body, client }) =>
      presentInviteOutcome(await inviteCreators(context, { ...actor, client }, body), clock.now(), toImagePath),
    ),
    bind(endpoints.list, async ({ actor, query }) => {
      const { rows, total, hasMore } = await listInvitations(context, actor.workspaceId, query)
      const now = clock.now()
      return { invitations: rows.map((row) => presentInvitation(row, now, toImagePath)), total, has_more: hasMore }
    }),
    bind(endpoints.resend, async ({ actor, params }) =>
      presentInvitation(await resendInvitation(context, actor, params.id), clock.now(), toImagePath),
    ),
    bind(endpoints.revoke, async ({ actor, params }) =>
      presentInvitation(await revokeInvitation(context, actor.workspaceId, params.id), clock.now(), toImagePath),
    ),
  ]
}

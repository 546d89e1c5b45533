import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { keepTabWorkspace } from './tab-workspace.ts'

/** What an invitation's link leads to. */
export function useInvitationLook(token: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['workspace-invitation', token],
    queryFn: ({ signal }) => callEndpoint(workspaceEndpoints.lookAtInvitation, { body: { token }, signal }),
    // Once accepted, the invitation is gone; the page must not say so while it is left.
    refetchOnWindowFocus: false,
  })
}

/** Joins the workspace and opens it in this tab. */
export function useAcceptInvitation(token: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(workspaceEndpoints.acceptInvitation, { body: { token } }),
    // What was read before belongs to another workspace. What this page shows is kept until it is left.
    onSuccess: ({ workspace }) => {
      keepTabWorkspace(workspace.id)
      queryClient.removeQueries({ type: 'inactive' })
    },
  })
}

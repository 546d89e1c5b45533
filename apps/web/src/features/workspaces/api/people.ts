import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import type { WorkspaceRole } from '@troupe/contract/base/roles'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { workspacesKey } from '../../../ui/team/people-query.ts'

/** Reads workspaces and people again, also after a failure: another admin may have changed them. */
function useReadAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: workspacesKey })
}

/** Changes the name, or whether a second factor is demanded. */
export function useChangeWorkspace() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (change: BodyInput<typeof workspaceEndpoints.change>) =>
      callEndpoint(workspaceEndpoints.change, { body: change }),
    onSuccess: useReadAgain(),
  })
}

export function useChangeRole() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: WorkspaceRole }) =>
      callEndpoint(workspaceEndpoints.changeMember, { params: { userId }, body: { role } }),
    onSettled: useReadAgain(),
  })
}

interface Removal {
  userId: string
  /** The member who takes over what the removed one made. */
  heirId: string
}

/** Removes a member, or the user. Leaving ends the user's sessions in the workspace, so nothing is read again then. */
export function useRemoveMember({ isLeaving }: { isLeaving: boolean }) {
  const callEndpoint = useCallEndpoint()
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: ({ userId, heirId }: Removal) =>
      callEndpoint(workspaceEndpoints.removeMember, { params: { userId }, body: { heir_id: heirId } }),
    onSettled: (_, error) => (isLeaving && !error ? undefined : readAgain()),
  })
}

/** Invites an address; an open invitation of it is replaced. */
export function useInvite() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (body: { email: string; role: WorkspaceRole }) => callEndpoint(workspaceEndpoints.invite, { body }),
    onSettled: useReadAgain(),
  })
}

export function useRevokeInvitation() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(workspaceEndpoints.revokeInvitation, { params: { id } }),
    onSettled: useReadAgain(),
  })
}

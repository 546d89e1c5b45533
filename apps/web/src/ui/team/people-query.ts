import { skipToken, useQuery } from '@tanstack/react-query'
import { type WorkspaceMember, workspaceEndpoints } from '@troupe/contract/workspaces'
import { useCallEndpoint } from '../../lib/transport/transport-context.tsx'
import { useTeam } from './team-context.ts'

/** Beginning of the keys of all that is read of workspaces. */
export const workspacesKey = ['workspaces']

/** The members of the open workspace and its open invitations. */
export function usePeople({ isWanted = true }: { isWanted?: boolean } = {}) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...workspacesKey, 'people'],
    queryFn: isWanted ? ({ signal }) => callEndpoint(workspaceEndpoints.listMembers, { signal }) : skipToken,
  })
}

const nobody: readonly WorkspaceMember[] = []

/** The members of a workspace with others; none for a user who is alone, and while they are read. */
export function useMembers(): readonly WorkspaceMember[] {
  const { hasColleagues } = useTeam()
  const { data } = usePeople({ isWanted: hasColleagues })
  return hasColleagues ? (data?.members ?? nobody) : nobody
}

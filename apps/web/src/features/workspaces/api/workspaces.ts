import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Workspace, workspaceEndpoints } from '@troupe/contract/workspaces'
import { useEffect, useRef } from 'react'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { workspacesKey } from '../../../ui/team/people-query.ts'
import { chooseTabWorkspace, keepTabWorkspace } from './tab-workspace.ts'

interface Known {
  workspaces: Workspace[]
  /** The one of this tab. */
  open: Workspace | undefined
  /** The one opened last in any tab of the session. */
  lastOpenedId: string
}

/** The user's workspaces and the user's role in each. */
export function useWorkspaces() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: workspacesKey,
    queryFn: async ({ signal }): Promise<Known> => {
      const { workspaces, open_id } = await callEndpoint(workspaceEndpoints.list, { signal })
      return { workspaces, open: chooseTabWorkspace(workspaces, open_id), lastOpenedId: open_id }
    },
  })
}

/** Forgets what was read from a workspace once another one is open, and reads again what is shown. */
export function useFreshAnswers(openId: string | undefined): void {
  const queryClient = useQueryClient()
  const known = useRef(openId)
  useEffect(() => {
    if (openId === undefined || openId === known.current) return
    const isOther = known.current !== undefined
    known.current = openId
    if (!isOther) return
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => hashKey(queryKey) !== hashKey(workspacesKey)
    queryClient.removeQueries({ type: 'inactive', predicate })
    void queryClient.resetQueries({ predicate })
    void queryClient.invalidateQueries({ queryKey: workspacesKey, exact: true })
  }, [openId, queryClient])
}

/** The call that opens a workspace in this session, by its id. */
function useOpenCall() {
  const callEndpoint = useCallEndpoint()
  return (id: string) => callEndpoint(workspaceEndpoints.open, { params: { id } })
}

/**
 * Makes the workspace of a tab that is looked at again the one opened last, so that a link from it opens in the same
 * workspace when it is opened in a new tab.
 */
export function useReopening({ open: shown, lastOpenedId }: Partial<Known> = {}): void {
  const open = useOpenCall()
  const queryClient = useQueryClient()
  const { mutate: reopen } = useMutation({
    mutationFn: open,
    onSuccess: ({ workspace }) =>
      queryClient.setQueryData<Known>(workspacesKey, (known) => known && { ...known, lastOpenedId: workspace.id }),
  })
  const id = shown?.id
  useEffect(() => {
    if (id !== undefined && id !== lastOpenedId) reopen(id)
  }, [id, lastOpenedId, reopen])
}

/**
 * Opens a workspace in this tab, and in tabs that are new from now on.
 * @param onOpened Leaves the screen, which may show what the other workspace does not have.
 */
export function useOpenWorkspace(onOpened: () => void | Promise<void>) {
  const open = useOpenCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: open,
    onSuccess: async ({ workspace }) => {
      keepTabWorkspace(workspace.id)
      await onOpened()
      queryClient.setQueryData<Known>(
        workspacesKey,
        (known) => known && { ...known, open: workspace, lastOpenedId: workspace.id },
      )
    },
  })
}

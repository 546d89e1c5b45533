import { keepPreviousData, skipToken, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { workspaceExportEndpoints } from '@troupe/contract/account/workspace-export'
import type { QueryInput } from '@troupe/contract/base/endpoint'
import { type ActivityFilter, activityEndpoints } from '@troupe/contract/workspace/activities'
import { downloadBlob } from '../../../lib/download.ts'
import { useCallEndpoint, useReadFile } from '../../../lib/transport/transport-context.tsx'
import { workspacesKey } from '../../../ui/team/people-query.ts'
import { useWorkspaces } from './workspaces.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** The activity log of the open workspace, newest first, a page after the other. */
export function useActivities(filter: ActivityFilter) {
  const callEndpoint = useCallEndpoint()
  return useInfiniteQuery({
    queryKey: [...workspacesKey, 'activities', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) }
      return callEndpoint(activityEndpoints.list, { query, signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** Downloads the log as a CSV file. */
export function useExportActivities() {
  const readFile = useReadFile()
  return useMutation({
    mutationFn: async (query: ActivityFilter) =>
      downloadBlob(`troupe-activity-${today()}.csv`, await readFile(activityEndpoints.export, { query })),
  })
}

/** Downloads everything that the open workspace owns. */
export function useExportWorkspace() {
  const readFile = useReadFile()
  return useMutation({
    mutationFn: async () =>
      downloadBlob(`troupe-workspace-${today()}.json`, await readFile(workspaceExportEndpoints.exportWorkspace, {})),
  })
}

/** Who made a thing. Not asked by a user who works alone. */
export function useMaker({ of, id }: QueryInput<typeof activityEndpoints.findMaker>) {
  const callEndpoint = useCallEndpoint()
  const { data } = useWorkspaces()
  const isShared = (data?.open?.members ?? 1) > 1
  return useQuery({
    queryKey: [...workspacesKey, 'maker', of, id],
    queryFn: isShared
      ? ({ signal }) => callEndpoint(activityEndpoints.findMaker, { query: { of, id }, signal })
      : skipToken,
  })
}

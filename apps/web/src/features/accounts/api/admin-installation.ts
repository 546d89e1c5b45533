import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { adminEndpoints, type OperatorAction } from '@troupe/contract/account/admin'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { downloadBlob } from '../../../lib/download.ts'
import { useCallEndpoint, useReadFile } from '../../../lib/transport/transport-context.tsx'
import { adminKey } from './admin-people.ts'

/** The rule for registrations. */
export function useRegistrationRule() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...adminKey, 'registration'],
    queryFn: ({ signal }) => callEndpoint(adminEndpoints.getRegistrationRule, { signal }),
  })
}

/** Sets the rule for registrations; null returns to the settings of the server. */
export function useSetRegistrationRule() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (override: BodyInput<typeof adminEndpoints.setRegistrationRule>['override']) =>
      callEndpoint(adminEndpoints.setRegistrationRule, { body: { override } }),
    onSuccess: (rule) => {
      queryClient.setQueryData([...adminKey, 'registration'], rule)
      return queryClient.invalidateQueries({ queryKey: adminKey })
    },
  })
}

/** What the installation holds and sends. */
export function useUsage() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...adminKey, 'usage'],
    queryFn: ({ signal }) => callEndpoint(adminEndpoints.getUsage, { signal }),
  })
}

export interface LogFilter {
  person: string
  action: OperatorAction | undefined
  /** Moments; the second is not included. */
  from: string | undefined
  to: string | undefined
}

/** A page of the audit log. */
export function useAuditLog(filter: LogFilter, page: number) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...adminKey, 'actions', filter, page],
    queryFn: ({ signal }) => callEndpoint(adminEndpoints.listActions, { query: { ...filter, page }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Downloads the audit log as a CSV file. */
export function useExportAuditLog() {
  const readFile = useReadFile()
  return useMutation({
    mutationFn: async (filter: LogFilter) =>
      downloadBlob('troupe-audit-log.csv', await readFile(adminEndpoints.exportActions, { query: filter })),
  })
}

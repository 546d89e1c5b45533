import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { adminEndpoints, type PersonState } from '@troupe/contract/account/admin'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Query key that all keys of the administration begin with. */
export const adminKey = ['admin']

export interface PeopleFilter {
  /** Part of an address or a user name; empty for all. */
  q: string
  state: PersonState | undefined
  page: number
}

/** A page of the accounts of the installation. */
export function usePeople(query: PeopleFilter) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...adminKey, 'people', query],
    queryFn: ({ signal }) => callEndpoint(adminEndpoints.listPeople, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Open sessions of an account. */
export function usePersonSessions(id: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...adminKey, 'sessions', id],
    queryFn: async ({ signal }) =>
      (await callEndpoint(adminEndpoints.listPersonSessions, { params: { id }, signal })).sessions,
  })
}

/** Actions on an account. Each reads the shown lists again, also after a failure: the account may have changed. */
export function usePersonActions(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: adminKey })
  const params = { id }
  return {
    endSession: useMutation({
      mutationFn: (sessionId: string) =>
        callEndpoint(adminEndpoints.endPersonSession, { params: { ...params, sessionId } }),
      onSettled,
    }),
    setState: useMutation({
      mutationFn: (state: PersonState) => callEndpoint(adminEndpoints.setPersonState, { params, body: { state } }),
      onSettled,
    }),
    liftLimits: useMutation({
      mutationFn: () => callEndpoint(adminEndpoints.liftPersonLimits, { params }),
      onSettled,
    }),
    makePasswordLink: useMutation({
      mutationFn: (current_password: string) =>
        callEndpoint(adminEndpoints.makePersonPasswordLink, { params, body: { current_password } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (current_password: string) =>
        callEndpoint(adminEndpoints.deletePerson, { params, body: { current_password } }),
      onSettled,
    }),
  }
}

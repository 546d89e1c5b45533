import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { accountEndpoints } from '@troupe/contract/accounts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useSessionActions } from '../session/session-context.tsx'

const sessionsKey = ['account', 'sessions']

/** The user's sessions. */
export function useSessionList() {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await callEndpoint(accountSettingsEndpoints.listSessions, { signal })).sessions,
  })
}

/** Returns a function that reloads the list of sessions, for calls that may have ended some. */
export function useForgetSessionList() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: sessionsKey })
}

export function useEndSession() {
  const callEndpoint = useCallEndpoint()
  const forgetList = useForgetSessionList()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(accountSettingsEndpoints.endSession, { params: { id } }),
    // Also after a failure, because the session may have ended by itself.
    onSettled: forgetList,
  })
}

/** Ends all sessions, including this one. */
export function useEndAllSessions() {
  const callEndpoint = useCallEndpoint()
  const { end } = useSessionActions()
  return useMutation({ mutationFn: () => callEndpoint(accountEndpoints.logoutAll), onSuccess: end })
}

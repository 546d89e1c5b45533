import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { accountEndpoints } from '@troupe/contract/accounts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useSessionActions } from '../session/session-context.tsx'

const sessionsKey = ['account', 'sessions']

/** Where the user is signed in. */
export function useSessionList() {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await callEndpoint(accountSettingsEndpoints.listSessions, { signal })).sessions,
  })
}

/** Lets the list of sessions be read again, after a call that may have ended some. */
export function useForgetSessionList() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: sessionsKey })
}

/** Ends one session. */
export function useEndSession() {
  const callEndpoint = useCallEndpoint()
  const forgetList = useForgetSessionList()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(accountSettingsEndpoints.endSession, { params: { id } }),
    // Also when it failed: it may have ended by itself.
    onSettled: forgetList,
  })
}

/** Ends every session, this one too. */
export function useEndAllSessions() {
  const callEndpoint = useCallEndpoint()
  const { end } = useSessionActions()
  return useMutation({ mutationFn: () => callEndpoint(accountEndpoints.logoutAll), onSuccess: end })
}

import { useMutation } from '@tanstack/react-query'
import { accountEndpoints } from '@troupe/contract/accounts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useSessionActions } from '../session/session-context.tsx'

export interface Credentials {
  email: string
  password: string
}

/** Signs in and resolves once the session has the user. */
export function useLogin() {
  const callEndpoint = useCallEndpoint()
  const { signIn } = useSessionActions()
  return useMutation({
    mutationFn: async (credentials: Credentials) =>
      signIn(await callEndpoint(accountEndpoints.login, { body: credentials })),
  })
}

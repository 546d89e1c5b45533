import { useMutation } from '@tanstack/react-query'
import { accountEndpoints } from '@troupe/contract/accounts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

export interface Registration {
  email: string
  username: string
  password: string
}

/** Starts a registration, or repeats it for a new code; resolves to when the code expires. */
export function useRegister() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: async (registration: Registration) => {
      const { expires_at } = await callEndpoint(accountEndpoints.register, { body: registration })
      return new Date(expires_at)
    },
  })
}

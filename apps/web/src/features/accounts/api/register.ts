import { accountEndpoints } from '@troupe/contract/accounts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

export interface Registration {
  email: string
  username: string
  password: string
}

/** Starts a registration, or repeats it for a new code. Resolves to its id and the time the code expires. */
export function useRegister() {
  const callEndpoint = useCallEndpoint()
  return async (registration: Registration) => {
    const answer = await callEndpoint(accountEndpoints.register, { body: registration })
    return { registrationId: answer.registration_id, expiresAt: new Date(answer.expires_at) }
  }
}

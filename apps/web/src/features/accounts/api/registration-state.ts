import { useQuery } from '@tanstack/react-query'
import { registrationEndpoints } from '@troupe/contract/account/registration-rule'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Whose addresses may get an account at the moment. */
export function useRegistrationState() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['registration-state'],
    queryFn: ({ signal }) => callEndpoint(registrationEndpoints.getRegistration, { signal }),
  })
}

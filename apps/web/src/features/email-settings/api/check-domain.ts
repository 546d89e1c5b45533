import { useMutation } from '@tanstack/react-query'
import { emailSettingsEndpoints as endpoints } from '@troupe/contract/email-settings'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

interface DomainQuestion {
  domain: string
  /** '' lets the server try the usual ones. */
  selector: string
}

/** Has the records of a domain read. */
export function useCheckDomain() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: ({ domain, selector }: DomainQuestion) =>
      callEndpoint(endpoints.checkDomain, { query: { domain, ...(selector ? { selector } : {}) } }),
  })
}

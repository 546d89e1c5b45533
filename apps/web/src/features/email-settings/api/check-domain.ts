import { useMutation } from '@tanstack/react-query'
import { emailSettingsEndpoints as endpoints } from '@troupe/contract/email-settings'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

interface DomainQuestion {
  domain: string
  /** If empty, the server tries the usual selectors. */
  selector: string
}

/** Checks the DNS records of a domain. */
export function useCheckDomain() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: ({ domain, selector }: DomainQuestion) =>
      callEndpoint(endpoints.checkDomain, { query: { domain, ...(selector ? { selector } : {}) } }),
  })
}

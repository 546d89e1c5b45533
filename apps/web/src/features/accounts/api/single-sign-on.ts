import { queryOptions, useMutation } from '@tanstack/react-query'
import { type SignInWays, singleSignOnEndpoints } from '@troupe/contract/account/single-sign-on'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useSessionActions } from '../session/session-context.tsx'

/** The ways to sign in while they are not known: a failed reading must not keep people from their passwords. */
export const passwordsOnly: SignInWays = { providers: [], local_passwords: true }

/** The providers that people can sign in with, and whether there are passwords. */
export function useSignInWays() {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: ['sign-in-ways'],
    queryFn: ({ signal }) => callEndpoint(singleSignOnEndpoints.listWays, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

interface Start {
  provider: string
  /** The page to open afterwards. */
  destination: string
  /** Filled in on the provider's page. */
  email: string | undefined
}

/** Leaves for the provider's page. */
export function useStartSingleSignOn() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: async ({ provider, destination, email }: Start) => {
      const body = { provider, destination, ...(email ? { email } : {}) }
      const { authorization_url } = await callEndpoint(singleSignOnEndpoints.start, { body })
      window.open(authorization_url, '_self')
    },
  })
}

/** The parameters with which a provider sends the browser back. */
export interface ProviderReturn {
  provider: string
  code: string
  state: string
  iss: string | undefined
}

/** Signs in with the provider's answer. Call it once: a code works once. */
export function useCompleteSingleSignOn() {
  const callEndpoint = useCallEndpoint()
  const { signIn } = useSessionActions()
  return useMutation({
    mutationFn: async ({ iss, ...parameters }: ProviderReturn) => {
      const body = { ...parameters, ...(iss === undefined ? {} : { iss }) }
      const answer = await callEndpoint(singleSignOnEndpoints.complete, { body })
      if (answer.state === 'signed_in') await signIn(answer)
      return answer
    },
  })
}

/** Signs in with the code that was mailed to an address which the provider has not verified. */
export function useConfirmAddress() {
  const callEndpoint = useCallEndpoint()
  const { signIn } = useSessionActions()
  return async ({ confirmationId, code }: { confirmationId: string; code: string }) => {
    const body = { confirmation_id: confirmationId, verification_code: code }
    const answer = await callEndpoint(singleSignOnEndpoints.confirm, { body })
    if (answer.state !== 'signed_in') throw new Error('The code was not taken')
    await signIn(answer)
    return answer.destination
  }
}

import { useMutation } from '@tanstack/react-query'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import { microsoftConnectionEndpoints } from '@troupe/contract/mail/microsoft-connection'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

type CallEndpoint = ReturnType<typeof useCallEndpoint>

/** Starts the question of each provider that has one; resolves to its page. */
const questions: Record<EmailProvider, ((callEndpoint: CallEndpoint) => Promise<string | null>) | null> = {
  smtp: null,
  gmail: async (callEndpoint) =>
    (await callEndpoint(emailSettingsEndpoints.connectGmail, { query: { reading: 'true' } })).auth_url,
  microsoft: async (callEndpoint) =>
    (await callEndpoint(microsoftConnectionEndpoints.connect, { body: { reads: true } })).auth_url,
}

/** Asks a provider for the permission to read. Resolves to the page on which the user gives it; null if it is given. */
export function useAskToRead(provider: EmailProvider) {
  const callEndpoint = useCallEndpoint()
  return useMutation({ mutationFn: async () => (await questions[provider]?.(callEndpoint)) ?? null })
}

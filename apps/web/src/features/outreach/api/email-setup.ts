import { useQuery } from '@tanstack/react-query'
import { type EmailConfig, emailSettingsEndpoints } from '@troupe/contract/email-settings'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { MicrosoftConnection } from '@troupe/contract/mail/microsoft-connection'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** How the user can send mail. */
export interface EmailSetup {
  config: EmailConfig
  microsoft: MicrosoftConnection
  /** Providers that this installation offers. */
  available: readonly EmailProvider[]
}

/** The providers and the user's settings, read again whenever the dialog opens. */
export function useEmailSetup() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['email-setup'],
    queryFn: async ({ signal }): Promise<EmailSetup> => {
      const [{ providers }, { config, microsoft }] = await Promise.all([
        callEndpoint(emailSettingsEndpoints.listProviders, { signal }),
        callEndpoint(emailSettingsEndpoints.getConfig, { signal }),
      ])
      return { config, microsoft, available: providers.filter(({ available }) => available).map(({ id }) => id) }
    },
    gcTime: 0,
  })
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type EmailConfigInput, emailSettingsEndpoints as endpoints } from '@troupe/contract/email-settings'
import { useCallback } from 'react'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const configKey = ['email-settings', 'config']

/** Values of the settings form. */
export type EmailConfigValues = { [Name in keyof EmailConfigInput]-?: NonNullable<EmailConfigInput[Name]> }

/** In milliseconds. Mail servers may respond slowly; the server itself gives up after 20 seconds. */
const testTimeoutMs = 40_000

/** The user's settings and the state of their connections. */
export function useEmailConfig() {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: configKey,
    queryFn: ({ signal }) => callEndpoint(endpoints.getConfig, { signal }),
  })
}

/** Providers and features of this installation. */
export function useProviders() {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: ['email-settings', 'providers'],
    queryFn: ({ signal }) => callEndpoint(endpoints.listProviders, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Returns a function that reloads the settings, after something may have changed them. */
export function useForgetEmailConfig() {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: configKey }), [queryClient])
}

export function useSaveEmailConfig() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (values: EmailConfigValues) => callEndpoint(endpoints.putConfig, { body: values }),
    onSuccess: ({ success, config, gmail, microsoft }) =>
      queryClient.setQueryData(configKey, { success, config, gmail, microsoft }),
  })
}

/** Sends a test mail with the settings in the form. */
export function useTestEmailConfig() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (values: EmailConfigValues) => callEndpoint(endpoints.test, { body: values, timeoutMs: testTimeoutMs }),
    // A test notices that a provider has ended its connection.
    onSettled: useForgetEmailConfig(),
  })
}

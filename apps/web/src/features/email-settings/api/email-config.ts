import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type EmailConfigInput, emailSettingsEndpoints as endpoints } from '@troupe/contract/email-settings'
import { useCallback } from 'react'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const configKey = ['email-settings', 'config']

/** Values of the settings form. */
export type EmailConfigValues = { [Name in keyof EmailConfigInput]-?: NonNullable<EmailConfigInput[Name]> }

/** A mail server may take its time; the server itself gives up after 20 seconds. */
const testTimeoutMs = 40_000

/** The user's settings and how their Gmail account stands. */
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

/** Lets the settings be read again, after something may have changed them. */
export function useForgetEmailConfig() {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: configKey }), [queryClient])
}

export function useSaveEmailConfig() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (values: EmailConfigValues) => callEndpoint(endpoints.putConfig, { body: values }),
    onSuccess: ({ success, config, gmail }) => queryClient.setQueryData(configKey, { success, config, gmail }),
  })
}

/** Has a mail sent by the settings as they stand in the form. */
export function useTestEmailConfig() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (values: EmailConfigValues) => callEndpoint(endpoints.test, { body: values, timeoutMs: testTimeoutMs }),
  })
}

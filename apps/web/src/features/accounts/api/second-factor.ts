import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type Confirmation, secondFactorEndpoints as endpoints } from '@troupe/contract/account/second-factor-settings'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { makePasskey, signWithPasskey } from '../passkeys/sign-with-passkey.ts'

const factorsKey = ['account', 'second-factor']

/** The user's second factors. */
export function useSecondFactors() {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: factorsKey,
    queryFn: ({ signal }) => callEndpoint(endpoints.get, { signal }),
  })
}

/** Functions that set up and remove second factors. The list is read again after each change. */
export function useFactorCalls() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const after = async <T>(change: Promise<T>): Promise<T> => {
    const answer = await change
    await queryClient.invalidateQueries({ queryKey: factorsKey })
    return answer
  }
  return {
    /** Lets the user confirm by a passkey. */
    confirmByPasskey: async (): Promise<Confirmation> => {
      const { challenge_token, options } = await callEndpoint(endpoints.beginConfirmation, { body: {} })
      return { method: 'passkey', challenge_token, credential: await signWithPasskey(options) }
    },
    beginApp: (confirmation: Confirmation) => callEndpoint(endpoints.beginApp, { body: { confirmation } }),
    completeApp: (code: string) => after(callEndpoint(endpoints.completeApp, { body: { code } })),
    removeApp: (confirmation: Confirmation, removes_last: boolean) =>
      after(callEndpoint(endpoints.removeApp, { body: { confirmation, removes_last } })),
    addPasskey: async (confirmation: Confirmation, name: string) => {
      const { challenge_token, options } = await callEndpoint(endpoints.beginPasskey, { body: { confirmation } })
      const body = { challenge_token, name, credential: await makePasskey(options) }
      return after(callEndpoint(endpoints.addPasskey, { body }))
    },
    renamePasskey: (confirmation: Confirmation, passkey_id: string, name: string) =>
      after(callEndpoint(endpoints.renamePasskey, { body: { confirmation, passkey_id, name } })),
    removePasskey: (confirmation: Confirmation, passkey_id: string, removes_last: boolean) =>
      after(callEndpoint(endpoints.removePasskey, { body: { confirmation, passkey_id, removes_last } })),
    makeRecoveryCodes: (confirmation: Confirmation) =>
      after(callEndpoint(endpoints.makeRecoveryCodes, { body: { confirmation } })),
  }
}

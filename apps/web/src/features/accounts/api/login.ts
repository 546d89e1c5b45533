import { useMutation } from '@tanstack/react-query'
import { secondFactorSignInEndpoints } from '@troupe/contract/account/second-factor-sign-in'
import { accountEndpoints } from '@troupe/contract/accounts'
import type { SecondFactorNeeded, SecondFactorProof } from '@troupe/contract/sign-in/second-factor-proof'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { signWithPasskey } from '../passkeys/sign-with-passkey.ts'
import { useSessionActions } from '../session/session-context.tsx'

export interface Credentials {
  email: string
  password: string
}

/** Signs in and resolves once the session has the user: to null, or to the request for a second factor. */
export function useLogin() {
  const callEndpoint = useCallEndpoint()
  const { signIn } = useSessionActions()
  return useMutation({
    mutationFn: async (credentials: Credentials): Promise<SecondFactorNeeded | null> => {
      const answer = await callEndpoint(accountEndpoints.login, { body: credentials })
      if ('second_factor_required' in answer) return answer
      await signIn(answer)
      return null
    },
  })
}

/** What a user enters as the second factor; a passkey is asked by the browser. */
export type EnteredFactor = { method: 'code' | 'recovery_code'; code: string } | { method: 'passkey' }

/** Completes a sign-in with the second factor. */
export function useProveSecondFactor({ challenge_token, passkey_options }: SecondFactorNeeded) {
  const callEndpoint = useCallEndpoint()
  const { signIn } = useSessionActions()
  return useMutation({
    mutationFn: async (entered: EnteredFactor) => {
      const toProof = async (): Promise<SecondFactorProof> => {
        if (entered.method !== 'passkey') return entered
        if (!passkey_options) throw new Error('The account has no passkey')
        return { method: 'passkey', credential: await signWithPasskey(passkey_options) }
      }
      const body = { challenge_token, proof: await toProof() }
      await signIn(await callEndpoint(secondFactorSignInEndpoints.prove, { body }))
    },
  })
}

/** Signs in with a passkey, without an address and a password. */
export function usePasskeyLogin() {
  const callEndpoint = useCallEndpoint()
  const { signIn } = useSessionActions()
  return useMutation({
    mutationFn: async () => {
      const { challenge_token, options } = await callEndpoint(secondFactorSignInEndpoints.passkeyOptions, { body: {} })
      const body = { challenge_token, credential: await signWithPasskey(options) }
      await signIn(await callEndpoint(secondFactorSignInEndpoints.passkeyLogin, { body }))
    },
  })
}

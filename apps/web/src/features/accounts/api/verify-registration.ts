import { useMutation } from '@tanstack/react-query'
import { accountEndpoints } from '@troupe/contract/accounts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { authErrorTexts } from '../auth-texts.ts'
import { useSessionActions } from '../session/session-context.tsx'

interface Verification {
  email: string
  code: string
}

/** A code that the server read and did not accept; the message is the server's. */
export class CodeRefusedError extends Error {}

/** Proves the address. The session begins at once when the answer brings both tokens. */
export function useVerifyRegistration() {
  const callEndpoint = useCallEndpoint()
  const { signIn } = useSessionActions()
  return useMutation({
    mutationFn: async ({ email, code }: Verification) => {
      const answer = await callEndpoint(accountEndpoints.verifyRegistration, {
        body: { email, verification_code: code },
      })
      if (!answer.success || !answer.email_verified) {
        throw new CodeRefusedError(answer.message || authErrorTexts.verificationFailed)
      }
      // The account exists even if the user cannot be read now; the person then signs in by hand.
      if (answer.access_token && answer.refresh_token) await signIn(answer).catch(() => undefined)
    },
  })
}

import { accountEndpoints } from '@troupe/contract/accounts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useSessionActions } from '../session/session-context.tsx'
import { authErrorTexts } from './auth-error-texts.ts'
import { CodeRefusedError } from './code-refused-error.ts'

interface Verification {
  email: string
  code: string
  /** From the response to the registration. It proves that the same browser chose the password. */
  registrationId: string | undefined
}

/** Verifies the address. If the response contains both tokens, the session begins at once. */
export function useVerifyRegistration() {
  const callEndpoint = useCallEndpoint()
  const { signIn } = useSessionActions()
  return async ({ email, code, registrationId }: Verification) => {
    const answer = await callEndpoint(accountEndpoints.verifyRegistration, {
      body: { email, verification_code: code, registration_id: registrationId },
    })
    if (!answer.success || !answer.email_verified) {
      throw new CodeRefusedError(answer.message || authErrorTexts.verificationFailed)
    }
    // The account exists even if the user cannot be read now; the user can then sign in manually.
    const { access_token, refresh_token } = answer
    if (access_token && refresh_token) await signIn({ access_token, refresh_token }).catch(() => undefined)
  }
}

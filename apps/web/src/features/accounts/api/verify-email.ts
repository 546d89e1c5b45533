import { queryOptions } from '@tanstack/react-query'
import { emailVerificationEndpoints } from '@troupe/contract/account/email-verification'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { CodeRefusedError } from './code-refused-error.ts'

/** Mails a code to an address. Resolves to the time the code expires. */
export function useRequestEmailCode() {
  const callEndpoint = useCallEndpoint()
  return async (email: string) => {
    const answer = await callEndpoint(emailVerificationEndpoints.requestCode, { body: { email } })
    if (!answer.success) throw new CodeRefusedError(answer.message)
    return new Date(answer.expires_at)
  }
}

/** Verifies an address with its mailed code. */
export function useVerifyEmailCode() {
  const callEndpoint = useCallEndpoint()
  return async ({ email, code }: { email: string; code: string }) => {
    const answer = await callEndpoint(emailVerificationEndpoints.verifyCode, {
      body: { email, verification_code: code },
    })
    if (!answer.success || !answer.email_verified) throw new CodeRefusedError(answer.message)
  }
}

/** Whether an address was verified recently, and when its pending code expires. */
export function useEmailVerificationStatus(email: string) {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: ['email-verification', email],
    queryFn: ({ signal }) => callEndpoint(emailVerificationEndpoints.status, { params: { email }, signal }),
  })
}

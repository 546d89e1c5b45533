import { useState } from 'react'
import { type Registration, useRegister } from '../api/register.ts'
import { useVerifyRegistration } from '../api/verify-registration.ts'
import { startCodeTimes } from '../code-entry/code-times.ts'
import { usePendingCode } from '../code-entry/pending-code.ts'

/**
 * A registration in progress. All tabs know, also after a reload, that a code was mailed. Only the tab in which the
 * password was typed knows it, so in others it has to be entered again before a new code can be sent.
 * @param destination Page to open after signing in.
 */
export function useRegistration(destination: string) {
  const register = useRegister()
  const verify = useVerifyRegistration()
  const { pending, remember, forget } = usePendingCode('registration')
  const [draft, setDraft] = useState<Registration>(() => ({
    email: pending?.email ?? '',
    username: pending?.username ?? '',
    password: '',
  }))

  const start = async (registration: Registration) => {
    setDraft(registration)
    const { registrationId, expiresAt } = await register(registration)
    const { email, username } = registration
    remember({ email, username, registrationId, destination, ...startCodeTimes(expiresAt) })
  }
  return {
    /** The entered values, with the password only in the tab where it was typed. */
    draft,
    /** The pending code, if any. */
    pending,
    start,
    isPasswordKnown: draft.password !== '' && draft.email === pending?.email,
    resend: () => start(draft),
    verify: (code: string) => verify({ email: pending?.email ?? '', code, registrationId: pending?.registrationId }),
    cancel: forget,
    finish: () => {
      forget()
      setDraft({ email: '', username: '', password: '' })
    },
  }
}

export type RegistrationInProgress = ReturnType<typeof useRegistration>

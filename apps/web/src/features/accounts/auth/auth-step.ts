import { type To, useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'

/**
 * The forms of the auth screen. `password` is the sign-in form also where local passwords are off, for accounts that an
 * operator allows to use theirs.
 */
const AuthStep = z.enum(['sign-in', 'register', 'verify', 'reset', 'new-password', 'password'])
export type AuthStep = z.output<typeof AuthStep>

const parameter = 'step'

/**
 * The form that is shown. It is kept in the address, so that back, forward and reload work; without a parameter it is
 * the sign-in form. Navigation between forms keeps the page to return to.
 */
export function useAuthStep() {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const step = AuthStep.safeParse(search.get(parameter)).data ?? 'sign-in'

  const addressOf = (target: AuthStep): To => ({
    pathname,
    search: target === 'sign-in' ? '' : new URLSearchParams({ [parameter]: target }).toString(),
  })
  return {
    step,
    addressOf,
    state: state as unknown,
    go: (target: AuthStep, options: { replace?: boolean } = {}) =>
      navigate(addressOf(target), { ...options, state, preventScrollReset: true }),
  }
}

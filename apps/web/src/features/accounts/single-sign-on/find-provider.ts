import type { SignInProvider } from '@troupe/contract/account/single-sign-on'
import { Email } from '@troupe/contract/mail/email-address'

/** The provider of an address's domain; undefined unless exactly one serves it by name. */
export function findProvider(
  providers: readonly SignInProvider[],
  entered: string,
): { domain: string; provider: SignInProvider } | undefined {
  const email = Email.safeParse(entered).data
  if (email === undefined) return undefined
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const [provider, another] = providers.filter(({ domains }) => domains.includes(domain))
  return provider && !another ? { domain, provider } : undefined
}

import { Email, LongCode } from '@troupe/contract/accounts'
import { z } from 'zod'

const PasswordLink = z.object({ email: Email, code: LongCode })

/** Reads the token after the # of an operator's link, which no server sees; undefined for any other address. */
export function readPasswordLink(hash: string): z.output<typeof PasswordLink> | undefined {
  return PasswordLink.safeParse(Object.fromEntries(new URLSearchParams(hash.slice(1)))).data
}

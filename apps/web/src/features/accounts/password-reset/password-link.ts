import { Email, LongCode } from '@troupe/contract/accounts'
import { z } from 'zod'

const PasswordLink = z.object({ email: Email, code: LongCode })

/** What a link from an operator carries behind its #, which no server sees; undefined for any other address. */
export function readPasswordLink(hash: string): z.output<typeof PasswordLink> | undefined {
  return PasswordLink.safeParse(Object.fromEntries(new URLSearchParams(hash.slice(1)))).data
}

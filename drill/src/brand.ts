import type { TokenPair } from '@troupe/contract/accounts'
import { registerBrand } from '../../bench/src/mail/sending-brand.ts'
import { inventPerson, type Person, signUp } from '../../tools/test-person.ts'
import type { Cluster } from './cluster/cluster.ts'

/** Somebody new, signed in at the first server. */
export async function signUpPerson({ a, sandbox }: Cluster): Promise<TokenPair & { readonly person: Person }> {
  const person = inventPerson()
  return { person, ...(await signUp(a.url, person, sandbox.httpUrl)) }
}

/** Somebody whose mails go to the counting mail server; gives their access token, which is good for a quarter of an hour. */
export function signUpSender({ a, sandbox, mailServer }: Cluster): Promise<string> {
  return registerBrand(a.url, mailServer.port, sandbox.httpUrl)
}

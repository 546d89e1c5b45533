import { randomInt } from 'node:crypto'
import { Username, usernameMinLength } from '@troupe/contract/accounts'

const longest = 40
const attempts = 6
/** Digits of a number that is added. */
const numbers = 1_000_000

/**
 * User names for a new account, the best first: the person's name, or the part before the @ of the address, then with
 * numbers added.
 */
export function listUsernames({ name, email }: { name: string | undefined; email: string }): string[] {
  const local = email.slice(0, email.lastIndexOf('@'))
  const base = [name, local].map(toBase).find((text) => text !== undefined) ?? 'troupe'
  return [base, ...Array.from({ length: attempts }, () => `${base} ${randomInt(numbers)}`)]
}

function toBase(text: string | undefined): string | undefined {
  const cut = [...(text ?? '').trim()].slice(0, longest).join('').trim()
  return cut.length >= usernameMinLength ? Username.safeParse(cut).data : undefined
}

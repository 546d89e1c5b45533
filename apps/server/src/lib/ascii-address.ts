import { domainToASCII } from 'node:url'

/** An address with its domain in the form that mail servers look up: `a@münchen.de` is `a@xn--mnchen-3ya.de`. */
export function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  if (!/\P{ASCII}/u.test(address.slice(at))) return address
  // Empty for a domain that has no such form, which is then refused by the mail server.
  const domain = domainToASCII(address.slice(at + 1))
  return domain === '' ? address : `${address.slice(0, at + 1)}${domain}`
}

import { isEmailAddress } from '@troupe/contract/email-address'

/** What a typed address links to: a web address, an e-mail address or the creator's profile; undefined when it is none. */
export function toLinkAddress(text: string): string | undefined {
  const typed = text.trim()
  if (/^\{\{\s*url\s*\}\}$/i.test(typed)) return '{{url}}'
  const address = typed.replace(/^mailto:/i, '')
  if (isEmailAddress(address)) return `mailto:${address}`
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[^/]+:\d/.test(typed) ? typed : `https://${typed}`)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && url.hostname.includes('.') ? url.href : undefined
}

import { isEmailAddress } from '@troupe/contract/mail/email-address'

/**
 * Converts typed text to a link: a web address, an e-mail address or the merge field of the creator's profile;
 * undefined if it is none of them.
 */
export function toLinkAddress(text: string): string | undefined {
  const typed = text.trim()
  if (/^\{\{\s*url\s*\}\}$/i.test(typed)) return '{{url}}'
  const address = typed.replace(/^mailto:/i, '')
  if (isEmailAddress(address)) return `mailto:${address}`
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[^/]+:\d/.test(typed) ? typed : `https://${typed}`)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && url.hostname.includes('.') ? url.href : undefined
}

import { normalizeText } from '@troupe/contract/base/text'

const longestAddress = 254

/**
 * An address without a preceding character that could belong to it: a letter not allowed in a local part would cut it
 * short, and an "@" makes it a name on another network. Letters beyond ASCII end the domain, since Chinese texts
 * contain addresses without blanks around them.
 */
const address =
  /(?<![@\p{Script=Latin}\d._%+-])([\w.%+-]{1,64})@((?:[a-z\d](?:[a-z\d-]{0,62})\.){1,8}[a-z]{2,24})(?![\w-])/giu

/** "logo@2x.png" is a file, not an address. */
const fileEndings = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'mp4', 'js', 'css', 'html', 'pdf'])
const notPeople = /^(?:example|sentry)\./

/** Returns the first e-mail address in a text, with its domain in lower case; undefined if there is none. */
export function findEmail(text: string): string | undefined {
  for (const [, written = '', domain = ''] of normalizeText(text).matchAll(address)) {
    const local = written.replace(/^[.%+-]+/, '')
    const host = domain.toLowerCase()
    const found = `${local}@${host}`
    if (isLocalPart(local) && isDomain(host) && found.length <= longestAddress) return found
  }
  return undefined
}

function isLocalPart(local: string): boolean {
  return local !== '' && !local.endsWith('.') && !local.includes('..')
}

function isDomain(host: string): boolean {
  const labels = host.split('.')
  return !labels.some((label) => label.endsWith('-')) && !fileEndings.has(labels.at(-1) ?? '') && !notPeople.test(host)
}

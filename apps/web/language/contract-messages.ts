import { messages } from '@troupe/contract/messages/messages-data'
import type { Plugin } from 'vite'

const formatter = '@troupe/contract/messages/format-message'
const schemaFiles = /\/packages\/contract\/src\/(?!messages\/).*\.ts$/
const call = /\bschemaText\(\s*'([\w.]+)'\s*(\)|,)/g
const entry = /\bmessages\['([\w.]+)'\]/g

/**
 * Puts the English text in the place of a message's key in the contract's schemas. The browser needs a few of the texts
 * that the server sends, and the landing page fewer still: without the keys the table itself is left out.
 */
export function writeContractMessages(): Plugin {
  return {
    name: 'write-contract-messages',
    apply: 'build',
    enforce: 'pre',
    transform: (source, id) => (schemaFiles.test(id) ? { code: writeMessages(source), map: null } : null),
  }
}

/** Replaces keys by texts in one source. Keys that are put together stay, and with them the table. */
export function writeMessages(source: string): string {
  const written = source
    .replace(call, (whole, key: string, end) => {
      const text = find(key)
      if (text === undefined) return whole
      return end === ')' ? JSON.stringify(text) : `fillMessage(${JSON.stringify(text)},`
    })
    .replace(entry, (whole, key: string) => (find(key) === undefined ? whole : JSON.stringify(find(key))))
  const isFilled = written.includes('fillMessage(')
  return isFilled ? `import { formatMessage as fillMessage } from '${formatter}'\n${written}` : written
}

const find = (key: string): string | undefined => new Map<string, string>(Object.entries(messages)).get(key)

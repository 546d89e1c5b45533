import { join, resolve } from 'node:path'
import { messages } from '@troupe/contract/messages/messages-data'
import type { Plugin } from 'vite'

const contractFolder = resolve(import.meta.dirname, '../../../packages/contract/src')
const messagesFolder = join(contractFolder, 'messages')
const table = join(messagesFolder, 'messages-data.ts')

/**
 * Empties the browser's table of messages, and has each module of the contract put in those that it says itself: the
 * landing page loads few of these modules, and what the server says comes with its text. For builds only, since tests and
 * translations need the whole table.
 */
export function divideMessages(): Plugin {
  return {
    name: 'divide-messages',
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      if (id === table) return { code: 'export const messages = {}', map: null }
      if (!id.startsWith(contractFolder) || id.startsWith(messagesFolder)) return null
      const said = findSaidMessages(source)
      if (Object.keys(said).length === 0) return null
      const head = `import { messages as saidMessages } from ${JSON.stringify(table)}`
      return { code: `${head}\nObject.assign(saidMessages, ${JSON.stringify(said)})\n${source}`, map: null }
    },
  }
}

/** The messages whose keys stand in a source. One that is put together stands for several: `email.${field}_too_long`. */
export function findSaidMessages(source: string): Record<string, string> {
  const literals = [...source.matchAll(/['`]([a-z_]+\.[\w${}]+)['`]/g)].map(([, literal = '']) => literal)
  const patterns = literals.map(
    (literal) => new RegExp(`^${literal.replace('.', '\\.').replace(/\$\{\w+\}/g, '\\w+')}$`),
  )
  return Object.fromEntries(Object.entries(messages).filter(([key]) => patterns.some((pattern) => pattern.test(key))))
}

import { build, type Message, type MessageKey } from '@troupe/contract/messages/message'
import { messages } from '@troupe/contract/messages/messages-data'

/**
 * Finds the message of a text that is stored without its key.
 * @param keys The messages it may be, each with at most one placeholder, and that a plain `{name}`.
 */
export function recogniseMessage(text: string | null, keys: readonly MessageKey[]): Message | undefined {
  for (const key of keys) {
    const [start = '', name, end = ''] = messages[key].split(/[{}]/)
    if (name === undefined && text === start) return build(key, {})
    if (name === undefined || !text?.startsWith(start) || !text.endsWith(end)) continue
    return build(key, { [name]: text.slice(start.length, text.length - end.length) })
  }
  return undefined
}

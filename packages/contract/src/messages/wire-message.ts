import { build, isMessageKey, type Message, quote } from './message.ts'
import type { MessageParams, MessageReference } from './wire-schemas.ts'

/** A message's key and parameters as response fields. */
export interface WireMessage {
  readonly message_key?: string
  readonly message_params?: MessageParams
}

/** Turns a message into response fields. A message two levels down, or without a key, becomes its English text. */
export function toWireMessage({ key, params }: Message): WireMessage {
  if (key === undefined) return {}
  const values = Object.entries(params).map(([name, value]) => [name, toWireParam(value)] as const)
  return { message_key: key, ...(values.length === 0 ? {} : { message_params: Object.fromEntries(values) }) }
}

/** An English text with its key and parameters, as the fields `message`, `message_key` and `message_params`. */
export function tellMessage(said: Message): WireMessage & { readonly message: string } {
  return { message: said.text, ...toWireMessage(said) }
}

/** Turns a message into one field; undefined if there is none, or if its text is not one of ours. */
export function referToMessage(said: Message | null): MessageReference | undefined {
  const { message_key: key, ...params } = said ? toWireMessage(said) : {}
  return key === undefined ? undefined : { message_key: key, ...params }
}

function toWireParam(value: string | number | Message): MessageParams[string] {
  if (typeof value !== 'object') return value
  if (value.key === undefined) return value.text
  const inner = Object.entries(value.params).map(
    ([name, each]) => [name, typeof each === 'object' ? each.text : each] as const,
  )
  return { message_key: value.key, ...(inner.length === 0 ? {} : { message_params: Object.fromEntries(inner) }) }
}

/**
 * The message of a stored key and its parameters; undefined if this release does not know the key, or the key's message
 * has other parameters.
 */
export function readMessage(key: string | null, params: MessageParams): Message | undefined {
  if (key === null || !isMessageKey(key)) return undefined
  const values = Object.entries(params).map(([name, value]) => [name, readParam(value)] as const)
  try {
    return build(key, Object.fromEntries(values))
  } catch {
    return undefined
  }
}

function readParam(value: MessageParams[string]): Message['params'][string] {
  if (typeof value !== 'object') return value
  return readMessage(value.message_key, value.message_params ?? {}) ?? quote(value.message_key)
}

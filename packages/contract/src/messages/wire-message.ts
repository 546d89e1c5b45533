import {
  build,
  type Figure,
  figure,
  isMessageKey,
  type ListItem,
  list,
  type Message,
  type MessageParam,
  type Name,
  quote,
} from './message.ts'
import type {
  InnerMessage,
  MessageParams,
  MessageReference,
  WireFigure,
  WireName,
  MessageParam as WireParam,
} from './wire-schemas.ts'

/** A message's key and parameters as response fields. */
export interface WireMessage {
  readonly message_key?: string
  readonly message_params?: MessageParams
}

/** Turns a message into response fields. A message three levels down, or without a key, becomes its English text. */
export function toWireMessage({ key, params }: Message): WireMessage {
  if (key === undefined) return {}
  return { message_key: key, ...toParamsField(params, toWireParam) }
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

function toParamsField<Wire>(params: Message['params'], convert: (value: MessageParam) => Wire) {
  const values = Object.entries(params).map(([name, value]) => [name, convert(value)] as const)
  return values.length === 0 ? {} : { message_params: Object.fromEntries(values) }
}

function toWireParam(value: MessageParam): MessageParams[string] {
  if (typeof value !== 'object') return value
  if ('items' in value) return { items: value.items.map(toWireItem), join: value.join }
  return 'key' in value ? toInnerMessage(value) : toLeaf(value)
}

const toWireItem = (item: ListItem) =>
  typeof item === 'object' && 'key' in item ? toInnerMessage(item) : toInnerItem(item)

/** Presents a parameter of a message that is itself a parameter. */
function toInnerParam(value: MessageParam) {
  if (typeof value !== 'object') return value
  if ('items' in value) return { items: value.items.map(toInnerItem), join: value.join }
  if (!('key' in value)) return toLeaf(value)
  const { key, params, text } = value
  return key === undefined ? text : { message_key: key, ...toParamsField(params, toScalar) }
}

const toScalar = (value: MessageParam) => (typeof value === 'object' ? value.text : value)

function toInnerItem(item: ListItem): string | WireName {
  if (typeof item !== 'object') return item
  return 'key' in item ? item.text : toWireName(item)
}

function toInnerMessage({ key, params, text }: Message): string | InnerMessage {
  return key === undefined ? text : { message_key: key, ...toParamsField(params, toInnerParam) }
}

const toLeaf = (value: Name | Figure): WireName | WireFigure =>
  'nameOf' in value ? toWireName(value) : { value: value.value, decimals: value.decimals, is_signed: value.isSigned }

const toWireName = ({ nameOf, code, text }: Name): WireName => ({ name_of: nameOf, code, name: text })

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

function readParam(value: WireParam): MessageParam {
  if (typeof value !== 'object') return value
  if ('items' in value) return list(value.items.map(readItem), value.join)
  if ('decimals' in value) return figure(value.value, value.decimals, { isSigned: value.is_signed })
  return readItem(value)
}

function readItem(item: string | WireName | InnerMessage): ListItem {
  if (typeof item !== 'object') return item
  if ('name_of' in item) return { nameOf: item.name_of, code: item.code, text: item.name }
  return readMessage(item.message_key, item.message_params ?? {}) ?? quote(item.message_key)
}

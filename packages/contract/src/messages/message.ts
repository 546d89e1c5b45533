import { formatMessage } from './format-message.ts'
import { messages } from './messages-data.ts'

export type MessageKey = keyof typeof messages

/** A text for people, with its key in `messages-data.ts` and the values of its placeholders. */
export interface Message {
  /** Undefined if the text is not one of ours, such as the answer of a mail server. */
  readonly key: MessageKey | undefined
  readonly params: Readonly<Record<string, MessageParam>>
  /** In English. */
  readonly text: string
}

/** The value of a placeholder. All but texts and numbers are said differently in each language. */
export type MessageParam = string | number | Message | Name | Figure | MessageList

/** Catalogues whose names every language has. */
export type NameKind = 'category' | 'country' | 'language'

/** A name of a catalogue. */
export interface Name {
  readonly nameOf: NameKind
  readonly code: string
  /** In English. */
  readonly text: string
}

/** A number with a fixed count of decimals, for what no style of a message describes. */
export interface Figure {
  readonly value: number
  readonly decimals: number
  /** Whether a positive number has a sign too. */
  readonly isSigned: boolean
  /** In English. */
  readonly text: string
}

export type Join = 'and' | 'or' | 'comma'
export type ListItem = string | Message | Name

/** Things that are joined as in a sentence. */
export interface MessageList {
  readonly items: readonly ListItem[]
  readonly join: Join
  /** In English. */
  readonly text: string
}

/** A placeholder's name at the start of the text behind a brace; never, if a branch of a plural begins there. */
type NameIn<Text extends string> = Text extends `${infer Head}}${string}`
  ? Head extends `${infer Name},${string}`
    ? NoBranch<Name>
    : NoBranch<Head>
  : never
type NoBranch<Name extends string> = Name extends
  | `${string} ${string}`
  | `${string}#${string}`
  | `${string}{${string}`
  | ''
  ? never
  : Name

/** Names of all placeholders of a message. */
type Names<Text extends string> = Text extends `${string}{${infer Rest}` ? NameIn<Rest> | Names<Rest> : never
/** Names of those that are numbers: `{count, number}` and `{count, plural, …}`. */
type Counts<Text extends string> = Text extends `${string}{${infer Name}, ${'number' | 'plural'}${infer Rest}`
  ? LastName<Name> | Counts<Rest>
  : never
type LastName<Text extends string> = Text extends `${string}{${infer Rest}` ? LastName<Rest> : Text

/** The values that a text's placeholders demand. */
export type ValuesOf<Text extends string, Value = string | number> = {
  readonly [Name in Names<Text>]: Name extends Counts<Text> ? number : Value
}

/** The parameters that a message demands. */
export type ParamsOf<Key extends MessageKey> = ValuesOf<(typeof messages)[Key], MessageParam>

type ParamsArgument<Key extends MessageKey> = keyof ParamsOf<Key> extends never ? [] : [params: ParamsOf<Key>]

/** Keys of the messages without parameters. */
export type PlainMessageKey = { [Key in MessageKey]: keyof ParamsOf<Key> extends never ? Key : never }[MessageKey]

export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(messages, text)
}

/** Whether the text is the key of a message without parameters. */
export function isPlainMessageKey(text: string): text is PlainMessageKey {
  return isMessageKey(text) && !messages[text].includes('{')
}

/** Builds the message of a key, whose placeholders take the parameters. A parameter may be a message itself. */
export function say<Key extends MessageKey>(key: Key, ...params: ParamsArgument<Key>): Message {
  return build(key, params[0] ?? {})
}

/** Builds a message from stored values. @throws Error if the key's message has other placeholders. */
export function build(key: MessageKey, params: Message['params']): Message {
  const values = Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value.text : value])
  return { key, params, text: formatMessage(messages[key], Object.fromEntries(values)) }
}

/** Wraps a text that is not one of ours, such as a mail server's answer. It is shown as it is. */
export function quote(text: string): Message {
  return { key: undefined, params: {}, text }
}

const englishLists: Record<Join, Intl.ListFormat> = {
  and: new Intl.ListFormat('en', { type: 'conjunction' }),
  or: new Intl.ListFormat('en', { type: 'disjunction' }),
  comma: new Intl.ListFormat('en', { type: 'conjunction', style: 'narrow' }),
}

/**
 * Builds a list for a message's placeholder.
 * @param writeEnglish joins the English texts, where it is not done as `Intl` does: "a, b, and c".
 */
export function list(
  items: readonly ListItem[],
  join: Join = 'and',
  writeEnglish = (texts: readonly string[]) => englishLists[join].format(texts),
): MessageList {
  return { items, join, text: writeEnglish(items.map((item) => (typeof item === 'string' ? item : item.text))) }
}

/** Builds a number with a fixed count of decimals. English writes no separators, and a minus that is as long as a plus. */
export function figure(value: number, decimals: number, { isSigned = false } = {}): Figure {
  const sign = value < 0 ? '−' : isSigned ? '+' : ''
  return { value, decimals, isSigned, text: `${sign}${Math.abs(value).toFixed(decimals)}` }
}

const schemaTexts = new Map<string, Message>()

/**
 * The English text of a message, for a schema or another part that carries only texts: the message is noted, and
 * `findMessage` finds it by its text. For fixed parameters only, since nothing is ever forgotten.
 */
export function schemaText<Key extends MessageKey>(key: Key, ...params: ParamsArgument<Key>): string {
  const message = say(key, ...params)
  schemaTexts.set(message.text, message)
  return message.text
}

/** The message of a text that `schemaText` returned; undefined for other texts, such as Zod's own. */
export function findMessage(text: string): Message | undefined {
  return schemaTexts.get(text)
}

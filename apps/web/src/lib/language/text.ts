import { findMessage } from '@troupe/contract/messages/message'
import { toWireMessage } from '@troupe/contract/messages/wire-message'
import { activeLanguage, findTranslation, type MessageParts } from './active-language.ts'
import { formatParts } from './format-parts.ts'
import { nameMessage, toMessageKey } from './message-key.ts'
import { tell } from './tell.ts'

/** A message with values, as the build puts it in the place of its text. */
interface CompiledMessage {
  readonly key: string
  readonly parts: MessageParts
}

type Selector = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | `=${number}`

/** The argument at the start of what follows a brace: `count, plural, …`, `count, number}` or `name}`. */
type Argument<After extends string> = After extends `${infer Head}}${string}`
  ? Head extends `${infer Name}, ${'plural' | 'selectordinal' | 'number'}${string}`
    ? Record<Name, number>
    : Record<Head, string | number>
  : unknown

/** The values that a message needs. The braces of a plural's cases are none. */
type Values<Message extends string, InPlural = false> = Message extends `${infer Before}{${infer After}`
  ? ([InPlural, Before] extends [true, `${string}${Selector} `] ? unknown : Argument<After>) &
      Values<After, InPlural extends true ? true : After extends `${string}, plural,${string}` ? true : false>
  : unknown

type ValuesOf<Message extends string> = keyof Values<Message> extends never ? [] : [values: Values<Message>]

/**
 * Returns a text of the interface in the active language.
 * @param message The English text, a literal; with values it is an ICU message, such as `'{count, plural, one {# creator}
 * other {# creators}}'`. `npm run texts` collects these calls.
 * @param values The values of the message, demanded by its type.
 */
export function text<const Message extends string>(message: Message, ...values: ValuesOf<Message>): string {
  return format(message, values[0])
}

/**
 * Like `text`, for an English text that is translated differently elsewhere.
 * @param context What the text is, for translators: `'noun'`, `'button'`. A literal.
 */
export function textAs<const Message extends string>(
  context: string,
  message: Message,
  ...values: ValuesOf<Message>
): string {
  return format(message, values[0], context)
}

/**
 * Translates a text that was made elsewhere: a message of the contract's rules, by its key, or a text that is listed in
 * `apps/web/language/contract-texts.ts`. Returns it as it is if the catalogue does not have it.
 */
export function translate(english: string): string {
  const said = findMessage(english)
  return said ? tell(toWireMessage(said), english) : format(english, undefined)
}

function format(message: unknown, values: unknown, context?: string): string {
  if (isCompiled(message)) {
    const translation = findTranslation(message.key) ?? message.parts
    return typeof translation === 'string' ? translation : formatParts(translation, values)
  }
  const english = String(message)
  if (activeLanguage().code === 'en') return english
  const translation = findTranslation(toMessageKey(nameMessage(english, context)))
  return typeof translation === 'string' ? translation : english
}

function isCompiled(message: unknown): message is CompiledMessage {
  return typeof message === 'object' && message !== null && 'parts' in message
}

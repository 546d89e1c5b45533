import type { InnerMessage, MessageParam, MessageParams, WireName } from '@troupe/contract/messages/wire-schemas'
import { activeLocale, displayName, findTranslation, joinWords } from './active-language.ts'
import { formatParts } from './format-parts.ts'
import { toMessageKey } from './message-key.ts'

/** Key and parameters of a text of the server, as in its responses. */
export interface ToldMessage {
  readonly message_key?: string | undefined
  readonly message_params?: MessageParams | undefined
}

/**
 * Returns a text of the server in the active language. It is the server's own in English, and where the catalogue does not
 * have its key, or the key of a message within it.
 * @param english The server's text.
 */
export function tell(message: ToldMessage | null | undefined, english: string): string {
  return translateMessage(message ?? {}) ?? english
}

/** Like `tell`, for a problem in a payload. Zod's own messages have no keys; they are told by their type. */
export function tellIssue(issue: ToldMessage & { readonly msg: string; readonly type: string }): string {
  return tell(issue.message_key === undefined ? { message_key: `zod.${issue.type}` } : issue, issue.msg)
}

function translateMessage({ message_key: key, message_params: params = {} }: ToldMessage): string | undefined {
  const translation = key === undefined ? undefined : findTranslation(toMessageKey(key))
  if (translation === undefined || typeof translation === 'string') return translation
  const values: Record<string, string | number> = {}
  try {
    for (const [name, value] of Object.entries(params)) {
      const told = translateValue(value)
      if (told === undefined) return undefined
      values[name] = told
    }
    return formatParts(translation, values)
  } catch {
    // The server is of another release, and its message has other parameters.
    return undefined
  }
}

function translateValue(value: MessageParam): string | number | undefined {
  if (typeof value !== 'object') return value
  if ('decimals' in value) {
    const { decimals, is_signed: isSigned } = value
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return value.value.toLocaleString(activeLocale(), { ...digits, signDisplay: isSigned ? 'always' : 'auto' })
  }
  if (!('items' in value)) return translateItem(value)
  const told = value.items.map(translateItem)
  return told.every((item) => item !== undefined) ? joinWords(told, value.join) : undefined
}

function translateItem(item: string | WireName | InnerMessage): string | undefined {
  if (typeof item !== 'object') return item
  return 'name_of' in item ? tellName(item) : translateMessage(item)
}

function tellName({ name_of: kind, code, name }: WireName): string {
  if (kind !== 'category') return displayName(kind, code)
  const translation = findTranslation(toMessageKey(name))
  return typeof translation === 'string' ? translation : name
}

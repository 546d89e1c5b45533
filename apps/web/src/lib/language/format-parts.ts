import { IntlMessageFormat } from 'intl-messageformat'
import { activeLocale, type MessageParts } from './active-language.ts'

const formatters = new Map<MessageParts, IntlMessageFormat>()

/** Formats a message with its values, by the rules of the active language. @throws Error if a value is missing. */
export function formatParts(parts: MessageParts, values: unknown): string {
  const formatter = formatters.get(parts) ?? new IntlMessageFormat(parts, activeLocale())
  formatters.set(parts, formatter)
  return String(formatter.format(typeof values === 'object' ? { ...values } : undefined))
}

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Whether a message has values. All others are plain strings, in which apostrophes and `#` mean nothing. */
export const hasValues = (message: string): boolean => /[{}]/.test(message)

/**
 * Compiles a message with values to its parts.
 * @throws SyntaxError when it is no ICU message.
 */
export function compileMessage(message: string): MessageFormatElement[] {
  return parse(message, { ignoreTag: true, requiresOtherClause: true }).map(shorten)
}

/** Leaves out what the formatter assumes anyway. */
function shorten(element: MessageFormatElement): MessageFormatElement {
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
  const options = Object.fromEntries(
    Object.entries(element.options).map(([name, option]) => [name, { value: option.value.map(shorten) }]),
  )
  return { ...element, options }
}

/** Compiles a translation: a string without values, otherwise its parts. */
export function compileTranslation(translation: string): string | MessageFormatElement[] {
  return hasValues(translation) ? compileMessage(translation) : translation
}

/** Names of the values of a message, sorted. */
export function listValues(message: string): string[] {
  const names = new Set<string>()
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      names.add(element.value)
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value)
      }
    }
  }
  if (hasValues(message)) visit(compileMessage(message))
  return [...names].sort()
}

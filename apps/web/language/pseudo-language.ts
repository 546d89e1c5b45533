import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { hasValues } from './compile-message.ts'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'åƀçđéƒĝĥîĵķļɱñøþɋŕšŧûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑØÞɊŔŠŦÛṼŴẊÝŽ'
const startOfRightToLeft = '\u202e'
const endOfRightToLeft = '\u202c'
/** Length that is added, as a share of the text. */
const growth = 0.4

/**
 * Makes a text of the pseudo-language from an English one: accented, 40 % longer and written from right to left, so that
 * texts that are not translated, cut off or in the wrong place can be seen. Values and plural cases stay.
 */
export function toPseudo(message: string): string {
  return hasValues(message) ? printParts(parse(message, { ignoreTag: true })) : stretch(message)
}

/** `'#'` stands for the number in a plural's case, and must not be quoted there. */
function printParts(elements: readonly MessageFormatElement[]): string {
  return elements.map(printPart).join('')
}

function printPart(element: MessageFormatElement): string {
  if (element.type === TYPE.literal) return stretch(element.value).replace(/[{}]/g, "'$&'")
  if (element.type === TYPE.pound) return '#'
  if (element.type === TYPE.argument) return `{${element.value}}`
  if (element.type === TYPE.number) return `{${element.value}, number}`
  if (element.type === TYPE.plural) {
    const cases = Object.entries(element.options).map(([name, option]) => `${name} {${printParts(option.value)}}`)
    return `{${element.value}, ${element.pluralType === 'ordinal' ? 'selectordinal' : 'plural'}, ${cases.join(' ')}}`
  }
  throw new Error('A message has values, numbers and plurals only')
}

function stretch(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const letters = [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter).join('')
  const length = Math.ceil([...text.trim()].length * growth)
  // In words, so that lines break where those of a language would.
  const filling = ' ~~~~'.repeat(length).slice(0, length)
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(letters) ?? []
  return `${before}${startOfRightToLeft}${middle}${filling}${endOfRightToLeft}${after}`
}

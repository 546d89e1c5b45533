/** Values of a message's placeholders. */
export type FormatValues = Readonly<Record<string, string | number>>

/** The styles of numbers that messages use: ICU's skeletons, and what `Intl` calls the same. */
const numberStyles: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  '::compact-short .#': { notation: 'compact', maximumFractionDigits: 1 },
  '::currency/USD .': { style: 'currency', currency: 'USD', maximumFractionDigits: 0 },
  '::percent .##': { style: 'percent', maximumFractionDigits: 2 },
}

/**
 * Formats an English ICU message. It may contain `{name}`, `{count, number}`, with one of the styles above, and
 * `{count, plural, one {…} other {…}}` with `#` and exact branches such as `=0`; apostrophes are plain text. A library
 * would reach every browser with the contract, for the sake of these three.
 * @throws Error for a placeholder without a value, or of another kind.
 */
export function formatMessage(message: string, values: FormatValues): string {
  let text = ''
  let rest = message
  for (let start = rest.indexOf('{'); start >= 0; start = rest.indexOf('{')) {
    const end = findClosingBrace(rest, start)
    text += rest.slice(0, start) + formatPlaceholder(rest.slice(start + 1, end), values)
    rest = rest.slice(end + 1)
  }
  return text + rest
}

function findClosingBrace(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index++) {
    if (text[index] === '{') depth++
    else if (text[index] === '}' && --depth === 0) return index
  }
  throw new Error(`A brace is not closed: ${text}`)
}

function formatPlaceholder(placeholder: string, values: FormatValues): string {
  const [, name = '', kind, branches = ''] = /^(\w+)(?:, (number|plural))?(?:, (.*))?$/s.exec(placeholder) ?? []
  const value = values[name]
  if (value === undefined) throw new Error(`A message has no value for {${placeholder}}`)
  if (kind === undefined) return String(value)
  const count = Number(value)
  const formatted = count.toLocaleString('en', kind === 'number' ? findStyle(branches) : undefined)
  return kind === 'number' ? formatted : formatMessage(chooseBranch(branches, count).replaceAll('#', formatted), values)
}

function findStyle(name: string): Intl.NumberFormatOptions | undefined {
  if (name !== '' && !Object.hasOwn(numberStyles, name)) throw new Error(`Messages have no style of numbers "${name}"`)
  return numberStyles[name]
}

function chooseBranch(text: string, count: number): string {
  const branches = new Map<string, string>()
  let rest = text
  for (let start = rest.indexOf('{'); start >= 0; start = rest.indexOf('{')) {
    const end = findClosingBrace(rest, start)
    branches.set(rest.slice(0, start).trim(), rest.slice(start + 1, end))
    rest = rest.slice(end + 1)
  }
  const branch = branches.get(`=${count}`) ?? branches.get(count === 1 ? 'one' : 'other') ?? branches.get('other')
  if (branch === undefined) throw new Error(`A plural has no branch "other": ${text}`)
  return branch
}

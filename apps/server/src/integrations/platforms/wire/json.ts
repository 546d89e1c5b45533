/** A run of digits that may exceed the precision of a double. Most answers have none and are parsed the fast way. */
const longNumber = /\d{16}/

/** A whole number without fraction or exponent, as written in JSON. */
const wholeNumber = /^-?\d+$/

/**
 * Parses JSON. Whole numbers beyond 2^53 become text with their exact digits, so that no id loses its last ones.
 * @throws SyntaxError or RangeError (nested too deep) when the text cannot be parsed.
 */
export function parseWireJson(text: string): unknown {
  return longNumber.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text)
}

function keepDigits(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  return context?.source !== undefined && wholeNumber.test(context.source) ? context.source : value
}

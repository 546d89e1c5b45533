/** A run of digits that may be more than a double holds; most answers have none and are read the fast way. */
const longNumber = /\d{16}/

/** Whole number without fraction or exponent, as JSON writes it. */
const wholeNumber = /^-?\d+$/

/**
 * Reads JSON; a whole number beyond 2^53 becomes its exact decimal digits as text, so that no id loses its last ones.
 * @throws SyntaxError or RangeError (nested too deep) where the text cannot be read.
 */
export function parseWireJson(text: string): unknown {
  return longNumber.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text)
}

function keepDigits(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  return context?.source !== undefined && wholeNumber.test(context.source) ? context.source : value
}

const maxCached = 5000

/** Caches a parser's results, for texts that repeat often, such as a column of countries. */
export function memoize<Value>(parse: (text: string) => Value): (text: string) => Value {
  const answers = new Map<string, { value: Value }>()
  return (text) => {
    const known = answers.get(text)
    if (known) return known.value
    if (answers.size >= maxCached) answers.clear()
    const value = parse(text)
    answers.set(text, { value })
    return value
  }
}

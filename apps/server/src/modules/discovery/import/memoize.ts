const limit = 5000

/** The same function with a memory of its last few thousand answers: columns of countries or categories say few things often. */
export function memoize<Value>(parse: (text: string) => Value): (text: string) => Value {
  const answers = new Map<string, { value: Value }>()
  return (text) => {
    const known = answers.get(text)
    if (known) return known.value
    if (answers.size >= limit) answers.clear()
    const value = parse(text)
    answers.set(text, { value })
    return value
  }
}

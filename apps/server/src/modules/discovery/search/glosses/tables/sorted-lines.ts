/** Finds values in lines of a key, a tab and a value, sorted by key: a hundred thousand of them take no time to load. */
export class SortedLines {
  readonly #text: string
  readonly #starts: Int32Array

  constructor(text: string) {
    this.#text = text
    const starts: number[] = []
    for (let start = 0; start < text.length; start = findEnd(text, start) + 1) starts.push(start)
    this.#starts = Int32Array.from(starts)
  }

  get(key: string): string | undefined {
    let [low, high] = [0, this.#starts.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const start = this.#starts[middle] ?? 0
      const tab = this.#text.indexOf('\t', start)
      const found = this.#text.slice(start, tab)
      if (found === key) return this.#text.slice(tab + 1, findEnd(this.#text, tab))
      if (found < key) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }
}

function findEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end < 0 ? text.length : end
}

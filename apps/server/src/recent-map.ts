/** A map that keeps the entries set last, so many of them. */
export class RecentMap<Key, Value> {
  readonly #most: number
  /** In the order in which they were set. */
  readonly #entries = new Map<Key, Value>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key)
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  /** Sets an entry; one that is there counts as set now. */
  set(key: Key, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest)
  }
}

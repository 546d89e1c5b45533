interface NoteCalls {
  /** Stores the note. */
  save(text: string): Promise<unknown>
  /** From now on this text is the note of the server. */
  onSaved(text: string): void
  onFailed(error: Error): void
}

/** Keeps the newest text of a note that the server does not have. */
export class NoteKeeper {
  readonly #calls: NoteCalls
  #unsaved: string | null = null
  #running = 0

  constructor(calls: NoteCalls) {
    this.#calls = calls
  }

  /** Takes a text, which the next `flush` saves. */
  change(text: string): void {
    this.#unsaved = text
  }

  /** Whether the server has everything. */
  get isSaved(): boolean {
    return this.#unsaved === null && this.#running === 0
  }

  /** Saves what is not saved; what cannot be is kept for the next time. */
  async flush(): Promise<void> {
    const text = this.#unsaved
    if (text === null) return
    this.#unsaved = null
    this.#running++
    try {
      await this.#calls.save(text)
      this.#calls.onSaved(text)
    } catch (error) {
      this.#unsaved ??= text
      this.#calls.onFailed(error instanceof Error ? error : new Error(String(error)))
    } finally {
      this.#running--
    }
  }
}

interface NoteCalls {
  /** Stores a note in place of `base`. Resolves to the present one instead if that is another by now. */
  save(text: string, base: string): Promise<string | undefined>
  /** Called when the server has a text. @param unsaved what was written since; null if nothing was. */
  onSaved(unsaved: string | null): void
  /** Called when the note was changed elsewhere. @param merged both texts, which are saved next. */
  onMerged(merged: string): void
  onFailed(error: Error): void
}

/** Keeps the newest text of a note that the server does not have. */
export class NoteKeeper {
  readonly #calls: NoteCalls
  #unsaved: string | null = null
  /** The stored note that the unsaved text was made from. */
  #base = ''
  /** The text of the last call that failed, which the server may have stored. */
  #unanswered: string | undefined
  #saving: Promise<void> | undefined
  /** Whether what is written during a call has to be saved after it. */
  #isAsked = false

  constructor(calls: NoteCalls) {
    this.#calls = calls
  }

  /** Takes a text, which the next `flush` saves. @param stored the note that is stored as far as is known. */
  change(text: string, stored: string): void {
    if (this.isSaved) this.#base = stored
    this.#unsaved = text
  }

  /** Whether the server has everything. */
  get isSaved(): boolean {
    return this.#unsaved === null && this.#saving === undefined
  }

  /** Saves what is not saved; what cannot be is kept for the next time. */
  flush(): Promise<void> {
    this.#isAsked = true
    this.#saving ??= this.#saveAsked().finally(() => {
      this.#saving = undefined
    })
    return this.#saving
  }

  async #saveAsked(): Promise<void> {
    while (this.#isAsked && this.#unsaved !== null) {
      this.#isAsked = false
      const text = this.#unsaved
      this.#unsaved = null
      try {
        this.#settle(text, await this.#calls.save(text, this.#base))
      } catch (error) {
        this.#unsaved ??= text
        this.#unanswered = text
        this.#calls.onFailed(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }

  /** Goes on from the answer to a text: it was stored, or another one is present. */
  #settle(text: string, present: string | undefined): void {
    if (present === undefined) {
      this.#base = text
      this.#calls.onSaved(this.#unsaved)
    } else {
      const mine = this.#unsaved ?? text
      const base = present === this.#unanswered ? present : this.#base
      const merged = mergeNotes({ base, theirs: present, mine })
      this.#base = present
      this.#unsaved = merged
      this.#isAsked = true
      if (merged !== mine) this.#calls.onMerged(merged)
    }
  }
}

interface Versions {
  /** The note that both were made from. */
  readonly base: string
  readonly theirs: string
  readonly mine: string
}

/** Joins two versions of a note: what one has added follows the other; if neither only added, one follows the other. */
export function mergeNotes({ base, theirs, mine }: Versions): string {
  if (mine === base || mine === theirs) return theirs
  if (theirs === base) return mine
  const join = (...parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join('\n')
  if (mine.startsWith(base)) return join(theirs, mine.slice(base.length).replace(/^\n/, ''))
  if (theirs.startsWith(base)) return join(mine, theirs.slice(base.length).replace(/^\n/, ''))
  return join(theirs, mine)
}

import { ApiError } from '../../../lib/transport/api-error.ts'

export type DraftState<Stored> =
  | { readonly kind: 'unchanged' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Another window has stored `theirs`, or has sent or discarded the mail: then it is null. */
  | { readonly kind: 'conflict'; readonly theirs: Stored | null }

/** A text on the server, with the revision by which a change of another window is noticed. */
interface Revised {
  readonly revision: string
}

/** The calls that keep a text on the server. */
export interface DraftCalls<Content, Stored extends Revised> {
  load(): Promise<Stored | null>
  /** @param basedOn revision that was changed; null for a new text. */
  save(content: Content, basedOn: string | null): Promise<Revised>
  discard(revision: string): Promise<unknown>
  isSame(content: Content, stored: Stored): boolean
}

/** Length of the pause in writing after which the text is saved, in milliseconds. */
const pauseMs = 700

/** Time from a temporary failure to the next attempt, in milliseconds; doubled after each, up to the longest. */
const firstRetryMs = 1000
const longestRetryMs = 60_000

/**
 * Keeps a mail that is being written on the server: one call at a time, after each pause. It never replaces a text
 * that another window has stored; the user decides.
 */
export class DraftKeeper<Content, Stored extends Revised> {
  readonly #calls: DraftCalls<Content, Stored>
  readonly #onState: (state: DraftState<Stored>) => void
  /** Revision of the text on the server that the user has changed; null if there is none. */
  #revision: string | null
  /** The newest text that is not stored; null if nothing is left of the mail. */
  #unsaved: Content | null | undefined
  #conflict: { readonly theirs: Stored | null } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #retryMs = firstRetryMs
  #run: Promise<void> | undefined

  /**
   * @param onState called with each change of the state.
   * @param begun the text on the server with which the writing begins.
   */
  constructor(
    calls: DraftCalls<Content, Stored>,
    onState: (state: DraftState<Stored>) => void,
    begun: Revised | null = null,
  ) {
    this.#calls = calls
    this.#onState = onState
    this.#revision = begun?.revision ?? null
  }

  /** Goes on from the text on the server. */
  adopt(draft: Revised | null): void {
    this.#revision = draft?.revision ?? null
    this.#unsaved = undefined
    this.#conflict = undefined
    this.#onState({ kind: 'unchanged' })
  }

  /** Saves the text after the next pause. @param content null removes the draft. */
  change(content: Content | null): void {
    this.#unsaved = content
    if (this.#conflict) return
    this.#onState({ kind: 'saving' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), pauseMs)
  }

  /** Saves at once what is not saved. Failures are reported as a state; temporary ones are repeated. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#run ??= this.#storeAll().finally(() => {
      this.#run = undefined
    })
    return this.#run
  }

  /** Whether the server has everything. */
  get isSaved(): boolean {
    return this.#unsaved === undefined && this.#run === undefined
  }

  /** Whether another window has changed, sent or discarded the text, about which the user has not decided. */
  get isInConflict(): boolean {
    return this.#conflict !== undefined
  }

  /** The revision on the server; null if there is none. */
  get revision(): string | null {
    return this.#revision
  }

  /** Replaces the other window's text by the one of this window. */
  keepMine(): void {
    this.#revision = this.#conflict?.theirs?.revision ?? null
    this.#conflict = undefined
    void this.flush()
  }

  async #storeAll(): Promise<void> {
    while (this.#unsaved !== undefined && !this.#conflict) {
      const content = this.#unsaved
      this.#unsaved = undefined
      this.#onState({ kind: 'saving' })
      const state = await this.#store(content).catch((error: unknown) => this.#fail(error))
      if (state.kind === 'failed' || state.kind === 'conflict') {
        // A newer text has replaced this one.
        if (this.#unsaved === undefined) this.#unsaved = content
        this.#onState(state)
        return
      }
      this.#retryMs = firstRetryMs
      if (this.#unsaved === undefined) this.#onState(state)
    }
  }

  /** Even when the page has been left: nothing else would store the text then. */
  #fail(error: unknown): DraftState<Stored> {
    if (error instanceof ApiError && error.isTransient) {
      const wait = Math.max(this.#retryMs, (error.retryAfterSeconds ?? 0) * 1000)
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.flush(), wait)
      this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs)
    }
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }

  async #store(content: Content | null): Promise<DraftState<Stored>> {
    if (content === null) {
      if (this.#revision !== null) await this.#calls.discard(this.#revision)
      this.#revision = null
      return { kind: 'unchanged' }
    }
    try {
      this.#revision = (await this.#calls.save(content, this.#revision)).revision
      return { kind: 'saved' }
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error
      return this.#settle(content, await this.#calls.load())
    }
  }

  /** After a refusal: the server's text may be this very one, if the response to an earlier call was lost. */
  #settle(content: Content, theirs: Stored | null): DraftState<Stored> {
    if (theirs && this.#calls.isSame(content, theirs)) {
      this.#revision = theirs.revision
      return { kind: 'saved' }
    }
    this.#conflict = { theirs }
    return { kind: 'conflict', theirs }
  }
}

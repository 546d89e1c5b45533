import type { MailDraft, MailDraftContent } from '@troupe/contract/campaigns/mail-drafts'
import { ApiError } from '../../../lib/transport/api-error.ts'
import type { DraftCalls } from '../api/mail-draft.ts'

export type DraftState =
  | { readonly kind: 'unchanged' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Another window has stored `theirs`, or has sent or discarded the mail: then it is null. */
  | { readonly kind: 'conflict'; readonly theirs: MailDraft | null }

/** Length of the pause in writing after which the text is saved, in milliseconds. */
const pauseMs = 700

/** Time from a temporary failure to the next attempt, in milliseconds; doubled after each, up to the longest. */
const firstRetryMs = 1000
const longestRetryMs = 60_000

/**
 * Keeps the mail that is being written on the server: one call at a time, after each pause. It never replaces a text
 * that another window has stored; the user decides.
 */
export class DraftKeeper {
  readonly #calls: DraftCalls
  readonly #onState: (state: DraftState) => void
  /** Revision of the text on the server that the user has changed; null if there is none. */
  #revision: string | null = null
  /** The newest text that is not stored; null if nothing is left of the mail. */
  #unsaved: MailDraftContent | null | undefined
  #conflict: { readonly theirs: MailDraft | null } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #retryMs = firstRetryMs
  #run: Promise<void> | undefined

  /** @param onState called with each change of the state. */
  constructor(calls: DraftCalls, onState: (state: DraftState) => void) {
    this.#calls = calls
    this.#onState = onState
  }

  /** Goes on from the text on the server. */
  adopt(draft: MailDraft | null): void {
    this.#revision = draft?.revision ?? null
    this.#unsaved = undefined
    this.#conflict = undefined
    this.#onState({ kind: 'unchanged' })
  }

  /** Saves the text after the next pause. @param content null removes the draft. */
  change(content: MailDraftContent | null): void {
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
  #fail(error: unknown): DraftState {
    if (error instanceof ApiError && error.isTransient) {
      const wait = Math.max(this.#retryMs, (error.retryAfterSeconds ?? 0) * 1000)
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.flush(), wait)
      this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs)
    }
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }

  async #store(content: MailDraftContent | null): Promise<DraftState> {
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
  #settle(content: MailDraftContent, theirs: MailDraft | null): DraftState {
    if (theirs && isSame(content, theirs)) {
      this.#revision = theirs.revision
      return { kind: 'saved' }
    }
    this.#conflict = { theirs }
    return { kind: 'conflict', theirs }
  }
}

function isSame(content: MailDraftContent, { creators, ...theirs }: MailDraft): boolean {
  const toText = (mail: Omit<MailDraftContent, 'schedule_at' | 'language' | 'skip_written'>) =>
    JSON.stringify([
      mail.subject,
      mail.body,
      ...mail.follow_ups.map((each) => [each.subject, each.body]),
      mail.kol_ids,
      mail.written_anyway,
      mail.email_provider,
      mail.mailbox,
    ])
  return toText(content) === toText({ ...theirs, kol_ids: creators.map(({ id }) => id) })
}

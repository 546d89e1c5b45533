import { hash } from 'node:crypto'
import type { CreatorRecord } from '@troupe/contract/creators'
import type { PlatformReport } from '@troupe/contract/discovery'
import type { Platform } from '@troupe/contract/platforms'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { hours, minutes, seconds } from '../../durations.ts'
import type { Logger } from '../../logger.ts'
import { within } from '../../within.ts'
import type { Erasures } from './erasures.ts'
import { findPlatform, type LivePlatform, toSource } from './live-platform.ts'
import { findAnswer, keepAnswer, type PlatformAnswer } from './platform-answer-repository.ts'
import { PlatformError, type PlatformSearch, RequestBudget } from './platform-port.ts'
import { noteAnswer, noteFailure } from './platform-state-repository.ts'
import { shareRequests } from './share-requests.ts'
import type { IncomingCreator } from './store-creators.ts'
import { StoreTogether } from './store-together.ts'

/** The same question costs nothing for so long: YouTube allows a hundred searches a day. */
const answerLifeMs = hours(24)
const answerNoteEveryMs = minutes(1)
/** Whoever is slower is not waited for by anybody. */
const longestAskMs = seconds(15)

export interface LiveSearchParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
  readonly platforms: readonly LivePlatform[]
  readonly erasures: Pick<Erasures, 'find'>
  /** Called when creators are stored that were not known before. */
  readonly onNewCreators: () => Promise<void>
}

export interface Ask {
  readonly platforms: readonly Platform[]
  readonly search: PlatformSearch
  /** From 1. */
  readonly page: number
  readonly maxRequests: number
  /** Who has not answered by then is late: what they say is stored for the next search. */
  readonly waitMs: number
  /** On whose behalf: their endpoints are told who is new. Undefined: nobody's. */
  readonly userId?: string | undefined
}

/** A way to ask the platforms. */
export type AskPlatforms = Pick<LiveSearch, 'ask'>

export interface LiveResults {
  /** Creators of the catalogue that the platforms named just now, each once. */
  readonly ids: readonly number[]
  readonly reports: readonly PlatformReport[]
}

interface Answer extends PlatformAnswer {
  readonly state: 'answered' | 'remembered'
  readonly created: number
  /** How long the platform took. */
  readonly answerMs: number
}

interface Asked {
  readonly answer: Promise<Answer>
  isAnswered: boolean
  /** When whoever asks the same next finds the answer; never rejects. */
  readonly kept: Promise<void>
}

/** Asks platforms for creators and puts what they say into the catalogue. */
export class LiveSearch {
  readonly #parts: LiveSearchParts
  /** Questions in hand, so that the same one is not asked twice at once. */
  readonly #asking = new Map<string, Asked>()
  /** When it was last noted that a platform answered. */
  readonly #notedAt = new Map<Platform, number>()
  readonly #stopping = new AbortController()
  readonly #storing: StoreTogether

  constructor(parts: LiveSearchParts) {
    this.#parts = parts
    this.#storing = new StoreTogether(parts.database.kysely)
  }

  /** Never rejects: a platform that fails is named in the reports. */
  async ask({ platforms, search, page, maxRequests, waitMs, userId }: Ask): Promise<LiveResults> {
    const connected = platforms.filter((platform) => findPlatform(this.#parts.platforms, platform))
    const shares = shareRequests(maxRequests, connected)
    const asked = await Promise.all(
      platforms.map((platform) => {
        const live = findPlatform(this.#parts.platforms, platform)
        if (!live) return { ids: [], report: toReport(platform, 'off') }
        const share = shares.get(platform)
        if (share === undefined) return { ids: [], report: toReport(platform, 'unasked') }
        return this.#askOne(live, { search, page, budget: new RequestBudget(share), waitMs, userId })
      }),
    )
    return { ids: [...new Set(asked.flatMap(({ ids }) => ids))], reports: asked.map(({ report }) => report) }
  }

  /** Asks on behalf of a user. Of several who ask the same at the same time it is the first who finds. */
  onBehalfOf(userId: string): AskPlatforms {
    return { ask: (question) => this.ask({ ...question, userId }) }
  }

  /** Ends what late platforms are still being asked. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all([...this.#asking.values()].map(({ kept }) => kept))
  }

  async #askOne(live: LivePlatform, question: Question): Promise<{ ids: readonly number[]; report: PlatformReport }> {
    const { platform } = live.client
    const start = performance.now()
    const allowed = question.budget.left
    const facts = () => ({
      requests: allowed - question.budget.left,
      time_ms: Math.round(performance.now() - start),
    })
    try {
      const answer = await within(this.#answer(live, question), question.waitMs)
      if (!answer) return { ids: [], report: toReport(platform, 'late', facts()) }
      const { ids, state, created, nextCursor, answerMs } = answer
      const counts = {
        time_ms: Math.round(answerMs),
        creators: ids.length,
        new_creators: created,
        has_more: nextCursor !== undefined,
      }
      return { ids, report: toReport(platform, state, { ...facts(), ...counts }) }
    } catch (error) {
      return { ids: [], report: toReport(platform, 'failed', { ...facts(), error: this.#explain(platform, error) }) }
    }
  }

  async #answer(live: LivePlatform, question: Question): Promise<Answer> {
    const key = toKey(live, question)
    const inHand = this.#asking.get(key)
    if (inHand) {
      if (!inHand.isAnswered) return inHand.answer
      // Of several who wait for it the first finds the answer kept, and the others join.
      await inHand.kept
      return this.#answer(live, question)
    }
    const answer = this.#remember(live, question, key)
    const asked: Asked = { answer, isAnswered: false, kept: this.#keep(live, key, answer) }
    this.#asking.set(key, asked)
    void answer.then(
      () => {
        asked.isAnswered = true
      },
      // Nobody may be waiting any more; who waits gets the failure itself.
      () => {},
    )
    void asked.kept.then(() => this.#asking.delete(key))
    return answer
  }

  /** Keeps an answer for the next who asks the same, and has others told of it: who asked does not wait for that. Never rejects. */
  async #keep({ client: { platform } }: LivePlatform, key: string, promise: Promise<Answer>): Promise<void> {
    const { database, clock, log, onNewCreators } = this.#parts
    try {
      const answer = await promise.catch(() => undefined)
      if (answer?.state !== 'answered') return
      const now = clock.now()
      await keepAnswer(database.kysely, key, { ...answer, expiresAt: new Date(now.getTime() + answerLifeMs) })
      await this.#noteAnswer(platform, now)
      if (answer.created > 0) await onNewCreators()
    } catch (error) {
      log.error({ err: error, platform }, 'the answer of a platform could not be kept')
    }
  }

  async #noteAnswer(platform: Platform, now: Date): Promise<void> {
    const notedAt = this.#notedAt.get(platform)
    if (notedAt !== undefined && now.getTime() - notedAt < answerNoteEveryMs) return
    this.#notedAt.set(platform, now.getTime())
    await noteAnswer(this.#parts.database.kysely, platform, now)
  }

  async #remember(live: LivePlatform, question: Question, key: string): Promise<Answer> {
    const { database, clock } = this.#parts
    const known = await findAnswer(database.kysely, key, clock.now())
    if (known) return { ...known, state: 'remembered', created: 0, answerMs: 0 }
    let cursor: string | undefined
    if (question.page > 1) {
      const before = await this.#answer(live, { ...question, page: question.page - 1 })
      if (before.nextCursor === undefined) return { ...before, ids: [], created: 0 }
      cursor = before.nextCursor
    }
    return this.#fetch(live, question, cursor)
  }

  async #fetch(live: LivePlatform, { search, budget, userId }: Question, cursor: string | undefined): Promise<Answer> {
    const { clock, erasures } = this.#parts
    const signal = AbortSignal.any([AbortSignal.timeout(longestAskMs), this.#stopping.signal])
    const { platform } = live.client
    const start = performance.now()
    try {
      const page = await live.client.search(search, { budget, signal, ...(cursor === undefined ? {} : { cursor }) })
      const answerMs = performance.now() - start
      const incoming = page.creators.map((record) => ({ record, ...toAssumed(record) }))
      const options = { source: toSource(live), erasures, now: clock.now(), userId }
      const { ids, created } = await this.#storing.store(incoming, options)
      return { ids, nextCursor: page.nextCursor, state: 'answered', created, answerMs }
    } catch (error) {
      await this.#note(platform, error)
      throw error
    }
  }

  async #note(platform: Platform, error: unknown): Promise<void> {
    const { database, clock, log } = this.#parts
    if (!(error instanceof PlatformError)) return log.error({ err: error, platform }, 'a live search failed')
    if (error.kind === 'out_of_budget' || this.#stopping.signal.aborted) return
    log.warn({ platform, kind: error.kind, reason: error.message }, 'a platform did not answer')
    const { kind, message } = error
    await noteFailure(database.kysely, platform, { kind, message, at: clock.now() })
  }

  #explain(platform: Platform, error: unknown): PlatformReport['error'] & object {
    if (error instanceof PlatformError) return { kind: error.kind, message: error.message }
    return { kind: 'unavailable', message: `What ${platform} answered could not be stored` }
  }
}

interface Question extends Pick<Ask, 'search' | 'page' | 'waitMs' | 'userId'> {
  readonly budget: RequestBudget
}

function toKey({ client, mode }: LivePlatform, { search, page }: Question): string {
  return hash('sha256', JSON.stringify([client.platform, mode, search, page]), 'base64url')
}

/** Where a search gives no readable name or no handle, another field stands for it; what is stored is better. */
function toAssumed({ title, handle, channel_id }: CreatorRecord): Required<Pick<IncomingCreator, 'assumed'>> {
  return {
    assumed: [...(title === handle ? ['title' as const] : []), ...(handle === channel_id ? ['handle' as const] : [])],
  }
}

function toReport(
  platform: Platform,
  state: PlatformReport['state'],
  facts: Partial<PlatformReport> = {},
): PlatformReport {
  return { platform, state, creators: 0, new_creators: 0, requests: 0, time_ms: 0, has_more: false, ...facts }
}

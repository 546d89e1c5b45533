import { hash } from 'node:crypto'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { CreatorRecord } from '@troupe/contract/creators'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import type { PlatformReport } from '@troupe/contract/platform-report'
import type { Database } from '../../../database/database.ts'
import { isConnectionFailure } from '../../../database/outages/connection-failure.ts'
import type { Clock } from '../../../lib/clock.ts'
import { days, hours, minutes, seconds } from '../../../lib/durations.ts'
import type { Logger } from '../../../lib/logger.ts'
import { withTimeout } from '../../../lib/with-timeout.ts'
import type { Erasures } from '../catalogue/erasing/erasures.ts'
import type { IncomingCreator } from '../catalogue/storing/store-creators.ts'
import { StoreTogether } from '../catalogue/storing/store-together.ts'
import { findPlatform, type LivePlatform, toSource } from './live-platform.ts'
import { dropExpiredAnswers, findAnswer, keepAnswer, type PlatformAnswer } from './platform-answer-repository.ts'
import { PlatformError, type PlatformSearch, RequestBudget } from './platform-port.ts'
import { noteAnswer, noteFailure } from './platform-state-repository.ts'
import { dropUsageBefore } from './platform-usage-repository.ts'
import { shareRequests } from './share-requests.ts'

/** Answers are cached this long: YouTube allows a hundred searches a day. */
const answerLifeMs = hours(24)
const answerNoteEveryMs = minutes(1)
const usageLifeMs = days(40)
/** Time limit of a request to a platform. */
const requestTimeoutMs = seconds(15)

export interface LiveSearchParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
  readonly platforms: readonly LivePlatform[]
  readonly erasures: Pick<Erasures, 'find'>
  /** Called when new creators have been stored. */
  readonly onNewCreators: () => Promise<void>
  /** Returns the text of a search in the language of the wanted creators; absent: texts stay as they are. Never rejects. */
  readonly translate?: (search: PlatformSearch) => Promise<string>
}

export interface Ask {
  readonly platforms: readonly Platform[]
  readonly search: PlatformSearch
  /** From 1. */
  readonly page: number
  readonly maxRequests: number
  /** Platforms that take longer are late: their answers are stored for the next search. */
  readonly waitMs: number
  /** The user whose webhooks are notified of new creators; undefined: none. */
  readonly workspaceId?: string | undefined
}

export type AskPlatforms = Pick<LiveSearch, 'ask'>

export interface LiveResults {
  /** Ids of the creators named by the platforms, without duplicates. */
  readonly ids: readonly number[]
  readonly reports: readonly PlatformReport[]
}

interface Answer extends PlatformAnswer {
  readonly state: 'answered' | 'remembered'
  readonly created: number
  /** Response time of the platform. */
  readonly answerMs: number
}

interface Asked {
  readonly answer: Promise<Answer>
  isAnswered: boolean
  /** Resolves when the answer is cached; never rejects. */
  readonly cached: Promise<void>
}

/** Searches the platforms and stores the creators that they return. */
export class LiveSearch {
  readonly #parts: LiveSearchParts
  /** Running requests; identical ones are shared. */
  readonly #asking = new Map<string, Asked>()
  /** Time of the last recorded answer of each platform. */
  readonly #notedAt = new Map<Platform, number>()
  readonly #stopping = new AbortController()
  readonly #storing: StoreTogether

  constructor(parts: LiveSearchParts) {
    this.#parts = parts
    this.#storing = new StoreTogether(parts.database.kysely)
  }

  /** Never rejects: failures are in the reports. */
  async ask({ platforms, search: given, page, maxRequests, waitMs, workspaceId }: Ask): Promise<LiveResults> {
    const connected = platforms.filter((platform) => findPlatform(this.#parts.platforms, platform))
    const shares = shareRequests(maxRequests, connected)
    const { translate } = this.#parts
    const search = translate && shares.size > 0 ? { ...given, text: await translate(given) } : given
    const asked = await Promise.all(
      platforms.map((platform) => {
        const live = findPlatform(this.#parts.platforms, platform)
        if (!live) return { ids: [], report: toReport(platform, 'off') }
        const share = shares.get(platform)
        if (share === undefined) return { ids: [], report: toReport(platform, 'unasked') }
        return this.#askOne(live, { search, page, budget: new RequestBudget(share), waitMs, workspaceId })
      }),
    )
    return { ids: [...new Set(asked.flatMap(({ ids }) => ids))], reports: asked.map(({ report }) => report) }
  }

  /** Deletes expired answers and old usage counters. */
  async dropExpired(): Promise<void> {
    const { database, clock } = this.#parts
    await dropExpiredAnswers(database.kysely, clock.now())
    await dropUsageBefore(database.kysely, new Date(clock.now().getTime() - usageLifeMs))
  }

  /** Aborts running requests. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all([...this.#asking.values()].map(({ cached }) => cached))
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
      const answer = await withTimeout(this.#answer(live, question), question.waitMs)
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
    const running = this.#asking.get(key)
    if (running) {
      if (!running.isAnswered) return running.answer
      // The first of the waiting calls finds the answer in the cache, the others share its request.
      await running.cached
      return this.#answer(live, question)
    }
    const answer = this.#remember(live, question, key)
    const asked: Asked = { answer, isAnswered: false, cached: this.#keep(live, key, answer) }
    this.#asking.set(key, asked)
    void answer.then(
      () => {
        asked.isAnswered = true
      },
      // Callers get the rejection from the answer itself; there may be none left.
      () => {},
    )
    void asked.cached.then(() => this.#asking.delete(key))
    return answer
  }

  /** Caches an answer and reports new creators without delaying the caller. Never rejects. */
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

  async #fetch(
    live: LivePlatform,
    { search, budget, workspaceId }: Question,
    cursor: string | undefined,
  ): Promise<Answer> {
    const { clock, erasures } = this.#parts
    const signal = AbortSignal.any([AbortSignal.timeout(requestTimeoutMs), this.#stopping.signal])
    const { platform } = live.client
    const start = performance.now()
    try {
      const page = await live.client.search(search, { budget, signal, ...(cursor === undefined ? {} : { cursor }) })
      const answerMs = performance.now() - start
      const incoming = page.creators.map((record) => ({ record, ...toAssumed(record) }))
      const options = { source: toSource(live), erasures, now: clock.now(), mayDerive: live.mayDerive, workspaceId }
      const { ids, created } = await this.#storing.store(incoming, options)
      return { ids, nextCursor: page.nextCursor, state: 'answered', created, answerMs }
    } catch (error) {
      await this.#note(platform, error)
      throw error
    }
  }

  async #note(platform: Platform, error: unknown): Promise<void> {
    const { database, clock, log } = this.#parts
    if (!(error instanceof PlatformError)) {
      // An outage of the database passes.
      const level = isConnectionFailure(error) ? 'warn' : 'error'
      return log[level]({ err: error, platform }, 'a live search failed')
    }
    if (error.kind === 'out_of_budget' || this.#stopping.signal.aborted) return
    log.warn({ platform, kind: error.kind, reason: error.message }, 'a platform did not answer')
    const { kind, said } = error
    await noteFailure(database.kysely, platform, { kind, said, at: clock.now() })
  }

  #explain(platform: Platform, error: unknown): PlatformReport['error'] & object {
    if (error instanceof PlatformError) return { kind: error.kind, ...tellMessage(error.said) }
    return { kind: 'unavailable', ...tellMessage(say('platform_error.not_stored', { platform })) }
  }
}

interface Question extends Pick<Ask, 'search' | 'page' | 'waitMs' | 'workspaceId'> {
  readonly budget: RequestBudget
}

function toKey({ client, mode }: LivePlatform, { search, page }: Question): string {
  return hash('sha256', JSON.stringify([client.platform, mode, search, page]), 'base64url')
}

/**
 * Marks placeholder names: if a search returns no title or handle, clients fill in another field, and a stored name is
 * better.
 */
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

import { setTimeout as pause } from 'node:timers/promises'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import { type Message, say } from '@troupe/contract/messages/message'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import {
  type PlatformCall,
  PlatformError,
  type PlatformErrorKind,
  type PlatformUsage,
  type QuotaState,
} from '../../../modules/discovery/platforms/platform-port.ts'
import { silentTelemetry, type Telemetry } from '../../../telemetry/telemetry.ts'
import { Allowances } from './allowances.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { ExchangeError, exchange } from './exchange.ts'
import { toPlainText } from './plain-text.ts'
import { readRetryAfter } from './retry-after.ts'
import type { WireAnswer, WireDialect, WireFailure, WireRequest } from './wire-dialect.ts'
import { defaultTiming, type WireTiming } from './wire-timing.ts'

export interface Wire {
  /**
   * Sends a request to a platform; resolves to the parsed body. Every request sent, including retries, takes one from
   * the call's budget and is charged to the allowance.
   * @throws PlatformError and nothing else.
   */
  send(request: WireRequest, call: PlatformCall): Promise<unknown>
  /**
   * Lists the usage of each allowance.
   * @throws PlatformError when it cannot be read.
   */
  quota(): Promise<QuotaState[]>
}

interface WireParts {
  readonly usage: PlatformUsage
  readonly clock: Clock
  readonly log: Logger
  /** Undefined: nothing is measured. */
  readonly telemetry?: Telemetry | undefined
  /** For tests. */
  readonly timing?: Partial<WireTiming> | undefined
}

/**
 * Creates the connection to one platform, with timeouts, retries with jitter, a circuit breaker, allowances, and errors
 * without secrets.
 */
export function createWire(dialect: WireDialect, parts: WireParts): Wire {
  return new PlatformWire(dialect, parts)
}

type Outcome =
  | { readonly failure: undefined; readonly status: number; readonly body: unknown }
  | { readonly failure: WireFailure; readonly status: number | undefined; readonly reached: boolean }

class PlatformWire implements Wire {
  readonly #dialect: WireDialect
  readonly #name: string
  readonly #origin: string
  readonly #clock: Clock
  readonly #log: Logger
  readonly #telemetry: Telemetry
  readonly #timing: WireTiming
  readonly #breaker: CircuitBreaker
  readonly #allowances: Allowances

  constructor(dialect: WireDialect, { usage, clock, log, telemetry = silentTelemetry, timing }: WireParts) {
    this.#dialect = dialect
    this.#name = platformNames[dialect.platform]
    this.#origin = new URL(dialect.baseUrl).origin
    this.#clock = clock
    this.#log = log
    this.#telemetry = telemetry
    this.#timing = { ...defaultTiming, ...timing }
    this.#breaker = new CircuitBreaker(clock, this.#timing)
    this.#allowances = new Allowances(dialect.platform, dialect.buckets, { usage, clock, log })
  }

  quota(): Promise<QuotaState[]> {
    return this.#allowances.list()
  }

  async send(request: WireRequest, call: PlatformCall): Promise<unknown> {
    let error: PlatformError | undefined
    for (let attempt = 0; ; attempt++) {
      await this.#admit(request, call).catch((refusal: unknown) => {
        throw error ?? refusal
      })
      const outcome = await this.#ask(request, call)
      if (!outcome.failure) return outcome.body
      if (!outcome.reached || outcome.failure.kind === 'key_rejected') this.#allowances.giveBack(request.charge)
      error = await this.#settle(outcome.failure, request, call)
      this.#report(error, outcome.status, request, attempt)
      const wait = this.#choosePause(outcome.failure, attempt)
      if (wait === undefined || !(await this.#wait(wait, call))) throw this.#giveUp(error)
    }
  }

  /** Resolves to false if the caller has cancelled or the budget is spent. */
  async #wait(milliseconds: number, { budget, signal }: PlatformCall): Promise<boolean> {
    if (budget.left === 0) return false
    return pause(milliseconds, true, { signal }).catch(() => false)
  }

  /** Checks before each request whether it may be sent, and charges it to the budget and the allowance. */
  async #admit({ url, charge }: WireRequest, call: PlatformCall): Promise<void> {
    const told = { platform: this.#name }
    if (url.origin !== this.#origin) throw this.#toError('bad_request', say('platform_error.address_foreign', told))
    if (call.signal.aborted) throw this.#toError('unavailable', say('platform_error.not_waited_for', told))
    const rest = this.#breaker.enter()
    if (rest) throw this.#toError(rest.kind, rest.said, rest.until)
    try {
      if (!call.budget.take()) throw this.#toError('out_of_budget', say('platform_error.budget_spent', told))
      await this.#allowances.spend(charge)
    } catch (error) {
      this.#breaker.abandon()
      throw error
    }
  }

  async #ask(request: WireRequest, call: PlatformCall): Promise<Outcome> {
    const startedAt = performance.now()
    const outcome = await this.#exchange(request, call)
    const { platform } = this.#dialect
    const milliseconds = Math.round(performance.now() - startedAt)
    const { status, failure } = outcome
    const path = request.url.pathname
    this.#telemetry.notePlatformRequest({ platform, path, outcome: failure?.kind ?? 'answered', status, milliseconds })
    if (!failure) this.#log.debug({ platform, path, milliseconds }, 'a platform answered')
    return outcome
  }

  async #exchange({ url, headers }: WireRequest, { signal }: PlatformCall): Promise<Outcome> {
    try {
      const answer = await exchange({ url, headers }, { timeout: this.#timing.requestTimeout, signal })
      const failure = this.#readFailure(answer)
      if (failure) return { failure, status: answer.status, reached: true }
      this.#breaker.succeed()
      return { failure: undefined, status: answer.status, body: answer.body }
    } catch (error) {
      if (!(error instanceof ExchangeError)) throw error
      const { kind, retry, reached } = error
      return { failure: { kind, said: error.tell(this.#name), retry }, status: undefined, reached }
    }
  }

  #readFailure(answer: WireAnswer): WireFailure | undefined {
    const failure = this.#dialect.readFailure(answer)
    if (failure) {
      return { ...failure, retryAfterMs: failure.retryAfterMs ?? readRetryAfter(answer.headers, this.#clock.now()) }
    }
    if (answer.body !== undefined) return undefined
    return { kind: 'bad_answer', said: say('platform_error.unreadable', { platform: this.#name }), retry: false }
  }

  /** Updates circuit breaker and allowances after a failure; resolves to the error for the caller. */
  async #settle(failure: WireFailure, { charge }: WireRequest, { signal }: PlatformCall): Promise<PlatformError> {
    const retryAt = failure.retryAt ?? this.#after(failure.retryAfterMs)
    if (failure.kind === 'quota_exhausted') {
      this.#breaker.succeed()
      return this.#allowances.exhaust(failure.exhausts ?? charge.bucket, retryAt)
    }
    const detail = toPlainText(failure.detail ?? '', this.#dialect.secrets)
    const said = detail === '' ? failure.said : say('platform_error.explained', { problem: failure.said, detail })
    if (signal.aborted) this.#breaker.abandon()
    else this.#breaker.fail(failure.kind, said)
    return this.#toError(failure.kind, said, retryAt)
  }

  /** Pauses requests if the platform asked for it. */
  #giveUp(error: PlatformError): PlatformError {
    if (error.kind === 'rate_limited' && error.retryAt) {
      this.#breaker.restUntil(error.retryAt, error.kind, error.said)
    }
    return error
  }

  /** Returns the pause before the next attempt in milliseconds, with full jitter; undefined: no further attempt. */
  #choosePause({ retry, retryAfterMs }: WireFailure, attempt: number): number | undefined {
    const { repeats, firstPause, longestPause } = this.#timing
    if (!retry || attempt >= repeats) return undefined
    if (retryAfterMs === undefined) return Math.random() * firstPause * 2 ** attempt
    return retryAfterMs <= longestPause ? retryAfterMs : undefined
  }

  /** Logs only the path: a query contains users' search terms and, on some platforms, the token. */
  #report(error: PlatformError, status: number | undefined, { url }: WireRequest, attempt: number): void {
    const { platform, kind, retryAt } = error
    this.#log.warn({ platform, kind, status, retryAt, path: url.pathname, attempt }, error.message)
  }

  #after(milliseconds: number | undefined): Date | undefined {
    return milliseconds === undefined ? undefined : new Date(this.#clock.now().getTime() + milliseconds)
  }

  #toError(kind: PlatformErrorKind, said: Message, retryAt?: Date): PlatformError {
    return new PlatformError(this.#dialect.platform, kind, said, { retryAt })
  }
}

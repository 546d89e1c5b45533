import { setTimeout as pause } from 'node:timers/promises'
import { type Platform, platformNames } from '@troupe/contract/platforms'
import type { Clock } from '../../../clock.ts'
import type { Logger } from '../../../logger.ts'
import {
  type PlatformCall,
  PlatformError,
  type PlatformErrorKind,
  type PlatformUsage,
  type QuotaState,
} from '../../../modules/discovery/platform-port.ts'
import { silentTelemetry, type Telemetry } from '../../../telemetry/telemetry.ts'
import { Allowances } from './allowances.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { ExchangeError, exchange } from './exchange.ts'
import { toPlainText } from './plain-text.ts'
import type { QuotaPeriod } from './quota-windows.ts'
import { readRetryAfter } from './retry-after.ts'
import { defaultTiming, type WireTiming } from './wire-timing.ts'

export interface WireRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** What the request costs of which allowance. */
  readonly charge: { readonly bucket: string; readonly units: number }
}

export interface WireAnswer {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON; undefined where the body is none. */
  readonly body: unknown
}

/** One allowance of a platform. */
export interface QuotaBucket {
  /** Stable word: "search". */
  readonly bucket: string
  /** In words for people, in the plural: "searches". */
  readonly name: string
  /** Undefined: the platform names none. */
  readonly limit: number | undefined
  readonly window: QuotaPeriod
}

/** What an answer that is no success means. */
export interface WireFailure {
  readonly kind: PlatformErrorKind
  /** In our own words, a whole sentence without its full stop; of a `quota_exhausted` not used: its bucket has the words. */
  readonly message: string
  /** The service's own words; untrusted, they are cleaned and put behind ours. */
  readonly detail?: string | undefined
  /** Whether asking again may help. */
  readonly retry: boolean
  /** How long the service wants us to wait, where it does not say so in `Retry-After`. */
  readonly retryAfterMs?: number | undefined
  /** The allowance that is used up, where it is not the one the request was charged to. */
  readonly exhausts?: string | undefined
  readonly retryAt?: Date | undefined
}

/** What is a platform's own about its wire. */
export interface WireDialect {
  readonly platform: Platform
  /** Nothing is asked of any other origin: the requests carry the key. */
  readonly baseUrl: string
  /** Keys and tokens: never in a message or a log. */
  readonly secrets: readonly string[]
  readonly buckets: readonly QuotaBucket[]
  /**
   * The failure that an answer means, by its status and its body; undefined: it is a success, which some platforms give under
   * another status than 200. Answers that are no JSON come with the body undefined, and are a bad answer if this finds nothing.
   */
  readFailure(answer: WireAnswer): WireFailure | undefined
}

export interface Wire {
  /**
   * Asks a platform and gives the parsed body. Takes one of the call's budget and the charge of the allowance for every request
   * that goes out, repeated ones too.
   * @throws PlatformError and nothing else.
   */
  send(request: WireRequest, call: PlatformCall): Promise<unknown>
  /** What was used of each allowance. @throws PlatformError when it cannot be read. */
  quota(): Promise<QuotaState[]>
}

interface WireParts {
  readonly usage: PlatformUsage
  readonly clock: Clock
  readonly log: Logger
  /** Undefined: nobody watches. */
  readonly telemetry?: Telemetry | undefined
  /** For tests. */
  readonly timing?: Partial<WireTiming> | undefined
}

/** The way to one platform: time-outs, repeats with jitter, a circuit breaker, allowances, and errors without secrets. */
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

  /** False: nobody waits any longer, or nothing is left to ask again with. */
  async #wait(milliseconds: number, { budget, signal }: PlatformCall): Promise<boolean> {
    if (budget.left === 0) return false
    return pause(milliseconds, true, { signal }).catch(() => false)
  }

  /** Before a request goes out: may it, and is there something left to spend? */
  async #admit({ url, charge }: WireRequest, call: PlatformCall): Promise<void> {
    if (url.origin !== this.#origin) throw this.#toError('bad_request', `${this.#name} has no such address`)
    if (call.signal.aborted) throw this.#toError('unavailable', `${this.#name} was not waited for any longer`)
    const rest = this.#breaker.enter()
    if (rest) throw this.#toError(rest.kind, rest.message, rest.until)
    try {
      if (!call.budget.take()) throw this.#toError('out_of_budget', `The requests meant for ${this.#name} are used up`)
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
      const { kind, message, retry, reached } = error
      return { failure: { kind, message: `${this.#name} ${message}`, retry }, status: undefined, reached }
    }
  }

  #readFailure(answer: WireAnswer): WireFailure | undefined {
    const failure = this.#dialect.readFailure(answer)
    if (failure) {
      return { ...failure, retryAfterMs: failure.retryAfterMs ?? readRetryAfter(answer.headers, this.#clock.now()) }
    }
    if (answer.body !== undefined) return undefined
    return { kind: 'bad_answer', message: `${this.#name} sent an answer that cannot be read`, retry: false }
  }

  /** Draws the consequences of a failure and gives the error that tells of it. */
  async #settle(failure: WireFailure, { charge }: WireRequest, { signal }: PlatformCall): Promise<PlatformError> {
    const retryAt = failure.retryAt ?? this.#after(failure.retryAfterMs)
    if (failure.kind === 'quota_exhausted') {
      this.#breaker.succeed()
      return this.#allowances.exhaust(failure.exhausts ?? charge.bucket, retryAt)
    }
    const detail = toPlainText(failure.detail ?? '', this.#dialect.secrets)
    const message = detail === '' ? failure.message : `${failure.message}: ${detail}`
    if (signal.aborted) this.#breaker.abandon()
    else this.#breaker.fail(failure.kind, message)
    return this.#toError(failure.kind, message, retryAt)
  }

  /** Whoever wants to be left alone for a while is. */
  #giveUp(error: PlatformError): PlatformError {
    if (error.kind === 'rate_limited' && error.retryAt) {
      this.#breaker.restUntil(error.retryAt, error.kind, error.message)
    }
    return error
  }

  /** The pause before the next try in milliseconds, with full jitter; undefined: there is none. */
  #choosePause({ retry, retryAfterMs }: WireFailure, attempt: number): number | undefined {
    const { repeats, firstPause, longestPause } = this.#timing
    if (!retry || attempt >= repeats) return undefined
    if (retryAfterMs === undefined) return Math.random() * firstPause * 2 ** attempt
    return retryAfterMs <= longestPause ? retryAfterMs : undefined
  }

  /** The path alone is logged: a query holds what people look for and, on some platforms, the token. */
  #report(error: PlatformError, status: number | undefined, { url }: WireRequest, attempt: number): void {
    const { platform, kind, retryAt } = error
    this.#log.warn({ platform, kind, status, retryAt, path: url.pathname, attempt }, error.message)
  }

  #after(milliseconds: number | undefined): Date | undefined {
    return milliseconds === undefined ? undefined : new Date(this.#clock.now().getTime() + milliseconds)
  }

  #toError(kind: PlatformErrorKind, message: string, retryAt?: Date): PlatformError {
    return new PlatformError(this.#dialect.platform, kind, message, { retryAt })
  }
}

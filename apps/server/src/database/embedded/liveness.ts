import type { Activity } from './process-activity.ts'

export interface LivenessLimits {
  /** Milliseconds between two looks. */
  readonly lookEachMs: number
  /** Without an answer for so long it is slow. */
  readonly slowAfterMs: number
  /** Without an answer, processor time, input or output for so long it is dead. */
  readonly deadAfterMs: number
  /** Processor time without an answer, input or output after which it counts as stuck in an endless loop. */
  readonly stuckAfterCpuMs: number
}

/** The result of one check. */
export interface Look {
  /** Milliseconds on any clock that never goes back. */
  readonly now: number
  /** Whether an answer came since the last look. */
  readonly answered: boolean
  /** Undefined: the system does not tell. */
  readonly activity: Activity | undefined
}

export type Verdict = 'answering' | 'slow' | 'dead' | 'stuck'

/** Less than a process that waits for nothing but its end uses for timers in some minutes, or for connections that nothing is done for. */
const leastCpuMs = 20
const leastIoBytes = 8192

/**
 * Tells a slow process from a dead one: slow is one that does not answer and still uses the processor or reads or writes. Only
 * time in which looks were taken counts: after a pause of the whole machine every process seems to have done nothing.
 */
export class Liveness {
  readonly #limits: LivenessLimits
  #lookedAt: number
  /** Time looked at since the last answer. */
  #silentMs = 0
  /** Time looked at since the last sign of life, and what the process had done by then. */
  #idleMs = 0
  #atLastSign: Activity | undefined
  /** Activity counters at the last answer or the last input or output. */
  #atLastProgress: Activity | undefined

  constructor(now: number, limits: LivenessLimits) {
    this.#lookedAt = now
    this.#limits = limits
  }

  /** Milliseconds since the last answer, as far as looks were taken. */
  get silentMs(): number {
    return this.#silentMs
  }

  note({ now, answered, activity }: Look): Verdict {
    const elapsed = Math.min(now - this.#lookedAt, 2 * this.#limits.lookEachMs)
    this.#lookedAt = now
    if (answered) {
      this.#silentMs = 0
      this.#idleMs = 0
      this.#atLastSign = this.#atLastProgress = undefined
      return 'answering'
    }
    this.#silentMs += elapsed
    this.#idleMs += elapsed
    const isStuck = activity ? this.#compare(activity) : this.#silentMs > this.#limits.stuckAfterCpuMs
    if (isStuck) return 'stuck'
    if (activity && this.#idleMs > this.#limits.deadAfterMs) return 'dead'
    return this.#silentMs > this.#limits.slowAfterMs ? 'slow' : 'answering'
  }

  /** Takes note of what was done since the last look; true when it was too much for nothing. */
  #compare(activity: Activity): boolean {
    this.#atLastSign ??= activity
    this.#atLastProgress ??= activity
    const hasMoved = activity.ioBytes - this.#atLastProgress.ioBytes >= leastIoBytes
    if (hasMoved) this.#atLastProgress = activity
    const isAlive = hasMoved || activity.cpuMs - this.#atLastSign.cpuMs >= leastCpuMs
    if (isAlive) {
      this.#idleMs = 0
      this.#atLastSign = activity
    }
    return activity.cpuMs - this.#atLastProgress.cpuMs > this.#limits.stuckAfterCpuMs
  }
}

import type { Activity } from './process-activity.ts'

export interface LivenessLimits {
  /** Milliseconds between two checks. */
  readonly lookEachMs: number
  /** Milliseconds without an answer after which the process is slow. */
  readonly slowAfterMs: number
  /** Milliseconds without an answer, processor time, input or output after which it is dead. */
  readonly deadAfterMs: number
  /**
   * Milliseconds of processor time without an answer, input or output after which it counts as stuck in an endless
   * loop.
   */
  readonly stuckAfterCpuMs: number
}

/** The result of one check. */
export interface Look {
  /** Milliseconds on a monotonic clock. */
  readonly now: number
  /** Whether an answer came since the last check. */
  readonly answered: boolean
  /** Undefined: the system does not report it. */
  readonly activity: Activity | undefined
}

export type Verdict = 'answering' | 'slow' | 'dead' | 'stuck'

/**
 * Smaller amounts are no sign of life: a process that only waits uses that much in some minutes for timers, and for
 * connections on which it does nothing.
 */
const leastCpuMs = 20
const leastIoBytes = 8192

/**
 * Distinguishes a slow process from a dead one. A slow one does not answer but still uses the processor, reads or
 * writes. Only time covered by checks counts: after the whole machine was suspended, every process would seem to have
 * done nothing.
 */
export class Liveness {
  readonly #limits: LivenessLimits
  #lookedAt: number
  /** Milliseconds covered by checks since the last answer. */
  #silentMs = 0
  /** Milliseconds covered by checks since the last sign of life, and the activity counters at that time. */
  #idleMs = 0
  #atLastSign: Activity | undefined
  /** Activity counters at the last answer or the last input or output. */
  #atLastProgress: Activity | undefined

  constructor(now: number, limits: LivenessLimits) {
    this.#lookedAt = now
    this.#limits = limits
  }

  /** Milliseconds since the last answer, as far as checks covered them. */
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

  /**
   * Compares the activity with earlier checks; returns true when the process used too much processor time without
   * progress.
   */
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

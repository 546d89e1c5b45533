import { say } from '@troupe/contract/messages/message'
import { AppError } from '../lib/app-error.ts'
import { ConcurrencyLimiter, type LimiterOptions, type Ticket } from './concurrency-limiter.ts'
import { watchWaitingTime } from './waiting-time.ts'

/** `costly` work delays other requests; everything else is `other`. */
export type WorkKind = 'costly' | 'other'

/** Decides which work the server accepts, and how much of it runs at once. */
export interface Admission {
  /**
   * Resolves when a piece of work may begin. A refusal takes microseconds.
   * @throws AppError `unavailable` when the work could not finish in time.
   */
  enter(kind: WorkKind): Promise<Ticket>
  stop(): void
}

/**
 * Targets: costly work is answered within five seconds, other work within one. The queue may use only a part of that,
 * so that the work itself has time on a slow machine. Costly work gives way at a wait that other work hardly notices.
 * The `least` and `freeQueue` values cover the requests of one user: when so few requests wait, something else keeps
 * the machine busy.
 */
const limiterOptions: Readonly<Record<WorkKind, Omit<LimiterOptions, 'now' | 'refuse'>>> = {
  costly: {
    longestWaitMs: 40,
    limits: { initial: 4, least: 1, most: 1000 },
    freeQueue: { busy: 1, calm: 16 },
    longestQueueMs: 1000,
    deadlineMs: 4000,
  },
  other: {
    longestWaitMs: 80,
    limits: { initial: 16, least: 4, most: 1000 },
    freeQueue: { busy: 4, calm: 32 },
    longestQueueMs: 200,
    deadlineMs: 2000,
  },
}

const retrySeconds = { least: 1, most: 4 }

interface AdmissionOptions {
  /** The cheapest database read that a request makes. */
  readonly read: () => Promise<unknown>
  /** Called for each refused request. */
  readonly noteShed: (kind: WorkKind) => void
}

interface LimitersOptions extends Pick<LimiterOptions, 'now'>, Pick<AdmissionOptions, 'noteShed'> {}

/** Creates a limiter for each kind of work. Costly work begins only while no other work waits. */
export function createLimiters({ now, noteShed }: LimitersOptions): Readonly<Record<WorkKind, ConcurrencyLimiter>> {
  const refuse = (kind: WorkKind) => () => {
    noteShed(kind)
    return createRefusal()
  }
  const other = new ConcurrencyLimiter({ ...limiterOptions.other, now, refuse: refuse('other') })
  const mustYield = () => other.isFull
  return {
    other,
    costly: new ConcurrencyLimiter({ ...limiterOptions.costly, now, refuse: refuse('costly'), mustYield }),
  }
}

/** Admits the work that can finish in time, judged by how long the cheapest read takes at the moment. */
export function createAdmission({ read, noteShed }: AdmissionOptions): Admission {
  const limiters = createLimiters({ now: () => performance.now(), noteShed })
  const waiting = watchWaitingTime({
    read,
    hasWork: () => limiters.costly.inHand + limiters.other.inHand > 0,
    tell(waitMs, elapsedMs) {
      limiters.other.adapt(waitMs, elapsedMs)
      limiters.costly.adapt(waitMs, elapsedMs)
    },
  })
  return {
    enter(kind) {
      waiting.wake()
      return limiters[kind].enter({ isLate: waiting.isLate() })
    },
    stop: () => waiting.stop(),
  }
}

function createRefusal(): AppError {
  return new AppError('unavailable', say('http.busy'), {
    // Spread out, so that callers refused together do not return together.
    retryAfterSeconds: retrySeconds.least + Math.random() * (retrySeconds.most - retrySeconds.least),
  })
}

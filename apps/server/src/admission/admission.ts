import { AppError } from '../lib/app-error.ts'
import { ConcurrencyLimiter, type LimiterOptions, type Ticket } from './concurrency-limiter.ts'
import { watchWaitingTime } from './waiting-time.ts'

/** Work that makes other requests wait, or any other. */
export type WorkKind = 'costly' | 'other'

/** Decides which work a server takes on, and how much of it goes on at once. */
export interface Admission {
  /**
   * Resolves when a piece of work may begin. To refuse takes microseconds.
   * @throws AppError `unavailable` when it would not be done in its time.
   */
  enter(kind: WorkKind): Promise<Ticket>
  stop(): void
}

/**
 * Costly work is to be answered within five seconds, any other within one, of which so much may go by in the queue that the work itself
 * has time on a slow machine, too. Costly work gives way at a wait that others hardly notice. The least that goes on and waits is what one
 * person asks for: where so little has to wait, something else keeps the machine busy.
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
  /** The least that a request asks of the database. */
  readonly read: () => Promise<unknown>
  /** Called for each refused request. */
  readonly noteShed: (kind: WorkKind) => void
}

interface LimitersOptions extends Pick<LimiterOptions, 'now'>, Pick<AdmissionOptions, 'noteShed'> {}

/** A limiter for each kind of work; what is costly begins only while nothing else waits. */
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

/** Takes on what can be done in its time, by how long the least read takes at the moment. */
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
  return new AppError('unavailable', 'The server is busy at the moment. Please try again in a few seconds.', {
    // All that are refused at once should not be back at once.
    retryAfterSeconds: retrySeconds.least + Math.random() * (retrySeconds.most - retrySeconds.least),
  })
}

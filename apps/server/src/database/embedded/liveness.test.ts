import { describe, expect, test } from 'vitest'
import { Liveness, type Verdict } from './liveness.ts'
import { parseCpuTime } from './process-activity.ts'

const limits = { lookEachMs: 1000, slowAfterMs: 5000, deadAfterMs: 30_000, stuckAfterCpuMs: 60_000 }

/** Checks a process once a second, which did the given amount of work in each. */
class Observed {
  readonly #liveness = new Liveness(0, limits)
  #now = 0
  #cpuMs = 0
  #ioBytes = 0

  look(doing: { cpuMs?: number; ioBytes?: number; answered?: boolean; elapsed?: number } = {}): Verdict {
    this.#now += doing.elapsed ?? 1000
    this.#cpuMs += doing.cpuMs ?? 0
    this.#ioBytes += doing.ioBytes ?? 0
    const activity = { cpuMs: this.#cpuMs, ioBytes: this.#ioBytes }
    return this.#liveness.note({ now: this.#now, answered: doing.answered ?? false, activity })
  }

  /** Repeats the same second and returns how many pass until the verdict. */
  secondsUntil(wanted: Verdict, doing: { cpuMs?: number; ioBytes?: number } = {}, atMost = 1000): number {
    for (let second = 1; second <= atMost; second++) if (this.look(doing) === wanted) return second
    return Number.POSITIVE_INFINITY
  }
}

describe('the liveness of a process', () => {
  test('is dead when it does not answer and does nothing over the whole period', () => {
    expect(new Observed().secondsUntil('dead')).toBe(31)
  })

  test('is reported as slow before that, and answers again', () => {
    const observed = new Observed()
    expect(observed.secondsUntil('slow')).toBe(6)
    expect(observed.look({ answered: true })).toBe('answering')
    expect(observed.secondsUntil('dead')).toBe(31)
  })

  test('is slow and not dead as long as it uses a hundredth of a core', () => {
    expect(new Observed().secondsUntil('dead', { cpuMs: 10 }, 3600)).toBe(Number.POSITIVE_INFINITY)
  })

  test('is slow and not dead as long as it reads or writes', () => {
    expect(new Observed().secondsUntil('dead', { ioBytes: 1000 }, 3600)).toBe(Number.POSITIVE_INFINITY)
  })

  test('restarts the period after a sign of life', () => {
    const observed = new Observed()
    for (let second = 0; second < 25; second++) observed.look()
    observed.look({ cpuMs: 100 })
    expect(observed.secondsUntil('dead')).toBe(31)
  })

  test('does not take the small cost of timers and connections for a sign of life', () => {
    expect(new Observed().secondsUntil('dead', { cpuMs: 0.3, ioBytes: 100 })).toBe(31)
  })

  test('is stuck when it uses the processor without an answer, input or output, by its own time and not the clock', () => {
    expect(new Observed().secondsUntil('stuck', { cpuMs: 1000 })).toBe(62)
    expect(new Observed().secondsUntil('stuck', { cpuMs: 250 })).toBe(242)
  })

  test('is not stuck as long as it reads or writes', () => {
    expect(new Observed().secondsUntil('stuck', { cpuMs: 1000, ioBytes: 8192 }, 3600)).toBe(Number.POSITIVE_INFINITY)
  })

  test('does not count a pause of the whole machine', () => {
    const observed = new Observed()
    expect(observed.look({ answered: true })).toBe('answering')
    expect(observed.look({ elapsed: 3_600_000 })).toBe('answering')
    expect(observed.look({ answered: true })).toBe('answering')
  })

  test('waits as long as for a busy process where the system reports no processor time', () => {
    const liveness = new Liveness(0, limits)
    const verdicts = Array.from({ length: 61 }, (_, index) =>
      liveness.note({ now: (index + 1) * 1000, answered: false, activity: undefined }),
    )
    expect([verdicts[59], verdicts[60]]).toEqual(['slow', 'stuck'])
  })
})

describe('the time column of ps', () => {
  test.each([
    ['0:00.07', 70],
    ['12:34', 754_000],
    ['01:02:03', 3_723_000],
    ['2-03:04:05', 183_845_000],
  ])('%s', (text, milliseconds) => expect(parseCpuTime(text)).toBe(milliseconds))

  test('is undefined for any other text', () => expect(parseCpuTime('')).toBeUndefined())
})

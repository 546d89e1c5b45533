import type { ChildProcess } from 'node:child_process'
import { HealthQuestion } from './health-question.ts'
import { Liveness, type LivenessLimits, type Verdict } from './liveness.ts'
import { readActivity } from './process-activity.ts'

interface WatchOptions {
  readonly child: ChildProcess
  readonly socketDir: string
  readonly limits: LivenessLimits
  /** Told of each change, with the milliseconds since the last answer. */
  onVerdict(verdict: Verdict, silentMs: number): void
}

/** Looks at the embedded database's process again and again, from its start to its end. */
export class ProcessWatch {
  readonly #options: WatchOptions
  readonly #liveness: Liveness
  readonly #question: HealthQuestion
  readonly #timer: NodeJS.Timeout
  #isOpen = false
  #isLooking = false
  #verdict: Verdict = 'answering'

  constructor(options: WatchOptions) {
    this.#options = options
    this.#liveness = new Liveness(performance.now(), options.limits)
    this.#question = new HealthQuestion(options.socketDir)
    this.#timer = setInterval(() => void this.#look(), options.limits.lookEachMs)
    options.child.once('exit', () => this.stop())
  }

  /** From now on it is asked; before, it is only seen to do something. */
  noteOpen(): void {
    this.#isOpen = true
    this.#question.ask()
  }

  /** Milliseconds since the last answer of a process that is slow, else 0. */
  slowMs(): number {
    return this.#verdict === 'slow' ? this.#liveness.silentMs : 0
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#question.close()
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return
    this.#isLooking = true
    const answered = this.#question.takeAnswer()
    const { pid } = this.#options.child
    const activity = answered || pid === undefined ? undefined : await readActivity(pid)
    const verdict = this.#liveness.note({ now: performance.now(), answered, activity })
    if (this.#isOpen) this.#question.ask()
    if (verdict !== this.#verdict) {
      this.#verdict = verdict
      this.#options.onVerdict(verdict, this.#liveness.silentMs)
    }
    this.#isLooking = false
  }
}

import type { ChildProcess } from 'node:child_process'
import { HealthQuestion } from './health-question.ts'
import { Liveness, type LivenessLimits, type Verdict } from './liveness.ts'
import { readActivity } from './process-activity.ts'

interface WatchOptions {
  readonly child: ChildProcess
  readonly socketDir: string
  readonly limits: LivenessLimits
  /** Called at each change of the verdict, with the milliseconds since the last answer. */
  onVerdict(verdict: Verdict, silentMs: number): void
}

/** Checks the embedded database's process at intervals, from its start to its end. */
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

  /** Starts asking the process for answers; before that, only its activity is checked. */
  noteOpen(): void {
    this.#isOpen = true
    this.#question.ask()
  }

  /** Milliseconds since the last answer of a slow process, else 0. */
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

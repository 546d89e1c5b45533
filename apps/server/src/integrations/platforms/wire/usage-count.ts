import { setTimeout as pause } from 'node:timers/promises'
import type { PlatformUsage, QuotaWindow } from '../../../modules/discovery/platforms/platform-port.ts'

/** Milliseconds during which requests are counted together, since a search makes several. */
const gatherMs = 100

/** Usage of one window: the count last read from the database plus the requests not yet stored. */
export class UsageCount {
  readonly window: QuotaWindow
  readonly #usage: PlatformUsage
  readonly #onFailure: (error: unknown) => void
  #used: number | undefined
  #untold = 0
  #telling: Promise<void> | undefined

  constructor(window: QuotaWindow, usage: PlatformUsage, onFailure: (error: unknown) => void) {
    this.window = window
    this.#usage = usage
    this.#onFailure = onFailure
  }

  /** Whether the usage is known and less than `units` (undefined: any usage is). */
  isBelow(units: number | undefined): boolean {
    return this.#used !== undefined && (units === undefined || this.#used + this.#untold < units)
  }

  /** Counts units soon, together with others added meanwhile. */
  add(units: number): void {
    this.#untold += units
    this.#telling ??= this.#tell()
  }

  /** Counts units at once if the limit allows it; resolves to false otherwise. */
  async spend(units: number, limit: number | undefined): Promise<boolean> {
    await this.settle()
    const used = await this.#usage.spend(this.window, units, limit)
    if (used !== undefined) this.#used = used
    return used !== undefined
  }

  /** Resolves when all units are stored. */
  async settle(): Promise<void> {
    await this.#telling
  }

  async #tell(): Promise<void> {
    do {
      await pause(gatherMs)
      const units = this.#untold
      this.#untold = 0
      try {
        this.#used = await this.#usage.spend(this.window, units, undefined)
      } catch (error) {
        this.#used = undefined
        this.#onFailure(error)
      }
    } while (this.#untold !== 0)
    this.#telling = undefined
  }
}

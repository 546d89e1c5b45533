/** The stand-ins' time: the real one, until a test or the control endpoint sets another. */
export interface SandboxClock {
  now(): Date
  /** Time stands still at this moment; without one it is real again. */
  set(at: Date | undefined): void
}

export function createSandboxClock(): SandboxClock {
  let fixed: Date | undefined
  return {
    now: () => new Date(fixed ?? Date.now()),
    set(at) {
      fixed = at
    },
  }
}

export const dayMilliseconds = 86_400_000

/** Number of the UTC day since 1970: what "the same day" means to the stand-ins. */
export function toDayNumber(at: Date): number {
  return Math.floor(at.getTime() / dayMilliseconds)
}

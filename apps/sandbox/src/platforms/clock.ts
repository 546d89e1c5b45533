/** The sandbox's time: real time until a test or the control endpoint sets another. */
export interface SandboxClock {
  now(): Date
  /** Stops the clock at this moment; undefined returns to real time. */
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

/** Number of UTC days since 1970. The stand-ins give the same answers for the whole of such a day. */
export function toDayNumber(at: Date): number {
  return Math.floor(at.getTime() / dayMilliseconds)
}

/** The time, as the rules see it; tests give their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The current time for the rules; tests supply their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

import { z } from 'zod'

/** A signed-in person with a collection. */
export const LoadPerson = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  collectionId: z.string(),
})
export type LoadPerson = z.output<typeof LoadPerson>

/** Targets of requests: mixed calls, the bare route, or the server's health check. */
export const Stream = z.enum(['mix', 'bare', 'live', 'ready'])
export type Stream = z.output<typeof Stream>

/** Settings sent to the load process once, at its start. */
export const LoadTarget = z.object({
  url: z.string(),
  bareUrl: z.string(),
  people: z.array(LoadPerson),
  creatorIds: z.array(z.string()),
})
export type LoadTarget = z.output<typeof LoadTarget>

/**
 * A time of load. Closed: so many at once, each asking again as soon as it is answered. Open: so many a second come in, step after
 * step, whether those before were answered or not, as people do.
 */
export const Phase = z.union([
  z.object({ seconds: z.number(), stream: Stream, atOnce: z.number() }),
  z.object({ steps: z.array(z.object({ seconds: z.number(), perSecond: z.partialRecord(Stream, z.number()) })) }),
])
export type Phase = z.output<typeof Phase>

/** Outcome of one request. */
export const Outcome = z.object({
  /** The call of a person, or the stream. */
  kind: z.string(),
  /** Milliseconds from the beginning of the phase until it was due. */
  at: z.number(),
  /** Milliseconds from then until it was answered in full: what it had to wait to be sent is in it. */
  ms: z.number(),
  /** 0: no answer. */
  status: z.number(),
  /** In the one form of errors, with the time after which to come again. */
  isRefusal: z.boolean(),
})
export type Outcome = z.output<typeof Outcome>

import { z } from 'zod'

/** Somebody who is signed in, and who has a collection. */
export const LoadPerson = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  collectionId: z.string(),
})
export type LoadPerson = z.output<typeof LoadPerson>

/** What requests can be for: the people's mixed calls, the bare route, or a question to the server how it is. */
export const Stream = z.enum(['mix', 'bare', 'live', 'ready'])
export type Stream = z.output<typeof Stream>

/** What the process that makes the load is told once, at its start. */
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

/** What became of one request. */
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

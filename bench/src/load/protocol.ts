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
 * A phase of load. Closed: `atOnce` requests in progress, each followed by another as soon as it is answered. Open: a
 * number of requests per second in each step, whether or not earlier ones were answered, as with real users.
 */
export const Phase = z.union([
  z.object({ seconds: z.number(), stream: Stream, atOnce: z.number() }),
  z.object({ steps: z.array(z.object({ seconds: z.number(), perSecond: z.partialRecord(Stream, z.number()) })) }),
])
export type Phase = z.output<typeof Phase>

/** Outcome of one request. */
export const Outcome = z.object({
  /** The kind of call, or the stream. */
  kind: z.string(),
  /** Milliseconds from the beginning of the phase until the request was due. */
  at: z.number(),
  /** Milliseconds from then until the complete answer, including any wait before it was sent. */
  ms: z.number(),
  /** 0: no answer. */
  status: z.number(),
  /** Whether it is an error in the API's format with a time after which to retry. */
  isRefusal: z.boolean(),
})
export type Outcome = z.output<typeof Outcome>

import { z } from 'zod'

/** Messages from the embedded database's process to the server. */
export const ChildMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('locked') }),
  /** The folder could not be opened; `reason` is for the operator. */
  z.object({ type: z.literal('failed'), reason: z.string() }),
])
export type ChildMessage = z.output<typeof ChildMessage>

/** Name of the socket file that the `pg` driver looks for in the folder it is given as host. */
export const socketFileName = '.s.PGSQL.5432'

import { z } from 'zod'

/** Id of the member that a creator or a conversation is assigned to; null: not assigned. */
export const Assignee = z.uuid().nullable()

/** Lists only what is assigned to the caller, or to nobody. */
export const assignments = ['me', 'nobody'] as const
export const Assignment = z.enum(assignments)
export type Assignment = z.output<typeof Assignment>

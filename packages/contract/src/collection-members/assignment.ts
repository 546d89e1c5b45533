import { z } from 'zod'

/** The member of the workspace who works on a creator or a conversation; null: nobody. */
export const Assignee = z.uuid().nullable()

/** Lists only what is assigned to the caller, or to nobody. */
export const assignments = ['me', 'nobody'] as const
export const Assignment = z.enum(assignments)
export type Assignment = z.output<typeof Assignment>

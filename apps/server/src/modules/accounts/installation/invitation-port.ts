import type { Executor } from '../../../database/database.ts'

/**
 * Finds an open invitation to this installation by a normalised address. An invited address may get an account even if
 * registration is closed.
 */
export type FindInvitation = (db: Executor, email: string) => Promise<object | undefined>

/** For installations without invitations. */
export const findNoInvitation: FindInvitation = async () => undefined

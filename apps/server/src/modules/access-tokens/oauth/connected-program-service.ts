import { maxConnectedPrograms } from '@troupe/contract/account/connected-programs'
import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import * as grants from './grant-repository.ts'
import type { OAuthContext } from './oauth-context.ts'

/** The user's connected programs, newest first. */
export function listConnectedPrograms({ db }: OAuthContext, userId: string): Promise<grants.ListedGrantRow[]> {
  return grants.list(db, userId, maxConnectedPrograms)
}

/** Disconnects a program at once. @throws AppError `not_found`, also for another user's. */
export async function disconnectProgram({ db, log }: OAuthContext, userId: string, id: string): Promise<void> {
  if (!(await grants.deleteById(db, userId, id))) throw new AppError('not_found', say('connected_programs.unknown'))
  log.info({ event: 'program-disconnected', userId, grantId: id }, 'program disconnected')
}

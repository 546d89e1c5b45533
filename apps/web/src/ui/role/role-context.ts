import { isAtLeast, type WorkspaceRole } from '@troupe/contract/base/roles'
import { createContext, use } from 'react'

/** The user's role in the open workspace. Until it is known everything is offered: the server refuses what is not allowed. */
export const RoleContext = createContext<WorkspaceRole>('owner')

/** The user's role in the open workspace. */
export function useRole(): WorkspaceRole {
  return use(RoleContext)
}

/** Whether the user may change things in the open workspace. */
export function useCanWork(): boolean {
  return isAtLeast(useRole(), 'member')
}

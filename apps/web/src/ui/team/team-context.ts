import { createContext, use } from 'react'

interface Team {
  /** Id of the user. */
  readonly selfId: string
  /** Whether the open workspace has other members. */
  readonly hasColleagues: boolean
}

/** Until the workspace is known, the user is alone. */
export const TeamContext = createContext<Team>({ selfId: '', hasColleagues: false })

/** The user, and whether others are in the open workspace. */
export function useTeam(): Team {
  return use(TeamContext)
}

/** A member; null: a search made for the whole workspace. */
export interface Searcher {
  readonly workspaceId: string
  readonly userId: string | null
}

/** Lists creators that a user can hide from search results. */
export interface CreatorExclusions {
  /** Ids of the creators in any of the collections that the searcher sees. */
  listCollected(searcher: Searcher): Promise<readonly number[]>
  /** Ids of the creators that the user has contacted. */
  listContacted(workspaceId: string): Promise<readonly number[]>
}

/** For installations without collections and outreach. */
export const noExclusions: CreatorExclusions = {
  listCollected: async () => [],
  listContacted: async () => [],
}

interface HideOptions {
  readonly hide_collected: boolean
  readonly hide_contacted: boolean
}

/** Lists the ids of the creators to exclude from this user's search. */
export async function listExcluded(
  exclusions: CreatorExclusions,
  searcher: Searcher,
  { hide_collected, hide_contacted }: HideOptions,
): Promise<readonly number[]> {
  const [collected, contacted] = await Promise.all([
    hide_collected ? exclusions.listCollected(searcher) : [],
    hide_contacted ? exclusions.listContacted(searcher.workspaceId) : [],
  ])
  return [...new Set([...collected, ...contacted])]
}

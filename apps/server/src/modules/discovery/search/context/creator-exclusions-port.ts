/** Lists creators that a user can hide from search results. */
export interface CreatorExclusions {
  /** Ids of the creators in any of the user's collections. */
  listCollected(workspaceId: string): Promise<readonly number[]>
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
  workspaceId: string,
  { hide_collected, hide_contacted }: HideOptions,
): Promise<readonly number[]> {
  const [collected, contacted] = await Promise.all([
    hide_collected ? exclusions.listCollected(workspaceId) : [],
    hide_contacted ? exclusions.listContacted(workspaceId) : [],
  ])
  return [...new Set([...collected, ...contacted])]
}

/** Tells discovery whom a user wants to see no more of. */
export interface CreatorExclusions {
  /** Ids of the creators in any of the user's collections. */
  listCollected(userId: string): Promise<readonly number[]>
  /** Ids of the creators to whom the user has written. */
  listContacted(userId: string): Promise<readonly number[]>
}

/** For an installation where nobody collects or writes. */
export const noExclusions: CreatorExclusions = {
  listCollected: async () => [],
  listContacted: async () => [],
}

interface Wishes {
  readonly hide_collected: boolean
  readonly hide_contacted: boolean
}

/** Ids of the creators whom a search of this user leaves out. */
export async function listExcluded(
  exclusions: CreatorExclusions,
  userId: string,
  { hide_collected, hide_contacted }: Wishes,
): Promise<readonly number[]> {
  const [collected, contacted] = await Promise.all([
    hide_collected ? exclusions.listCollected(userId) : [],
    hide_contacted ? exclusions.listContacted(userId) : [],
  ])
  return [...new Set([...collected, ...contacted])]
}

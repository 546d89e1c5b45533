/** The tables of the catalogue that are divided by creator, each with the column that names the creator. Creators come first. */
export const dividedTables = [
  ['creators', 'id'],
  ['creator_posts', 'creator_id'],
  ['creator_snapshots', 'creator_id'],
  ['creator_upkeep', 'creator_id'],
] as const

export type DividedTable = (typeof dividedTables)[number][0]

/** The divided tables that refer to creators. */
export const partTables = dividedTables.filter(([table]) => table !== 'creators')

/** Under which keys collections are kept; all that is below one of them is forgotten with it. */
export const collectionKeys = {
  all: ['collections'],
  list: ['collections', 'list'],
  members: (id: string) => ['collections', 'members', id],
  memberPage: (id: string, offset: number) => [...collectionKeys.members(id), offset],
  ofCreator: (creatorId: string) => ['collections', 'of-creator', creatorId],
} as const

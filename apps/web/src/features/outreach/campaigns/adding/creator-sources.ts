import type { ReactNode } from 'react'

/** Tells the ids of the chosen creators whenever they change, and the collection that they are of. */
type OnChosen = (creatorIds: readonly string[], collectionId?: string) => void

/** Fields that choose creators, of other features. */
export interface CreatorSources {
  /** Chooses all creators of a collection. */
  readonly collection: (onChosen: OnChosen) => ReactNode
  /** Finds creators and chooses some of them. */
  readonly search: (onChosen: OnChosen) => ReactNode
}

import { createContext, type ReactNode, use } from 'react'
import { useCollectionColumns } from '../api/collection-columns.ts'

const MergeColumnsContext = createContext<readonly string[]>([])

interface MergeColumnsProps {
  /** Collection that the mail is written to; null: none. */
  collectionId: string | null
  children: ReactNode
}

/** Offers the own columns of a collection as merge fields in the editors inside. */
export function MergeColumns({ collectionId, children }: MergeColumnsProps) {
  const columns = useCollectionColumns(collectionId)
  return <MergeColumnsContext value={columns}>{children}</MergeColumnsContext>
}

/** Names of the columns that are merge fields of the mail. */
export function useMergeColumns(): readonly string[] {
  return use(MergeColumnsContext)
}

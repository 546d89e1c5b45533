import type { Creator } from '@troupe/contract/creators'
import { type ReactNode, useCallback, useState } from 'react'
import { showSuccess, showWarning } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'
import { AddToCollectionDialog } from './add-to-collection-dialog.tsx'

/** "Its success message clears after 3 s", on Discover and on Rapid Search. */
const addedMessageMs = 3000

type Named = Pick<Creator, 'id'>

interface AddToCollection {
  /** Opens the dialog for these creators. */
  open: (creators: readonly Named[]) => void
  isOpen: boolean
  /** Must be rendered on the screen. */
  dialog: ReactNode
}

/** The dialog that adds creators to a collection, for any screen. */
export function useAddToCollectionDialog(): AddToCollection {
  const [creators, setCreators] = useState<readonly Named[]>([])
  const [isOpen, setOpen] = useState(false)
  const open = useCallback((chosen: readonly Named[]) => {
    if (chosen.length === 0) {
      showWarning(collectionTexts.add.nobody)
      return
    }
    setCreators(chosen)
    setOpen(true)
  }, [])
  const close = (message: string | null) => {
    setOpen(false)
    if (message !== null) showSuccess(message, addedMessageMs)
  }
  const dialog = <AddToCollectionDialog isOpen={isOpen} creatorIds={creators.map(({ id }) => id)} onClose={close} />
  return { open, isOpen, dialog }
}

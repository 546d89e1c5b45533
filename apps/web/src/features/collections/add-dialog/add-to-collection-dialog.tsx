import { Alert, Modal } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { collectionTexts } from '../collection-texts.ts'
import { type Added, AddForm } from './add-form.tsx'

const texts = collectionTexts.add

/** "After success it shows a message and auto-closes after 1.5 s." */
const closeAfterMs = 1500

interface AddToCollectionDialogProps {
  isOpen: boolean
  creatorIds: readonly string[]
  /** Called with the success message, or null if nothing was added. */
  onClose: (message: string | null) => void
}

/** Adds creators to an existing or a new collection. */
export function AddToCollectionDialog({ isOpen, creatorIds, onClose }: AddToCollectionDialogProps) {
  const [added, setAdded] = useState<Added | null>(null)
  const close = () => {
    // The timer may fire while the dialog fades out.
    if (isOpen) onClose(added?.message ?? null)
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={() => setAdded(null)}
      title={texts.title}
      closeButtonProps={{ 'aria-label': collectionTexts.close }}
    >
      {added ? (
        <Success added={added} onClose={close} />
      ) : (
        <AddForm creatorIds={creatorIds} onAdded={setAdded} onCancel={close} />
      )}
    </Modal>
  )
}

function Success({ added, onClose }: { added: Added; onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(() => close(), closeAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Alert color="sea" role="status" title={added.message} style={{ overflowWrap: 'anywhere' }}>
      {added.remark}
    </Alert>
  )
}

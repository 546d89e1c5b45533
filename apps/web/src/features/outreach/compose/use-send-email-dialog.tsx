import { type ReactNode, useState } from 'react'
import type { OutreachPaths } from '../outreach-paths.ts'
import type { MailCreator } from './find-send-problem.ts'
import { SendEmailDialog } from './send-email-dialog.tsx'

interface OpenedSendEmail {
  /**
   * Opens the dialog for these creators; `onSent` is called once a campaign to them is stored. With the id of a collection,
   * its own columns are merge fields.
   */
  open: (creators: readonly MailCreator[], onSent?: () => void, collectionId?: string | null) => void
  isOpen: boolean
  /** Must be rendered on the page. */
  dialog: ReactNode
}

interface Target {
  creators: readonly MailCreator[]
  collectionId: string | null
  onSent?: () => void
}

/** The Send Email dialog, for any page. */
export function useSendEmailDialog(paths: OutreachPaths): OpenedSendEmail {
  const [isOpen, setOpen] = useState(false)
  const [target, setTarget] = useState<Target>({ creators: [], collectionId: null })
  return {
    open: (creators, onSent, collectionId = null) => {
      setTarget({ creators, collectionId, ...(onSent ? { onSent } : {}) })
      setOpen(true)
    },
    isOpen,
    dialog: (
      <SendEmailDialog
        isOpen={isOpen}
        creators={target.creators}
        collectionId={target.collectionId}
        onClose={() => setOpen(false)}
        onSent={target.onSent}
        paths={paths}
      />
    ),
  }
}

import { type ReactNode, useState } from 'react'
import type { OutreachPaths } from '../outreach-paths.ts'
import type { MailCreator } from './find-send-problem.ts'
import { SendEmailDialog } from './send-email-dialog.tsx'

interface OpenedSendEmail {
  /** Opens the dialog for these creators; `onSent` is called once a campaign to them is stored. */
  open: (creators: readonly MailCreator[], onSent?: () => void) => void
  isOpen: boolean
  /** Must be rendered on the page. */
  dialog: ReactNode
}

/** The Send Email dialog, for any page. */
export function useSendEmailDialog(paths: OutreachPaths): OpenedSendEmail {
  const [isOpen, setOpen] = useState(false)
  const [target, setTarget] = useState<{ creators: readonly MailCreator[]; onSent?: () => void }>({ creators: [] })
  return {
    open: (creators, onSent) => {
      setTarget(onSent ? { creators, onSent } : { creators })
      setOpen(true)
    },
    isOpen,
    dialog: (
      <SendEmailDialog
        isOpen={isOpen}
        creators={target.creators}
        onClose={() => setOpen(false)}
        onSent={target.onSent}
        paths={paths}
      />
    ),
  }
}

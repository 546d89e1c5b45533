import { Center, Loader, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { SendEmailResponse } from '@troupe/contract/outreach'
import { type KeyboardEvent, lazy, Suspense, useMemo } from 'react'
import { useSendEmail } from '../api/send-email.ts'
import { useKeptDraft } from '../drafts/use-kept-draft.ts'
import { MergeColumns } from '../editor/merge-columns.tsx'
import type { OutreachPaths } from '../outreach-paths.ts'
import { composeTexts as texts } from './compose-texts.ts'
import type { MailCreator } from './find-send-problem.ts'

// Loaded lazily, because the editor is large and most visits never open it.
const SendEmailForm = lazy(async () => ({ default: (await import('./send-email-form.tsx')).SendEmailForm }))

interface SendEmailDialogProps {
  isOpen: boolean
  /** Recipients. Creators without a valid address are left out and listed. */
  creators: readonly MailCreator[]
  /** Collection that the mail is written to; null: none. */
  collectionId: string | null
  onClose: () => void
  /** Called once a campaign is stored. Sending then continues on the server. */
  onSent?: ((answer: SendEmailResponse) => void) | undefined
  paths: OutreachPaths
}

/** Writes and sends a mail to creators. What is written is kept on the server until it is sent or discarded. */
export function SendEmailDialog({ isOpen, collectionId, onClose, onSent, ...rest }: SendEmailDialogProps) {
  const creatorIds = useMemo(() => rest.creators.map(({ id }) => id), [rest.creators])
  const kept = useKeptDraft(isOpen, creatorIds, collectionId)
  const send = useSendEmail()
  const isPhone = useMediaQuery('(max-width: 47.99em)')
  // "closing is blocked while sending"
  const isBlocked = send.isPending
  const close = () => {
    if (isBlocked) return
    send.reset()
    onClose()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    const isOfOpenList = event.target instanceof Element && event.target.hasAttribute('data-mantine-stop-propagation')
    // Questions that it asks are dialogs of their own, but pass their keys on to it.
    const own = event.currentTarget.querySelector('[role="dialog"]')
    const isOwn = event.target instanceof Element && event.target.closest('[role="dialog"]') === own
    if (event.key === 'Escape' && isOwn && !isOfOpenList) close()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={texts.title}
      size={send.data ? 640 : 1120}
      fullScreen={isPhone ?? false}
      // Mantine would close the dialog together with a menu that is open in it.
      closeOnEscape={false}
      onKeyDown={closeOnEscape}
      // A stray click outside must not discard a mail.
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': texts.close, size: 40, iconSize: 20, disabled: isBlocked }}
    >
      <Suspense fallback={<Opening />}>
        {kept.isReady ? (
          <MergeColumns collectionId={collectionId}>
            <SendEmailForm {...rest} kept={kept} send={send} onSent={onSent} onClose={close} />
          </MergeColumns>
        ) : (
          <Opening />
        )}
      </Suspense>
    </Modal>
  )
}

function Opening() {
  return (
    <Center mih={480} role="status" aria-label={texts.loading}>
      <Loader size="sm" />
    </Center>
  )
}

import { Center, Loader, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { CampaignText } from '@troupe/contract/campaigns/campaign-changes'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import { lazy, Suspense, useState } from 'react'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { nameStep } from '../campaign-texts.ts'
import { writtenTexts } from './written-texts.ts'

const texts = writtenTexts.dialog

// Loaded lazily, because the editor is large and most visits never open it.
const ChangeTextForm = lazy(async () => ({ default: (await import('./change-text-form.tsx')).ChangeTextForm }))

interface ChangeTextDialogProps {
  campaign: Campaign
  /** The text as it is now; undefined while the dialog is closed. */
  text: CampaignText | undefined
  onClose: () => void
}

/** Changes the text of mails that have not left. Asks before it discards what was written. */
export function ChangeTextDialog({ campaign, text, onClose }: ChangeTextDialogProps) {
  const [isDirty, setDirty] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isPhone = useMediaQuery('(max-width: 47.99em)')
  const leave = () => {
    setAsking(false)
    setDirty(false)
    onClose()
  }
  const close = () => {
    if (isBusy) return
    if (isDirty) setAsking(true)
    else leave()
  }
  return (
    <>
      <Modal
        opened={text !== undefined}
        onClose={close}
        title={text && texts.title(nameStep(text.step))}
        size={720}
        fullScreen={isPhone ?? false}
        closeOnClickOutside={false}
        closeOnEscape={!isAsking}
        closeButtonProps={{ 'aria-label': texts.close, disabled: isBusy }}
      >
        {text && (
          <Suspense fallback={<Opening />}>
            <ChangeTextForm
              key={text.step}
              campaign={campaign}
              text={text}
              onDirty={setDirty}
              onBusy={setBusy}
              onCancel={close}
              onDone={leave}
            />
          </Suspense>
        )}
      </Modal>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.discardTitle}
        question={texts.discardText}
        confirm={texts.discard}
        isBusy={false}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function Opening() {
  return (
    <Center mih={320} role="status" aria-label={texts.opening}>
      <Loader size="sm" />
    </Center>
  )
}

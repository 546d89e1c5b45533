import { Alert, Modal } from '@mantine/core'
import type { Passkey, SecondFactorState } from '@troupe/contract/account/second-factor-settings'
import { useFactorCalls } from '../api/second-factor.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { factorTexts } from './second-factor-texts.ts'

interface RemoveFactorDialogProps {
  email: string
  factors: SecondFactorState
  /** The passkey to remove; undefined: the authenticator app. */
  passkey?: Passkey | undefined
  onClose: () => void
}

/** Removes a second factor, and says what the removal of the last one means. */
export function RemoveFactorDialog({ email, factors, passkey, onClose }: RemoveFactorDialogProps) {
  const { removeApp, removePasskey } = useFactorCalls()
  const isLast = factors.passkeys.length + (factors.app_since === null ? 0 : 1) === 1
  const title = passkey ? factorTexts.passkeys.removeTitle(passkey.name) : factorTexts.app.removeTitle
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': factorTexts.close }}>
      <ConfirmForm
        email={email}
        factors={factors}
        submit={factorTexts.confirm.remove}
        failed={passkey ? factorTexts.passkeys.removeFailed : factorTexts.app.removeFailed}
        isDanger
        action={async (confirmation) => {
          if (passkey) await removePasskey(confirmation, passkey.id, isLast)
          else await removeApp(confirmation, isLast)
          onClose()
        }}
        onCancel={onClose}
      >
        {isLast && <Alert color="yellow">{factorTexts.confirm.last}</Alert>}
      </ConfirmForm>
    </Modal>
  )
}

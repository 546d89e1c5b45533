import { Modal, Text } from '@mantine/core'
import type { SecondFactorState } from '@troupe/contract/account/second-factor-settings'
import { OneTimeSecret } from '../../../ui/settings/one-time-secret.tsx'
import { useFactorCalls } from '../api/second-factor.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { factorTexts } from './second-factor-texts.ts'

const texts = factorTexts.codes

/** Shows new recovery codes, once. It is closed by its button only, so that they are not lost by a click beside it. */
export function ShowCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.shownTitle}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <OneTimeSecret
        secret={codes.join('\n')}
        warning={texts.warning}
        label={texts.title}
        copy={texts.copy}
        onDone={onClose}
      />
    </Modal>
  )
}

interface RenewCodesDialogProps {
  email: string
  factors: SecondFactorState
  onDone: (recoveryCodes: string[]) => void
  onClose: () => void
}

/** Makes new recovery codes in place of those that the user has. */
export function RenewCodesDialog({ email, factors, onDone, onClose }: RenewCodesDialogProps) {
  const { makeRecoveryCodes } = useFactorCalls()
  return (
    <Modal opened onClose={onClose} title={texts.renewTitle} closeButtonProps={{ 'aria-label': factorTexts.close }}>
      <ConfirmForm
        email={email}
        factors={factors}
        submit={texts.renew}
        failed={texts.renewFailed}
        action={async (confirmation) => onDone((await makeRecoveryCodes(confirmation)).recovery_codes)}
        onCancel={onClose}
      >
        <Text>{texts.renewWarning}</Text>
      </ConfirmForm>
    </Modal>
  )
}

import { Modal, TextInput } from '@mantine/core'
import { type Passkey, PasskeyName, type SecondFactorState } from '@troupe/contract/account/second-factor-settings'
import { useState } from 'react'
import { useFactorCalls } from '../api/second-factor.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { factorTexts } from './second-factor-texts.ts'

const texts = factorTexts.passkeys

interface AddPasskeyDialogProps {
  email: string
  factors: SecondFactorState
  /** Called with recovery codes if these are the account's first. */
  onDone: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

/** Asks for a name and the owner, then lets the browser make a passkey. */
export function AddPasskeyDialog({ email, factors, onDone, onClose }: AddPasskeyDialogProps) {
  const { addPasskey } = useFactorCalls()
  const [name, setName] = useState('')
  return (
    <Modal opened onClose={onClose} title={texts.addTitle} closeButtonProps={{ 'aria-label': factorTexts.close }}>
      <ConfirmForm
        email={email}
        factors={factors}
        submit={texts.add}
        failed={texts.addFailed}
        isReady={PasskeyName.safeParse(name).success}
        action={async (confirmation) => onDone((await addPasskey(confirmation, name)).recovery_codes)}
        onCancel={onClose}
      >
        <NameField value={name} onChange={setName} />
      </ConfirmForm>
    </Modal>
  )
}

interface RenamePasskeyDialogProps {
  email: string
  factors: SecondFactorState
  passkey: Passkey
  onClose: () => void
}

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ email, factors, passkey, onClose }: RenamePasskeyDialogProps) {
  const { renamePasskey } = useFactorCalls()
  const [name, setName] = useState(passkey.name)
  return (
    <Modal opened onClose={onClose} title={texts.renameTitle} closeButtonProps={{ 'aria-label': factorTexts.close }}>
      <ConfirmForm
        email={email}
        factors={factors}
        submit={factorTexts.confirm.save}
        failed={texts.renameFailed}
        isReady={PasskeyName.safeParse(name).success}
        action={async (confirmation) => {
          await renamePasskey(confirmation, passkey.id, name)
          onClose()
        }}
        onCancel={onClose}
      >
        <NameField value={name} onChange={setName} />
      </ConfirmForm>
    </Modal>
  )
}

function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextInput
      label={texts.name}
      description={texts.namePlace}
      value={value}
      maxLength={60}
      autoComplete="off"
      data-autofocus
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

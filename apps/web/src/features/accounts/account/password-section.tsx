import { Alert } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { User } from '@troupe/contract/accounts'
import { useState } from 'react'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import { accountTexts } from './account-texts.ts'
import { PasswordForm } from './password-form.tsx'
import { ValueRow } from './value-row.tsx'

const texts = accountTexts.password

/** Choosing another password. */
export function PasswordSection({ user }: { user: User }) {
  const [isFormOpen, form] = useDisclosure()
  const [isDone, setDone] = useState(false)
  const open = () => {
    setDone(false)
    form.open()
  }
  const finish = () => {
    setDone(true)
    form.close()
  }
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {isDone && (
        <Alert color="sea" role="status">
          {texts.changed}
        </Alert>
      )}
      {isFormOpen ? (
        <PasswordForm user={user} onChanged={finish} onCancel={form.close} />
      ) : (
        <ValueRow value={texts.hidden} change={texts.change} onChange={open} />
      )}
    </SettingsSection>
  )
}

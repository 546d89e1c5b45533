import { Alert } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import type { EmailChange } from '../api/change-email.ts'
import { useRequestEmailChange, useVerifyEmailChange } from '../api/change-email.ts'
import { describeError } from '../auth-errors.ts'
import { authErrorTexts } from '../auth-texts.ts'
import { type CodeTimes, startCodeTimes } from '../code-entry/code-times.ts'
import { CodeDialog } from '../email-verification/code-dialog.tsx'
import { accountTexts } from './account-texts.ts'
import { EmailForm } from './email-form.tsx'
import { ValueRow } from './value-row.tsx'

const texts = accountTexts.email

/** The address of the account; a new one counts once the code that was mailed to it is entered. */
export function EmailSection({ email }: { email: string }) {
  const request = useRequestEmailChange()
  const verify = useVerifyEmailChange()
  const [isFormOpen, form] = useDisclosure()
  const [isDialogOpen, dialog] = useDisclosure()
  const [change, setChange] = useState<{ entered: EmailChange; times: CodeTimes }>()
  const [isDone, setDone] = useState(false)

  const start = async (entered: EmailChange) => {
    setDone(false)
    setChange({ entered, times: startCodeTimes(await request(entered)) })
  }
  const finish = () => {
    setChange(undefined)
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
        <EmailForm email={email} requestCode={start} onRequested={dialog.open} onCancel={form.close} />
      ) : (
        <ValueRow value={email} change={texts.change} onChange={form.open} />
      )}
      {change && (
        <CodeDialog
          isOpen={isDialogOpen}
          title={texts.dialogTitle}
          description={texts.dialogText}
          email={change.entered.newEmail}
          times={change.times}
          requestCode={() => start(change.entered)}
          submitCode={(code) => verify({ newEmail: change.entered.newEmail, code })}
          describeRequestError={(error) => describeError(error, authErrorTexts.resendFailed)}
          describeSubmitError={(error) => describeError(error, texts.codeFailed)}
          onVerified={finish}
          onClose={dialog.close}
        />
      )}
    </SettingsSection>
  )
}

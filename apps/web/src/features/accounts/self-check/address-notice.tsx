import { Alert } from '@mantine/core'
import { useInstallation } from '../api/installation.ts'
import { selfCheckTexts as texts } from './self-check-texts.ts'

/** Warns that links in mails may lead nowhere, if the public address was found not to answer. */
export function AddressNotice() {
  const { data } = useInstallation()
  if (data?.address !== 'silent') return null
  return (
    <Alert color="orange" role="alert" title={texts.silentAddress}>
      {texts.silentAddressText}
    </Alert>
  )
}

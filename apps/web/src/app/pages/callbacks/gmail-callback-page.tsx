import { useSearchParams } from 'react-router'
import { MailCallbackScreen } from '../../../features/accounts/mail-callback/mail-callback-screen.tsx'
import { paths } from '../../shell/paths.ts'

export function GmailCallbackPage() {
  const [search] = useSearchParams()
  return (
    <MailCallbackScreen
      provider="gmail"
      code={search.get('code')}
      state={search.get('state')}
      error={search.get('error')}
      settingsPath={paths.emailConfig}
    />
  )
}

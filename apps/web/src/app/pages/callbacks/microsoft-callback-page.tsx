import { useSearchParams } from 'react-router'
import { MailCallbackScreen } from '../../../features/accounts/mail-callback/mail-callback-screen.tsx'
import { paths } from '../../shell/paths.ts'

export function MicrosoftCallbackPage() {
  const [search] = useSearchParams()
  return (
    <MailCallbackScreen
      provider="microsoft"
      code={search.get('code')}
      state={search.get('state')}
      error={search.get('error')}
      settingsPath={paths.emailConfig}
    />
  )
}

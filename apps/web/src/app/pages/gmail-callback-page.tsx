import { useSearchParams } from 'react-router'
import { GmailCallbackScreen } from '../../features/accounts/gmail-callback/gmail-callback-screen.tsx'
import { paths } from '../shell/paths.ts'

export function GmailCallbackPage() {
  const [search] = useSearchParams()
  return (
    <GmailCallbackScreen
      code={search.get('code')}
      state={search.get('state')}
      error={search.get('error')}
      settingsPath={paths.emailConfig}
    />
  )
}

import { LocalPath } from '@troupe/contract/account/single-sign-on'
import { useCallback } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { SingleSignOnScreen } from '../../../features/accounts/single-sign-on/single-sign-on-screen.tsx'
import { homePath, paths } from '../../shell/paths.ts'

export function SingleSignOnPage() {
  const { provider = '' } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const goOn = useCallback(
    // The server has checked it, too.
    (page: string) => void navigate(LocalPath.safeParse(page).data ?? homePath, { replace: true }),
    [navigate],
  )
  return (
    <SingleSignOnScreen
      provider={provider}
      code={search.get('code')}
      state={search.get('state')}
      iss={search.get('iss')}
      error={search.get('error')}
      signInPath={paths.auth}
      onSignedIn={goOn}
    />
  )
}

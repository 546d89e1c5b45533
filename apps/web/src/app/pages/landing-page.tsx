import { useDocumentTitle } from '@mantine/hooks'
import { useSession, useSessionActions } from '../../features/accounts/session/session-context.tsx'
import { landingTexts } from '../../features/landing/elements/landing-texts.ts'
import { LandingScreen } from '../../features/landing/landing-screen.tsx'
import { paths } from '../shell/paths.ts'
import { toVisitor } from './visitor.ts'

/** The landing page inside the application, for users who return to it by navigation. */
export function LandingPage() {
  useDocumentTitle(landingTexts.document.title)
  const session = useSession()
  const { signOut } = useSessionActions()
  return <LandingScreen links={paths} visitor={toVisitor(session, () => void signOut())} />
}

import { lazy, Suspense, useMemo, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useAccountLanguage } from '../../features/accounts/language/use-account-language.ts'
import { useSession } from '../../features/accounts/session/session-context.tsx'
import { useAccountTimeZone } from '../../features/accounts/time-zone/use-account-time-zone.ts'
import { readTabWorkspace } from '../../features/workspaces/api/tab-workspace.ts'
import { useFreshAnswers, useReopening, useWorkspaces } from '../../features/workspaces/api/workspaces.ts'
import { InWorkspace } from '../../features/workspaces/in-workspace.tsx'
import { ContactMarkContext } from '../../ui/contact/contact-slot.tsx'
import { RoleContext } from '../../ui/role/role-context.ts'
import { TeamContext } from '../../ui/team/team-context.ts'
import { paths } from './paths.ts'
import { PageLoader } from './route-fallbacks.tsx'

/** Loaded with the first creators that are shown, so that no page without them waits for it. */
const ContactMark = lazy(async () => ({
  default: (await import('../../features/outreach/contacts/contact-mark.tsx')).ContactMark,
}))

/** Loaded only for users who have to set up a second factor. */
const DemandedFactorScreen = lazy(async () => ({
  default: (await import('../../features/accounts/second-factor/demanded-factor-screen.tsx')).DemandedFactorScreen,
}))

/**
 * Renders the route for signed-in users and redirects all others to the sign-in page, which leads back here. After a
 * sign-out it does not lead back, because the next user may be a different person. Brings the language in step here, since
 * the page that it reloads must no longer be the one for signing in.
 */
export function ProtectedRoute() {
  const session = useSession()
  useAccountLanguage()
  useAccountTimeZone()
  const { pathname, search, hash } = useLocation()
  const [cameSignedOut] = useState(session.status === 'signed-out')
  if (session.status === 'loading') return <PageLoader />
  if (session.status === 'signed-in' && session.user.second_factor_demanded) {
    return (
      <Suspense fallback={<PageLoader />}>
        <DemandedFactorScreen user={session.user} />
      </Suspense>
    )
  }
  if (session.status === 'signed-in') {
    return (
      <ContactMarkContext value={ContactMark}>
        {/* Another user may sign in in another tab: nothing of the one before may stay on screen. */}
        <WorkspaceRoutes key={session.user.id} userId={session.user.id} />
      </ContactMarkContext>
    )
  }
  const isLeaving = session.isOwnWish && !cameSignedOut
  return <Navigate to={paths.auth} replace state={isLeaving ? null : { origin: pathname + search + hash }} />
}

/** The signed-in screens, which know the user's role in the open workspace and whether others are in it. */
function WorkspaceRoutes({ userId }: { userId: string }) {
  const { data } = useWorkspaces()
  const open = data?.open
  useFreshAnswers(open?.id)
  useReopening(data)
  const hasColleagues = (open?.members ?? 1) > 1
  const team = useMemo(() => ({ selfId: userId, hasColleagues }), [userId, hasColleagues])
  return (
    <RoleContext value={open?.role ?? 'owner'}>
      <TeamContext value={team}>
        <InWorkspace id={open?.id ?? readTabWorkspace()}>
          <Outlet />
        </InWorkspace>
      </TeamContext>
    </RoleContext>
  )
}

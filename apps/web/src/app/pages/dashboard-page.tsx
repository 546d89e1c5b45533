import { Outlet } from 'react-router'
import { useSession } from '../../features/accounts/session/session-context.tsx'
import { useBrandAnalysisDialog } from '../../features/brand-analysis/dialog/brand-analysis-dialog.tsx'
import { useAddToCollectionDialog } from '../../features/collections/add-dialog/use-add-to-collection-dialog.tsx'
import { DiscoverScreen } from '../../features/discovery/discover/discover-screen.tsx'
import { useSendEmailDialog } from '../../features/outreach/compose/use-send-email-dialog.tsx'
import { useCanWork } from '../../ui/role/role-context.ts'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'
import { useFindSimilar } from '../shell/use-find-similar.ts'

export function DashboardPage() {
  const { user } = useSession()
  const canWork = useCanWork()
  const addToCollection = useAddToCollectionDialog()
  const sendEmail = useSendEmailDialog(paths)
  const brandAnalysis = useBrandAnalysisDialog()
  const actions = {
    onFindSimilar: useFindSimilar(),
    ...(canWork && { onAddToCollection: addToCollection.open, onSendEmail: sendEmail.open }),
    onAnalyzeBrand: brandAnalysis.open,
  }
  return (
    <AppFrame>
      {user && <DiscoverScreen key={user.id} userId={user.id} actions={actions} />}
      {addToCollection.dialog}
      {sendEmail.dialog}
      {brandAnalysis.dialog}
      <Outlet />
    </AppFrame>
  )
}

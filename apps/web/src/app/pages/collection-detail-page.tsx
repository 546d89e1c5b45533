import { Outlet, useParams } from 'react-router'
import { CollectionDetailScreen } from '../../features/collections/detail/collection-detail-screen.tsx'
import { ExportButton } from '../../features/discovery/export/export-button.tsx'
import { useInvitationDialogs } from '../../features/onboarding/invitations/use-invitation-dialogs.tsx'
import { useSendEmailDialog } from '../../features/outreach/compose/use-send-email-dialog.tsx'
import { MadeBy } from '../../features/workspaces/made-by.tsx'
import { useCanWork } from '../../ui/role/role-context.ts'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'
import { useFindSimilar } from '../shell/use-find-similar.ts'

export function CollectionDetailPage() {
  const { collectionId = '' } = useParams()
  const canWork = useCanWork()
  const sendEmail = useSendEmailDialog(paths)
  const invitation = useInvitationDialogs(paths)
  const findSimilar = useFindSimilar()
  return (
    <AppFrame>
      <CollectionDetailScreen
        key={collectionId}
        collectionId={collectionId}
        listPath={paths.collections}
        madeBy={<MadeBy of="collection" id={collectionId} />}
        {...(canWork && { onSendEmail: sendEmail.open, onInvite: invitation.invite })}
        onFindSimilar={findSimilar}
        renderExport={(creators) => <ExportButton {...creators} collectionId={collectionId} />}
      />
      {sendEmail.dialog}
      {invitation.dialogs}
      <Outlet />
    </AppFrame>
  )
}

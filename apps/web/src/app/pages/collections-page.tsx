import { CollectionsScreen } from '../../features/collections/list/collections-screen.tsx'
import { useSendEmailDialog } from '../../features/outreach/compose/use-send-email-dialog.tsx'
import { useCanWork } from '../../ui/role/role-context.ts'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

export function CollectionsPage() {
  const canWork = useCanWork()
  const sendEmail = useSendEmailDialog(paths)
  return (
    <AppFrame>
      <CollectionsScreen {...(canWork && { onSendEmail: sendEmail.open })} />
      {sendEmail.dialog}
    </AppFrame>
  )
}

import { Outlet } from 'react-router'
import { useAddToCollectionDialog } from '../../features/collections/add-dialog/use-add-to-collection-dialog.tsx'
import { RapidSearchScreen } from '../../features/discovery/rapid-search/rapid-search-screen.tsx'
import { useSendEmailDialog } from '../../features/outreach/compose/use-send-email-dialog.tsx'
import { useCanWork } from '../../ui/role/role-context.ts'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'
import { useFindSimilar } from '../shell/use-find-similar.ts'

export function RapidSearchPage() {
  const canWork = useCanWork()
  const addToCollection = useAddToCollectionDialog()
  const sendEmail = useSendEmailDialog(paths)
  const findSimilar = useFindSimilar()
  return (
    <AppFrame>
      <RapidSearchScreen
        {...(canWork && { onAddToCollection: addToCollection.open, onSendEmail: sendEmail.open })}
        onFindSimilar={findSimilar}
      />
      {addToCollection.dialog}
      {sendEmail.dialog}
      <Outlet />
    </AppFrame>
  )
}
